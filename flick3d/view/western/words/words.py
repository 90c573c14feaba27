"""Filling the templates: events, refusals, prompts and outcomes become sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flick3d.games.western.events import (
    CowboyPlayed,
    Died,
    Dropped,
    DuelBegan,
    Hit,
    MatchEnded,
    Missed,
    MoveFailed,
    StoodUp,
    TokenTurned,
    TurnedAway,
)
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Prompt
from flick3d.view.western.words import templates
from flick3d.view.western.words.aims import AimWords
from flick3d.view.western.words.hints import ANNOUNCEMENTS, HINTS, TITLES
from flick3d.view.western.words.names import COLOUR_NAMES, SIDE_NAMES, compass_name
from flick3d.view.words.names import shortened

FIGURES_AND_PIECES = (
    "cowboy", "shooter", "piece", "touched", "about", "before", "after", "building", "attacker", "defender", "winner",
    "loser",
)  # fmt: skip
"""Fields of events that are ids."""

NO_SIDES: Mapping[str, str] = {}


class Words(AimWords):
    """Sentences in one language; `translate` turns an English template or name into that language's."""

    hints = HINTS
    titles = TITLES
    refusals = templates.REFUSALS
    announcements = ANNOUNCEMENTS

    def event(self, event: Event, sides: Mapping[str, str] = NO_SIDES) -> str:
        """What happened, as a sentence. Raises KeyError for an event that has no words.

        sides: by a figure's id the side that it was on; one who is not there is on the side that the id says.
        """
        if isinstance(event, MatchEnded):
            return self.outcome(event.outcome)
        return self.fill(templates.EVENTS[_event_code(event, sides)], self._event_fields(event))

    def card(self, event: Event, sides: Mapping[str, str] = NO_SIDES) -> tuple[str, str] | None:
        """Title and text of the announcement of an event, or None when it gets none. sides: as in `event`."""
        found = templates.CARDS.get(type(event).__name__)
        if found is None:
            return None
        fields = self._event_fields(event) | {"sentence": self.event(event, sides)}
        return self.fill(found[0], fields), self.fill(found[1], fields)

    def about(self, about: str) -> str:
        """What a refusal is about: a side of something, or a piece."""
        return self._translate(SIDE_NAMES[about]) if about in SIDE_NAMES else self.piece(about)

    def prompt(self, prompt: Prompt, drawn: str = "unknown") -> str:
        """What is asked; `drawn` is the kind of the token that was turned up. Raises KeyError for an unknown prompt."""
        code, piece = prompt.kind, prompt.piece
        if code == "choose-cowboy" and len(prompt.choices) == 1:
            code, piece = "choose-cowboy:only", str(getattr(prompt.choices[0], "cowboy", ""))
        elif code == "choose-cowboy" and self.is_nameless(prompt.player, prompt.team):
            code = "choose-cowboy:nameless"
        fields = {
            "player": shortened(self.player(prompt.player)),
            "team": self.team(prompt.team),
            "piece": self.piece(piece),
            "drawn": self.token(drawn),
        }
        return self.fill(templates.PROMPTS[code], fields)

    def outcome(self, outcome: Outcome) -> str:
        """Who won and why. Raises KeyError for a reason that has no words."""
        if outcome.winner is None:
            return self.fill(templates.OUTCOMES[f"{outcome.reason}:draw"], {})
        scores = dict(outcome.scores)
        loser = next((team for team in scores if team != outcome.winner), "")
        ours = scores.get(outcome.winner, 0)
        fields = {"winner": self.team(outcome.winner), "ours": ours, "theirs": scores.get(loser, 0)}
        single = templates.OUTCOMES.get(f"{outcome.reason}:one") if ours == 1 else None
        return self.fill(single or templates.OUTCOMES[outcome.reason], fields)

    def _event_fields(self, event: Event) -> dict[str, Any]:
        """An event's fields with names for ids."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        for name in FIGURES_AND_PIECES:
            if fields.get(name):
                fields[name] = self.piece(fields[name])
        if "player" in fields:
            fields["player"] = shortened(self.player(fields["player"]))
        if "team" in fields:
            fields["team"] = self.team(fields["team"])
        if "side" in fields:
            fields["side"] = self.side(fields["side"])
        if "colour" in fields:
            fields["colour"] = self._translate(COLOUR_NAMES[fields["colour"]])
        if "direction" in fields:
            fields["direction"] = self._translate(compass_name(fields["direction"]))
        if "kind" in fields:
            fields["kind"] = self.token(fields["kind"])
        if "exit" in fields:
            fields["exit"] = self.exit(fields["exit"])
        if "hit_points_left" in fields:
            left = fields["hit_points_left"]
            more = templates.HIT_POINTS_LEFT.get(left, templates.MORE_HIT_POINTS_LEFT)
            fields["left"] = self._translate(more).format(count=left)
        return fields


def _event_code(event: Event, sides: Mapping[str, str]) -> str:
    """The key into `templates.EVENTS`."""
    name = type(event).__name__
    match event:
        case CowboyPlayed(dead=True):
            return f"{name}:dead"
        case StoodUp(cause=cause):
            return f"{name}:{cause}"
        case Missed(reason="touched-nobody", about=about) if about:
            return f"{name}:touched-nobody:about"
        case MoveFailed(reason=reason) | Missed(reason=reason):
            return f"{name}:{reason}"
        case Died(shooter=""):
            return f"{name}:nobody"
        case Died(cowboy=cowboy, shooter=shooter) if cowboy == shooter:
            return f"{name}:self"
        case Hit():
            return _hit_code(event, sides)
        case Dropped(building=""):
            return f"{name}:ground"
        case DuelBegan(building="") | TurnedAway(building=""):
            return f"{name}:noon"
        case TokenTurned(kind=kind, turned=turned):
            way = "turned" if turned else "back"
            return f"{name}:water:{way}" if kind == "water" else f"{name}:{way}"
        case _:
            return name


def _hit_code(hit: Hit, sides: Mapping[str, str]) -> str:
    """By the cause, and whether it was one's own doing or that of one's own side (W56)."""
    code = f"Hit:{hit.cause}"
    whose = ""
    if hit.cowboy == hit.shooter:
        whose = ":self"
    elif _side_of(hit.cowboy, sides) == _side_of(hit.shooter, sides):
        whose = ":own"
    return code + whose if code + whose in templates.EVENTS else code


def _side_of(figure: str, sides: Mapping[str, str]) -> str:
    """The side that a figure is on: what is known of it, else the first word of its id."""
    first = figure.partition("-")[0]
    return sides.get(figure) or {"lawman": "lawmen", "outlaw": "outlaws"}.get(first, first)
