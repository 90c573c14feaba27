"""From a Western match and what the player is doing to what the HUD shows. Pure."""

from __future__ import annotations

import msgspec

from flick3d.games.western.scenario import SIDES, Side, hour_colour
from flick3d.games.western.state import Cowboy, State
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.views import (
    ActionView,
    BannerView,
    HintView,
    HudView,
    MeterView,
    ResultRow,
    ResultView,
    TeamView,
    TileView,
)
from flick3d.view.input.choosing import choices_of, offer_of
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Hand, Pulling
from flick3d.view.words import Words
from flick3d.view.words.names import shortened

LONGEST_PLAYERS = 22
"""Letters of a team's players that fit into its box."""

ACTIONS: tuple[ActionView, ...] = (
    ActionView(("move",), "Move", "boot", "M"),
    ActionView(("shoot", "left"), "Shoot left", "shoot-left", "Q"),
    ActionView(("shoot", "right"), "Shoot right", "shoot-right", "E"),
    ActionView(("end",), "End turn", "end", "X"),
    ActionView(("undo",), "Undo", "undo", "U"),
)


class Moment(msgspec.Struct, frozen=True):
    """What the HUD needs besides the state.

    can_undo: whether the last step can be taken back. hovered: words of the HUD button or tile under the pointer.
    note: what was just said about the player's input; it goes before the usual hint.
    """

    hand: Hand
    can_undo: bool = False
    hovered: tuple[str, ...] = ()
    note: HintView | None = None


def hud_view(state: State, prompt: Prompt | None, moment: Moment, words: Words) -> HudView:
    """Everything that is always on the screen. `prompt` is None while a flick is in the air or the match is over."""
    actions = tuple(action_view(action, prompt, moment, words) for action in ACTIONS)
    return HudView(
        banner=banner_view(state, prompt, words),
        teams=(team_view(state, SIDES[0], prompt, moment, words), team_view(state, SIDES[1], prompt, moment, words)),
        actions=actions,
        hint=hint_view(state, prompt, moment, actions, words),
        meter=meter_view(moment.hand),
    )


def banner_view(state: State, prompt: Prompt | None, words: Words) -> BannerView:
    """The strip at the top."""
    side = None if state.phase == "over" else state.team
    active = words.piece(state.active) if state.active else ""
    player = prompt.player if prompt is not None and prompt.player != words.team(state.team) else ""
    subtitle = ": ".join(part for part in (shortened(player), active) if part)
    return BannerView(
        hour=state.hour,
        time=f"{state.hour}:00",
        round=f"Round {state.round}",
        side=side,
        title=words.team(side) if side else "The end",
        subtitle=subtitle or " ",
        actions=state.actions_left if state.active else None,
    )


def team_view(state: State, side: Side, prompt: Prompt | None, moment: Moment, words: Words) -> TeamView:
    """One team's box."""
    names = [seat.name for seat in state.seats if seat.team == side]
    return TeamView(
        side=side,
        title=words.team(side),
        player=shortened(", ".join(name for name in names if name != words.team(side)), LONGEST_PLAYERS),
        has_turn=state.phase != "over" and state.team == side,
        tiles=tuple(tile_view(state, each, prompt, moment, words) for each in state.cowboys if each.side == side),
    )


def tile_view(state: State, cowboy: Cowboy, prompt: Prompt | None, moment: Moment, words: Words) -> TileView:
    """One cowboy's tile."""
    choosing = moment.hand.mode if isinstance(moment.hand.mode, Choosing) else None
    choosable = prompt is not None and choosing is not None and cowboy.id in choices_of(prompt)
    barred = [each for each in (prompt.barred if prompt else ()) if each.words == ("play", cowboy.id)]
    return TileView(
        cowboy=cowboy.id,
        number=cowboy.number,
        hat=cowboy.hat,
        hit_points=cowboy.hit_points,
        most_hit_points=most_hit_points(state, cowboy.id),
        posture=cowboy.posture,
        available=cowboy.hat == hour_colour(state.hour),
        choosable=choosable,
        pointed=choosing is not None and choosing.pointed == cowboy.id,
        active=state.active == cowboy.id,
        initiative=state.initiative == cowboy.id,
        why_not=words.refusal(barred[0].refusal) if barred else "",
    )


