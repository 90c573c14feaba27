"""The lesson and the hints of Flick of Faith; what they say is in `wording`."""

from __future__ import annotations

from flick3d.view.lessons.lesson import Lesson, Step, Target

MY_FLICK = ("person", "asked:mission")
AIMING = "mode:aiming|mode:pulling|mode:charging"
NAVEL = Target(place=(0.0, 0.0), radius=3.4)
CITY = Target(place=(0.6, 15.0), radius=2.6)

STEPS: tuple[Step, ...] = (
    Step("f-race", ("person", "asked:race", "mode:acting"), ("aims:race", "race"), NAVEL, "F12"),
    Step("f-pull", ("person", AIMING), ("race", "flick"), Target(asked=True), "F13"),
    Step("f-look", ("person", "asked:mission"), ("camera",), Target(button=("camera", "o"))),
    Step("f-prophet", MY_FLICK, ("flick",), Target(asked=True), "F31"),
    Step("f-presence", ("learnt:f-prophet",), (), Target(button=("presence",)), "F40"),
    Step("f-rival", ("computer", "learnt:f-prophet"), (), Target(), "F30"),
    Step("f-temple", ("person", "asked:temples"), ("found", "done"), Target(), "F34"),
    Step("f-place", ("person", "asked:raise"), ("raise",), Target(), "F34"),
    Step("f-worship", ("heard:Worshipped",), (), Target(), "F41"),
    Step("f-shove", MY_FLICK, (), Target(), "F37"),
    Step("f-city", MY_FLICK, ("TempleRaised",), CITY, "F34"),
    Step("f-navel", (*MY_FLICK, "heard:TempleRaised|heard:Worshipped"), ("Blessed",), NAVEL, "F36"),
    Step("f-win", ("person", "heard:Worshipped"), (), Target(button=("story",)), "F50"),
)

LESSON = Lesson("faith", "lessons/faith", ("", ""), STEPS)

HINTS: tuple[Step, ...] = (
    Step("hint-god", ("person", "asked:gods"), ("choose",), Target(), "F10"),
    Step("hint-race", ("person", "asked:race"), ("race",), NAVEL, "F12"),
    Step("hint-vote", ("asked:vote",), ("vote",), Target(), "F22"),
    Step("hint-verdict", ("person", "asked:verdict"), ("pick",), Target(), "G4"),
    Step("hint-templars", ("person", "asked:templars"), ("swap",), Target(), "L7"),
    Step("hint-stuck", ("person", "asked:stuck"), ("leave", "flick"), Target(), "F32"),
    Step("hint-temple", ("person", "asked:temples", "offer:found"), ("found",), Target(), "F34"),
    Step("hint-fasten", ("person", "asked:temples", "offer:fasten"), ("fasten",), Target(), "G1"),
    Step("hint-raise", ("person", "asked:raise"), ("raise",), Target(), "F34"),
    Step("hint-heart", ("person", "asked:heart"), ("drop", "done"), Target(), "G2"),
    Step("hint-hand", (*MY_FLICK, "offer:stand"), ("stand",), Target(button=("stand",)), "G7"),
    Step("hint-two", (*MY_FLICK, "offer:aim"), ("aim",), Target(), "L5"),
    Step("hint-pair", (*MY_FLICK, "offer:pair"), ("pair",), Target(), "L6"),
    Step("hint-put", (*MY_FLICK, "mode:acting", "offer:put"), ("put",), Target(button=("put",)), "F31"),
    Step("hint-navel", ("came:Blessed",), (), Target(), "F36"),
)
