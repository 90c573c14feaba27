"""Every screen that the HUD of either game can bring, at its fullest, with the widest names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from flick3d.games.faith.actions import Choose, Done, Fasten, Found, Vote
from flick3d.games.faith.book import load as load_book
from flick3d.games.faith.events import LawEnacted
from flick3d.games.faith.state import State
from flick3d.resources import shipped_folder
from flick3d.rules.game import Seat
from flick3d.rules.prompts import Prompt
from flick3d.view.faith.ballots import Ballots
from flick3d.view.faith.board import hud_view as faith_view
from flick3d.view.faith.controls import HELP as FAITH_HELP
from flick3d.view.faith.overlay import Overlay
from flick3d.view.faith.parts import PARTS
from flick3d.view.faith.spots import brief_card
from flick3d.view.faith.story import story_view as faith_story
from flick3d.view.faith.style import STYLE as FAITH_STYLE
from flick3d.view.faith.tally import result_view as faith_result
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.theme import BRASS
from flick3d.view.hud.timeline_strip import TimelineFactory
from flick3d.view.hud.timeline_views import ButtonView, RunView, SectionView, TickView, TimelineView
from flick3d.view.hud.views import CardView, HudView, MeterView, ResultView
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked
from flick3d.view.screens.watch_view import BUTTONS, STOPS, watched
from flick3d.view.seating import Seating
from flick3d.view.western.controls import HELP as WESTERN_HELP
from flick3d.view.western.style import STYLE as WESTERN_STYLE
from flick3d.view.window import Window
from tests.view import test_faith_hud_widgets as faith
from tests.view.faith_moments import moment, placed
from tests.view.hud_screens_options import take_options_away, with_options, with_trial
from tests.view.hud_screens_western import Screen, long_log, nothing, western_screens

FAITH = FaithWords()
BOOK = load_book()

SEATING = Seating(
    tuple(Seat(name, name) for name in faith.NAMES), dict(zip(faith.NAMES[1:], ("easy", "normal", "hard"), strict=True))
)
"""A person, and computer players of all levels."""

REPLAY_PARTS: Parts = {TimelineView: TimelineFactory()}

OVER = ("help", "story", "result", "secret")
"""Parts that cover others."""


def hud_of(window: Window, size: tuple[int, int], ui_scale: float, game: str, view: HudView) -> Hud:
    """The HUD of a game for a window of `size`, whatever the size of the real one."""
    models = shipped_folder("models")
    ears = (lambda _: None, lambda _: None)
    if game == "western":
        words, parts, style = None, REPLAY_PARTS, WESTERN_STYLE
        return Hud(window.base, models, size, view, WESTERN_HELP, *ears, words, parts, style=style, ui_scale=ui_scale)
    parts = {**PARTS, **REPLAY_PARTS}
    return Hud(window.base, models, size, view, FAITH_HELP, *ears, FAITH, parts, brief_card, FAITH_STYLE, ui_scale)


def turn_to(hud: Hud, screen: Screen) -> None:
    """Show another screen of the same game."""
    _, view, prepare = screen
    take_options_away()
    hud.clear_announcements()
    hud.show_help(False)
    hud.show_story(None)
    hud.show_result(None)
    hud.show(view)
    prepare(hud)
    hud.update(0.5)


def faithful(prompt: Prompt | None, overlay: Overlay | None = None, count: int = 4, **changes: Any) -> HudView:
    """A match of so many players with four Laws."""
    names = faith.NAMES[:count]
    base = moment(names, scores=(38, 40, 41, 12)[:count], laws=("king-ape", "grand-tour", "holy-bowling", "lost-sheep"))
    state: State = replace(base, **{"active": names[0], "first": names[1], **changes})
    hand, _ = step(Hand(), Asked(prompt))
    return faith_view(state, prompt, Moment(hand), FAITH, overlay or Overlay(), None, SEATING)


def voting(count: int) -> HudView:
    """The Council: one has voted."""
    names = faith.NAMES[:count]
    prompt = Prompt("vote", names[1], names[1], choices=(Vote("up"), Vote("down")))
    ballots = Ballots(faith.AGENDA, marks=((names[0], "up"),))
    return faithful(prompt, Overlay(ballots), count, phase="vote", agenda=faith.AGENDA)


def votes_open() -> HudView:
    """All votes lie open."""
    thumbs = tuple((name, "up" if index else "down") for index, name in enumerate(faith.NAMES))
    ballots = Ballots(faith.AGENDA, shown=thumbs, seconds=1.0, decided=LawEnacted(faith.AGENDA[0], "votes"))
    return faithful(None, Overlay(ballots), phase="mission")


def temples() -> HudView:
    """Eight buttons."""
    name = faith.NAMES[0]
    choices = (*(Found(f"prophet-blue-{n}") for n in (1, 2, 3)), *(Fasten(f"prophet-blue-{n}") for n in (1, 2)), Done())
    return faithful(Prompt("temples", name, name, choices=choices), phase="temples")


def looking_at_a_law() -> HudView:
    """One of four Laws large."""
    laws = ("king-ape", "grand-tour", "holy-bowling", "lost-sheep")
    return faithful(None, Overlay(law="lost-sheep"), phase="mission", laws=laws)


def choosing_a_god() -> HudView:
    """Both sides of a card; no Laws yet."""
    name = faith.NAMES[0]
    prompt = Prompt("gods", name, name, choices=(Choose("dagda"), Choose("morrigan")))
    return faithful(prompt, phase="gods", generation=0, laws=(), gods=("",) * 4)


def racing() -> HudView:
    """The race for the first turn."""
    name = faith.NAMES[0]
    return faithful(Prompt("race", name, name), phase="race", generation=0, laws=())


def heart() -> HudView:
    """Freja's Heart is placed."""
    name = faith.NAMES[0]
    return faithful(Prompt("heart", name, name, choices=(Done(),)), phase="heart")


