"""Builds all models of both games and their textures into models/.

    python models/source/build.py [--only NAME ...] [--out FOLDER]

NAME is a model (lawman-1, saloon, ...) or a picture (mat.jpg, ...); a model alone does not rebuild its pictures. The
same input gives the same bytes. Needs numpy, scipy, pillow, shapely, pyyaml
and mapbox-earcut.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import discs
import duel_ground
import effects
import extras
import faith_cloth
import faith_discs
import faith_props
import faith_stickers
import figure_paint
import figures
import fitting_pictures
import ground
import hats
import neutrals
import props
import sign_pictures
import surfaces
import token_pictures
import tokens
import town
from faith_emblems import PEOPLES
from figure_looks import FIGURES
from gltf_file import Node, write_glb
from houses import SIDINGS
from noise import Picture
from pictures import save_picture
from token_emblems import FACES

MODELS_FOLDER = Path(__file__).resolve().parent.parent

HATS: tuple[tuple[hats.Side | None, int | None], ...] = (
    *(("outlaw" if look.outlaw else "lawman", look.number) for look in FIGURES),
    (None, None),
)

MODELS: dict[str, Callable[[], Node]] = {
    **{look.name: partial(figures.figure, look) for look in FIGURES},
    "woman": neutrals.woman,
    "man": neutrals.man,
    **{hats.name_of(*each): partial(hats.hat, *each) for each in HATS},
    **{kind: partial(tokens.token, kind) for kind in FACES},
    "closed": tokens.closed,
    "winchester-template": tokens.winchester_template,
    "dynamite-stick": extras.dynamite_stick,
    "exit-post": extras.exit_post,
    **town.HOUSES,
    "boards": town.boards,
    "splinter": town.splinter,
    "barrel": props.barrel,
    "cactus": props.cactus,
    "fence": props.fence,
    "hay": props.hay,
    "gallows": props.gallows,
    "bullet": discs.bullet,
    "movement-disc": discs.movement_disc,
    "mat": ground.mat,
    "duel-mat": duel_ground.duel_mat,
    "table": ground.table,
    "faith-mat": faith_cloth.faith_mat,
    **{
        f"{rank}-{colour}": partial(faith_discs.disc, rank, colour)
        for colour in PEOPLES
        for rank in ("prophet", "templar", "temple")
    },
    "sphinx-yellow": partial(faith_discs.disc, "sphinx", "yellow"),
    "king-ape": partial(faith_discs.disc, "king-ape"),
    "hand-of-god": faith_props.hand_of_god,
    "tornado": faith_props.tornado,
    "heart": faith_props.heart,
    "first-player": faith_props.first_player,
    "wind-arrow": faith_props.wind_arrow,
}


def _surface(make: Callable[[], surfaces.Surface], name: str) -> Callable[[], dict[str, Picture]]:
    def pictures() -> dict[str, Picture]:
        colours, relief = make()
        return {f"{name}.jpg": colours, f"{name}-relief.jpg": relief}

    return pictures


def _siding(name: str) -> dict[str, Picture]:
    colour, wear = SIDINGS[name]
    number = list(SIDINGS).index(name)
    if name == "bank":
        colours, relief = surfaces.stone(colour, 3)
        return {"siding-bank.jpg": colours, "stone-relief.jpg": relief}
    colours, relief = surfaces.siding(colour, 50 + number, wear)
    # All boards have the same joints, so one relief does for all houses.
    return {f"siding-{name}.jpg": colours} | ({"siding-relief.jpg": relief} if name == "saloon" else {})


def _fittings() -> dict[str, Picture]:
    sheet, glow = fitting_pictures.fittings()
    return {"fittings.jpg": sheet, "fittings-glow.jpg": glow}


def _one(name: str, make: Callable[[], Picture]) -> Callable[[], dict[str, Picture]]:
    return lambda: {f"{name}.jpg": make()}


PICTURES: dict[str, Callable[[], dict[str, Picture]]] = {
    "beech.jpg": _surface(surfaces.beech, "beech"),
    "paint.jpg": _one("paint", surfaces.paint),
    "shingles.jpg": _surface(surfaces.shingles, "shingles"),
    "staves.jpg": _surface(surfaces.staves, "staves"),
    "straw.jpg": _surface(surfaces.straw, "straw"),
    "table.jpg": _surface(surfaces.table_planks, "table"),
    "mat.jpg": _one("mat", ground.mat_picture),
    "grit.jpg": _one("grit", ground.grit_picture),
    "duel-mat.jpg": _one("duel-mat", duel_ground.duel_mat_picture),
    "faith-mat.jpg": lambda: {"faith-mat.jpg": faith_cloth.mat_picture(), "faith-mat-relief.jpg": faith_cloth.relief()},
    "faith-stickers.jpg": _one("faith-stickers", faith_stickers.stickers),
    "faith-stickers-signs.jpg": _one("faith-stickers-signs", partial(faith_stickers.stickers, True)),
    "signs.jpg": _one("signs", sign_pictures.signs),
    "fittings.jpg": _fittings,
    "cactus.jpg": _one("cactus", props.cactus_picture),
    discs.BOOT_PICTURE: _one("movement-disc", discs.boot_picture),
    "figure-relief.jpg": _one("figure-relief", figure_paint.figure_relief),
    **{f"siding-{name}.jpg": partial(_siding, name) for name in SIDINGS},
    **{f"{hats.name_of(*each)}.jpg": _one(hats.name_of(*each), partial(hats.picture, *each)) for each in HATS},
    **{
        f"{hats.name_of(*each)}-signs.jpg": _one(f"{hats.name_of(*each)}-signs", partial(hats.picture, *each, True))
        for each in HATS
    },
    "woman.jpg": _one("woman", neutrals.woman_picture),
    "man.jpg": _one("man", neutrals.man_picture),
    "tokens.jpg": _one("tokens", token_pictures.tokens),
    "smoke.png": lambda: {"smoke.png": effects.smoke()},
    "flash.png": lambda: {"flash.png": effects.flash()},
    **{f"{look.name}.jpg": _one(look.name, partial(figures.picture, look)) for look in FIGURES},
}


def main(arguments: list[str] | None = None) -> int:
    """Builds what the command line asks for; prints a line per file."""
    parser = argparse.ArgumentParser(description="Builds the models and textures of both games.")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="models or pictures to build (all when left out)")
    parser.add_argument("--out", type=Path, default=MODELS_FOLDER, help="folder to build into")
    options = parser.parse_args(arguments)
    wanted = options.only or [*PICTURES, *MODELS]
    unknown = [name for name in wanted if name not in MODELS and name not in PICTURES]
    if unknown:
        print(f"no such model or picture: {', '.join(unknown)}", file=sys.stderr)
        return 2
    options.out.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        if name in PICTURES:
            for file_name, picture in PICTURES[name]().items():
                path = options.out / "textures" / file_name
                save_picture(picture, path)
                height, width, _ = picture.shape
                print(f"{file_name:24s} {width:5d} x {height:<5d} {path.stat().st_size / 1024:8.0f} KiB")
        else:
            path = options.out / f"{name}.glb"
            triangles = write_glb(path, MODELS[name]())
            print(f"{path.name:24s} {triangles:7d} triangles {path.stat().st_size / 1024:8.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
