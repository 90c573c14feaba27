"""One show on a stage: title, scenes one after another as the director sees them, the result, and fades around them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from flick3d.rules.actions import action_text
from flick3d.rules.chance import stream
from flick3d.rules.layout import Shot
from flick3d.rules.prompts import Prompt
from flick3d.view.camera_operator import Operator
from flick3d.view.director import AGAIN_SPEED, Director, Flick, again_span
from flick3d.view.hud.title_card import GOES
from flick3d.view.playing import Finished
from flick3d.view.presenting import Presenter
from flick3d.view.screens.intention import Intention
from flick3d.view.screens.seen_flick import seen_flick
from flick3d.view.seating import Seating
from flick3d.view.show.dressing import Dressing
from flick3d.view.show.scenes import Scene, Source
from flick3d.view.slowing import WATCHING_SPEED
from flick3d.view.spotting import Spotter
from flick3d.view.stage import Stage

FADE = 0.6
"""Seconds in which the picture comes and goes."""
TITLE = 2.9
"""Seconds that the title stays, its coming included."""
AIMS_AT = 0.75
"""Share of the usual pace at which aim and pull are shown: they are looked at, not waited for."""
AFTER_FLICK, AFTER_AGAIN, AFTER_STEP = 0.55, 0.35, 0.25
PORTRAIT = 0.85
"""Seconds."""
TAIL, HURRIES = 0.9, 3.0
"""Seconds of a flick after what decided it from which on it is hurried, and by how much."""
THINKS_LONG = 1.0
"""Seconds after which nobody wants to look at one who thinks."""
RESULT = 4.5


class Show:
    """One show, which leaves the stage empty-handed when it is closed. To be advanced after the stage."""

    def __init__(
        self,
        stage: Stage,
        presenter: Presenter,
        spotter: Spotter,
        source: Source,
        seating: Seating,
        title: str,
        seed: int,
        seconds: float,
        fills: bool = False,
    ) -> None:
        """title: of the scenario. seed: of the director's own chance. seconds: for how long at most.

        fills: whether it is just so long; else it ends when all has been shown.
        """
        self._stage, self._presenter, self._spotter, self._source = stage, presenter, spotter, source
        self._title = title
        self._seating = seating
        self._seconds, self._fills = seconds, fills
        self._elapsed = self._dt = 0.0
        self._fades: float | None = None
        self._state: Any = source.state
        self._subject = ""
        self._is_decided = False
        self._asked: Prompt | None = None
        self._intention: Intention | None = None
        self._director = Director(spotter.manner, stream(seed, "director"))
        self.operator = Operator(stage, self._director)
        presenter.sit(seating)
        self._dressing = Dressing(stage, presenter, spotter, self._state)
        stage.sound.enter(presenter.soundscape, playing=True)
        self._script = self._whole()

    @property
    def is_over(self) -> bool:
        """Whether all of it has been shown, and the picture is dark."""
        return self._fades is not None and self._fades >= FADE

    @property
    def is_ending(self) -> bool:
        """Whether the picture goes dark."""
        return self._fades is not None

    def end(self) -> None:
        """Go dark from now on."""
        if self._fades is None:
            self._fades = 0.0

    def advance(self, seconds: float) -> None:
        """A frame, after the stage's own."""
        self._dt = seconds
        self._elapsed += seconds
        if next(self._script, False) is False or self._elapsed >= self._seconds - FADE:
            self.end()
        self._dressing.advance(seconds, self._intention, self._asked, self._state)
        self.operator.advance(seconds)
        darkness = max(0.0, 1.0 - self._elapsed / FADE)
        if self._fades is not None:
            self._fades += seconds
            darkness = max(darkness, min(1.0, self._fades / FADE))
        self._dressing.darken(darkness)

    def close(self) -> None:
        """Take everything away; the stage shows the table as it is."""
        self._script.close()
        self._source.close()
        self._stage.playback.stop()
        self._stage.playback.speed = 1.0
        self._dressing.close()

    # What is shown, one after another: each step waits for its frames

    def _whole(self) -> Generator[bool, None, None]:
        stage, presenter = self._stage, self._presenter
        self.operator.room = 1.0
        presenter.show(stage.scene, self._state)
        presenter.frame(stage, self._state, cut=True)
        self.operator.looks_at(presenter.shown_area(self._state), presenter.framing)
        self.operator.orbit(cut=True)
        self._dressing.open_title(self._title, [seat.name for seat in self._seating.seats])
        yield from self._wait(TITLE)
        self._dressing.let_card_go()
        yield from self._wait(GOES)
        self.operator.room = 0.0
        yield from self._scenes()
        if self._is_decided:
            yield from self._result()
        self.operator.orbit()
        while self._fills:
            yield True

    def _scenes(self) -> Iterator[bool]:
        thinks = 0.0
        while True:
            scene = self._source.next()
            if scene is not None:
                thinks = 0.0
                yield from self._play(scene)
            elif self._source.is_over:
                return
            else:
                thinks += self._dt
                if thinks >= THINKS_LONG:
                    self.operator.orbit()
                yield True

    def _play(self, scene: Scene) -> Iterator[bool]:
        presenter, stage = self._presenter, self._stage
        before, step = scene.before.state, scene.step
        self._director.begins(self._spotter.exchange(before))
        shot = scene.before.shot(step.action) if step.trajectory is not None else None
        flick = seen_flick(scene.before, step, presenter, self._spotter) if shot is not None else None
        if scene.jumps:
            yield from self._jump(before, flick)
        self._state, self._asked = before, scene.before.prompt
        self.operator.looks_at(presenter.shown_area(before), presenter.framing)
        if shot is not None:
            yield from self._flick(scene, shot, flick)
        self._asked = None
        presenter.report(self._dressing.hud, step.events, before, scene.state)
        if flick is not None:
            yield from self._wait(AFTER_FLICK)
            topples, ends = self._spotter.is_topple(step.events), self._spotter.is_end(step.events)
            if shot is not None and self._director.repeats(topples, ends, flick):
                yield from self._again(before, shot, flick)
        yield from self._settle(scene)
        stage.playback.speed = 1.0

    def _flick(self, scene: Scene, shot: Shot, flick: Flick | None) -> Iterator[bool]:
        """Aim, pull, and the flick itself."""
        presenter, stage = self._presenter, self._stage
        before, trajectory, prompt = scene.before.state, scene.step.trajectory, scene.before.prompt
        assert trajectory is not None
        if flick is not None and prompt is not None:
            self.operator.shoulder(flick)
            self._intention = Intention(prompt, action_text(scene.step.action))
            while self._intention.stage[0] != "over":
                yield True
                self._intention = self._intention.after(AIMS_AT * self._dt)
        self._intention = None
        self._dressing.mark(None, before)
        presenter.show_shot(stage.scene, before, shot.layout)
        stage.lie_on(shot.area)
        if flick is not None:
            self.operator.ride(flick)
        stage.playback.play(Finished(trajectory), speed=WATCHING_SPEED, decider=presenter.decider(before))
        decided = trajectory.duration if flick is None or flick.moment is None else flick.moment.time
        while stage.playback.playing:
            if stage.playback.time > decided + TAIL:
                stage.playback.speed = WATCHING_SPEED * HURRIES
            yield True

    def _again(self, before: Any, shot: Shot, flick: Flick) -> Iterator[bool]:
        """From a second angle, slowly; afterwards all lies where the flick has left it."""
        presenter, stage = self._presenter, self._stage
        begins, ends = again_span(flick)
        stage.sound.hush()
        presenter.show(stage.scene, before)
        presenter.show_shot(stage.scene, before, shot.layout)
        self._dressing.tag(presenter.words.title("show:again"), "again")
        self.operator.again(flick)
        stage.playback.play(Finished(flick.trajectory), speed=AGAIN_SPEED)
        stage.playback.seek(begins)
        while stage.playback.playing and stage.playback.time < ends:
            yield True
        yield from self._wait(AFTER_AGAIN)
        self._dressing.tag()
        stage.playback.finish()

    def _settle(self, scene: Scene) -> Iterator[bool]:
        """Let what is shown become the state, and look where something happens meanwhile."""
        presenter, stage = self._presenter, self._stage
        sights = self._spotter.sights(scene.step.events, scene.state)
        over: list[bool] = []
        events = scene.step.events
        if self._spotter.is_council(scene.state) or self._spotter.is_topple(events) or self._spotter.is_end(events):
            # There is nothing near to look at: who is dead is taken away.
            self.operator.orbit()
        self._state = scene.state
        self._is_decided = self._spotter.is_end(scene.step.events)
        presenter.settle(stage, scene.before.state, scene.state, scene.step.events, done=lambda: over.append(True))
        for sight in sights:
            self.operator.sight(sight)
            yield from self._wait(sight.seconds)
        if not sights:
            yield from self._look_at_subject(scene.state)
        while not over:
            yield True
        while presenter.is_held(scene.state):
            yield True
        if sights or scene.step.is_flick:
            yield from self._wait(AFTER_STEP)

    def _look_at_subject(self, state: Any) -> Iterator[bool]:
        """Who is played now, when it is another one than before."""
        subject, scene = self._spotter.subject(state), self._stage.scene
        if subject == self._subject or not subject:
            return
        self._subject = subject
        pose = scene.pose_of(subject)
        if pose is None:
            return
        self._director.begins(self._spotter.exchange(state))
        self.operator.portrait(subject, (pose.x, pose.y), pose.yaw)
        yield from self._wait(PORTRAIT)

    def _jump(self, state: Any, flick: Flick | None) -> Iterator[bool]:
        """Another moment of the match, behind a dark picture."""
        presenter, stage = self._presenter, self._stage
        over: list[bool] = []

        def change() -> None:
            self._dressing.hud.clear_announcements()
            presenter.tell_again(self._dressing.hud, ())
            presenter.show(stage.scene, state)
            self._state = state
            presenter.frame(stage, state, cut=True)
            self.operator.looks_at(presenter.shown_area(state), presenter.framing)
            if flick is None:
                self.operator.orbit(cut=True)
            else:
                self.operator.shoulder(flick, cut=True)

        stage.playback.change(change, lambda: over.append(True))
        while not over:
            yield True

    def _result(self) -> Iterator[bool]:
        self._stage.sound.enter(self._presenter.soundscape, playing=False)
        self.operator.room = 1.0
        self.operator.orbit()
        self._dressing.open_result(self._title, self._state)
        yield from self._wait(RESULT)

    def _wait(self, seconds: float) -> Iterator[bool]:
        left = seconds
        while left > 0.0:
            yield True
            left -= self._dt
