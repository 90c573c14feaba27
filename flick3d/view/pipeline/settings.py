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
    vignette: half width and half depth of the lit oval on the table; it is as dark as `vignette_darkness` outside.
    backdrop_level, backdrop_tint: how blurred the room behind the table is (0 to 4), and how much of its light is seen.
    """

    sun_direction: Colour = (-0.60, -0.46, 0.66)
    sun_colour: Colour = (2.36, 1.75, 1.13)
    ambient_strength: float = 0.29
    mirror_strength: float = 0.8
    eye_light: Colour = (0.19, 0.168, 0.14)
    contact_darkness: float = 0.5
    bumpiness: float = 1.0
    exposure: float = 0.81
    vignette: tuple[float, float] = (60.0, 44.0)
    vignette_darkness: float = 0.07
    corner_darkness: float = 0.30
    backdrop_level: float = 2.0
    backdrop_tint: Colour = (0.095, 0.070, 0.052)
    background: Colour = (0.020, 0.012, 0.008)


DAYLIGHT = PipelineSettings()
"""The settings of the game."""
