"""From a match of Flick of Faith and what the player is doing to what the HUD shows. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from flick3d.games.faith.components import TEMPLES_EACH, generations, of
from flick3d.games.faith.state import Phase, State
from flick3d.rules.prompts import Prompt
from flick3d.view.faith.bar import bar_view
from flick3d.view.faith.faces import face_of
from flick3d.view.faith.hinting import hint_view
from flick3d.view.faith.overlay import Overlay
from flick3d.view.faith.panels import laws_view, open_panels
from flick3d.view.faith.views import GenerationView, MarkerView, PlayersView, PlayerView, Stage, TrackView
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.moment import Moment, meter_view
from flick3d.view.hud.views import HudView
from flick3d.view.seating import NOBODY, Seating
from flick3d.view.words.names import shortened

STAGES: dict[Phase, Stage] = {
    "vote": "council",
    "verdict": "council",
    "templars": "mission",
    "mission": "mission",
    "second": "mission",
    "stuck": "mission",
    "temples": "mission",
    "raise": "mission",
    "heart": "worship",
}
"""Which part of a Generation a phase belongs to."""
BOX_NAME = 13
"""Letters of a player's name that a box has room for."""
LETTERS_A_MARK = 2
"""Letters for which there is no more room beside the mark of a seat."""
KINDS = ("sphinx", "templar", "prophet")
"""The order of the discs in a box: the rare ones first."""


def hud_view(
    state: State,
    prompt: Prompt | None,
    moment: Moment,
    words: FaithWords,
    overlay: Overlay,
    people: Iterable[str] | None = None,
    seating: Seating = NOBODY,
) -> HudView:
    """Everything that is on the screen. `prompt` is None while something moves or the match is over.

    people: who sits at this window; None for everybody. seating: who plays, where that is to be shown.
    """
    actions = bar_view(prompt, moment.last, moment.hand, moment.can_undo, overlay.presence, words)
    # While the votes lie open nothing is asked, whatever the match waits for.
    asked = None if overlay.ballots.is_open else prompt
    return HudView(
        hint=hint_view(state, asked, moment.hand, moment.hovered, moment.note, actions, words, overlay.is_counting),
        actions=actions,
        meter=meter_view(moment.hand),
        extras=(
            generation_view(state, words, overlay.is_counting),
            track_view(state, overlay),
            players_view(state, overlay, words, seating),
            laws_view(state, overlay, words),
            *open_panels(state, prompt, overlay, moment.hovered, people, words),
        ),
    )


def generation_view(state: State, words: FaithWords, is_counting: bool = False) -> GenerationView:
    """The strip at the top (F20). While all vote at once it is nobody's turn.

    is_counting: it is still being shown what an action brought; before a Council or the end that was the last Worship.
    """
    most = generations(len(state.players))
    is_council = state.phase == "vote"
    is_worship = is_counting and (state.phase == "over" or (is_council and state.generation > 1))
    stage: Stage | None = "worship" if is_worship else STAGES.get(state.phase)
    generation = state.generation - (is_worship and is_council)
    player = "" if is_council else state.active
    return GenerationView(
        generation=generation,
        most=most,
        count=words.title("generation", generation=generation, generations=most) if generation else " ",
        stage=stage,
        stage_name=words.title(f"phase:{stage}") if stage else " ",
        title=words.title("phase:worship") if is_worship else title_of(state, player, words),
        subtitle=subtitle_of(state, player, words) if player else " ",
        colour=state.colour(player) if player else None,
    )


def title_of(state: State, player: str, words: FaithWords) -> str:
    """Whose turn it is."""
    if player:
        return words.who(state, player)
    return words.title("banner:over" if state.phase == "over" else "phase:council")


def subtitle_of(state: State, player: str, words: FaithWords) -> str:
    """What this player is to do, where a Generation has no name for it, or what the player has left."""
    if state.phase == "gods":
        return words.title("phase:gods")
    if state.phase == "race":
        return words.title("phase:race:win" if state.generation else "phase:race")
    discs = sum(each.is_prophet for each in of(state.components, player, "hand"))
    left = f"{words.discs(discs)} {words.title('hand')}"
    return f"{words.points(state.score(player))}, {left}"


def shown_score(state: State, overlay: Overlay, player: str) -> int:
    """A player's VP, without those that still fly."""
    scores = state.scores if overlay.scores is None else overlay.scores
    return scores[state.players.index(player)]


def track_view(state: State, overlay: Overlay) -> TrackView:
    """The score track."""
    return TrackView(
        tuple(MarkerView(player, state.colour(player), shown_score(state, overlay, player)) for player in state.players)
    )


def players_view(state: State, overlay: Overlay, words: FaithWords, seating: Seating = NOBODY) -> PlayersView:
    """The players' boxes. While all vote at once nobody's is lit."""
    return PlayersView(tuple(player_view(state, player, overlay, words, seating) for player in state.players))


def player_view(
    state: State, player: str, overlay: Overlay, words: FaithWords, seating: Seating = NOBODY
) -> PlayerView:
    """One player's box."""
    god = state.god_name(player)
    in_hand = [each.kind for each in of(state.components, player, "hand") if each.is_prophet]
    in_supply = of(state.components, player, "supply")
    return PlayerView(
        player=player,
        name=shortened(player, BOX_NAME - LETTERS_A_MARK if seating.seats else BOX_NAME),
        god=words.god(god) if god else " ",
        face=face_of(state, player),
        colour=state.colour(player),
        corner=state.corner(player).name,
        points=shown_score(state, overlay, player),
        hand=tuple(sorted(in_hand, key=KINDS.index)),
        pool=len(of(state.components, player, "pool")),
        temples=sum(each.kind == "temple" for each in in_supply),
        most_temples=TEMPLES_EACH,
        first=state.first == player,
        has_turn=state.phase != "vote" and state.active == player,
        kind=seating.kind(player) if seating.seats else "",
    )