def most_hit_points(state: State, cowboy: str) -> int:
    """How many hit points this cowboy had at the start."""
    start = next(each for each in state.scenario.cowboys if each.id == cowboy)
    return start.hit_points or state.scenario.hit_points


def action_view(action: ActionView, prompt: Prompt | None, moment: Moment, words: Words) -> ActionView:
    """One button of the bar as it is now."""
    hand = moment.hand
    if action.words == ("undo",):
        return msgspec.structs.replace(action, why_not="" if moment.can_undo else words.hint("undo:none"))
    if prompt is None or not isinstance(hand.mode, Acting | Aiming | Pulling | Charging):
        return msgspec.structs.replace(action, why_not=" ")
    chosen = hand.offer is not None and offer_of(prompt, action.words) == hand.mode.offer  # type: ignore[union-attr]
    why_not = ""
    if offer_of(prompt, action.words) is None:
        barred = [each for each in prompt.barred if each.words == action.words]
        why_not = words.refusal(barred[0].refusal) if barred else ""
    return msgspec.structs.replace(action, chosen=chosen, why_not=why_not)


def hint_view(
    state: State, prompt: Prompt | None, moment: Moment, actions: tuple[ActionView, ...], words: Words
) -> HintView:
    """What can be done now; what is pointed at comes first, then what was just said."""
    pointed = pointed_hint(prompt, moment, actions, words)
    if pointed is not None:
        return pointed
    if moment.note is not None:
        return moment.note
    if prompt is None:
        return HintView(words.hint("over" if state.phase == "over" else "wait"))
    match moment.hand.mode:
        case Pulling(strength=strength):
            return HintView(words.hint("pull" if strength > 0 else "pull:none"))
        case Charging():
            return HintView(words.hint("charge"))
        case Aiming(by=by):
            return HintView(words.hint("aim:camera" if by == "camera" else "aim"))
        case Acting():
            last = state.actions_left == 1
            return HintView(words.hint("act:last" if last else "act", piece=prompt.piece))
        case Choosing(pointed=piece) if piece and len(prompt.choices) > 1:
            return HintView(words.hint("pointed", piece=piece))
        case _:
            return HintView(words.prompt(prompt))


def pointed_hint(
    prompt: Prompt | None, moment: Moment, actions: tuple[ActionView, ...], words: Words
) -> HintView | None:
    """What the button or tile under the pointer does, or why it does not."""
    hovered, mode = moment.hovered, moment.hand.mode
    if not hovered or isinstance(mode, Pulling | Charging):
        return None
    if hovered[0] == "play":
        barred = [each for each in (prompt.barred if prompt else ()) if each.words == hovered]
        return HintView(words.refusal(barred[0].refusal), warns=True) if barred else None
    for action in actions:
        if action.words == hovered and action.why_not.strip():
            return HintView(action.why_not, warns=True)
        if action.words == hovered and action.why_not:
            return None
    if hovered[0] == "shoot" and prompt is not None and (index := offer_of(prompt, hovered)) is not None:
        return HintView(words.hint(f"shoot:{prompt.flicks[index].fixed[0]}"))
    return HintView(words.hint(":".join(hovered)))


def meter_view(hand: Hand) -> MeterView | None:
    """The strength while something is aimed."""
    match hand.mode:
        case Pulling(strength=strength) | Charging(strength=strength):
            return MeterView(strength, live=True)
        case Aiming(strength=strength, by="keys"):
            return MeterView(strength, live=False)
        case _:
            return None


def result_view(state: State, words: Words) -> ResultView:
    """The end of the match. Raises ValueError while it goes on."""
    if state.outcome is None:
        raise ValueError("the match goes on")
    sides = [[each for each in state.cowboys if each.side == side] for side in SIDES]
    winner = next((side for side in SIDES if side == state.outcome.winner), None)

    def row(label: str, *counted: int) -> ResultRow:
        return ResultRow(label, str(counted[0]), str(counted[1]))

    return ResultView(
        title=words.result_title(state.outcome),
        text=words.outcome(state.outcome),
        winner=winner,
        rows=(
            row("Still in the fight", *(sum(each.posture != "dead" for each in side) for side in sides)),
            row("Dead", *(sum(each.posture == "dead" for each in side) for side in sides)),
            row("Hit points left", *(sum(each.hit_points for each in side) for side in sides)),
        ),
    )
