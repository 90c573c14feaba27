"""Every screen that the HUD of either game can bring, at its fullest, with the widest names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from flick3d.games.faith.actions import Choose, Done, Fasten, Found, Vote
from flick3d.games.faith.book import load as load_book
from flick3d.games.faith.events import LawEnacted
from flick3d.games.faith.state import State
from flick3d.resources import shipped_folder
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
from flick3d.view.hud.views import (
    ActionView,
    BannerView,
    CardView,
    DrawnView,
    GoalView,
    HintView,
    HudView,
    ItemView,
    MeterView,
    ResultRow,
    ResultView,
    ShelfView,
    SlotView,
    StoryView,
    TeamView,
    TileView,
)
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked
from flick3d.view.western.controls import HELP as WESTERN_HELP
from flick3d.view.western.style import STYLE as WESTERN_STYLE
from flick3d.view.western.words import Words
from flick3d.view.window import Window
from tests.view import test_faith_hud_widgets as faith
from tests.view.faith_moments import moment, placed

WIDE = "W" * 24
"""The widest name that a player may have."""
LONG = "Wilhelmina von Württemberg"[:24]
WORDS = Words()
FAITH = FaithWords()
BOOK = load_book()

Prepare = Callable[[Hud], None]
Screen = tuple[str, HudView, Prepare]
"""Which game, what is always there, and what is opened then."""
OVER = ("help", "story", "result", "secret")
"""Parts that cover others."""


def nothing(_: Hud) -> None:
    """Nothing is opened."""


def hud_of(window: Window, size: tuple[int, int], ui_scale: float, game: str, view: HudView) -> Hud:
    """The HUD of a game for a window of `size`, whatever the size of the real one."""
    models = shipped_folder("models")
    ears = (lambda _: None, lambda _: None)
    if game == "western":
        return Hud(window.base, models, size, view, WESTERN_HELP, *ears, style=WESTERN_STYLE, ui_scale=ui_scale)
    return Hud(window.base, models, size, view, FAITH_HELP, *ears, FAITH, PARTS, brief_card, FAITH_STYLE, ui_scale)


def turn_to(hud: Hud, screen: Screen) -> None:
    """Show another screen of the same game."""
    _, view, prepare = screen
    hud.clear_announcements()
    hud.show_help(False)
    hud.show_story(None)
    hud.show_result(None)
    hud.show(view)
    prepare(hud)
    hud.update(0.5)


# Flick 'em Up!


def tiles(side: str) -> tuple[TileView, ...]:
    """Ten hit points, both slots, in houses, the dead, the fallen and the safe."""
    postures = ("standing", "fallen", "standing", "dead", "safe")
    return tuple(
        TileView(
            f"{side}-{number}",
            number,
            "red" if number % 2 else "blue",
            5,
            9,
            posture,
            number != 3,
            active=number == 2,
            initiative=number == 1,
            slots=("winchester", "dynamite"),
            sign="Undertaker" if posture == "standing" else "",
            note={"dead": "dead", "safe": "safe"}.get(posture, ""),
        )
        for number, posture in enumerate(postures, 1)
    )


def neutrals() -> tuple[TileView, ...]:
    """The woman and the man."""
    return tuple(TileView(who, 0, "blue", 3, 3, "standing", True, sign="Saloon") for who in ("woman", "man"))


def western(actions: int = 8, **changes: Any) -> HudView:
    """The table with full boxes on both sides."""
    codes = (
        "label:move:out", "label:shoot:left", "label:shoot:right", "label:rifle", "label:throw:right", "label:aside",
        "label:end", "label:undo",
    )  # fmt: skip
    view = HudView(
        hint=HintView(WORDS.hint("swap", token=WORDS.token("winchester")), warns=True),
        banner=BannerView(12, "12:00", "Round 12", "lawmen", "Lawmen", f"{LONG}: Lawman 2", 4, 4, "actions"),
        teams=(
            TeamView("lawmen", "Lawmen", f"{WIDE[:21]}…", True, (*tiles("lawman"), *neutrals())),
            TeamView("outlaws", "Outlaws", "Cleopatra, Wilhelmina…", False, tiles("outlaw")),
        ),
        actions=tuple(
            ActionView((f"word-{index}",), WORDS.title(code), "boot", "M", index == 1, " " if index == 3 else "")
            for index, code in enumerate(codes[:actions])
        ),
    )
    return replace(view, **changes)


def full_shelf() -> ShelfView:
    """Six stacks of tokens and two slots."""
    kinds = ("Gold", "Skull", "Winchester", "Dynamite", "Document", "Face down")
    items = tuple(
        ItemView(("take", f"t{index}"), f"t{index}", "gold", kind, 11, str(index + 1), badge="turn-over")
        for index, kind in enumerate(kinds)
    )
    slots = (SlotView("t8", "winchester", "Winchester", "9"), SlotView("", "slot", "nothing", "0", asked=True))
    return ShelfView(
        WORDS.title("blocks", building=WORDS.piece("sheriff")), items, WORDS.title("slots", "woman"), slots
    )


def drawn() -> DrawnView:
    """The token with the longest text, and four buttons."""
    kind = max(("gold", "colt", "winchester", "dynamite", "document", "hostage", "water"), key=len)
    buttons = (
        ActionView(("keep",), "Keep", "take", "K"),
        ActionView(("slot", "t1"), WORDS.title("trade", token="Winchester"), "colt", "9"),
        ActionView(("slot", "t2"), WORDS.title("trade", token="Document"), "colt", "0"),
        ActionView(("leave",), "Leave", "drop", "N"),
    )
    return DrawnView("Turned up", kind, WORDS.token_title(kind), WORDS.token_use(kind), buttons)


def long_story() -> StoryView:
    """More than any shipped scenario tells."""
    text = "Nobody in this town has slept since the bank opened its doors again. "
    goals = ("Take three of the gold tokens and leave by an exit.", "Or have two more in the fight at twelve.")
    sides = tuple(
        GoalView(side, icon, "Wilhelmina, Cleopatra, Benedict, Theodore and Maximilian", goals)
        for side, icon in (("Lawmen", "star"), ("Outlaws", "hat-red"))
    )
    rules = ("The woman cannot be chosen as a target.", "The bank's door is locked until three.")
    return StoryView("Showdown at High Noon", 4 * text, 2 * text, rules, sides, (("At 12:00", 2 * text),))


def western_result() -> ResultView:
    """All five rows."""
    labels = ("Still in the fight", "Safe", "Dead", "Hit points left", "Duels won")
    rows = tuple(ResultRow(label, ("38", "10")) for label in labels)
    text = "Time is up at 12:00, and the Outlaws have more men in the fight, twelve against eleven."
    return ResultView("Outlaws win!", text, "hat-red", ("Lawmen", "Outlaws"), rows)


def long_log(hud: Hud) -> None:
    """A full log, opened."""
    for index in range(20):
        hud.add_to_log(f"{WIDE[:18]}: Lawman {index} moves, and the turn passes to the other side.")
    hud.toggle_log()


def western_screens() -> Mapping[str, Screen]:
    """Flick 'em Up!, by name."""
    card = CardView("Duel in the Undertaker!", f"{LONG} against {LONG}, three shots each", "duel")
    duel = BannerView(12, "12:00", "Round 12", "outlaws", "Duel at high noon", "Lawman 3 (Wilhelmina) – Outlaw 5 (Cl…)", 3, 3, "shots")  # fmt: skip  # noqa: E501
    return {
        "choosing": ("western", western(5), nothing),
        "acting": ("western", western(meter=MeterView(1.0, live=True)), nothing),
        "shelf": ("western", western(shelf=full_shelf()), nothing),
        "drawn": ("western", western(drawn=drawn()), nothing),
        "duel": ("western", western(3, banner=duel), lambda hud: hud.announce(card)),
        "story": ("western", western(), lambda hud: hud.show_story(long_story())),
        "help": ("western", western(), lambda hud: hud.show_help(True)),
        "result": ("western", western(2), lambda hud: hud.show_result(western_result())),
        "log": ("western", western(), long_log),
    }


