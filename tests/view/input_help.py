"""Prompts as the Western game asks them, and a player who sends signals to the machine and keeps what came out."""

from __future__ import annotations

from flick3d.games.western.actions import (
    Aside,
    Challenge,
    Draw,
    Drop,
    End,
    Exchange,
    Hold,
    Keep,
    Leave,
    Play,
    Stand,
    Take,
    Trade,
)
from flick3d.rules.prompts import Barred, FlickOffer, Prompt, TurnOffer
from flick3d.rules.refusal import Refusal
from flick3d.view.input.controls import Controls
from flick3d.view.input.intents import Intent
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import (
    Asked,
    Commanded,
    Frame,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    Pressed,
    Released,
    Resized,
    Signal,
)
from flick3d.view.western.controls import CONTROLS

WIDTH, HEIGHT = 1200, 900
FULL = HEIGHT / 3

MOVE = FlickOffer("move", (), "movement-disc", "movement-disc", (0.0, 0.0), 20.0, 300.0)
LEFT = FlickOffer("shoot", ("left",), "bullet-1", "bullet", (0.0, 4.0), 20.0, 300.0)
RIGHT = FlickOffer("shoot", ("right",), "bullet-1", "bullet", (0.0, -4.0), 20.0, 300.0)
NEAR = FlickOffer("shoot", ("near",), "bullet-1", "bullet", (3.0, 3.0), 20.0, 300.0)
NO_ROOM = Refusal("place-taken", "W50", "left")

CHOOSE = Prompt(
    "choose-cowboy",
    "lawmen",
    "Ann",
    choices=(Play("lawman-1"), Play("lawman-3"), Play("lawman-4")),
    barred=(Barred(("play", "lawman-2"), Refusal("hat-turned", "W10", "lawman-2")),),
)
ACT = Prompt("act", "lawmen", "Ann", "lawman-1", choices=(End(),), flicks=(MOVE, LEFT, RIGHT))
FACE = Prompt("face", "lawmen", "Ann", "lawman-1", turns=(TurnOffer("face", "lawman-1", (10.0, 0.0), 180.0),))
BEHIND = FlickOffer("shoot", ("behind",), "bullet-1", "bullet", (0.0, 8.0), 20.0, 300.0, (240.0, 300.0))
RIFLE = FlickOffer("rifle", ("front",), "bullet-1", "bullet", (3.0, 0.0), 20.0, 450.0)
THROW_LEFT = FlickOffer("throw", ("left",), "dynamite-stick", "dynamite-stick", (0.0, 4.0), 20.0, 300.0)
THROW_RIGHT = FlickOffer("throw", ("right",), "dynamite-stick", "dynamite-stick", (0.0, -4.0), 20.0, 300.0)
ARMED = Prompt(
    "act", "lawmen", "Ann", "lawman-1", choices=(End(),), flicks=(MOVE, LEFT, RIGHT, RIFLE, THROW_LEFT, THROW_RIGHT)
)
SECOND = Prompt("second-bullet", "lawmen", "Ann", "lawman-1", choices=(Hold(),), flicks=(RIGHT, RIFLE))
CHALLENGE = Prompt("challenge", "lawmen", "Ann", "lawman-1", choices=(Challenge("outlaw-2"), Challenge("outlaw-4")))
BLOCK = Prompt("block", "lawmen", "Ann", "lawman-1", choices=(Stand("left"), Stand("right")))
INSIDE = Prompt(
    "act",
    "lawmen",
    "Ann",
    "lawman-1",
    choices=(Take("token-1"), Draw(), Drop("token-8"), End()),
    flicks=(BEHIND,),
    barred=(Barred(("take", "token-3"), Refusal("not-face-up", "W72", "token-3")),),
)
FULL_SLOTS = Prompt(
    "act",
    "lawmen",
    "Ann",
    "lawman-1",
    choices=(Exchange("token-1", "token-8"), Exchange("token-1", "token-9"), Drop("token-8"), Drop("token-9"), End()),
    flicks=(BEHIND,),
)
DRAWN = Prompt("drawn", "lawmen", "Ann", "lawman-1", choices=(Keep(), Trade("token-8"), Trade("token-9"), Leave()))
BLOCKED = Prompt(
    "act",
    "lawmen",
    "Ann",
    "lawman-1",
    choices=(Aside("barrel-1", "bank"), Aside("hay-2", "saloon"), End()),
    flicks=(MOVE,),
)
KEYS = (
    ("1", ("take", "token-1")),
    ("p", ("draw",)),
    ("9", ("slot", "token-8")),
    ("0", ("slot", "token-9")),
)


class Player:
    """Somebody at the window: sends signals, keeps the hand, and gives back the intents of each."""

    def __init__(
        self,
        prompt: Prompt | None,
        starts: tuple[float, ...] = (90.0, 90.0, 90.0),
        keys: tuple[tuple[str, tuple[str, ...]], ...] = (),
        controls: Controls = CONTROLS,
    ) -> None:
        self.hand = Hand(controls=controls)
        self.send(Resized(WIDTH, HEIGHT))
        self.send(Asked(prompt, starts, keys))

    def send(self, signal: Signal) -> list[Intent]:
        self.hand, intents = step(self.hand, signal)
        return list(intents)

    def key(self, key: str, shift: bool = False) -> list[Intent]:
        """Press and let go."""
        return self.send(KeyPressed(key, shift)) + self.send(KeyReleased(key))

    def hold(self, *keys: str, seconds: float, frame: float = 0.02) -> list[Intent]:
        """Press keys, keep them for a while, let go in the same order."""
        intents = [each for key in keys for each in self.send(KeyPressed(key))]
        intents += self.wait(seconds, frame)
        return intents + [each for key in keys for each in self.send(KeyReleased(key))]

    def wait(self, seconds: float, frame: float = 0.02) -> list[Intent]:
        return [each for _ in range(round(seconds / frame)) for each in self.send(Frame(frame))]

    def point(self, x: float, y: float, table: tuple[float, float] | None = None, piece: str = "") -> list[Intent]:
        return self.send(PointerMoved(x, y, table, piece))

    def press(self, piece: str = "", table: tuple[float, float] | None = (20.0, 20.0)) -> list[Intent]:
        return self.send(Pressed("left", table, piece))

    def release(self) -> list[Intent]:
        return self.send(Released("left"))

    def click(self, piece: str = "", table: tuple[float, float] | None = None) -> list[Intent]:
        return self.press(piece, table) + self.release()

    def right_click(self) -> list[Intent]:
        return self.send(Pressed("right", (0.0, 0.0))) + self.send(Released("right"))

    def command(self, *words: str) -> list[Intent]:
        return self.send(Commanded(words))
