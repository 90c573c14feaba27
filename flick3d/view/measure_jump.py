"""What `flick3d bench` measures of a replay: how long it takes to show any of its turns."""

from __future__ import annotations

import time
from collections.abc import Sequence

from flick3d.match.playing import Match
from flick3d.match.session import Session
from flick3d.rules.chance import stream
from flick3d.rules.random_player import random_action
from flick3d.settings import QualityName
from flick3d.view.measure import SIZE
from flick3d.view.presenters import presenter_of
from flick3d.view.screens.timeline import Place
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.setting import stage_for
from flick3d.view.window import WindowSettings, open_window


def played_match(match: Match) -> Session:
    """The same match, played to its end by random players; the given one is not touched."""
    scenario, chance = match.scenario, stream(match.seed, "measure-jumps")
    session = Session.start(scenario.game, match.table, scenario.scenario, match.seats, match.seed)
    while session.prompt is not None:
        session.submit(session.read(random_action(session.prompt, chance)))
    return session


def orders(turns: Sequence[int]) -> tuple[int, ...]:
    """Every turn three times: forwards, backwards, and by chance. turns: the steps with which they begin."""
    by_chance = list(turns)
    stream(0, "measure-jumps", "order").shuffle(by_chance)
    return (*turns, *reversed(turns), *by_chance)


def jump_times(session: Session, quality: QualityName = "low") -> list[float]:
    """Milliseconds without drawing that it takes to show the beginning of each turn of a match, in all `orders`.

    What a replay reads when nothing moves has been read before. Raises FlickError without OpenGL.
    """
    presenter = presenter_of(session.game.name)
    window = open_window(WindowSettings(size=SIZE, offscreen=True, quality=quality))
    try:
        stage = stage_for(window, presenter, session.controller.state)
        screen = WatchScreen(stage, session, presenter, "bench", lambda: None)
        screen.enter()
        screen.hold()
        while not screen.reading.is_done:
            screen.update(0.0)
        found = []
        for step in orders(screen.timeline.turns):
            before = time.perf_counter()
            screen.reel.show(Place(step))
            stage.advance(0.0)
            screen.update(0.0)
            found.append((time.perf_counter() - before) * 1000.0)
        screen.leave()
        return found
    finally:
        window.close()
