"""Blasts and collapsing houses: a few pictures that are made once, and shown and moved for as long as it smokes."""

from __future__ import annotations

import math
from pathlib import Path

from panda3d.core import Filename, NodePath, Shader, Texture, TexturePool

from flick3d.rules.errors import FlickError
from flick3d.view.cards import Card
from flick3d.view.decals import RING, SHADE, Decal
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.smoke import BLAST, COLLAPSE, Cloud, dust_ring, flash, puff, scorch, tremor

SMOKE_NEARER = 3.0
"""cm that smoke counts as nearer to the eye, so that the ground cuts no line into it."""
COLLAPSES = 2
"""How many houses can collapse at the same time; more share the oldest one's smoke."""
SHAKE_OF_COLLAPSE = 0.45
"""How much less than a blast a collapse shakes."""
CALM_SHARE = 0.2
"""What is left of shake and flash when less motion is asked for."""
DUST_HEIGHT, SCORCH_HEIGHT = 0.05, 0.015


class Smoke:
    """One cloud that can be started again and again."""

    def __init__(self, parent: NodePath, shader: Shader | None, picture: Texture, cloud: Cloud) -> None:
        self._root = parent.attach_new_node("smoke")
        square = unit_square()
        self._cloud = cloud
        self._cards = [Card(self._root, square, shader, picture, SMOKE_NEARER) for _ in range(cloud.puffs)]
        self.age = math.inf

    def start(self, x: float, y: float, direction: float = 0.0) -> None:
        """Let it begin on the ground at (x, y), cm; `direction` turns the cloud, degrees."""
        self._root.set_pos_hpr(x, y, 0.0, direction, 0.0, 0.0)
        self.age = 0.0

    def show(self) -> None:
        """Draw it as it is at its age."""
        for number, card in enumerate(self._cards):
            now = puff(self._cloud, number, self.age)
            if now is None:
                card.hide()
            else:
                card.put(now.place, (now.size, now.size), now.colour)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self.age > self._cloud.seconds:
            return
        self.age += seconds
        self.show()


class Effects:
    """What a table shows of blasts and collapses. `calm`: less of what shakes and flashes."""

    def __init__(self, root: NodePath, models: Path, decals: Shader | None, cards: Shader | None) -> None:
        """`models`: folder of the models. Raises FlickError when a picture is missing."""
        self._root = root.attach_new_node("effects")
        smoke = _picture(models, "smoke")
        square = unit_square()
        self._blast = Smoke(self._root, cards, smoke, BLAST)
        self._collapses = [Smoke(self._root, cards, smoke, COLLAPSE) for _ in range(COLLAPSES)]
        self._flash = Card(self._root, square, cards, _picture(models, "flash"), SMOKE_NEARER)
        self._ring = Decal(self._root, square, decals, RING, DUST_HEIGHT, 4)
        self._scorch = Decal(self._root, square, decals, SHADE, SCORCH_HEIGHT, 0)
        for decal in (self._ring, self._scorch):
            decal.hide()
        # Without our shader a soft patch would be a square.
        self._is_soft = decals is not None
        self._place = (0.0, 0.0)
        self._age = math.inf
        self.calm = False

    @property
    def tremor(self) -> float:
        """How much the camera shakes now, 0 to 1."""
        collapse = max(tremor(smoke.age) for smoke in self._collapses)
        strength = max(tremor(self._age), SHAKE_OF_COLLAPSE * collapse)
        return strength * (CALM_SHARE if self.calm else 1.0)

    @property
    def active(self) -> bool:
        """Whether something smokes, flashes or shakes."""
        return self._age < BLAST.seconds or any(smoke.age < COLLAPSE.seconds for smoke in self._collapses)

    def blast(self, x: float, y: float) -> None:
        """Something goes off on the ground at (x, y), cm."""
        self._place, self._age = (x, y), 0.0
        self._blast.start(x, y)
        self._blast.show()
        self._show_blast()

    def collapse(self, x: float, y: float, direction: float) -> None:
        """A house at (x, y), cm, whose door looks in `direction`, degrees, falls down."""
        smoke = max(self._collapses, key=lambda each: each.age)
        smoke.start(x, y, direction)
        smoke.show()

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        for smoke in (self._blast, *self._collapses):
            smoke.advance(seconds)
        if self._age < math.inf:
            self._age += seconds
            self._show_blast()

    def clear(self) -> None:
        """Nothing smokes any more, and the burnt patch is gone."""
        self._age = math.inf
        for smoke in (self._blast, *self._collapses):
            smoke.age = math.inf
            smoke.show()
        self._show_blast()

    def _show_blast(self) -> None:
        x, y = self._place
        light = flash(self._age)
        if light is None:
            self._flash.hide()
        else:
            red, green, blue, opacity = light.colour
            opacity *= CALM_SHARE if self.calm else 1.0
            self._flash.put((x, y, light.place[2]), (light.size, light.size), (red, green, blue, opacity))
        dust = dust_ring(self._age)
        if dust is None:
            self._ring.hide()
        else:
            radius, colour = dust
            side = 2.0 * radius + 6.0
            self._ring.lay(x, y, 0.0, (side, side), (radius, 0.5, 1.5, 0.0))
            self._ring.colour(colour)
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
