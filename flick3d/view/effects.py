"""Blasts and collapsing houses: a few pictures that are made once, and shown and moved for as long as it smokes."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from panda3d.core import Filename, NodePath, Shader, Texture, TexturePool

from flick3d.rules.errors import FlickError
from flick3d.view.cards import Card
from flick3d.view.debris import LASTS, Debris
from flick3d.view.decals import SHADE, Decal
from flick3d.view.models import ModelPool
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.smoke import (
    BLAST,
    COLLAPSE,
    DUST_PUFFS,
    DUST_SECONDS,
    Cloud,
    Puff,
    dust,
    flash,
    puff,
    scorch,
    tremor,
)

SMOKE_NEARER = 3.0
"""cm that smoke counts as nearer to the eye, so that the ground cuts no line into it."""
COLLAPSES = 2
"""How many houses can collapse at the same time; more share the oldest one's smoke."""
SHAKE_OF_COLLAPSE = 0.45
"""How much less than a blast a collapse shakes."""
CALM_SHARE = 0.2
"""What is left of a flash when less motion is asked for; nothing shakes then."""
SCORCH_HEIGHT = 0.015


class Smoke:
    """Puffs that can be started again and again."""

    def __init__(
        self,
        parent: NodePath,
        shader: Shader | None,
        picture: Texture,
        puffs: int,
        seconds: float,
        look: Callable[[int, float], Puff | None],
    ) -> None:
        """`look`: how a puff, by its number, looks so long after the start; after `seconds` none is there."""
        self._root = parent.attach_new_node("smoke")
        square = unit_square()
        self._seconds = seconds
        self._look = look
        self._cards = [Card(self._root, square, shader, picture, SMOKE_NEARER, ragged=True) for _ in range(puffs)]
        self.age = math.inf

    @property
    def active(self) -> bool:
        """Whether some of it is left."""
        return self.age < self._seconds

    def start(self, x: float, y: float, direction: float = 0.0) -> None:
        """Let it begin on the ground at (x, y), cm; `direction` turns the cloud, degrees."""
        self._root.set_pos_hpr(x, y, 0.0, direction, 0.0, 0.0)
        self.age = 0.0
        self.show()

    def show(self) -> None:
        """Draw it as it is at its age."""
        for number, card in enumerate(self._cards):
            now = self._look(number, self.age)
            if now is None:
                card.hide()
            else:
                card.put(now.place, now.size, now.colour)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self.active:
            self.age += seconds
            self.show()

    def clear(self) -> None:
        """None of it is left."""
        self.age = math.inf
        self.show()


class Effects:
    """What a table shows of blasts and collapses. `calm`: less of what shakes and flashes."""

    def __init__(
        self, root: NodePath, models: Path, decals: Shader | None, cards: Shader | None, pool: ModelPool
    ) -> None:
        """`models`: folder of the models. Raises FlickError when a picture or a model is missing."""
        self._root = root.attach_new_node("effects")
        picture = _picture(models, "smoke")
        square = unit_square()

        def cloud(kind: Cloud) -> Smoke:
            return Smoke(self._root, cards, picture, kind.puffs, kind.seconds, lambda *when: puff(kind, *when))

        self._blast = cloud(BLAST)
        self._dust = Smoke(self._root, cards, picture, DUST_PUFFS, DUST_SECONDS, dust)
        self._collapses = [(cloud(COLLAPSE), Debris(self._root, pool)) for _ in range(COLLAPSES)]
        self._ages = [math.inf] * COLLAPSES
        self._flash = Card(self._root, square, cards, _picture(models, "flash"), SMOKE_NEARER)
        self._scorch = Decal(self._root, square, decals, SHADE, SCORCH_HEIGHT, 0)
        self._scorch.hide()
        # Without our shader a soft patch would be a square.
        self._is_soft = decals is not None
        self._place = (0.0, 0.0)
        self._age = math.inf
        self.calm = False

    @property
    def tremor(self) -> float:
        """How much the camera shakes now, 0 to 1."""
        strength = max(tremor(self._age), SHAKE_OF_COLLAPSE * max(tremor(age) for age in self._ages))
        return 0.0 if self.calm else strength

    @property
    def active(self) -> bool:
        """Whether something smokes, flies about or shakes."""
        return self._age < BLAST.seconds or self.flies

    @property
    def flies(self) -> bool:
        """Whether boards of a fallen house are in the air or lie there, with their shadows."""
        return any(age < LASTS for age in self._ages)

    def blast(self, x: float, y: float) -> None:
        """Something goes off on the ground at (x, y), cm."""
        self._place, self._age = (x, y), 0.0
        for smoke in (self._blast, self._dust):
            smoke.start(x, y)
        self._show_blast()

    def collapse(self, x: float, y: float, direction: float) -> None:
        """A house at (x, y), cm, whose door looks in `direction`, degrees, falls down."""
        oldest = max(range(COLLAPSES), key=lambda number: self._ages[number])
        self._ages[oldest] = 0.0
        smoke, debris = self._collapses[oldest]
        smoke.start(x, y, direction)
        debris.start(x, y, direction)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        for number, (smoke, debris) in enumerate(self._collapses):
            smoke.advance(seconds)
            if self._ages[number] < LASTS:
                self._ages[number] += seconds
                debris.show(self._ages[number])
        for smoke in (self._blast, self._dust):
            smoke.advance(seconds)
        if self._age < math.inf:
            self._age += seconds
            self._show_blast()

    def clear(self) -> None:
        """Nothing smokes any more, and the burnt patch is gone."""
        self._age = math.inf
        self._ages = [math.inf] * COLLAPSES
        for smoke, debris in self._collapses:
            smoke.clear()
            debris.show(math.inf)
        for smoke in (self._blast, self._dust):
            smoke.clear()
        self._show_blast()

    def _show_blast(self) -> None:
        x, y = self._place
        light = flash(self._age)
        if light is None:
            self._flash.hide()
        else:
            red, green, blue, opacity = light.colour
            opacity *= CALM_SHARE if self.calm else 1.0
            self._flash.put((x, y, light.place[2]), light.size, (red, green, blue, opacity))
        burnt = scorch(self._age)
        if burnt is None:
            self._scorch.hide()
            self._age = math.inf
        elif self._is_soft:
            self._scorch.lay(x, y, 0.0, (7.0, 7.0), (0.8, 0.8, 0.8, 2.2))
            self._scorch.colour(burnt)


def _picture(models: Path, name: str) -> Texture:
    """A picture of models/textures. Raises FlickError when it is missing."""
    file = models / "textures" / f"{name}.png"
    texture = TexturePool.load_texture(Filename.from_os_specific(str(file))) if file.is_file() else None
    if texture is None:
        raise FlickError(f"{file}: this picture is missing: install the game again")
    return texture
