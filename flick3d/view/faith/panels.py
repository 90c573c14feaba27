"""What the panels of Flick of Faith show: the Council, the choice of a god, and a card that is looked at. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from flick3d.games.faith.state import State
from flick3d.games.faith.voting import judge_of_ties
from flick3d.rules.actions import action_text
from flick3d.rules.prompts import Prompt
from flick3d.view.faith import ballots as votes
from flick3d.view.faith.ballots import KEYS, Ballots
from flick3d.view.faith.faces import face_of, god_face, law_face
from flick3d.view.faith.overlay import LAWS_KEY, PANEL_KEYS, Overlay
from flick3d.view.faith.views import (
    BallotView,
    CouncilView,
    GodsView,
    LargeCardView,
    LawsView,
    OptionView,
    SecretView,
)
from flick3d.view.faith.words import FaithWords

BADGES = ("thumb-up", "thumb-down")
"""Of the upper and of the lower Law."""


def council_view(
    state: State, prompt: Prompt | None, overlay: Overlay, people: tuple[str, ...] | None, words: FaithWords
) -> CouncilView | None:
    """The Council while it votes, while the votes lie open, and while Themis decides; else None.

    Before it opens, the Worship is shown to its end.
    """
    ballots = overlay.ballots
    if ballots.is_open or (state.phase == "vote" and not overlay.is_counting):
        return voting_view(state, ballots, people, words, overlay.calm)
    if state.phase != "verdict" or prompt is None:
        return None
    options = tuple(
        OptionView(
            law_face(choice.law, state.book, words),  # type: ignore[attr-defined]
            tuple(action_text(choice).split(" ")),
            key,
        )
        for choice, key in zip(prompt.choices, PANEL_KEYS, strict=False)
    )
    hint = words.hint("ask:verdict", player=words.team(prompt.player))
    return CouncilView(words.title("phase:council"), hint, options, ())


def voting_view(
    state: State, ballots: Ballots, people: tuple[str, ...] | None, words: FaithWords, calm: bool = False
) -> CouncilView:
    """Both Laws, and a tile for every player. calm: less motion."""
    agenda = ballots.agenda if ballots.is_open else state.agenda
    decided = ballots.decided
    options = tuple(
        OptionView(
            law_face(law, state.book, words),
            badge=badge,
            chosen=decided is not None and decided.law == law,
            faded=decided is not None and decided.law != law,
        )
        for law, badge in zip(agenda, BADGES, strict=True)
    )
    upper, lower = (words.law(law) for law in agenda)
    text = words.hint("ask:vote", upper=upper, lower=lower)
    if ballots.is_open:
        text = words.event(decided, state, state) if decided is not None else tied_text(state, words)
    order = sorted(state.players, key=lambda name: tuple(KEYS).index(state.corner(name).name))
    tiles = tuple(ballot_view(state, ballots, name, people, words) for name in order)
    # With less motion they lie there turned over.
    opened = votes.SHOWN_FOR - ballots.seconds if ballots.is_open and not calm else 100.0
    return CouncilView(words.title("phase:council"), text, options, tiles, opened)


def tied_text(state: State, words: FaithWords) -> str:
    """What stands over votes that are tied when the choice is Themis' (G4)."""
    judge = judge_of_ties(state)
    return words.hint("vote:tied", player=words.team(judge)) if judge is not None else " "


def ballot_view(
    state: State, ballots: Ballots, player: str, people: tuple[str, ...] | None, words: FaithWords
) -> BallotView:
    """A player's tile: what was pressed is on it only when all votes lie open (F22)."""
    thumb = dict(ballots.shown).get(player, "") if ballots.is_open else ""
    has_voted = ballots.has_marked(player) or votes.has_voted(state, player) or bool(thumb)
    asked = player in votes.voters(state, people) and not ballots.is_open
    up, down = KEYS[state.corner(player).name] if asked else ("", "")
    note = words.title("voted" if has_voted else "votes")
    if thumb:
        note = words.law(ballots.agenda[0 if thumb == "up" else 1])
    return BallotView(
        player=player,
        name=words.team(player),
        face=face_of(state, player),
        colour=state.colour(player),
        note=note,
        up_key=up.upper(),
        down_key=down.upper(),
        has_voted=has_voted,
        thumb=thumb,
    )


def secret_view(state: State, overlay: Overlay, words: FaithWords) -> SecretView | None:
    """What covers the screen while one player votes with the mouse; None without one."""
    player = overlay.ballots.cover
    if not player or state.phase != "vote" or overlay.ballots.is_open:
        return None
    upper, lower = (words.law(law) for law in state.agenda)
    up, down = KEYS[state.corner(player).name]
    return SecretView(
        player=player,
        title=words.title("secret", player=words.team(player)),
        text=words.hint("ask:vote", upper=upper, lower=lower),
        face=face_of(state, player),
        up=upper,
        down=lower,
        back=words.title("secret:back"),
        up_key=up.upper(),
        down_key=down.upper(),
    )


def gods_view(state: State, prompt: Prompt | None, words: FaithWords) -> GodsView | None:
    """The choice of a god; None when that is not asked."""
    if prompt is None or prompt.kind != "gods":
        return None
    options = tuple(
        OptionView(
            god_face(choice.god, state.book, words),  # type: ignore[attr-defined]
            tuple(action_text(choice).split(" ")),
            key,
        )
        for choice, key in zip(prompt.choices, PANEL_KEYS, strict=False)
    )
    hint = words.hint("ask:gods", player=words.team(prompt.player))
    return GodsView(words.title("phase:gods"), hint, options)


def laws_view(state: State, overlay: Overlay, words: FaithWords) -> LawsView:
    """The active Laws as small cards."""
    faces = tuple(law_face(law, state.book, words) for law in state.laws)
    return LawsView(words.title("laws"), LAWS_KEY.upper(), faces, overlay.law if overlay.law in state.laws else "")


def large_card_view(
    state: State, overlay: Overlay, hovered: tuple[str, ...], words: FaithWords
) -> LargeCardView | None:
    """The card that is pointed at, or that a key or a click has opened; None without one."""
    law = overlay.law
    match hovered:
        case ("god", player) if player in state.players:
            god = state.god_name(player)
            return LargeCardView(god_face(god, state.book, words), state.corner(player).name) if god else None
        case ("law", name):
            law = name
    found = next((each for each in state.laws if each == law), None)
    return None if found is None else LargeCardView(law_face(found, state.book, words), "laws")


def open_panels(
    state: State,
    prompt: Prompt | None,
    overlay: Overlay,
    hovered: tuple[str, ...],
    people: Iterable[str] | None,
    words: FaithWords,
) -> tuple[GodsView | CouncilView | LargeCardView | SecretView, ...]:
    """All that lies over the table now."""
    at_window = None if people is None else tuple(people)
    views = (
        gods_view(state, prompt, words),
        council_view(state, prompt, overlay, at_window, words),
        large_card_view(state, overlay, hovered, words),
        secret_view(state, overlay, words),
    )
    return tuple(view for view in views if view is not None)
