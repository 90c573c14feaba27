"""The sound of a stage, handed to every screen: one object that is silent where no device answers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from pathlib import Path

from flick3d.physics.pieces import Pieces
from flick3d.physics.trajectory import Trajectory
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area
from flick3d.settings import Volumes
from flick3d.view.audio.beds import Beds
from flick3d.view.audio.cues import Cue, Soundscape
from flick3d.view.audio.device import Device, open_device
from flick3d.view.audio.foley import Foley, Table
from flick3d.view.audio.mixer import Mixer
from flick3d.view.audio.sounds import load_catalogue
from flick3d.view.audio.volumes import Bus, bus_gain
from flick3d.view.camera_maths import View

FOLDER = "sounds"
CLICK, HOVER, REFUSED, COIN, KNOCK = "button-click", "button-hover", "refused", "points-coin", "knock-cowboy"
COIN_EVERY, COIN_ROW = 0.11, 1.4
"""Seconds between two coins of a row, and after which the next coin begins a new row."""
MOST_COINS = 8
"""No more coins than these wait to be heard."""
LOG = logging.getLogger(__name__)


class StageSound:
    """Everything that is heard in one window. Without a device every method does nothing."""

    def __init__(
        self,
        device: Device | None = None,
        folder: Path | None = None,
        volumes: Volumes | None = None,
        keep: Callable[[Volumes], None] = lambda _: None,
    ) -> None:
        """folder: of the catalogue. keep: is told of volumes that the player has changed, to store them."""
        self._volumes = volumes or Volumes()
        self._keep = keep
        self._device = device
        self._mixer: Mixer | None = None
        self._beds: Beds | None = None
        self._foley: Foley | None = None
        self._has_focus = True
        self._scape = Soundscape()
        self._player = ""
        self._coins, self._since_coin = 0, COIN_ROW
        if device is None or folder is None:
            return
        try:
            catalogue = load_catalogue(folder)
        except FlickError as error:
            LOG.debug("%s", error)
            return
        self._mixer = Mixer(device, catalogue, lambda: self._gain("effects"))
        self._beds = Beds(device, catalogue, self._gain)

    @property
    def is_silent(self) -> bool:
        """Whether nothing can ever be heard: no device, or no sounds."""
        return self._mixer is None

    @property
    def volumes(self) -> Volumes:
        """How loud the player wants what."""
        return self._volumes

    @volumes.setter
    def volumes(self, volumes: Volumes) -> None:
        if volumes != self._volumes:
            self._volumes = volumes
            self._keep(volumes)

    def sit_at(self, table: Table, pieces: Pieces) -> None:
        """This is the table that is heard."""
        if self._mixer is not None:
            self._foley = Foley(self._mixer, table, pieces)

    def play(self, cues: Iterable[Cue]) -> None:
        """Play these, each after its delay."""
        if self._mixer is not None:
            self._mixer.play(cues)

    def enter(self, scape: Soundscape, playing: bool) -> None:
        """A screen of this game begins, or its match does (playing) or ends: room and tune fade."""
        self._scape = scape
        if self._beds is not None:
            self._beds.lay(scape.room, scape.tune, playing)

    def turn_of(self, player: str) -> None:
        """This player is asked now, "" for all at once: it is heard when it is another one than before."""
        if player and player != self._player and self._scape.turn:
            self.play((Cue(self._scape.turn),))
        self._player = player

    def click(self) -> None:
        """A button was clicked."""
        self.play((Cue(CLICK),))

    def knock(self) -> None:
        """A knock of wood on wood: so loud are the effects."""
        self.play((Cue(KNOCK),))

    def hover(self, words: tuple[str, ...]) -> None:
        """The pointer came over the button with these words; () when it has left one, which is not heard."""
        if words:
            self.play((Cue(HOVER),))

    def refuse(self) -> None:
        """Something cannot be done now."""
        self.play((Cue(REFUSED),))

    def coins(self, count: int) -> None:
        """So many points have arrived: coins one after another, each higher than the one before."""
        if self._since_coin >= COIN_ROW:
            self._coins = 0
        for _ in range(count):
            wait = max(0.0, COIN_EVERY - self._since_coin)
            if wait > MOST_COINS * COIN_EVERY:
                return
            self.play((Cue(COIN, number=self._coins, delay=wait),))
            self._coins += 1
            self._since_coin = -wait

    def hush(self) -> None:
        """What waits belongs to another moment: it is not heard."""
        if self._mixer is not None:
            self._mixer.hush()

    def lie_on(self, area: Area) -> None:
        """What is played next lies on this mat, which sounds otherwise than the wood beside it."""
        if self._foley is not None:
            self._foley.area = area

    def began(self) -> None:
        """A trajectory begins to be played."""
        if self._foley is not None:
            self._foley.began()

    def shown(self, trajectory: Trajectory, since: float, until: float, speed: float) -> None:
        """It was shown from one moment of it to another."""
        if self._foley is not None:
            self._foley.shown(trajectory, since, until, speed)

    def over(self) -> None:
        """Nothing is played any more."""
        if self._foley is not None:
            self._foley.over()

    def advance(self, seconds: float, view: View, has_focus: bool) -> None:
        """A frame. view: of the eye, where the ear is too. has_focus: whether the keyboard belongs to this window."""
        self._has_focus = has_focus
        self._since_coin += seconds
        if self._device is None or self._mixer is None or self._beds is None:
            return
        self._device.listen(view)
        self._mixer.advance(seconds)
        self._beds.advance(seconds)
        self._device.update()

    def close(self) -> None:
        """Silence at once, whatever is heard; may be called again."""
        if self._mixer is not None and self._beds is not None:
            self._mixer.stop()
            self._beds.stop()
        if self._device is not None:
            self._device.close()
        self._mixer = self._beds = self._foley = self._device = None

    def _gain(self, bus: Bus) -> float:
        return bus_gain(self._volumes, bus, self._has_focus)


def open_sound(models: Path, volumes: Volumes, keep: Callable[[Volumes], None]) -> StageSound:
    """The sound of this machine, so loud; silent where no device answers. keep: as for `StageSound`.

    To be called before the first window of the process is opened.
    """
    return StageSound(open_device(), models / FOLDER, volumes, keep)
