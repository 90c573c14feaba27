"""Ideas: what a computer player thinks of doing, and what it thinks that is worth."""

from __future__ import annotations

import msgspec

from flick3d.rules.actions import Action, action_text
from flick3d.rules.outline import Point
from flick3d.rules.prompts import FlickOffer


class Aimed(msgspec.Struct, frozen=True):
    """A flick that a player means to make: the offer, direction in degrees, speed in cm/s."""

    offer: FlickOffer
    direction: float
    speed: float

    @property
    def text(self) -> str:
        """Text form of the action, as it is meant."""
        return self.offer.text(self.direction, self.speed)


class Idea(msgspec.Struct, frozen=True):
    """One thing that could be done now.

    text: the action's text form, for everything that is no flick. flick: the flick otherwise.
    worth: what it is expected to be worth to the player, by geometry alone, in the unit of the mind's `value`: how much
    better than doing nothing, with the chance that the hand spoils it already counted in.
    goal: a code for what it is good for, such as `hit`, `cover`, `gold`, `navel`. piece, place: what it aims at: a
    piece's id or "", and a place on the table, cm, or None; the camera looks there before the flick.
    trial: whether trying it on the table tells more than the geometry; only flicks are tried. whim: standard deviation
    of a mood in which players of every level take it or leave it, so that not every match begins alike.
    """

    worth: float
    goal: str
    text: str = ""
    flick: Aimed | None = None
    piece: str = ""
    place: Point | None = None
    trial: bool = True
    whim: float = 0.0

    @property
    def is_flick(self) -> bool:
        """Whether the table moves."""
        return self.flick is not None

    @property
    def words(self) -> str:
        """Text form of the action as it is meant, without the hand's noise."""
        return self.text if self.flick is None else self.flick.text


def choice(action: Action, worth: float, goal: str, piece: str = "", place: Point | None = None) -> Idea:
    """The idea of an action that is no flick."""
    return Idea(worth, goal, action_text(action), piece=piece, place=place, trial=False)
