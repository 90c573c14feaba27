"""Filling the templates: events, refusals, prompts and outcomes become sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flick3d.games.western.events import CowboyPlayed, Died, Hit, MatchEnded, Missed, MoveFailed, StoodUp
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal
from flick3d.view.words import templates
from flick3d.view.words.names import (
    COLOUR_NAMES,
    PIECE_NAMES,
    SIDE_NAMES,
    TEAM_NAMES,
    compass_name,
    name_key,
    shortened,
)

Translate = Callable[[str], str]


def plain(template: str) -> str:
    """The English template itself."""
    return template


class Words:
    """Sentences in one language; `translate` turns an English template or name into that language's."""

    def __init__(self, translate: Translate = plain) -> None:
        self._translate = translate

    def piece(self, piece: str) -> str:
        """A piece's name inside a sentence: `lawman-2` is "Lawman 2", `saloon` "the Saloon"."""
        key, rest = name_key(piece)
        if not key:
            return rest
        owner = self.piece(rest) if key == "hat" else ""
        return self._translate(PIECE_NAMES[key]).format(number=rest, owner=owner)

    def team(self, team: str) -> str:
        """A side's name: `lawmen` is "Lawmen"."""
        return self._translate(TEAM_NAMES.get(team, team))

    def event(self, event: Event) -> str:
        """What happened, as a sentence. Raises KeyError for an event that has no words."""
        if isinstance(event, MatchEnded):
            return self.outcome(event.outcome)
        return self._fill(templates.EVENTS[_event_code(event)], self._event_fields(event))

    def card(self, event: Event) -> tuple[str, str] | None:
        """Title and text of the announcement of an event, or None when it gets none."""
        found = templates.CARDS.get(type(event).__name__)
        if found is None:
            return None
        fields = self._event_fields(event) | {"sentence": self.event(event)}
        return self._fill(found[0], fields), self._fill(found[1], fields)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done. Raises KeyError for a reason that has no words."""
        about = refusal.about
        name = SIDE_NAMES.get(about) or self.piece(about)
        return self._fill(templates.REFUSALS[refusal.reason], {"about": self._translate(name)})

    def prompt(self, prompt: Prompt) -> str:
        """What is asked. Raises KeyError for a kind of prompt that has no words."""
        code, piece = prompt.kind, prompt.piece
        if code == "choose-cowboy" and len(prompt.choices) == 1:
            code, piece = "choose-cowboy:only", str(getattr(prompt.choices[0], "cowboy", ""))
        elif code == "choose-cowboy" and prompt.player == self.team(prompt.team):
            code = "choose-cowboy:nameless"
        fields = {"player": shortened(prompt.player), "team": self.team(prompt.team), "piece": self.piece(piece)}
        return self._fill(templates.PROMPTS[code], fields)

    def outcome(self, outcome: Outcome) -> str:
        """Who won and why. Raises KeyError for a reason that has no words."""
        if outcome.winner is None:
            return self._fill(templates.OUTCOMES[f"{outcome.reason}:draw"], {})
        scores = dict(outcome.scores)
        loser = next((team for team in scores if team != outcome.winner), "")
        fields = {
            "winner": self.team(outcome.winner),
            "ours": scores.get(outcome.winner, 0),
            "theirs": scores.get(loser, 0),
        }
        return self._fill(templates.OUTCOMES[outcome.reason], fields)

    def result_title(self, outcome: Outcome) -> str:
        """The headline of the end."""
        if outcome.winner is None:
            return self._fill(templates.RESULT_TITLES["draw"], {})
        return self._fill(templates.RESULT_TITLES["win"], {"winner": self.team(outcome.winner)})

    def hint(self, code: str, piece: str = "", **fields: str | int) -> str:
        """A line of `templates.HINTS`, with a piece's id or other fields. Raises KeyError when there is none."""
        return self._fill(templates.HINTS[code], fields | {"piece": self.piece(piece)})

    def _event_fields(self, event: Event) -> dict[str, Any]:
        """An event's fields with names for ids."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        for name in ("cowboy", "shooter", "piece", "touched", "about", "before", "after"):
            if fields.get(name):
                fields[name] = self.piece(fields[name])
        if "player" in fields:
            fields["player"] = shortened(fields["player"])
        if "team" in fields:
            fields["team"] = self.team(fields["team"])
        if "colour" in fields:
            fields["colour"] = self._translate(COLOUR_NAMES[fields["colour"]])
        if "direction" in fields:
            fields["direction"] = self._translate(compass_name(fields["direction"]))
        return fields

    def _fill(self, template: str, fields: Mapping[str, Any]) -> str:
        text = self._translate(template).format(**fields)
        return text[:1].upper() + text[1:]


def _event_code(event: Event) -> str:
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
        case Hit(cowboy=cowboy, shooter=shooter, hit_points_left=left):
            own = ":own" if cowboy.partition("-")[0] == shooter.partition("-")[0] else ""
            return name + own + {0: ":none", 1: ":one"}.get(left, "")
        case _:
            return name
