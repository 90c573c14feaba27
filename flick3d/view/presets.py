"""The names of the camera's places; free of Panda3D, so that the command line can list them quickly."""

from __future__ import annotations

CAMERAS: tuple[str, ...] = ("overview", "top", "street", "close", "behind", "action")
"""overview, top: the whole mat. street: low along the main street. close: at a figure. behind: over its shoulder.

action: at what a recorded flick is about to hit.
"""
