"""What is printed on Law and God cards, and the faces of players. Pure."""

from __future__ import annotations

from flick3d.games.faith.book import Book
from flick3d.games.faith.gods import GodName
from flick3d.games.faith.laws import LawName
from flick3d.games.faith.state import State
from flick3d.view.faith.cards import god_text, law_text
from flick3d.view.faith.views import FaceView
from flick3d.view.faith.words import FaithWords


def law_face(law: LawName, book: Book, words: FaithWords) -> FaceView:
    """A Law card."""
    text = law_text(law, book, words)
    return FaceView(law, text.title, text.text, text.flavour, text.lasts, f"law-{law}")


def god_face(god: GodName, book: Book, words: FaithWords) -> FaceView:
    """One side of a God card."""
    text = god_text(god, book, words)
    return FaceView(god, text.name, text.text, text.flavour, text.title, f"god-{god}", tall=True)


def face_of(state: State, player: str) -> str:
    """The picture of a player: the god, or the emblem of the colour."""
    return f"face-{state.god_name(player) or f'none-{state.colour(player)}'}"


def pictures(state: State) -> tuple[str, ...]:
    """Those of faces, Laws and gods that a match may show from this state on, in the order in which it needs them."""
    gods = tuple(state.book.pantheon.gods) if state.scenario.gods else ()
    faces = (*(face_of(state, player) for player in state.players), *(f"face-{god}" for god in gods))
    laws = (f"law-{law}" for law in (*state.laws, *state.agenda, *state.deck))
    return tuple(dict.fromkeys((*faces, *laws, *(f"god-{god}" for god in gods))))
