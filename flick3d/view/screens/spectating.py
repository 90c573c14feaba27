"""Looking on in a match or a replay: the director's camera, a slow orbit by itself, and a piece that is followed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from msgspec.structs import replace

from flick3d.match.session import Step
from flick3d.physics.trajectory import Trajectory
from flick3d.rules.controller import Controller
from flick3d.rules.prompts import FlickOffer
from flick3d.view.camera import DEGREES_PER_PIXEL
from flick3d.view.camera_operator import ORBIT
from flick3d.view.director import Cuts, Director, Flick
from flick3d.view.director_views import Line, riding, sight_rays, within
from flick3d.view.input.modes import Aiming, Charging, Hand, Pulling
from flick3d.view.input.signals import KeyPressed, KeyReleased, Pressed, Signal
from flick3d.view.input.watch_controls import DIRECTOR_KEY, FOLLOW_KEY, ORBIT_KEY
from flick3d.view.presenting import Presenter
from flick3d.view.screens.second_look import SecondLook
from flick3d.view.screens.seen_flick import seen_flick
from flick3d.view.sights import things
from flick3d.view.spotting import Spotter
from flick3d.view.stage import Stage

Way = Literal["", "director", "orbit", "follow"]
"""What moves the camera by itself; "" for nothing."""
REACH = 40.0
"""How far ahead the director expects a flick to go, cm."""
HOLDS = 1.2
"""Seconds for which what a flick has done is looked at."""
RESTS = 12.0
"""Seconds of a match between two flicks that the director shows once more; the one that ends it comes in any case."""


class Spectating:
    """Moves the camera of one screen by itself, until a hand moves it."""

    def __init__(self, stage: Stage, presenter: Presenter, spotter: Spotter, say: Callable[[str], None]) -> None:
        """say: for the hint line."""
        self._stage, self._presenter, self._spotter, self._say = stage, presenter, spotter, say
        self._director = Director(spotter.manner, Random(0))
        self._cuts = Cuts()
        self._way: Way = ""
        self._piece = ""
        self._controls = False
        self._offer: tuple[FlickOffer, float] | None = None
        self._held = 0.0
        self._since_look = math.inf

    @property
    def way(self) -> Way:
        """What moves the camera now."""
        return self._way

    def hear(self, signal: Signal) -> bool:
        """A signal for the screen; whether it must not hear of it."""
        if isinstance(signal, KeyPressed | KeyReleased) and signal.key == FOLLOW_KEY:
            self._controls = isinstance(signal, KeyPressed)
            return False
        if isinstance(signal, KeyPressed) and signal.key in (DIRECTOR_KEY, ORBIT_KEY):
            wanted: Way = "director" if signal.key == DIRECTOR_KEY else "orbit"
            self._choose("" if self._way == wanted else wanted)
            return True
        if isinstance(signal, Pressed) and signal.button == "left" and self._controls and signal.piece:
            if self._stage.scene.pose_of(signal.piece) is not None:
                self._piece = signal.piece
                self._choose("follow")
            return True
        return False

    def camera_moved(self) -> None:
        """A hand has moved the camera: it is the hand's."""
        if self._way:
            self._choose("")

    def advance(self, seconds: float, hand: Hand, state: Any, looks_on: bool) -> None:
        """A frame. hand: as it is shown, also a computer player's. looks_on: no person is to do anything now."""
        self._cuts = self._cuts.after(seconds)
        self._since_look += seconds
        if self._way == "orbit":
            self._orbit(seconds)
        elif self._way == "follow":
            self._follow()
        elif self._way == "director":
            self._direct(seconds, hand, state, looks_on)

    def second_look(self, history: Sequence[tuple[Controller, Step]]) -> SecondLook | None:
        """How the director shows the last step's flick once more; None where that is not wanted, or not worth it.

        history: every step with the match before it.
        """
        if self._way != "director" or self._stage.calm or not history:
            return None
        before, step = history[-1]
        ends = self._spotter.is_end(step.events)
        if not ends and (self._since_look < RESTS or not self._spotter.is_topple(step.events)):
            return None
        flick = seen_flick(before, step, self._presenter, self._spotter)
        if flick is None or flick.moment is None:
            return None
        self._since_look = 0.0
        return SecondLook(self._stage, self._director, flick)

    def _choose(self, way: Way) -> None:
        left, self._way = self._way, way
        self._offer, self._held = None, 0.0
        if left == "director" and not way:
            self._stage.camera.overview()
        words = self._presenter.words
        self._say(words.hint(f"spectate:{way or 'hand'}", piece=self._piece if way == "follow" else ""))

    def _orbit(self, seconds: float) -> None:
        self._stage.camera.orbit(-ORBIT * seconds / DEGREES_PER_PIXEL, 0.0)

    def _follow(self) -> None:
        pose = self._stage.scene.pose_of(self._piece)
        if pose is None:
            self._choose("")
            return
        camera = self._stage.camera
        camera.look(replace(camera.goal, x=pose.x, y=pose.y))

    def _direct(self, seconds: float, hand: Hand, state: Any, looks_on: bool) -> None:
        """A computer player's aim from over its shoulder, and every flick along with its disc."""
        offer, mode, stage = hand.offer, hand.mode, self._stage
        if offer is not None and isinstance(mode, Aiming | Charging | Pulling):
            begins = self._offer is None or self._offer[0] != offer
            self._offer = (offer, mode.direction)
            if looks_on and begins:
                self._shoulder(offer, mode.direction, state)
        if stage.playback.playing and self._offer is not None:
            self._ride(*self._offer)
            self._held = HOLDS
        elif self._held > 0.0:
            self._held -= seconds
        elif not looks_on:
            if self._offer is None and stage.camera.preset == "free":
                stage.camera.overview()
        elif not stage.playback.busy and offer is None:
            self._orbit(seconds)
        if not stage.playback.playing and offer is None:
            self._offer = None

    def _line(self, offer: FlickOffer, direction: float) -> Line:
        angle = math.radians(direction)
        ahead = offer.at[0] + REACH * math.cos(angle), offer.at[1] + REACH * math.sin(angle)
        return Line(offer.at, within(ahead, self._stage.scene.area))

    def _shoulder(self, offer: FlickOffer, direction: float, state: Any) -> None:
        self._director.begins(self._spotter.exchange(state))
        line = self._line(offer, direction)
        who = self._spotter.subject(state) or offer.piece
        flick = Flick(who, offer.piece, line, Trajectory((), (), (), 0.0), None)
        stage = self._stage
        take = self._director.shoulder(flick, things(stage.scene.kinds_and_poses), stage.camera.aim, self._cuts)
        stage.camera.look(take.aim)
        stage.scene.duck(sight_rays(take.aim, take.subjects))
        if take.cut:
            self._cuts = Cuts(0.0)
            stage.camera.cut()
            stage.scene.duck_at_once()

    def _ride(self, offer: FlickOffer, direction: float) -> None:
        stage = self._stage
        pose = stage.scene.pose_of(offer.piece)
        if pose is None:
            return
        line = self._line(offer, direction)
        slowed = stage.playback.slowed
        if slowed is not None:
            line = Line(line.start, (slowed[1].x, slowed[1].y))
        disc = within((pose.x, pose.y), stage.scene.area)
        aim = riding(line, disc, self._director.side or 1.0, self._director.manner)
        stage.camera.look(aim)
        stage.scene.duck(sight_rays(aim, (disc,)))
