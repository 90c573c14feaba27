"""The process in which computer players think: it takes questions and gives answers until nobody asks any more."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from flick3d.ai.minds import make_player
from flick3d.games import all_games
from flick3d.physics.pieces import load
from flick3d.physics.table import Table
from flick3d.rules.deciding import Decision
from flick3d.rules.game import Game

NICENESS = 3
"""How far the window goes before it where both want the same processor, in the system's steps."""


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked.

    ticket: names the question. game: its id. seen: the state as the seat sees it, `encoded`. player: the seat's name.
    kind: of the player. seed: of the match. number: how many actions were played before.
    """

    ticket: int
    game: str
    seen: bytes
    player: str
    kind: str
    seed: int
    number: int


class Answer(msgspec.Struct, frozen=True):
    """What came of a question: a decision, or the error that there was in place of it, as text."""

    ticket: int
    decision: Decision | None = None
    error: str = ""


def encoded(state: Any) -> bytes:
    """A game's state as bytes."""
    return msgspec.msgpack.encode(state)


def decoded(content: bytes, game: Game[Any]) -> Any:
    """The state of these bytes. Raises msgspec.ValidationError for those of another game."""
    return msgspec.msgpack.decode(content, type=game.state_type)


def work(pipe: Connection) -> None:
    """Answer questions that come through the pipe until its other end is closed. This is a process' whole life."""
    # The keyboard's Ctrl-C goes to every process of a terminal; when to end is the window's to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _die_with_the_parent()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    games, table = all_games(), Table(load())
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            question = msgspec.msgpack.decode(pipe.recv_bytes(), type=Question)
            pipe.send_bytes(msgspec.msgpack.encode(answered(question, games[question.game], table)))


def answered(question: Question, game: Game[Any], table: Table) -> Answer:
    """The answer, whatever happens."""
    try:
        player = make_player(question.kind, game, table, question.player, question.seed)
        return Answer(question.ticket, player.decide(decoded(question.seen, game), question.number))
    except Exception:
        # Not only what is foreseen: a match must go on, and what happened is told by whoever asked.
        return Answer(question.ticket, error=traceback.format_exc())


def _die_with_the_parent() -> None:
    """End this process as soon as the one that started it is gone, also in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="parent", daemon=True).start()
