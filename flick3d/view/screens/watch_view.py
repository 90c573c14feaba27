"""What the HUD of a replay shows, made from its timeline. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from flick3d.view.hud.timeline_strip import POINT
from flick3d.view.hud.timeline_views import ButtonView, RunView, SectionView, TickView, TimelineView
from flick3d.view.hud.views import HintView, HudView
from flick3d.view.screens.timeline import Place, Timeline
from flick3d.view.words import CommonWords

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0)
NORMAL = SPEEDS.index(1.0)
BUTTONS: tuple[tuple[str, str], ...] = (
    ("turn-back", "arrow-left"),
    ("pause", "pause"),
    ("turn-on", "arrow-right"),
    ("slower", "slower"),
    ("faster", "faster"),
    ("repeat", "again"),
    ("bookmark", "star"),
)
"""What the small buttons command, and their pictures."""
STOPS = ("turn-back", "turn-on")
"""Buttons whose arrow ends at a stroke: they jump, they do not play."""
PLAY_ICON = "arrow-right"
LEAST_MOVE = 1.0 / 2000.0
"""Share of the bar that a knob moves at least: a smaller step is not seen, and costs nothing then."""


def run_view(timeline: Timeline) -> RunView:
    """The bar of a record: its sections, a tick for every flick, a tall one for every turn."""
    chapters = timeline.chapters
    turns = tuple(TickView(timeline.share(Place(step)), chapters[step].colour, tall=True) for step in timeline.turns)
    flicks = tuple(
        TickView(timeline.share(Place(step)), chapter.colour)
        for step, chapter in enumerate(chapters)
        if timeline.is_flick(step)
    )
    return RunView(turns + flicks, tuple(SectionView(*section) for section in timeline.sections()))


def told(timeline: Timeline, place: Place, words: CommonWords, with_outcome: bool) -> str:
    """A place in words. with_outcome: also what came of its step, which a viewer may not have seen yet."""
    if not timeline.chapters:
        return ""
    chapter = timeline.chapters[min(place.step, len(timeline) - 1)]
    fields: dict[str, str | int] = {"section": chapter.section, "turn": chapter.turn, "player": chapter.player}
    code = "watch:turn" if not with_outcome else "watch:moment" if chapter.told else "watch:moment:quiet"
    return words.hint(code, piece="", **fields, told=chapter.told)


def timeline_view(
    timeline: Timeline,
    run: RunView,
    place: Place,
    speed: float,
    paused: bool,
    bookmarks: Iterable[Place],
    hovered: tuple[str, ...],
    words: CommonWords,
) -> TimelineView:
    """The timeline now. hovered: the words of what is under the pointer."""
    pointed_at = float(hovered[1]) if hovered[:1] == (POINT,) else None
    is_on = {"turn-back": place > Place(0), "turn-on": place < timeline.end}
    return TimelineView(
        run=run,
        buttons=tuple(
            ButtonView((word,), PLAY_ICON if word == "pause" and paused else icon, is_on.get(word, True), word in STOPS)
            for word, icon in BUTTONS
        ),
        at=round(timeline.share(place) / LEAST_MOVE) * LEAST_MOVE,
        caption=told(timeline, place, words, with_outcome=False),
        speed=f"{speed:g}x",
        bookmarks=tuple(timeline.share(each) for each in bookmarks),
        pointed="" if pointed_at is None else told(timeline, timeline.at(pointed_at), words, with_outcome=True),
        pointed_at=pointed_at or 0.0,
    )


def hint_of(hovered: tuple[str, ...], words: CommonWords) -> HintView | None:
    """What a small button does that is under the pointer; None for anything else."""
    if len(hovered) == 1 and hovered[0] in dict(BUTTONS):
        return HintView(words.hint(f"watch:{hovered[0]}"))
    return None


def watched(view: HudView, timeline: TimelineView, hint: HintView) -> HudView:
    """The usual HUD as it is in a replay."""
    return replace(view, actions=(), hint=hint, extras=(*view.extras, timeline))
