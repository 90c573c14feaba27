"""Every screen that the HUD of Flick 'em Up! can bring, at its fullest, with the widest names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from flick3d.view.hud.hud import Hud
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
    SeatView,
    ShelfView,
    SlotView,
    StoryView,
    TeamView,
    TileView,
)
from flick3d.view.seating import KINDS
from flick3d.view.western.words import Words
from flick3d.view.words import CommonWords
from flick3d.view.words.names import shortened

WIDE = "W" * 24
"""The widest name that a player may have."""
LONG = "Wilhelmina von Württemberg"[:24]
WORDS = Words()

Prepare = Callable[[Hud], None]
Screen = tuple[str, HudView, Prepare]
"""Which game, what is always there, and what is opened then."""


def nothing(_: Hud) -> None:
    """Nothing is opened."""


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


def marks(*names: str) -> tuple[SeatView, ...]:
    """The marks of these seats, with all kinds of players."""
    return tuple(SeatView(name, KINDS[index % len(KINDS)]) for index, name in enumerate(names))


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
            TeamView("lawmen", "Lawmen", f"{WIDE[:18]}…", True, (*tiles("lawman"), *neutrals()), marks("Ann", "Bo")),
            TeamView("outlaws", "Outlaws", "Cleopa…", False, tiles("outlaw"), marks("A", "B", "C", "D", "E")),
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
    """All six rows."""
    labels = ("Still in the fight", "Safe", "Dead", "Hit points left", "Duels won")
    rows = tuple(ResultRow(label, ("38", "10")) for label in labels)
    rows += (ResultRow(WORDS.title("seats"), ("mixed", "normal")),)
    text = "Time is up at 12:00, and the Outlaws have more men in the fight, twelve against eleven."
    return ResultView("Outlaws win!", text, "hat-red", ("Lawmen", "Outlaws"), rows)


def thinking(words: CommonWords, name: str) -> str:
    """The longest of the lines that tell what a computer player does."""
    fields = {"player": shortened(name), "level": "normal"}
    codes = ("computer:looking", "seat:person", "seat:computer", "computer:alone")
    return max((words.hint(code, **fields, next="normal") for code in codes), key=len)


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
        "thinking": ("western", western(5, hint=HintView(thinking(WORDS, WIDE))), nothing),
        "acting": ("western", western(meter=MeterView(1.0, live=True)), nothing),
        "shelf": ("western", western(shelf=full_shelf()), nothing),
        "drawn": ("western", western(drawn=drawn()), nothing),
        "duel": ("western", western(3, banner=duel), lambda hud: hud.announce(card)),
        "story": ("western", western(), lambda hud: hud.show_story(long_story())),
        "help": ("western", western(), lambda hud: hud.show_help(True)),
        "result": ("western", western(2), lambda hud: hud.show_result(western_result())),
        "log": ("western", western(), long_log),
    }
