"""The materials that models share, and the tints that vertex colours give them.

A tint multiplies a material's picture: many differently painted parts then share one material and are drawn at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from meshes import Colour, linear


@dataclass(frozen=True)
class Material:
    """A surface: base colour factor (linear), roughness and metallic (0..1), and the files of its pictures.

    picture: base colour; relief: normals; glow: what shines by itself.
    """

    name: str
    picture: str = ""
    relief: str = ""
    roughness: float = 0.6
    metallic: float = 0.0
    colour: Colour = (1.0, 1.0, 1.0)
    glow: str = ""


WOOD = Material("wood", "beech.jpg", "beech-relief.jpg", roughness=0.52)
PAINT = Material("paint", "paint.jpg", "beech-relief.jpg", roughness=0.48)
SHINGLES = Material("shingles", "shingles.jpg", "shingles-relief.jpg", roughness=0.75)
SIGNS = Material("signs", "signs.jpg", roughness=0.5)
FITTINGS = Material("fittings", "fittings.jpg", roughness=0.45, glow="fittings-glow.jpg")
BRASS = Material("brass", roughness=0.34, metallic=0.5, colour=linear(238, 188, 92))
GRAIN_PER_CM = 1.0 / 11.0

BARE = (1.0, 1.0, 1.0)
HONEY = (0.72, 0.56, 0.42)
OAK = (0.50, 0.35, 0.23)
WALNUT = (0.27, 0.165, 0.10)
DRIFTWOOD = (0.56, 0.47, 0.40)
SOOT = (0.045, 0.037, 0.032)
WORN_WOOD = (0.78, 0.58, 0.40)

CREAM = linear(236, 222, 190)
IVORY = linear(246, 238, 216)
CHARCOAL = linear(38, 35, 33)
IRON = linear(66, 64, 64)
GREY = linear(150, 150, 148)
DARK_RED = linear(122, 30, 24)
GOLD = linear(206, 160, 74)
