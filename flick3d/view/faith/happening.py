"""What came of a step, as it is shown on the Map: told, heard and announced when it is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from flick3d.games.faith.events import LawEnacted
from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.view.audio.cues import places
from flick3d.view.faith import sounds
from flick3d.view.faith.announcing import cards_after, cards_during, first_shown, late_events
from flick3d.view.faith.faces import law_face
from flick3d.view.faith.telling import Telling
from flick3d.view.faith.theatre import Theatre
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.views import CardView
from flick3d.view.stage import Stage


def announce(hud: Hud | None, cards: Iterable[CardView]) -> None:
    """Show these cards one after another; without a HUD nothing is announced."""
    for card in cards if hud is not None else ():
        hud.announce(card)  # type: ignore[union-attr]


def happen(
    stage: Stage,
    theatre: Theatre,
    telling: Telling,
    words: FaithWords,
    before: State,
    state: State,
    events: tuple[Event, ...],
    lost: bool,
    done: Callable[[], None] | None,
) -> None:
    """Let the Map become `state`, step by step, with points that fly. lost: whether the people have lost with it.

    `done` is called when all of it is over.
    """
    place = places(stage.scene.pose_of)

    def tell(happening: tuple[Event, ...]) -> None:
        telling.tell(happening)
        stage.sound.play(sounds.cues(happening, place, lost))
        cards, hud = tuple(cards_during(words, happening, before, state)), theatre.hud
        if cards and hud is not None:
            # What is announced is what is seen: the card of the beat before has had its time.
            hud.skip_announcement()
        announce(hud, cards)

    def over() -> None:
        telling.finish()
        stage.sound.play(sounds.cues(late_events(events), place, lost))
        announce(theatre.hud, cards_after(words, events, before, state))
        if done is not None:
            done()

    stage.sound.play(sounds.cues(events[: first_shown(events)], place, lost))
    for event in events:
        if isinstance(event, LawEnacted):
            theatre.fly_law(stage, law_face(event.law, state.book, words), before, state)
    theatre.settle(stage, before, state, events, over, tell)
