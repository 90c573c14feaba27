"""Filling the templates: events, refusals, buttons and outcomes become sentences."""

from __future__ import annotations

from typing import Any

from flick3d.games.faith import events as happened
from flick3d.games.faith.components import APE, generations
from flick3d.games.faith.influence import NAVEL_POINTS
from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome
from flick3d.rules.refusal import Refusal
from flick3d.view.faith.words import templates
from flick3d.view.faith.words.hints import ANNOUNCEMENTS, HINTS, TITLES
from flick3d.view.faith.words.names import name_key
from flick3d.view.faith.words.refusals import REFUSALS
from flick3d.view.faith.words.speech import FaithSpeech


class FaithWords(FaithSpeech):
    """Sentences in one language; `translate` turns an English template or name into that language's."""

    hints = HINTS
    titles = TITLES
    refusals = REFUSALS
    announcements = ANNOUNCEMENTS

    def event(self, event: Event, before: State, after: State) -> str:
        """What happened, as a sentence; "" for what is not told. Raises KeyError for an event that has no words.

        before, after: the states before and after the step that brought it.
        """
        template = templates.EVENTS[event_code(event, before)]
        return self.fill(template, self.event_fields(event, before, after)) if template else ""

    def event_fields(self, event: Event, before: State, after: State) -> dict[str, Any]:
        """An event's fields with names for ids, and what its sentence or card needs besides."""
        fields: dict[str, Any] = {name: getattr(event, name) for name in event.__struct_fields__}
        if "player" in fields:
            fields["player"] = self.team(fields["player"])
        if "component" in fields:
            fields |= {"piece": self.piece(fields["component"]), "disc": self.disc(fields["component"])}
        if "components" in fields:
            fields["pieces"] = self.pieces(fields["components"])
        for name in ("law", "upper", "lower"):
            if name in fields:
                fields[name] = self.law(fields[name])
        if "points" in fields:
            fields["points"] = self.points(fields["points"])
        return fields | self._more_fields(event, before, after)

    def _more_fields(self, event: Event, before: State, after: State) -> dict[str, Any]:
        match event:
            case happened.GodChosen(god=god):
                return {"god": self.god(god)}
            case happened.Raced(distance=distance):
                return {"distance": self.decimal(round(distance, 1))}
            case happened.GenerationBegan():
                first = self.who(after, after.first) if after.first else ""
                return {"generations": generations(len(after.players)), "first": first}
            case happened.LawsDrawn(replaced=replaced):
                return {"replaced": self.listed([self.law(law) for law in replaced])}
            case happened.VotesShown(thumbs=thumbs):
                return self._votes(thumbs, before)
            case happened.LawEnacted():
                judge = after.player_of("themis")
                return {"judge": self.who(after, judge) if judge else self.god("themis")}
            case happened.TemplarsSwapped(templars=count):
                return {"templars": self.templars(count)}
            case happened.WindTurned(direction=direction):
                return {"towards": self.towards(direction)}
            case happened.Blessed(points=points):
                presence = points - NAVEL_POINTS
                return {"navel": NAVEL_POINTS, "presence": presence, "islands": self.islands(presence)}
            case happened.Banished():
                return {"law": self.law("holy-bowling")}
            case happened.Worshipped(presence=presence, domination=domination):
                return {"points": self.points(presence + domination)}
            case happened.Toured(islands=islands):
                return {"law": self.law("grand-tour"), "islands": self.islands(islands)}
            case happened.MatchEnded(outcome=outcome):
                return {"outcome": self.outcome(outcome)}
            case _:
                return {}

    def _votes(self, thumbs: tuple[tuple[str, str], ...], before: State) -> dict[str, str]:
        """Who voted how, and for which Laws."""
        ups = self.players([player for player, thumb in thumbs if thumb == "up"])
        downs = self.players([player for player, thumb in thumbs if thumb == "down"])
        laws = dict(zip(("upper", "lower"), (self.law(law) for law in before.agenda), strict=False))
        return {"ups": ups, "downs": downs, **laws}

    def refusal(self, refusal: Refusal, with_rule: bool = False) -> str:
        """Why something cannot be done; with the rule's id behind it when wished and known. Raises KeyError."""
        by_rule = self.refusals.get(f"{refusal.reason}:{refusal.rule}") if refusal.rule else None
        text = self.fill(by_rule, {"about": self.about(refusal.about)}) if by_rule else super().refusal(refusal)
        if not (with_rule and refusal.rule):
            return text
        return self.title("refusal:rule", text=text, rule=refusal.rule)

    def label(self, button: tuple[str, ...], variant: str = "") -> str:
        """What stands on a button, by the words that it commands. Raises KeyError when nothing does.

        variant: a further word of the code, such as `heart` for `done`.
        """
        return self.title(f"label:{self._button_code(button, variant, 'label:', self.titles)}")

    def button_help(self, button: tuple[str, ...], variant: str = "") -> str:
        """What a button does, by the words that it commands, for the hint line. Raises KeyError."""
        return self.hint(self._button_code(button, variant, "", self.hints))

    def _button_code(self, button: tuple[str, ...], variant: str, prefix: str, table: Any) -> str:
        """The longest code that the table has: all words, the first with the kinds of the others, or the first."""
        first, rest = button[0], button[1:]
        kinds = [name_key(word)[0] for word in rest]
        codes = (":".join((first, variant)), ":".join(button), ":".join((first, *kinds)), first)
        return next((code for code in codes if prefix + code in table), first)

    def result_title(self, outcome: Outcome) -> str:
        """The headline of the end."""
        winner = self.team(outcome.winner or "")
        return self.fill(templates.RESULT_TITLES["win" if outcome.winner else "draw"], {"winner": winner})

    def outcome(self, outcome: Outcome) -> str:
        """Who won and why (F50, F51). Raises KeyError for a reason that has no words."""
        scores = dict(outcome.scores)
        won = scores.get(outcome.winner or "", 0)
        rest = {player: score for player, score in scores.items() if player != outcome.winner}
        less = max(rest.values(), default=0)
        fields = {
            "winner": self.team(outcome.winner or ""),
            "points": self.points(won),
            "tied": self.players([player for player, score in scores.items() if score == won]),
            "others": self.players([player for player, score in rest.items() if score == less]),
            "less": less,
        }
        return self.fill(templates.OUTCOMES[outcome.reason], fields)


