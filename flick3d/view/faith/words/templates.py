"""The templates of what happened and how it ended: named fields in braces, filled by `words.py`."""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "GodChosen": "{player} is {god}.",
    "Aimed": "{player} has aimed.",
    "Raced": "{player}'s Prophet ends {distance} cm from the middle of the Navel.",
    "Raced:off": "{player}'s Prophet flies off the Map.",
    "FirstPlayer": "{player} takes the First Player token.",
    "GenerationBegan": "Generation {generation} of {generations} begins.",
    "LawsDrawn": "Two Laws are up for the vote: {upper} above, {lower} below.",
    "LawsDrawn:replaced": "Two Laws are up for the vote: {upper} above, {lower} below. No use now: {replaced}.",
    "Voted": "",
    "VotesShown": "Thumbs up: {ups}. Thumbs down: {downs}.",
    "VotesShown:laws": "For {upper}: {ups}. For {lower}: {downs}.",
    "LawEnacted:votes": "The vote makes {law} the Law.",
    "LawEnacted:chance": "The vote is tied, and chance picks {law}.",
    "LawEnacted:themis": "The vote is tied, and {judge} picks {law}.",
    "LawPleased": "{player}: {points} for {law}, the Law that Themis wanted.",
    "LawEnded": "{law} is a Law no more.",
    "ProphetGained": "{player} gains {piece} for good.",
    "TemplarsSwapped": "{player} takes {templars} into this Generation.",
    "TemplarsSwapped:none": "{player} takes no Templars.",
    "ApePlaced": "The King Ape sits down on the Navel.",
    "ApePlaced:back": "The King Ape was off the Map and is back on the Navel.",
    "TemplesShaken": "The earth shakes, and Temples slide away from their Cities.",
    "WindTurned": "The wind blows towards {towards}.",
    "HandStood": "{player} stands the Hand of God on the Map.",
    "Flicked": "{player} flicks {pieces}.",
    "Flicked:stuck": "{player} flicks {pieces}: not wholly out of the cloud.",
    "Fastened": "{player} fastens {piece}: nothing moves it until the Worship, and it wins ties.",
    "TempleRaised": "{player}'s {disc} makes way for a Temple on Island {island}.",
    "TempleRaised:moved": "{player}'s {disc} makes way, and a Temple moves to Island {island}.",
    "Blessed": "{player}: {points} for {piece} on the Navel.",
    "Blessed:islands": "{player}: {points} for {piece} on the Navel: {navel}, and {presence} for {islands}.",
    "FaceDown": "{player}'s {disc} lies face down and goes to the Reserve Pool.",
    "Lost": "{player}'s {disc} is off the Map and goes to the Reserve Pool.",
    "CameBack": "{player}'s {disc} was off the Map: Anubis hands it back, unflicked.",
    "CameBack:again": "{player}'s {disc} was off the Map: Anubis brings it back, and it is flicked again.",
    "Drowned": "The Kraken takes {player}'s {disc} for good.",
    "WashedUp": "{player}'s {disc} was out at sea and is back in supply.",
    "TornadoMoved": "",
    "Swept": "The Tornado sweeps {player}'s {disc} into the Reserve Pool.",
    "Banished:holy-bowling": "{player}: {points} from {law} for banishing {pieces}.",
    "Banished:anubis": "{player}: {points} from Anubis, who guides {pieces} off the Map.",
    "Banished:morrigan": "{player}: {points} from Morrigan for banishing {pieces}.",
    "HeartDropped": "{player}'s Heart wins over {pieces} for this Worship.",
    "HeartDropped:nobody": "{player}'s Heart wins nobody over.",
    "SheepFound": "{player}'s {disc} in the Sea counts on Island {island}.",
    "Silenced": "The King Ape is on Island {island}: no points there.",
    "Worshipped:none": "",
    "Worshipped:presence": "{player}: {points} for Presence on Island {island}.",
    "Worshipped:domination": "{player}: {points} for Domination of Island {island}.",
    "Worshipped:both": "{player}: {points} on Island {island}: {presence} for Presence, {domination} for Domination.",
    "Toured": "{player}: {points} for Presence on {islands}.",
    "MatchEnded": "{outcome}",
}
"""By the event's class name and what else matters; an empty one is not told: others tell it, or it is only seen."""

CARDS: dict[str, tuple[str, str]] = {
    "GenerationBegan": ("Generation {generation} of {generations}", "{first} begins."),
    "LawEnacted": ("{law}", "{rule}"),
    "LawPleased": ("Themis is pleased", "{sentence}"),
    "ApePlaced": ("The King Ape", "{sentence}"),
    "TemplesShaken": ("Earthquake", "{sentence}"),
    "Fastened": ("Tyr holds fast", "{sentence}"),
    "Blessed": ("The Navel", "{sentence}"),
    "CameBack": ("Anubis", "{sentence}"),
    "Drowned": ("The Kraken", "{sentence}"),
    "Swept": ("The Tornado", "{sentence}"),
    "Banished": ("Banished", "{sentence}"),
    "HeartDropped": ("The Heart", "{sentence}"),
    "Toured": ("{law}", "{sentence}"),
}
"""Title and text of the announcements, by the event's class name; other events get none."""

WORSHIP_LINES: dict[str, str] = {
    "island": "Island {island}",
    "each": "{player} {points}",
    "line": "{island}: {scores}.",
    "scores": "{first}, {second}",
}
"""What one Island brings to all players."""

OUTCOMES: dict[str, str] = {
    "points": "{winner} wins with {points}, ahead of {others} with {less}.",
    "temples": "{tied} tie at {points}: {winner} wins with the most Temples on the Map.",
    "race": "{tied} tie at {points}: {winner} wins the last flick at the Navel.",
}
"""By the outcome's reason."""

RESULT_TITLES: dict[str, str] = {"win": "{winner} wins", "draw": "A draw"}
