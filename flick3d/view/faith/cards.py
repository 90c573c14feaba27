"""The texts of the Law and God cards, with the figures of the match's book filled in (L1 to L20, G1 to G8). Pure."""

from __future__ import annotations

from typing import Any

import msgspec

from flick3d.games.faith.book import Book
from flick3d.games.faith.components import PROPHETS_EACH
from flick3d.games.faith.constraints import APART
from flick3d.games.faith.gods import God, GodName
from flick3d.games.faith.laws import Law, LawName
from flick3d.view.faith.words.card_texts import GODS, LASTS, LAWS, OTHER_SHARE, SHARES, TOUR
from flick3d.view.faith.words.speech import FaithSpeech


class LawText(msgspec.Struct, frozen=True):
    """A Law card: its title, a line of flavour, the rule, and how long it lasts (F24)."""

    title: str
    flavour: str
    text: str
    lasts: str


class GodText(msgspec.Struct, frozen=True):
    """One side of a God card: the god's name and title, a line of flavour, and the ability."""

    name: str
    title: str
    flavour: str
    text: str


def law_text(law: LawName, book: Book, words: FaithSpeech) -> LawText:
    """What is printed on a Law card."""
    flavour, rule = LAWS[law]
    figures = book.laws[law]
    return LawText(
        title=words.law(law),
        flavour=words.fill(flavour, {}),
        text=words.fill(rule, law_fields(figures, words)),
        lasts=words.fill(LASTS[figures.lasts], {}),
    )


def god_text(god: GodName, book: Book, words: FaithSpeech) -> GodText:
    """What is printed on a god's side of a God card."""
    title, flavour, rule = GODS[god]
    return GodText(
        name=words.god(god),
        title=words.fill(title, {}),
        flavour=words.fill(flavour, {}),
        text=words.fill(rule, god_fields(book.pantheon.gods[god], words)),
    )


def law_fields(law: Law, words: FaithSpeech) -> dict[str, Any]:
    """The figures of a Law, as they are said; those that it has."""
    fields: dict[str, Any] = {
        "sway": words.decimal(law.handicap.sway),
        "apart": words.decimal(APART),
        "templars": words.number(law.templars),
        "converts": words.number(law.converts),
        "most": words.number(PROPHETS_EACH),
        "share": words.share(law.speed_share, SHARES, OTHER_SHARE),
        "tour": words.listed([words.tour(TOUR, *each) for each in law.tour.items()]),
    }
    if law.top_speed is not None:
        fields["speed"] = in_metres(law.top_speed, words)
    if law.tornado is not None:
        fields["step"] = words.decimal(law.tornado.step)
    if law.drowns_above is not None:
        fields["spared"] = words.number(law.drowns_above)
    if law.banishing is not None:
        fields |= {"points": words.points(law.banishing.points), "most": words.number(law.banishing.most_a_turn)}
    if law.presence is not None:
        fields["presence"] = words.points(law.presence)
    if law.domination is not None:
        fields["domination"] = words.points(law.domination)
    return fields


def god_fields(god: God, words: FaithSpeech) -> dict[str, Any]:
    """The figures of a god's ability, as they are said; those that it has."""
    fields: dict[str, Any] = {
        "fastens": words.times(god.fastens),
        "points": words.points(god.law_points),
    }
    if god.lost_points:
        fields |= {"lost": words.points(god.lost_points), "most": words.number(god.most_lost)}
    if god.heart is not None:
        fields["most"] = words.number(god.heart.most)
    if god.sphinx_speed is not None:
        fields["speed"] = in_metres(god.sphinx_speed, words)
    if god.hand is not None:
        fields |= {"times": words.times(god.hand.times), "distance": words.decimal(god.hand.distance)}
    if god.banishing is not None:
        fields |= {
            "points": words.points(god.banishing.points),
            "turn": words.number(god.banishing.most_a_turn * god.banishing.points),
            "generation": words.number(god.banishing.most_a_generation),
        }
    return fields


def in_metres(speed: float, words: FaithSpeech) -> str:
    """A speed in cm/s, said in metres a second."""
    return words.decimal(speed / 100.0)
