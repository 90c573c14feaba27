"""The lesson and the hints of Flick 'em Up!; what they say is in `wording`."""

from __future__ import annotations

from flick3d.view.lessons.lesson import Lesson, Step, Target

HIS_TURN = ("person", "asked:act", "mode:acting")

STEPS: tuple[Step, ...] = (
    Step("w-look", ("person", "asked:choose-cowboy"), ("camera",), Target(button=("camera", "o"))),
    Step("w-choose", ("person", "asked:choose-cowboy"), ("play",), Target(piece="lawman-1"), "W12"),
    Step("w-disc", HIS_TURN, ("aims:move",), Target(button=("move",)), "W30"),
    Step("w-pull", ("person", "mode:aiming|mode:pulling|mode:charging"), ("move", "shoot"), Target(asked=True), "W20"),
    Step("w-face", ("person", "asked:face"), ("face",), Target(asked=True), "W31"),
    Step("w-shoot", HIS_TURN, ("shoot",), Target(button=("shoot", "left")), "W50"),
    Step("w-topple", (*HIS_TURN, "heard:Missed"), ("Hit",), Target(piece="outlaw-1"), "W51"),
    Step("w-hit", ("heard:Hit",), (), Target(), "W51"),
    Step("w-hats", ("heard:HatTurned",), (), Target(), "W11"),
    Step("w-computer", ("computer", "heard:HatTurned"), (), Target(), "W12"),
    Step("w-house", HIS_TURN, ("Entered",), Target(piece="saloon", radius=8.0), "W40"),
    Step("w-inside", ("heard:Entered",), (), Target(), "W40"),
    Step("w-win", ("person", "heard:HatTurned"), (), Target(button=("story",)), "W90"),
)

LESSON = Lesson("western", "lessons/western", ("lawmen", "outlaws"), STEPS)

HINTS: tuple[Step, ...] = (
    Step("hint-duel", ("person", "asked:duel"), ("shoot",), Target(asked=True), "W76"),
    Step("hint-challenge", ("person", "asked:challenge"), ("challenge",), Target(), "W75"),
    Step("hint-block", ("person", "asked:block"), ("stand",), Target(), "W40"),
    Step("hint-second", ("person", "asked:second-bullet"), ("shoot", "hold"), Target(), "W58"),
    Step("hint-drawn", ("person", "asked:drawn"), ("keep", "trade", "leave"), Target(), "W72"),
    Step("hint-rifle", (*HIS_TURN, "offer:rifle"), ("rifle",), Target(button=("rifle",)), "W81"),
    Step("hint-dynamite", (*HIS_TURN, "offer:throw"), ("throw",), Target(button=("throw",)), "W82"),
    Step("hint-take", (*HIS_TURN, "offer:take"), ("take",), Target(), "W70"),
    Step("hint-draw", (*HIS_TURN, "offer:draw"), ("draw",), Target(), "W72"),
    Step("hint-turn", (*HIS_TURN, "offer:turn"), ("turn",), Target(), "S4"),
    Step("hint-aside", (*HIS_TURN, "offer:aside"), ("aside",), Target(button=("aside",)), "W42"),
    Step("hint-failed", ("person", "asked:face", "came:MoveFailed"), (), Target(), "W32"),
    Step("hint-grazed", ("person", "came:Missed"), (), Target(), "W57"),
)