# Flick of Faith


def faithful(prompt: Prompt | None, overlay: Overlay | None = None, count: int = 4, **changes: Any) -> HudView:
    """A match of so many players with four Laws."""
    names = faith.NAMES[:count]
    base = moment(names, scores=(38, 40, 41, 12)[:count], laws=("king-ape", "grand-tour", "holy-bowling", "lost-sheep"))
    state: State = replace(base, **{"active": names[0], "first": names[1], **changes})
    hand, _ = step(Hand(), Asked(prompt))
    return faith_view(state, prompt, Moment(hand), FAITH, overlay or Overlay())


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


def eight_laws() -> HudView:
    """More Laws than a match can bring."""
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
    return faith_result(state, (), FAITH)


def faith_screens() -> Mapping[str, Screen]:
    """Flick of Faith, by name."""
    names = faith.NAMES
    told = faith_story(moment(names, gods=("",) * 4), FAITH)
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
        "large law": ("faith", eight_laws(), nothing),
        "large god": ("faith", faith.looking_at_a_god(), nothing),
        "story": ("faith", faithful(None, phase="mission"), lambda hud: hud.show_story(told)),
        "help": ("faith", faithful(None, phase="mission"), lambda hud: hud.show_help(True)),
        "result": ("faith", faithful(None, phase="over"), lambda hud: hud.show_result(faith_end())),
        "heart": ("faith", heart(), long_log),
    }


def all_screens() -> Mapping[str, Screen]:
    """Both games, by `game/name`."""
    return {
        f"{game}/{name}": screen
        for game, screens in (("western", western_screens()), ("faith", faith_screens()))
        for name, screen in screens.items()
    }
