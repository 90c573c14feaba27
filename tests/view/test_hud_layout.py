"""The fullest HUD that a match can bring, with the widest names: every text stays on its board and off the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from flick3d.games.western.dueling import begin_duel
from flick3d.games.western.events import EVENTS, DuelBegan
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.resources import shipped_folder
from flick3d.rules.game import Game, Seat
from flick3d.scenario.library import load
from flick3d.scenario.loading import LoadedScenario
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import measure
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.story_card import StoryCard
from flick3d.view.hud.theme import Theme
from flick3d.view.hud.views import (
    ActionView,
    BannerView,
    CardView,
    DrawnView,
    HintView,
    HudView,
    ItemView,
    MeterView,
    ResultRow,
    ResultView,
    ShelfView,
    SlotView,
    TeamView,
    TileView,
)
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked
from flick3d.view.western.board import hud_view
from flick3d.view.western.controls import CONTROLS, HELP
from flick3d.view.western.reporting import card_of, duel_card, player_card
from flick3d.view.western.story import story_view
from flick3d.view.western.words import Words
from flick3d.view.window import Window, WindowSettings, open_window
from tests.view.hud_texts import assert_tidy, holds, shown
from tests.view.test_words import samples_of
from tests.view.tools_town import tools_scenario

SIZES = ((1024, 768), (1280, 720), (2560, 1080), (640, 360))
WIDE = "W" * 24
"""The widest name that a player may have."""
WORDS = Words()
HudOf = Callable[[HudView], Hud]
SHIPPED = (
    "main-street",
    "doors-and-duels",
    "bank-job",
    "bad-water",
    "arms-race",
    "jailbreak",
    "the-gallows",
    "witnesses",
    "the-hostage",
    "high-noon",
)


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """Texts are measured on `pixel2d`, whatever the window's own size: one small window does for all."""
    opened = open_window(WindowSettings(size=(64, 64), offscreen=True))
    try:
        yield opened
    finally:
        opened.close()


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    made: tuple[int, int] = request.param
    return made


@pytest.fixture
def hud_of(window: Window, size: tuple[int, int]) -> Iterator[HudOf]:
    made: list[Hud] = []

    def build(view: HudView) -> Hud:
        made.append(Hud(window.base, shipped_folder("models"), size, view, HELP, lambda _: None, lambda _: None))
        return made[-1]

    yield build
    for each in made:
        each.destroy()


