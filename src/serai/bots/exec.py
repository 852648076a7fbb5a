"""A bot in any language: a program that is asked in lines of JSON.  docs/bots.md describes the protocol."""

from __future__ import annotations

import json
import logging
import os
import select
import shlex
import shutil
import signal
import time
import weakref
from contextlib import suppress
from functools import cache, partial
from subprocess import DEVNULL, PIPE, Popen
from typing import TYPE_CHECKING, Any

from serai.bots.bot import Bot, Decision
from serai.bots.evaluation import find_evaluation
from serai.bots.greedy import GreedyBot
from serai.bots.random import RandomBot
from serai.engine.chance import Dice
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.state import State
from serai.engine.step import numbers_of

if TYPE_CHECKING:
    from serai.words import Speaker

PROTOCOL = 1
LIMIT = 10.0  # seconds for the handshake and for each answer; the table waits 20 for any bot
LINE = 1 << 20  # the longest answer, in bytes
GOODBYE = 1.0  # seconds to end by itself when it is not needed any more
GUARD = ("/bin/sh", "-c", 'read -r nothing; kill -s KILL -- "-$0"')  # waits for the end of its input, then ends a group

log = logging.getLogger(__name__)


class Lost(Exception):
    """The program cannot be asked any more: it died, was silent for too long, or does not know the handshake."""


class Program:
    """A process that answers a line with a line.  Nobody waits for it longer than the limit."""

    def __init__(self, command: list[str]) -> None:
        try:  # in a session of its own: an interrupt at the keyboard is for us, and its children end with it
            process = Popen(command, stdin=PIPE, stdout=PIPE, bufsize=0, start_new_session=True)  # noqa: S603
        except OSError as error:
            raise Lost(f"it cannot be started ({error.strerror or error})") from None
        assert process.stdin is not None
        assert process.stdout is not None
        self.hears, self.speaks = process.stdin.fileno(), process.stdout.fileno()
        os.set_blocking(self.hears, False)  # one that never listens fills its pipe
        self.said = b""
        self.kill = partial(kill, process)
        weakref.finalize(self, stop, process, guard(process))

    def ask(self, question: dict[str, Any], limit: float) -> Any:
        """Its answer; None where that is not JSON."""
        unsaid = json.dumps(question, ensure_ascii=False).encode() + b"\n"
        latest = time.monotonic() + limit
        while unsaid or b"\n" not in self.said:
            left = max(0.0, latest - time.monotonic())
            speaks, hears, _ = select.select([self.speaks], [self.hears] if unsaid else [], [], left)
            if not speaks and not hears:
                raise Lost(f"it was silent for {limit:g} s")
            if hears:
                with suppress(BlockingIOError):
                    unsaid = unsaid[self.write(unsaid) :]
            if speaks:
                self.said += self.read()
        line, _, self.said = self.said.partition(b"\n")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            return None

    def write(self, text: bytes) -> int:
        try:
            return os.write(self.hears, text)
        except BrokenPipeError:
            raise Lost("it ended") from None

    def read(self) -> bytes:
        some = os.read(self.speaks, LINE)
        if not some:
            raise Lost("it ended")
        if len(self.said) > LINE:
            raise Lost(f"it said more than {LINE} bytes at a time")
        return some


def guard(process: Popen[bytes]) -> Popen[bytes]:
    """Ends the program and its children when we end, however that comes about: nobody else notices if we are killed."""
    return Popen([*GUARD, str(process.pid)], stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)  # noqa: S603


def stop(process: Popen[bytes], guarded: Popen[bytes]) -> None:
    """The program is not needed any more: a good one ends by itself, any other is ended, and so are the children of both."""
    with process, guarded:  # leaving them closes the pipes and waits.  Until then nobody else can get the program's number
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        latest = time.monotonic() + GOODBYE
        while select.select([process.stdout], [], [], max(0.0, latest - time.monotonic()))[0] and process.stdout.read(LINE):
            pass  # it still speaks, and nobody listens
        kill(process)


