"""The face of Flick 'em Up!: walnut and paper, and the letters of a wanted poster."""

from __future__ import annotations

from flick3d.view.hud.style import Style

STYLE = Style(signed={f"icon-hat-{colour}": f"icon-hat-{colour}-signs" for colour in ("red", "blue")})