def seats() -> tuple[Seat, ...]:
    sides = ("lawmen", "outlaws")
    return tuple(Seat(f"{WIDE[:-1]}{letter}", sides[index // 5]) for index, letter in enumerate("ABCDEFGHIJ"))


@pytest.fixture
def scenario(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> LoadedScenario:
    return tools_scenario(tmp_path, games, table, "colt, dynamite")


def fullest(scenario: LoadedScenario, table: Table) -> HudView:
    """Eight buttons, six stacks of tokens, a box with five cowboys and two neutral figures, the longest names."""
    session = Session.start(scenario.game, table, scenario.scenario, seats(), 1)
    assert session.prompt is not None
    session.submit(session.prompt.choices[0])
    hand, _ = step(Hand(controls=CONTROLS), Asked(session.prompt, (90.0,) * 9))
    view = hud_view(session.state, session.prompt, Moment(hand), WORDS)
    tiles = tuple(
        TileView(
            f"lawman-{number}",
            number,
            "red",
            9,
            9,
            "standing",
            True,
            active=number == 2,
            initiative=number == 1,
            slots=("winchester", "dynamite"),
            sign="Undertaker",
        )
        for number in range(1, 6)
    )
    neutrals = tuple(
        TileView(
            who, 0, "blue", 3, 3, "dead" if who == "man" else "standing", True, note="dead" if who == "man" else ""
        )
        for who in ("woman", "man")
    )
    kinds = ("Gold", "Skull", "Winchester", "Dynamite", "Document", "Face down")
    items = tuple(
        ItemView(
            ("take", f"token-{index}"),
            f"token-{index}",
            "gold",
            kind,
            11,
            str(index + 1),
            badge="turn-over" if kind == "Skull" else "",
        )
        for index, kind in enumerate(kinds)
    )
    labels = ("label:move:out", "label:shoot:left", "label:shoot:right", "label:rifle", "label:throw:right")
    bar = tuple(
        ActionView((f"word-{index}",), WORDS.title(code), "boot", "M")
        for index, code in enumerate((*labels, "label:aside", "label:end", "label:undo"))
    )
    longest_prompt = WORDS.hint("swap", token=WORDS.token("winchester"))
    return replace(
        view,
        teams=(
            TeamView("lawmen", "Lawmen", view.teams[0].player, True, (*tiles, *neutrals)),
            TeamView("outlaws", "Outlaws", view.teams[1].player, False, tiles),
        ),
        actions=bar,
        hint=HintView(longest_prompt, warns=True),
        shelf=ShelfView(
            WORDS.title("blocks", building=WORDS.piece("sheriff")),
            items,
            WORDS.title("slots", "woman"),
            (SlotView("token-8", "colt", "Winchester", "9"), SlotView("", "slot", "nothing", "0")),
        ),
        banner=BannerView(12, "12:00", "Round 12", "lawmen", "Lawmen", view.banner.subtitle, 4, 4, "actions"),
    )


def test_the_fullest_hud_is_tidy(
    window: Window, size: tuple[int, int], hud_of: HudOf, scenario: LoadedScenario, table: Table
) -> None:
    view = fullest(scenario, table)
    hud = hud_of(view)
    assert_tidy(window, size)
    alone = replace(view.teams[0], tiles=(*view.teams[0].tiles[:5], view.teams[0].tiles[5]))
    hud.show(replace(view, teams=(alone, view.teams[1])))
    assert_tidy(window, size)
    buttons = (
        ActionView(("keep",), "Keep", "take", "K"),
        ActionView(("slot", "token-1"), WORDS.title("trade", token="Winchester"), "colt", "9"),
        ActionView(("slot", "token-2"), WORDS.title("trade", token="Document"), "colt", "0"),
        ActionView(("leave",), "Leave", "drop", "N"),
    )
    for kind in ("gold", "colt", "winchester", "dynamite", "document", "hostage", "water"):
        drawn = DrawnView("Turned up", "colt", WORDS.token_title(kind), WORDS.token_use(kind), buttons)
        hud.show(replace(view, shelf=None, drawn=drawn))
        assert_tidy(window, size)
    hud.show(replace(view, shelf=None, drawn=None, meter=MeterView(1.0, live=True)))
    assert_tidy(window, size)
    hud.show_help(True)
    assert_tidy(window, size)


def test_a_duel_of_players_with_long_names_is_tidy(
    window: Window, size: tuple[int, int], hud_of: HudOf, tmp_path: Path, games: Mapping[str, Game[Any]], table: Table
) -> None:
    scenario = tools_scenario(tmp_path, games, table)
    session = Session.start(scenario.game, table, scenario.scenario, seats(), 1)
    state, _ = begin_duel(replace(session.state, active="lawman-1", entering="saloon"), "outlaw-1", table)
    hud = hud_of(hud_view(state, None, Moment(Hand()), WORDS))
    assert_tidy(window, size)
    hud.announce(duel_card(WORDS, state))
    hud.update(0.5)
    assert_tidy(window, size)


def test_every_card_and_every_line_of_the_log_is_tidy(
    window: Window, size: tuple[int, int], hud_of: HudOf, scenario: LoadedScenario, table: Table
) -> None:
    session = Session.start(scenario.game, table, scenario.scenario, seats(), 1)
    hud = hud_of(hud_view(session.state, session.prompt, Moment(Hand()), WORDS))
    cards: list[CardView] = []
    sentences: set[str] = set()
    for kind in EVENTS:
        for event in samples_of(kind):
            sentences.add(WORDS.event(event))
            card = card_of(WORDS, event)
            if card is not None and not isinstance(event, DuelBegan):
                cards.append(card)
    plays = player_card(WORDS, session.state, session.prompt, "")
    assert plays is not None
    longest = {
        title: max((c for c in cards if c.title == title), key=lambda c: len(c.text))
        for title in {c.title for c in cards}
    }
    for card in (plays, *longest.values()):
        hud.clear_announcements()
        hud.announce(card)
        hud.update(0.5)
        assert_tidy(window, size)
    hud.clear_announcements()
    hud.toggle_log()
    for sentence in sorted(sentences, key=len)[-40:]:
        hud.add_to_log(sentence)
        hud.add_to_log(f"{WIDE[:18]}: Lawman 2 is dead, the turn passes.")
        hud.update(0.1)
        log = hud.rects()["log"]
        for each in shown(window):
            if each.holder is None:
                assert holds(log, each.rect, slack=2.0), (each.text, each.rect, log)


def test_the_longest_result_is_tidy(
    window: Window, size: tuple[int, int], hud_of: HudOf, scenario: LoadedScenario, table: Table
) -> None:
    from flick3d.view.western.words.templates import OUTCOMES

    hud = hud_of(fullest(scenario, table))
    rows = tuple(
        ResultRow(label, ("38", "38"))
        for label in ("Still in the fight", "Safe", "Dead", "Hit points left", "Duels won")
    )
    text = max(OUTCOMES.values(), key=len).format(winner="Outlaws", ours=12, theirs=11)
    hud.show_result(ResultView("Outlaws win!", text, "hat-red", ("Lawmen", "Outlaws"), rows))
    assert_tidy(window, size)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_story_of_every_scenario_fits_with_ten_players(
    window: Window, games: Mapping[str, Game[Any]], table: Table, name: str
) -> None:
    scenario = load(f"western/{name}", games, table).scenario
    view = story_view(scenario, seats(), WORDS)
    for width, height in SIZES:
        metrics = measure(width, height)
        for rect, start in ((metrics.briefing, lambda: None), (metrics.story, None)):
            root = window.base.pixel2d.attach_new_node("story")
            root.set_scale(metrics.scale)
            kit = Kit(Theme(window.base, shipped_folder("models"), metrics.scale), root)
            StoryCard(kit, rect, view, WORDS, start)
            assert_tidy(window, (width, height))
            kit.destroy()
            root.remove_node()


def test_all_shipped_scenarios_are_here() -> None:
    assert sorted(SHIPPED) == sorted(file.stem for file in (shipped_folder("scenarios") / "western").glob("*.yaml"))
