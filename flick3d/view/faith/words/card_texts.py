"""What is printed on Law and God cards: a line of flavour and the rule, with fields for the data files' figures."""

from __future__ import annotations

from flick3d.games.faith.gods import GodName
from flick3d.games.faith.laws import LawName

LASTS: dict[str, str] = {
    "generation": "Until this Generation's Worship is over.",
    "rest": "For the rest of the game.",
    "once": "At once, and only once.",
}

LAWS: dict[LawName, tuple[str, str]] = {
    "blind-faith": (
        "Faith needs no eyes.",
        "While a player aims, the table is dark, and no line shows where the flick will go.",
    ),
    "little-finger": (
        "The gods admire a light touch.",
        "No disc is flicked faster than {speed} m/s, and every aim sways by {sway} degrees.",
    ),
    "wrong-hand": (
        "The other hand is holy too.",
        "Left and right of every aim are swapped, and the strength comes from a meter that swings by itself.",
    ),
    "rolling-ministry": (
        "The word is on its way.",
        "Every disc starts on its rim and rolls, at {speed} m/s at most. Once it is slow, it tips over and lies flat.",
    ),
    "two-hands": (
        "Why preach alone?",
        "Whoever has two or more unflicked discs puts two in the cloud, at least {apart} cm apart, and flicks both in "
        "the same instant.",
    ),
    "piggyback": (
        "Climb on, the Sea is wet.",
        "Whoever has two or more unflicked discs stacks two, the larger one below, and strikes only the lower one.",
    ),
    "templars": (
        "Sermons in full armour.",
        "As each Generation begins, everyone may swap up to {templars} Prophets for Templars: wider, heavier, and "
        "each still counts as one.",
    ),
    "fresh-converts": (
        "New in the flock, and keen.",
        "Everyone gains {converts} more Prophet, now and for good. Nobody has more than {most} discs.",
    ),
    "king-ape": (
        "He was here first.",
        "The King Ape lies on the Navel and can be pushed. An Island that it touches brings no points in the Worship. "
        "Off the Map, it returns.",
    ),
    "tornado": (
        "It goes where the last sermon went.",
        "The Tornado starts on the Navel. After each turn it moves {step} cm the way of the last flick, and Prophets "
        "that it touches go to the Reserve Pool.",
    ),
    "kraken": (
        "Something below likes Prophets.",
        "After each flick, Prophets wholly in the Sea are out of the game. Whoever is down to {spared} discs loses "
        "none.",
    ),
    "grand-tour": ("Be seen everywhere.", "In each Worship, Presence brings more: {tour}."),
    "holy-bowling": (
        "Clear the lane, brothers.",
        "In each turn: {points} for each rival Prophet that the flick sends from an Island into the Sea or off the "
        "Map, for at most {most} of them.",
    ),
    "all-or-nothing": (
        "Heaven has no second place.",
        "In this Worship, Presence brings {presence} and Domination brings {domination} for each Island.",
    ),
    "lost-sheep": (
        "Nobody is beyond hope.",
        "In each Worship, of every player's Prophets in the Sea the one nearest to an Island counts as on it.",
    ),
    "iconoclasts": ("Stones do not pray.", "Temples do not count for Domination. For Presence they count as ever."),
    "earthquake": (
        "The ground has its doubts.",
        "Every Temple slides about 4 cm away from its City. A Temple that is then wholly at sea returns to its "
        "owner's supply.",
    ),
    "holy-oil": (
        "Blessed, and slippery.",
        "The Map is oiled and has half its friction. Every disc has at most {share} of its usual top speed.",
    ),
    "high-tide": (
        "Dry feet are for the chosen.",
        "A disc is on an Island only when its middle is inside the Border. Cities and the Navel count as ever.",
    ),
    "changing-winds": (
        "The gods sigh, and sails turn.",
        "Every turn has a wind of its own, shown before the aim. Moving discs drift with it; discs at rest do not.",
    ),
}
"""Flavour and rule of each Law, at most 30 words a rule."""

TOUR = "{points} for {islands}"

SHARES: dict[float, str] = {0.25: "a quarter", 0.5: "half", 0.75: "three quarters"}
OTHER_SHARE = "{percent} per cent"

GODS: dict[GodName, tuple[str, str, str]] = {
    "tyr": (
        "Keeper of oaths",
        "A word given, a disc that stays.",
        "{fastens} in each Generation, after your flick: one of your Prophets on an Island, in no City, cannot be "
        "moved until the Worship, and wins you ties there.",
    ),
    "freja": (
        "Winner of hearts",
        "Nobody says no to her for long.",
        "As each Worship begins, drop the Heart; it scatters a little. Up to {most} rival Prophets that it touches "
        "count as yours in this scoring.",
    ),
    "zeus": (
        "Lord of the sky",
        "From up there all Islands look near.",
        "Each Temple that you earn in a City may go onto any Island.",
    ),
    "themis": (
        "Holder of the scales",
        "The law was her idea.",
        "You decide every tied vote. Whenever the Law that you voted for, or picked, becomes the Law, you get "
        "{points}.",
    ),
    "ra": (
        "The sun himself",
        "He comes with his own Sphinx.",
        "One of your Prophets is the Sphinx for the whole game: bigger, heavier, at most {speed} m/s. It counts as "
        "one Prophet.",
    ),
    "anubis": (
        "Guide of the lost",
        "He knows the way back.",
        "Your first Prophet off the Map in each Generation comes back: flicked again in your turn, else to your hand. "
        "{lost} for each rival's, at most {most} a Generation.",
    ),
    "dagda": (
        "The good hand",
        "He lends a hand as large as a wall.",
        "{times} in each Generation, before your flick: stand the Hand of God on the Map as a backstop, at least "
        "{distance} cm from Navel and own cloud.",
    ),
    "morrigan": (
        "Queen of crows",
        "She counts those who leave.",
        "In your turn: {points} for each rival Prophet that you send from an Island into the Sea or off the Map. At "
        "most {turn} a turn, {generation} a Generation.",
    ),
}
"""Title, flavour and rule of each god, at most 30 words a rule."""
