"""The light of a table: one frozen dataclass with defaults; how finely it is drawn is said by `quality`."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class PipelineSettings:
    """What can be changed of the light. Colours are linear; lengths in cm.

    sun_direction: towards the sun, any length.
    ambient_strength, mirror_strength: how much of the room's light and reflection arrives.
    eye_light: a soft light from the eye's place, so that faces under hats can be read from every side.
    contact_darkness: 0 to 1, how dark the foot of a piece is.
    pool, pool_middle: half width and half depth of the lamp's pool of light on the table, at whose rim it is half as
    bright, and where its middle is; `pool_outside` is the share of the light that is left far outside.
    glow: the light of what shines by itself, such as windows.
    backdrop_level, backdrop_tint: how blurred the room behind the table is (0 to 4), and how much of its light is seen.
    """

    sun_direction: Colour = (-0.70, -0.42, 0.56)
    sun_colour: Colour = (3.0, 2.02, 1.10)
    ambient_strength: float = 0.20
    mirror_strength: float = 0.8
    eye_light: Colour = (0.19, 0.168, 0.14)
    contact_darkness: float = 0.5
    bumpiness: float = 1.0
    exposure: float = 0.81
    pool: tuple[float, float] = (52.0, 41.0)
    pool_middle: tuple[float, float] = (-2.0, 0.0)
    pool_outside: float = 0.03
    glow: Colour = (7.5, 4.6, 2.1)
    corner_darkness: float = 0.30
    backdrop_level: float = 3.0
    backdrop_tint: Colour = (0.042, 0.024, 0.014)
    background: Colour = (0.016, 0.009, 0.005)


DAYLIGHT = PipelineSettings()
"""The settings of the game."""
