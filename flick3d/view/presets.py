"""The names of the camera's places; free of Panda3D, so that the command line can list them quickly."""

from __future__ import annotations

CAMERAS: tuple[str, ...] = ("overview", "top", "street", "close", "behind", "action")
"""overview: all that stands there. top: the whole mat. street: over a shoulder at an enemy, or along the main street.
close: at a figure's face, or at a City. behind: over a figure's shoulder, where it would go.

action: at what a recorded flick is about to hit.
"""