def kill(process: Popen[bytes]) -> None:
    """The program and its children: they are one group, which lives on when the program itself has ended."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def command_of(text: str) -> list[str]:
    """The words of a command.  No shell ever reads them."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UnknownBot(f"exec:{text:.60} is not a command ({error}). Write for example exec:./mybot") from None
    if not words:
        raise UnknownBot("exec needs a program after the colon, for example exec:./mybot")
    if shutil.which(words[0]) is None:
        raise UnknownBot(f"{words[0]!r:.60} is not a program that can be run. Name one, for example exec:./mybot")
    return words


class ExecBot:
    """Asks a program.  A bad answer costs one random move; another bot takes the seat of a program that is lost."""

    def __init__(self, game: Game[State], seed: Seed, how: str, limit: float = LIMIT) -> None:
        self.game, self.seed, self.limit = game, seed, limit
        self.command = command_of(how)
        self.name = how  # until it gives its own
        self.dice = Dice("exec", seed)
        self.program: Program | None = None  # started when it is first asked
        self.instead: Bot | None = None  # who plays on when it is lost
        self.bad_answers = 0

    @property
    def lost(self) -> bool:
        return self.instead is not None

    def choose(self, decision: Decision) -> int:
        if self.instead is not None:
            return self.instead.choose(decision)
        try:
            answer = self.ask(decision)
        except Lost as lost:
            if self.program is not None:
                self.program.kill()
                self.program = None
            self.instead = (GreedyBot if find_evaluation(self.game) else RandomBot)(self.game, self.seed)
            self.warn(decision, f"{lost}; another bot plays on for it")
            return self.instead.choose(decision)
        names = {self.game.vocabulary.names[action]: action for action in decision.options}
        chosen = answer.get("action") if isinstance(answer, dict) else None
        if isinstance(chosen, str) and chosen in names:
            return names[chosen]
        self.bad_answers += 1
        self.warn(decision, f"{json.dumps(answer)[:60]} is not one of its actions; a random one is played")
        return decision.options[self.dice.below(len(decision.options))]

    def ask(self, decision: Decision) -> Any:
        guess = decision.imagine(0).facing(decision.seat)  # what actions mean depends on the position; it holds no secret
        if self.program is None:
            self.program = Program(self.command)
            self.greet(self.program, decision.seat, guess.setup.players, dict(guess.setup.options))
        question = {"observation": decision.observe(), "ask": ask_of(guess, decision.seat), "limit": self.limit}
        options = [option_of(guess, action) for action in decision.options]
        return self.program.ask({**question, "options": options}, self.limit)

    def greet(self, program: Program, seat: int, players: int, options: dict[str, Any]) -> None:
        """The handshake.  The program's seed is not the game's: that one would tell it every card."""
        hello = {"serai": PROTOCOL, "game": self.game.id, "options": options, "players": players, "seat": seat}
        answer = program.ask({**hello, "seed": self.dice.below(1 << 53)}, self.limit)
        if not isinstance(answer, dict) or answer.get("ready") is not True:
            raise Lost(f'it answered {json.dumps(answer)[:60]} to the handshake instead of {{"ready": true}}')
        name = answer.get("name")
        if isinstance(name, str) and name.isprintable():
            self.name = name[:60] or self.name

    def warn(self, decision: Decision, what: str) -> None:
        log.warning("serai: %s, seat %d of %s: %s", self.name, decision.seat, self.game.id, what)


def ask_of(s: State, seat: int) -> dict[str, Any]:
    """The question: the step that waits, its numbers, and what else it speaks of."""
    step = s.step_for(seat)
    return {"step": type(step).__name__, "facts": {**(numbers_of(step) if step else {}), **s.setup.game.asked(s, seat)}}


def option_of(s: State, action: int) -> dict[str, Any]:
    """An option: its name in the log, what it consists of, what it means here, and a label for people."""
    words = s.setup.game.vocabulary
    meaning = dict(s.setup.game.meaning(s, action))
    parts = {"action": words.names[action], "verb": words.verbs[action], "thing": words.ids[action], "meaning": meaning}
    return {**parts, "label": english(s.setup.game.id).action(s, action)}


@cache
def english(game_id: str) -> Speaker:
    from serai.catalogue import find  # noqa: PLC0415
    from serai.words import Speaker  # noqa: PLC0415  # labels need Fluent; bots do without until a program is asked

    return Speaker(find(game_id), "en")
