"""From a Western match and what the player is doing to what the HUD shows. Pure."""

from __future__ import annotations

from flick3d.games.western.dueling import MOST_SHOTS
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import State
from flick3d.games.western.vocabulary import SIDES, Side
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.moment import Moment, meter_view
from flick3d.view.hud.views import BannerView, HudView, ResultRow, ResultView
from flick3d.view.seating import NOBODY, Seating
from flick3d.view.western.bar import bar_view
from flick3d.view.western.hinting import hint_view
from flick3d.view.western.shelf import drawn_view, shelf_view
from flick3d.view.western.tiles import team_view
from flick3d.view.western.words import Words
from flick3d.view.words.names import LONGEST_PLAYER, shortened

RESULT_ICONS: dict[Side | None, str] = {"lawmen": "star", "outlaws": "hat-red", None: "gravestone"}
"""By the winner what stands beside the headline of the end."""
BRIEF_NAME = 10
"""Letters of a player's name in the strip at the top, where two of them stand beside each other."""


def hud_view(state: State, prompt: Prompt | None, moment: Moment, words: Words, seating: Seating = NOBODY) -> HudView:
    """Everything that is always on the screen. `prompt` is None while a flick is in the air or the match is over.

    seating: who plays, where that is to be shown.
    """
    hand = moment.hand
    actions = bar_view(prompt, moment.last, hand, moment.can_undo, words)
    shelf = shelf_view(state, prompt, hand, words)
    drawn = drawn_view(state, prompt, words)
    return HudView(
        banner=banner_view(state, prompt, words),
        teams=tuple(team_view(state, side, prompt, hand, words, seating) for side in SIDES),
        actions=actions,
        hint=hint_view(state, prompt, hand, moment.hovered, moment.note, actions, shelf, drawn, words),
        meter=meter_view(hand),
        shelf=shelf,
        drawn=drawn,
    )


def banner_view(state: State, prompt: Prompt | None, words: Words) -> BannerView:
    """The strip at the top."""
    clock: dict[str, int | str] = {
        "hour": state.hour,
        "time": f"{state.hour}:00",
        "round": words.title("round", round=state.round),
    }
    if state.duel is not None:
        return duel_banner(state, clock, words)
    side = None if state.phase == "over" else state.team
    active = words.piece(state.active) if state.active else ""
    player = prompt.player if prompt is not None and not words.is_nameless(prompt.player, state.team) else ""
    subtitle = ": ".join(part for part in (shortened(player), active) if part)
    return BannerView(
        **clock,  # type: ignore[arg-type]
        side=side,
        title=words.team(side) if side else words.title("banner:over"),
        subtitle=subtitle[:1].upper() + subtitle[1:] or " ",
        actions=state.actions_left if state.active else None,
        most_actions=state.cowboy(state.active).actions if state.active else 2,
        caption=words.title("actions"),
        hat=hour_colour(state.hour),
    )


def duel_banner(state: State, clock: dict[str, int | str], words: Words) -> BannerView:
    """The strip at the top during a duel: both men with their players, and the shots of the one who shoots."""
    duel = state.duel
    assert duel is not None
    shooter = state.cowboy(duel.shooter)
    return BannerView(
        **clock,  # type: ignore[arg-type]
        side=next((side for side in SIDES if side == shooter.side), None),
        title=words.title("banner:duel" if duel.building else "banner:noon"),
        subtitle=" – ".join(named(state, man, words, BRIEF_NAME) for man in (duel.attacker, duel.defender)),
        actions=MOST_SHOTS - duel.shots[0 if duel.shooter == duel.attacker else 1],
        most_actions=MOST_SHOTS,
        caption=words.title("shots"),
    )


def named(state: State, man: str, words: Words, letters: int = LONGEST_PLAYER) -> str:
    """A figure with the player who plays it, when the player has a name of their own, cut to so many letters."""
    spoken = words.piece(man)
    spoken = spoken[:1].upper() + spoken[1:]
    side = state.cowboy(man).side
    player = state.player(side) if side != "neutral" and state.players(side) else ""
    return spoken if not player or words.is_nameless(player, side) else f"{spoken} ({shortened(player, letters)})"


def result_view(state: State, words: Words, seating: Seating = NOBODY) -> ResultView:
    """The end of the match. seating: who has played. Raises ValueError while it goes on."""
    if state.outcome is None:
        raise ValueError("the match goes on")
    sides = [state.of_side(side) for side in SIDES]
    winner = next((side for side in SIDES if side == state.outcome.winner), None)

    def row(code: str, *counted: int) -> ResultRow:
        return ResultRow(words.title(f"result:{code}"), tuple(str(count) for count in counted))

    rows = [
        row("fighting", *(sum(each.posture not in ("dead", "safe") for each in side) for side in sides)),
        row("dead", *(sum(each.posture == "dead" for each in side) for side in sides)),
        row("hit-points", *(sum(each.hit_points for each in side) for side in sides)),
    ]
    if any(each.posture == "safe" for side in sides for each in side):
        rows.insert(1, row("safe", *(sum(each.posture == "safe" for each in side) for side in sides)))
    if any(state.duels_won):
        rows.append(row("duels", *state.duels_won))
    if seating.has_computers:
        kinds = (seating.kinds_of(side) for side in SIDES)
        played = (words.title(f"seat:{each[0] if len(each) == 1 else 'mixed'}") for each in kinds)
        rows.append(ResultRow(words.title("seats"), tuple(played)))
    return ResultView(
        title=words.result_title(state.outcome),
        text=words.outcome(state.outcome),
        icon=RESULT_ICONS[winner],
        columns=tuple(words.team(side) for side in SIDES),
        rows=tuple(rows),
    )
