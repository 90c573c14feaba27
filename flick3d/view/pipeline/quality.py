"""How finely the light is drawn: one frozen dataclass, and its three presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from flick3d.settings import QualityName


@dataclass(frozen=True)
class QualitySettings:
    """What a quality costs and gives. Lengths in cm.

    shadow_size: pixels along each side of the sun's picture. shadow_taps: looks into it for each pixel.
    shadow_softness: radius of a shadow's edge where it is the same everywhere. blocker_taps: looks for what casts the
    shadow; with any, edges are `thinnest_edge` where it touches the ground, and wider the farther away it is, as under
    a sun of `sun_width` (tangent), up to `widest_edge`. shadow_bias, shadow_offset: against shadows on what casts them.
    occlusion_size: pixels along each side of the picture of heights; 0 for no occlusion but darker feet.
    occlusion_taps, occlusion_reach, occlusion_strength: how it is looked at.
    developed: whether light is kept as it is and turned into a picture at the end, with smooth edges where a graphics
    card draws. blur_taps: looks for what is out of focus; 0 for none. aperture: width of the lens; the wider, the more
    blurred is what is not in focus. widest_blur: radius of the blur at most, as a share of the picture's height.
    bloom: how much light flows over from what is brighter than `glares_from`. grain: of the film, against banding.
    """

    name: QualityName
    shadow_size: int
    shadow_taps: int
    shadow_softness: float = 0.14
    shadow_bias: float = 0.05
    shadow_offset: float = 0.1
    blocker_taps: int = 0
    sun_width: float = 0.09
    thinnest_edge: float = 0.05
    widest_edge: float = 1.6
    occlusion_size: int = 0
    occlusion_taps: int = 0
    occlusion_reach: float = 4.5
    occlusion_strength: float = 2.0
    developed: bool = True
    blur_taps: int = 0
    aperture: float = 0.16
    widest_blur: float = 0.012
    bloom: float = 0.0
    glares_from: float = 2.3
    grain: float = 0.012

    @property
    def switches(self) -> Mapping[str, int]:
        """What is switched on in the shaders; see `shaders.SWITCHES`."""
        return {
            "SHADOW_KIND": 2 if self.blocker_taps else 1 if self.shadow_taps > 1 else 0,
            "OCCLUSION": int(self.occlusion_size > 0),
            "DEVELOPED_LATER": int(self.developed),
            "FOCUS": int(self.blur_taps > 0),
            "BLOOM": int(self.bloom > 0.0),
        }


LOW = QualitySettings("low", shadow_size=1024, shadow_taps=1, shadow_bias=0.05, shadow_offset=0.16, developed=False)
"""For old laptops: one look at the shadow, drawn straight into the window."""
MEDIUM = QualitySettings("medium", shadow_size=2048, shadow_taps=8, occlusion_size=512, occlusion_taps=8)
"""Soft shadows, occlusion, and light that is developed like a film."""
HIGH = QualitySettings(
    "high",
    shadow_size=2048,
    shadow_taps=16,
    blocker_taps=10,
    occlusion_size=1024,
    occlusion_taps=14,
    blur_taps=28,
    bloom=0.12,
)
"""All of it: shadows that harden on contact, finer occlusion, depth of field, bloom."""

QUALITIES: tuple[QualitySettings, ...] = (LOW, MEDIUM, HIGH)
"""From the cheapest to the finest."""


def quality_named(name: QualityName) -> QualitySettings:
    """The preset of this name."""
    return next(quality for quality in QUALITIES if quality.name == name)
