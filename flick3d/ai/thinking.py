"""Thinking beside the window: a question is asked in one frame, and its answer is there in a later one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal

import msgspec

from flick3d.ai.worker import Answer, Question, answered, decoded, encoded, work
from flick3d.physics.table import Table
from flick3d.rules.chance import stream
from flick3d.rules.deciding import Decision, RandomPlayer
from flick3d.rules.game import Game

Trouble = Literal["alone", "by-chance"]
"""`alone`: no worker process can be had, and decisions are made here. `by-chance`: a player could not decide."""

LIVES = 2
"""How many worker processes are started for one match before decisions are made here."""
GRACE = 1.0
"""Seconds in which a worker process may end by itself."""


class Thinker:
    """Asks a worker process for the decisions of computer players; nothing here ever waits for it.

    One question is open at a time. The process is started for the first one and kept. One that dies is replaced once;
    after that decisions are made in the caller's own process.
    """

    def __init__(
        self,
        game: Game[Any],
        table: Table,
        seed: int,
        trouble: Callable[[Trouble, str], None] = lambda _trouble, _detail: None,
        lives: int = LIVES,
    ) -> None:
        """seed: of the match. trouble: hears what went wrong, with a detail. lives: 0 decides without any process."""
        self._game = game
        self._table = table
        self._seed = seed
        self._trouble = trouble
        self._lives = self._lives_given = lives
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Question | None = None
        self._thought = 0
        self._tickets = 0
        self._is_alone = False

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._question is not None

    @property
    def process_id(self) -> int | None:
        """Of the worker, as the system knows it; None without one."""
        return self._process.pid if self._process is not None else None

    def ask(self, seen: Any, player: str, kind: str, number: int) -> None:
        """Ask a seat of this kind; the answer to an earlier question is not wanted any more.

        seen: the state as `player` sees it. number: how many actions were played before.
        """
        self._tickets += 1
        question = Question(self._tickets, self._game.name, encoded(seen), player, kind, self._seed, number)
        self._question = question
        self._send()

    def drop(self) -> None:
        """The answer is not wanted any more."""
        self._question = None

    def poll(self) -> Decision | None:
        """The answer, once; None while there is none. Where no worker lives the thinking is done here and now."""
        while self._question is not None and self._pipe is not None:
            try:
                if not self._pipe.poll():
                    return None
                answer = msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Answer)
            except (EOFError, OSError):
                self._bury()
                self._send()
                continue
            self._thought = 0
            if answer.ticket == self._question.ticket:
                return self._taken(answer)
            self._send()
        return self._alone() if self._question is not None else None

    def by_chance(self, seen: Any, player: str, number: int) -> Decision:
        """Any legal answer, of a seat whose own is of no use. Raises ValueError when nothing is asked."""
        chance = stream(self._seed, "computer player by chance", player, number)
        return RandomPlayer(self._game, self._table, chance).decide(seen, number)

    def close(self) -> None:
        """End the worker; nothing is thought about any more. May be called again."""
        self._question, self._lives = None, 0
        self._bury()

    def _send(self) -> None:
        """Give the open question to a worker, a new one if need be.

        Not while it still thinks about an earlier one: pipes that are full make who writes wait.
        """
        while self._question is not None and not self._thought:
            if self._pipe is None and not self._start():
                return
            assert self._pipe is not None
            try:
                self._pipe.send_bytes(msgspec.msgpack.encode(self._question))
            except OSError:
                self._bury()
                continue
            self._thought = self._question.ticket

    def _start(self) -> bool:
        """Start a worker; whether there is one now."""
        if self._lives < 1:
            return False
        self._lives -= 1
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="flick3d computer player", daemon=True)
        try:
            process.start()
        except OSError:
            ours.close()
            return self._start()
        finally:
            theirs.close()
        self._process, self._pipe = process, ours
        return True

    def _bury(self) -> None:
        """Take the worker away, dead or alive."""
        self._thought = 0
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(GRACE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None

    def _alone(self) -> Decision:
        assert self._question is not None
        if not self._is_alone and self._lives_given:
            self._trouble("alone", "")
        self._is_alone = True
        return self._taken(answered(self._question, self._game, self._table))

    def _taken(self, answer: Answer) -> Decision:
        question = self._question
        assert question is not None
        self._question = None
        if answer.decision is not None:
            return answer.decision
        self._trouble("by-chance", answer.error)
        return self.by_chance(decoded(question.seen, self._game), question.player, question.number)
