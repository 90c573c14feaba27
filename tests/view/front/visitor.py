"""A made-up room, and somebody who sits before the front of house on a stage without a display."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from flick3d.rules.errors import FlickError
from flick3d.view.front.front_screen import FrontScreen
from flick3d.view.front.pages import Back, Chosen, Page, Picked, Typed, Wish
from flick3d.view.front.rooms import Errand, Next, Return, Room, Stay
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT, WROTE_EVENT
from flick3d.view.input.signals import PointerMoved, Pressed, Released
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.words.speech import Speech
from tests.view.front.pages_help import changed
from tests.view.hud_texts import Shown, shown

FRAME = 0.05


class Place:
    """A room that shows one page, remembers what it heard, and leads where it was told to."""

    def __init__(self, page: Page, **ways: Next | FlickError) -> None:
        self.page = page
        self.ways = ways
        self.heard: list[Wish] = []
        self.entered = 0

    def enter(self) -> None:
        self.entered += 1

    def hear(self, wish: Wish) -> Next:
        self.heard.append(wish)
        match wish:
            case Back():
                return Return()
            case Chosen(key, value):
                self.page = changed(self.page, key, value=value)
            case Typed(key, text):
                self.page = changed(self.page, key, text=text)
            case Picked(key) if key in self.ways:
                way = self.ways[key]
                if isinstance(way, FlickError):
                    raise way
                return way
        return Stay()

    def did(self, kind: type[Wish]) -> list[Wish]:
        return [wish for wish in self.heard if isinstance(wish, kind)]


class Visitor:
    """Sits before the front of house."""

    def __init__(self, stage: Stage, room: Room, tell: Path) -> None:
        self.stage, self._tell = stage, tell
        self.left: list[Errand] = []
        self.screen = FrontScreen(stage, WesternPresenter(), room, self.left.append, Speech(), tell)
        self.screen.enter()
        self.wait()

    def wait(self, seconds: float = FRAME) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.stage.advance(FRAME)
            self.screen.update(FRAME)

    def send(self, event: str, word: str) -> None:
        self.stage.window.base.messenger.send(event, [word])

    def key(self, *names: str) -> None:
        for name in names:
            self.send(DOWN_EVENT, name)
            self.send(UP_EVENT, name)
            self.wait()

    def write(self, text: str) -> None:
        for letter in text:
            key = "space" if letter == " " else letter
            self.send(DOWN_EVENT, key)
            self.send(WROTE_EVENT, letter)
            self.send(UP_EVENT, key)
        self.wait()

    def click(self, name: str) -> None:
        self.screen._hear(PointerMoved(*self.told["buttons"][name]))
        self.screen._hear(Pressed("left"))
        self.screen._hear(Released("left"))
        self.wait()

    @property
    def told(self) -> dict[str, Any]:
        return json.loads(self._tell.read_text(encoding="utf-8").splitlines()[-1])

    @property
    def texts(self) -> list[Shown]:
        return shown(self.stage.window)

    def says(self, text: str) -> bool:
        return text in " ".join(" ".join(each.text.split()) for each in self.texts)
