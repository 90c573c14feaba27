"""Why something cannot be done in Flick of Faith, said to the player."""

from __future__ import annotations

from flick3d.view.words import common

REFUSALS: dict[str, str] = {
    **common.REFUSALS,
    "not-a-number": "A place, a direction and a strength must be numbers.",
    "too-slow": "Too weak: a flick has at least {about} cm a second.",
    "too-slow:": "Too weak: it would not leave the finger.",
    "too-fast": "Too strong: no more than {about} cm a second are possible here.",
    "too-fast:": "Too strong for this disc.",
    "no-such-disc": "You have no such disc to flick.",
    "outside-corner": "That is outside of your cloud: a disc starts in it, or on its border.",
    "outside-map": "That is outside of the Map.",
    "too-near-navel": "Too near to the Navel: the Hand of God keeps away from it.",
    "too-near-cloud": "Too near to your cloud: the Hand of God keeps away from it.",
    "no-hand-left": "The Hand of God has stood often enough in this Generation.",
    "not-in-city": "Only a Prophet of yours that touches a City becomes a Temple.",
    "no-such-temple": "You have no such Temple to place.",
    "island-full": "There is no free place for a Temple on that Island.",
    "not-your-god": "Your card has no such god.",
    "not-on-agenda": "That Law is not up for the vote.",
    "too-many-templars": "You cannot take so many Templars.",
    "not-fastenable": "Tyr fastens only a Prophet of yours on an Island, outside of its City.",
    "already-fastened": "Tyr has fastened a Prophet in this Generation already.",
    "too-close": "Too close to the other disc: leave a gap between the two.",
    "same-disc": "Those must be two different discs.",
    "wrong-order": "The larger disc goes below.",
    "wrong-order:L5": "Two discs go at once: first aim the one, then flick the other.",
    "wrong-order:L6": "Two discs go as a stack: the larger one below, the other one on it.",
    "no-room": "There is no room for it on the Map.",
    "hand-stands": "The Hand of God stands on the Map already.",
}
"""By the refusal's reason, and where it matters by its rule, or by what it is about (nothing, in `too-slow:`)."""