def faith_end() -> ResultView:
    """Four columns."""
    from flick3d.rules.outcome import Outcome

    scores = (41, 40, 38, 12)
    outcome = Outcome(faith.NAMES[0], "points", tuple(zip(faith.NAMES, scores, strict=True)))
    state = placed(moment(faith.NAMES, phase="over", scores=scores, outcome=outcome), "temple-green-1", "map")
    return faith_result(state, (), FAITH, SEATING)


def faith_screens() -> Mapping[str, Screen]:
    """Flick of Faith, by name."""
    names, mission = faith.NAMES, faithful(None, phase="mission")
    told = faith_story(moment(names, gods=("",) * 4), FAITH, SEATING)
    brief = CardView("A Temple for Benedict", f"{names[2]} gives a Prophet for it, on the southern Island", brief=True)
    card = CardView("The Council", f"{names[0]} and {names[2]} are tied, and chance decides what holds", "news")
    return {
        "gods": ("faith", choosing_a_god(), nothing),
        "race": ("faith", racing(), lambda hud: hud.announce(card)),
        "council of two": ("faith", voting(2), nothing),
        "council of three": ("faith", voting(3), nothing),
        "council of four": ("faith", voting(4), nothing),
        "secret": ("faith", faith.voting_with_the_mouse(), nothing),
        "votes shown": ("faith", votes_open(), nothing),
        "verdict": ("faith", faith.themis(), nothing),
        "mission": ("faith", replace(faith.turn(), meter=MeterView(0.7, live=True)), nothing),
        "temples": ("faith", temples(), lambda hud: hud.announce(brief)),
        "large law": ("faith", looking_at_a_law(), nothing),
        "large god": ("faith", faith.looking_at_a_god(), nothing),
        "story": ("faith", faithful(None, phase="mission"), lambda hud: hud.show_story(told)),
        "help": ("faith", faithful(None, phase="mission"), lambda hud: hud.show_help(True)),
        "result": ("faith", faithful(None, phase="over"), lambda hud: hud.show_result(faith_end())),
        "options": ("faith", mission, with_options(FAITH_STYLE, "quality")),
        "options at the end": (
            "faith",
            faithful(None, phase="mission"),
            with_options(FAITH_STYLE, "reset", ui_scale=2.0),
        ),
        "replay": ("faith", replay(votes_open()), nothing),
        "replayed mission": ("faith", replay(faithful(None, phase="mission")), nothing),
        "heart": ("faith", heart(), long_log),
    }


def replay(view: HudView) -> HudView:
    """The same in a replay of a long match, with the widest words."""
    ticks = tuple(TickView(each / 300.0, BRASS, each % 5 == 0) for each in range(300))
    sections = tuple(SectionView(f"Generation {each + 1}", each / 9.0, (each + 1) / 9.0) for each in range(9))
    buttons = tuple(ButtonView((word,), icon, stops=word in STOPS) for word, icon in BUTTONS)
    told = f"Generation 3, turn 128, {faith.NAMES[0]}: a Law is enacted"
    marks = (0.0, 0.37, 1.0)
    return watched(view, TimelineView(RunView(ticks, sections), buttons, 0.63, told, "0.25x", marks), view.hint)


def replayed_town() -> dict[str, Screen]:
    """A Western replay."""
    return {"replay": ("western", replay(western_screens()["acting"][1]), nothing)}


def all_screens() -> Mapping[str, Screen]:
    """Both games, by `game/name`."""
    some = next(iter(western_screens().values()))[1]
    western = {
        **western_screens(),
        **replayed_town(),
        "options": ("western", some, with_options(WESTERN_STYLE, "sound.room_stays")),
        **{
            f"options {key}": ("western", some, with_options(WESTERN_STYLE, key))
            for key in ("display.frames", "colours", "camera.shift_inverted", "hand.flicking", "language")
        },
        "trial": ("western", some, with_trial(WESTERN_STYLE)),
        "options at the end": ("western", some, with_options(WESTERN_STYLE, "sound.music2", 3)),
    }
    # The last one of a game has no options, which would outlive their HUD.
    western["log"] = western.pop("log")
    return {
        f"{game}/{name}": screen
        for game, screens in (("western", western), ("faith", faith_screens()))
        for name, screen in screens.items()
    }