def event_code(event: Event, before: State) -> str:
    """The key into `templates.EVENTS`."""
    name = type(event).__name__
    match event:
        case happened.Raced(distance=distance) if distance < 0.0:
            return f"{name}:off"
        case happened.LawsDrawn(replaced=replaced) if replaced:
            return f"{name}:replaced"
        case happened.VotesShown() if len(before.agenda) == 2:
            return f"{name}:laws"
        case happened.LawEnacted(by=by):
            return f"{name}:{by}"
        case happened.TemplarsSwapped(templars=0):
            return f"{name}:none"
        case happened.ApePlaced() if is_on_map(before, APE):
            return f"{name}:back"
        case happened.Flicked(stuck=stuck) if stuck:
            return f"{name}:stuck"
        case happened.TempleRaised(temple=temple) if is_on_map(before, temple):
            return f"{name}:moved"
        case happened.Blessed(points=points) if points > NAVEL_POINTS:
            return f"{name}:islands"
        case happened.CameBack(again=True):
            return f"{name}:again"
        case happened.Banished(why=why):
            return f"{name}:{why}"
        case happened.HeartDropped(components=()):
            return f"{name}:nobody"
        case happened.Worshipped(presence=presence, domination=domination):
            parts = {(False, False): "none", (True, False): "presence", (False, True): "domination"}
            return f"{name}:{parts.get((presence > 0, domination > 0), 'both')}"
        case _:
            return name


def is_on_map(state: State, component: str) -> bool:
    """Whether a component lies on the Map."""
    return any(each.id == component and each.place == "map" for each in state.components)
