"""The ladder of qualities: what a driver refuses is told, and the next lower one is drawn."""

from __future__ import annotations

import dataclasses
import itertools
import re

import pytest

from flick3d.resources import shipped_folder
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area
from flick3d.view.pipeline import pipeline as pipeline_module
from flick3d.view.pipeline.pipeline import Pipeline
from flick3d.view.pipeline.quality import HIGH, LOW, MEDIUM, QUALITIES, quality_named
from flick3d.view.pipeline.shaders import ShaderText, load_shader, shipped_text
from flick3d.view.window import WindowSettings, open_window


def built(text: ShaderText, quality=HIGH) -> tuple[str | None, list[str]]:
    """The quality that is drawn with these shaders' texts, and what was told."""
    told: list[str] = []
    window = open_window(WindowSettings(size=(96, 64), offscreen=True, quality=quality.name))
    try:
        made = Pipeline(
            window,
            window.base.render,
            shipped_folder("models"),
            Area(),
            warn=told.append,
            quality=quality,
            text=text,
        )
        window.base.graphics_engine.render_frame()
        window.grab()
        assert made.is_plain == (made.quality is None) == (made.decal_shader is None) == (made.shade_shader is None)
        made.close()
        return (None if made.quality is None else made.quality.name), told
    finally:
        window.close()


def broken(name: str, before: str = "") -> ShaderText:
    """The shipped texts, of which one does not compile any more, from a line of it on."""

    def text(file: str) -> str:
        shipped = shipped_text(file)
        if file != name:
            return shipped
        return shipped.replace(before, f"{before}\nnonsense;\n", 1) if before else shipped + "\nnonsense;\n"

    return text


@pytest.mark.parametrize("quality", QUALITIES, ids=lambda each: each.name)
def test_every_quality_can_be_drawn_here(quality) -> None:
    assert built(shipped_text, quality) == (quality.name, [])


@pytest.mark.parametrize(
    ("text", "drawn", "instead"),
    [
        (broken("shadow.glsl", "#if SHADOW_KIND == 2"), "medium", ["medium"]),
        (broken("halve.frag"), "low", ["medium", "low"]),
        (broken("occlusion.glsl", "#if OCCLUSION"), "low", ["medium", "low"]),
        (broken("film.glsl"), None, ["medium", "low", "plain light"]),
        (broken("surface.vert"), None, ["medium", "low", "plain light"]),
    ],
    ids=["high-only", "developing", "occlusion", "everything", "vertex"],
)
def test_a_shader_that_does_not_compile_costs_a_quality(
    text: ShaderText, drawn: str | None, instead: list[str]
) -> None:
    found, told = built(text)
    assert found == drawn
    assert len(told) == len(instead)
    for message, name in zip(told, instead, strict=True):
        assert f"{name} instead" in message and "update the driver" in message and "\n" not in message


def test_from_medium_there_are_fewer_steps_down() -> None:
    found, told = built(broken("film.glsl"), MEDIUM)
    assert (found, len(told)) == (None, 2)


def test_a_driver_without_pictures_of_light_draws_low(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise FlickError("the graphics driver gives no picture to develop: update the driver")

    monkeypatch.setattr(pipeline_module, "Developing", refuse)
    found, told = built(shipped_text)
    assert found == "low"
    assert [message.split(":")[0] for message in told] == ["no high quality", "no medium quality"]


def test_presets_go_from_cheap_to_fine() -> None:
    assert [quality.name for quality in QUALITIES] == ["low", "medium", "high"]
    assert quality_named("medium") is MEDIUM
    assert LOW.switches == {"SHADOW_KIND": 0, "OCCLUSION": 0, "DEVELOPED_LATER": 0, "FOCUS": 0, "BLOOM": 0}
    assert MEDIUM.switches == {"SHADOW_KIND": 1, "OCCLUSION": 1, "DEVELOPED_LATER": 1, "FOCUS": 0, "BLOOM": 0}
    assert set(HIGH.switches.values()) == {1, 2}
    for cheaper, finer in itertools.pairwise(QUALITIES):
        assert cheaper.shadow_taps < finer.shadow_taps and cheaper.occlusion_taps < finer.occlusion_taps
    with pytest.raises(dataclasses.FrozenInstanceError):
        LOW.shadow_taps = 2  # type: ignore[misc]


def test_loops_of_our_shaders_end_where_a_uniform_says() -> None:
    """Constant bounds are unrolled, and software drivers then compile for minutes; four rounds are few enough."""
    for name in ("surface.frag", "shadow.glsl", "occlusion.glsl", "focus.frag", "glow.frag", "halve.frag"):
        for bound in re.findall(r"for \(int \w+ = [^;]+; \w+ <=? ([^;]+);", shipped_text(name)):
            assert not bound.isdigit() or int(bound) <= 4, (name, bound)


def test_includes_and_switches_stand_in_the_text() -> None:
    shader = load_shader("surface", HIGH.switches)
    text = shader.get_text(1) or shader.get_text(2)
    assert text.startswith("#version 150\n#define ")
    assert "#pragma include" not in text
