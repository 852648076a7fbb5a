"""A game in the terminal: what is shown to whom, and what may be typed.  It knows no rule of any game.

`TerminalGame` needs no terminal: lines come from a function, and what is shown goes to a console.
"""

from __future__ import annotations

import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from serai.bots import LEVELS, Decision, make_bot
from serai.bots.advice import advise
from serai.catalogue import find
from serai.cli.boards import terminal_of
from serai.cli.explain import explain, rule, score_sheet, sentence, verdict, with_automata
from serai.cli.files import complain, read_text, write_text
from serai.cli.typed import matches
from serai.engine.errors import BadLog, SeraiError, UnknownGame
from serai.engine.events import Seen
from serai.engine.game import Game
from serai.engine.log import read
from serai.engine.match import Match, Refused, TooMany
from serai.engine.rulebook import CITED
from serai.engine.state import State
from serai.engine.step import IN_ORDER, NOT_NOW, NOT_YOURS, numbers_of, rule_of
from serai.words import Speaker
from serai.words.refusals import refusal

HUMAN = "human"
RECENT = 12  # events of the story that are told when a game is resumed
SHORT = 6  # up to this many options are shown one below the other; more of them in columns


CANNOT = {IN_ORDER: "cannot-next", NOT_NOW: "cannot-now", NOT_YOURS: "cannot-yours"}


class Quit(Exception):
    """A player leaves the game."""


class TerminalGame:
    """A match, its seats, and one terminal for all people who play."""

    def __init__(
        self,
        match: Match,
        kinds: Sequence[str],
        people: Sequence[str],
        console: Console,
        read_line: Callable[[str], str],
        *,
        language: str = "en",
        path: str | None = None,
    ) -> None:
        self.match = match
        self.game: Game[State] = match.record.setup.game
        self.terminal = terminal_of(self.game)
        self.people = people
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.bots = {
            seat: make_bot(kind, self.game, f"{match.record.seed}/{seat}") for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.console = console
        self.read_line = read_line
        self.language = language
        self.words = Speaker(self.game, language, "terminal")
        self.seats = self.words.seats = with_automata(self.words, seats_of(self.words, kinds, people), match.state)
        self.path = path  # where the game is saved; None until it is saved for the first time
        self.own_files = {path} if path and Path(path).exists() else set()  # files with an earlier state of this game
        self.heard: dict[int | None, int] = {}  # by seat: how many events of the story it has been told
        self.start = max(0, len(match.told) - RECENT)
        self.notes: list[tuple[int, int, str]] = []  # choices made for a seat that had only one: place in the story, seat, text
        self.at_screen: int | None = None  # the person who sits at the screen
        match.record.seats = list(kinds)

    # -- the course of a game --

    def run(self) -> int:
        """Play.  If the game ends early, for any reason, it is saved first."""
        status = 0
        try:
            self.play()
            return status
        except (Quit, EOFError):
            pass
        except KeyboardInterrupt:
            status = 130
        except BaseException:
            complain(f"the game is saved in {self.keep()}")
            raise
        path = self.keep()
        self.say(f"{self.words.say('saved-continue')} {self.how_to_resume(path)}", soft=True)
        return status

    def play(self) -> None:
        self.say(self.words.say("welcome", game=self.words.title(), who=self.words.listed(self.seats)), "bold")
        while self.match.state.options:
            seat = self.turn()
            options = self.options(seat)
            if seat in self.bots:
                self.match.do(seat, self.bots[seat].choose(Decision(self.desk(seat), seat)))
            elif len(options) == 1:
                note = self.words.say("only-choice", action=self.label(seat, options[0]))
                self.notes.append((len(self.match.told), seat, note))
                self.match.do(seat, options[0])
            else:
                self.ask(seat)
        self.finish()

    def turn(self) -> int:
        """The seat that is asked next; when several choose at once, the first that is not ready."""
        unready = [seat for seat in self.match.choosing_at_once() if not self.match.ready(seat)]
        return unready[0] if unready else self.match.state.player

    def desk(self, seat: int) -> State:
        """The state as this seat has it, with its own draft played."""
        return self.match.desk(seat) if self.match.drafts.get(seat) else self.match.state

    def options(self, seat: int) -> list[int]:
        options = self.desk(seat).options_for(seat)
        extra = [] if self.match.choosing_at_once() else self.match.state.anytime(seat)
        return options + [action for action in extra if action not in options]

    def later(self, seat: int) -> list[int]:
        """What can only be chosen after something else.  The engine asks for a set in ascending order, so its highest things
        are not options yet; a person who chooses a whole set still has to see them."""
        s, top = self.desk(seat), max(self.options(seat))
        return [action for action in range(top + 1, len(self.game.vocabulary)) if s.why_not(seat, action) == IN_ORDER]

    # -- what is shown --

    def say(self, text: str, style: str = "", soft: bool = False) -> None:
        """Print a text.  `soft`: never break it into lines, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=soft)

    def label(self, seat: int, action: int) -> str:
        """An action in the reader's language."""
        return self.words.action(self.desk(seat).facing(seat), action)

    def story(self, seat: int | None, first: int) -> list[Text]:
        """What this seat was told from event `first` on, and the choices made for it."""
        heard = [event.seen_by(seat) for event in self.match.told[first:]]
        lines = [(first + place, Text(words, "bold" if head else "")) for place, words, head in self.tale(seat, heard)]
        notes = [(at, Text(words)) for at, whose, words in self.notes if whose == seat and at >= first]
        return [line for _, line in sorted(notes + lines, key=lambda line: line[0])]  # a note stands before what came of it

    def tale(self, seat: int | None, heard: Sequence[Seen]) -> list[tuple[int, str, bool]]:
        state = self.match.state if seat is None else self.desk(seat)
        return self.words.story(heard, self.game.observe(state, seat))

    def tell(self, seat: int | None) -> bool:
        """Tell a seat the story since the last time.  The answer: did others do anything?"""
        first = self.heard.get(seat, self.start)
        self.show_story(self.story(seat, first))
        self.heard[seat] = len(self.match.told)
        return any(event.player != seat for event in self.match.told[first:])

    def show_story(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(Text("  ") + line)

    def show_board(self, seat: int | None) -> None:
        state = self.match.state if seat is None else self.desk(seat)
        self.console.print(self.terminal.board(self.game.observe(state, seat), self.words))

    def show_question(self, seat: int, details: bool) -> None:
        """What is asked, by which rules, and the possible answers."""
        asked, by_rules = self.question(seat)
        self.console.print(Text.assemble("\n", (asked, "bold"), " ", (by_rules, "dim")))
        options, later = self.options(seat), self.later(seat)
        rows = []
        for i, action in enumerate(options + later, 1):
            rows.append(Text.assemble((f"{i:>3}", "bold"), "  ", self.label(seat, action), no_wrap=True, overflow="ellipsis"))
            rows[-1].append(f"  {self.words.say('after-others')}" if action in later else "", style="dim")
        if details:
            width = max(row.cell_len for row in rows)
            for row, action in zip(rows, options + later, strict=True):
                row.pad_right(width + 2 - row.cell_len)
                row.append(self.words.about(self.game.vocabulary.ids[action]), style="dim")
        in_columns = len(rows) > SHORT and not details
        self.console.print(Columns(rows, padding=(0, 2), column_first=True) if in_columns else Group(*rows))

    def question(self, seat: int) -> tuple[str, str]:
        """What the waiting step asks, and its rules."""
        s = self.desk(seat)
        step = s.step_for(seat)
        assert step is not None
        cited = ", ".join(dict.fromkeys(CITED.findall((type(step).__doc__ or "").split("\n\n")[0])))
        asked = self.words.question(type(step).__name__, {**numbers_of(step), **self.game.asked(s, seat)})
        return asked, f"({cited})" if cited else ""

    def curtain(self, seat: int) -> bool:
        """Hide what the last person saw before another one comes to the screen.  The answer: is it another person?"""
        if self.at_screen == seat:
            return False
        self.at_screen = seat
        if len(self.humans) > 1:
            self.wipe()
            self.read_line(f"{self.words.say('pass-device', who=self.seats[seat])} ")
            self.wipe()
        return True

    def wipe(self) -> None:
        """Clear the screen and everything one could scroll back to."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    # -- what a person may type --

    def ask(self, seat: int) -> None:
        """Ask one question, until something is chosen or the question has to be shown again."""
        new_eyes = self.curtain(seat)
        news = self.tell(seat)
        if new_eyes or news:
            self.show_board(seat)
        self.show_question(seat, details=not (new_eyes or news))
        usual = self.words.say("enter-takes", action=self.label(seat, self.options(seat)[0])) if self.usual(seat) else ""
        prompt = f"{self.seats[seat]} ({usual}) > " if usual else f"{self.seats[seat]} > "
        while not self.heed(seat, self.read_line(prompt).strip()):
            pass

    def usual(self, seat: int) -> bool:
        """Does an empty line take the first option here?"""
        return type(self.desk(seat).step_for(seat)).__name__ in self.terminal.enter

    def heed(self, seat: int, line: str) -> bool:
        """Do what a line says.  The answer: show the question again, or the next one?"""
        line = f"help {line[1:].strip()}".strip() if line.startswith(("?", "؟")) else line
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if not line:
                return not self.usual(seat) or self.choose(seat, self.options(seat)[:1])
            numbers = line.replace(",", " ").split()
            if all(number.isdecimal() and len(number) < 5 for number in numbers):
                return self.choose(seat, self.by_number(seat, [int(number) for number in numbers]))
            is_action = len(word) == 1 and rest and self.meant(seat, line)  # 's sugar' sells sugar where it can be sold
            if command and not is_action and (not rest or command in WITH_ARGUMENT):
                return command(self, seat, rest.strip())
            return self.choose(seat, self.in_words(seat, line))
        except SeraiError as error:
            self.say(sentence(str(error)))
            return False

    def by_number(self, seat: int, numbers: list[int]) -> list[int]:
        shown = self.options(seat) + self.later(seat)
        for number in numbers:
            if not 0 < number <= len(shown):
                raise Refused(self.words.say("unknown-option", n=number, most=len(shown)))
        return [shown[number - 1] for number in numbers]

    def meant(self, seat: int, line: str) -> list[int]:
        """The options that these words can mean: in the words of the log, or in those of the reader's language."""
        shown, words = self.options(seat) + self.later(seat), self.game.vocabulary
        logged = {action: words.names[action] for action in shown}
        named = {action: f"{words.verbs[action]} {self.words.name(words.ids[action])}" for action in shown}
        for texts in (logged, named, {action: self.label(seat, action) for action in shown}):
            if found := matches(line, texts):
                return found
        return []

    def log_names(self, actions: Sequence[int]) -> list[str]:
        return [self.game.vocabulary.names[action] for action in actions]

    def in_words(self, seat: int, line: str) -> list[int]:
        found = self.meant(seat, line)
        if not found:
            known = matches(line, dict(enumerate(self.game.vocabulary.names)))
            if len(known) == 1:
                raise Refused(self.reason(seat, known[0]))
            raise Refused(self.words.say("not-understood", line=line[:40]))
        if len(found) > 1:
            raise Refused(self.words.say("which", these=self.words.listed(self.log_names(found))))
        return found

    def choose(self, seat: int, actions: list[int]) -> bool:
        """Play all of these actions or none."""
        try:
            self.match.do_all(seat, actions)
        except Refused as refused:
            raise Refused(self.refusal(seat, refused)) from None
        return True

    def refusal(self, seat: int, refused: Refused) -> str:
        """The same in the reader's language."""
        names = self.game.vocabulary.names
        if refused.before < 0:
            return self.reason(seat, refused.action) if refused.action >= 0 else str(refused)
        facts = {"before": names[refused.before], "action": names[refused.action]}
        if isinstance(refused, TooMany):
            return self.words.say("too-many", **facts)
        why = self.words.say("in-order") if refused.why == IN_ORDER else rule_of(refused.why) or refused.why
        return self.words.say("not-after", **facts, why=why)

    def reason(self, seat: int, action: int) -> str:
        """Why this seat cannot do this now."""
        name, why = self.game.vocabulary.names[action], self.desk(seat).why_not(seat, action)
        refused = refusal(self.words, self.desk(seat), seat, action)
        text = " ".join([part for part in (refused.sentence, refused.way, rule(self.words, refused.rule)) if part])
        if text and why not in (IN_ORDER, NOT_YOURS):
            return f"{self.words.say('cannot-by-rule', action=name)} {text}"
        return self.words.say(CANNOT.get(why, "cannot-now"), action=name)

    # -- commands: each returns True if the question has to be shown again --

    def do_undo(self, seat: int, _: str) -> bool:
        """Go back to the last decision with more than one option; choices made for the seat since then go with it."""
        match = self.match
        if why := match.stuck(seat):
            raise Refused(self.words.say(f"stuck-{why}"))
        if match.drafts.get(seat):
            match.take_back(seat)
            while match.drafts.get(seat) and len(self.options(seat)) == 1:
                match.take_back(seat)
        else:
            mine = list(takewhile(lambda entry: entry[1] == seat, match.past[::-1]))
            real = [i for i, (state, _) in enumerate(mine, 1) if len(state.options_for(seat)) > 1]
            if mine and not real:
                raise Refused(self.words.say("stuck-only"))
            for _i in range(real[0] if real else 1):  # at least once: the refusal says why
                match.take_back(seat)
        self.heard[seat] = len(match.told)
        self.say(self.words.say("taken-back"))
        self.show_board(seat)
        return True

    def do_hint(self, seat: int, _: str) -> bool:
        found = advise(Decision(self.desk(seat), seat), f"hint/{len(self.match.record.lines)}")
        shown = self.options(seat)
        before, after, otherwise = [round(100 * chance) for chance in (found.before, found.after, found.otherwise)]
        self.say(self.words.say("hint", n=shown.index(found.action) + 1, action=self.label(seat, found.action)))
        self.say(self.words.say("hint-chances", before=before, after=after))
        if found.other >= 0:
            message = "hint-also" if found.close else "hint-next"
            self.say(self.words.say(message, other=self.label(seat, found.other), chance=otherwise))
        return False

    def do_board(self, seat: int, _: str) -> bool:
        self.show_board(seat)
        return True

    def do_log(self, seat: int, count: str) -> bool:
        lines = self.story(seat, 0)
        self.show_story(lines[-int(count) :] if count.isdecimal() and 0 < len(count) < 9 else lines)
        return True

    def do_help(self, seat: int, thing: str) -> bool:
        for line in explain(self.words, thing) if thing else self.words.say("help").split("\n"):
            self.say(line)
        return False

    def do_why(self, seat: int, text: str) -> bool:
        words = self.game.vocabulary
        found = matches(text, dict(enumerate(words.names)))
        verbs = {words.verbs[action] for action in self.options(seat)}
        found = [action for action in found if words.verbs[action] in verbs] or found
        if len(found) != 1:
            some = self.words.listed(self.log_names(found[:6]))
            raise Refused(self.words.say("which", these=some) if some else self.words.say("unknown-action"))
        legal = found[0] in self.options(seat)
        self.say(
            self.words.say("you-can", action=self.label(seat, found[0])) if legal else sentence(self.reason(seat, found[0]))
        )
        return False

    def do_save(self, seat: int, path: str) -> bool:
        self.say(f"{self.words.say('saved')} {self.save(path or self.path or fresh_path(self.game))}", soft=True)
        return False

    def do_quit(self, seat: int, _: str) -> bool:
        raise Quit

    # -- files --

    def save(self, path: str) -> str:
        """Write the log to this file, which becomes the file of this game.  Only an earlier state of it is overwritten."""
        check_place(path, self.match, path in self.own_files)
        write_text(path, self.match.log())
        self.own_files.add(path)
        self.path = path
        return path

    def keep(self) -> str:
        """Save without asking: to the file of the game, or else to any place where it can be written."""
        for path in (self.path, fresh_path(self.game)):
            with suppress(SeraiError):
                if path:
                    return self.save(path)
        return self.save(fresh_path(self.game, tempfile.gettempdir()))

    def how_to_resume(self, path: str) -> str:
        called = Path(sys.argv[0])
        program = str(called) if called.name == "serai" and not shutil.which("serai") else "serai"
        words = [program, "play", "--resume", path]
        words += ["--names", ",".join(self.people)] if self.people else []
        words += ["--language", self.language] if self.language != "en" else []
        return shlex.join(words)

    # -- the end --

    def finish(self) -> None:
        seat = self.humans[0] if len(self.humans) == 1 else None
        if len(self.humans) > 1:
            self.wipe()
            self.heard[None] = min(self.heard.get(human, self.start) for human in self.humans)
        self.tell(seat)
        self.show_board(seat)
        scores = self.game.scores(self.match.state)
        self.console.print()
        self.console.print(score_sheet(self.words, scores))
        for line in verdict(self.words, scores):
            self.say(line, "bold")
        self.say(f"{self.words.say('seed-was')} {self.match.record.seed}", soft=True)
        if self.path:
            self.say(f"{self.words.say('log-is-in')} {self.save(self.path)}", soft=True)


WITH_ARGUMENT = (TerminalGame.do_log, TerminalGame.do_save, TerminalGame.do_help, TerminalGame.do_why)
WITH_LETTER = {
    "undo": TerminalGame.do_undo,
    "hint": TerminalGame.do_hint,
    "board": TerminalGame.do_board,
    "log": TerminalGame.do_log,
    "save": TerminalGame.do_save,
    "quit": TerminalGame.do_quit,
}
COMMANDS = {
    **WITH_LETTER,
    **{name[0]: command for name, command in WITH_LETTER.items()},
    "help": TerminalGame.do_help,
    "why": TerminalGame.do_why,
}

# ---- Names and files ---------------------------------------------------------------------------


def seats_of(words: Speaker, kinds: Sequence[str], people: Sequence[str]) -> list[str]:
    """What the seats are called: people by their names, bots by their kind and seat, counted from 1."""
    given = iter(people)
    return [
        next(given, words.say("player", n=seat)) if kind == HUMAN else words.say("bot", level=level(words, kind), n=seat)
        for seat, kind in enumerate(kinds, 1)
    ]


def level(words: Speaker, kind: str) -> str:
    """A level in the reader's language; a bot of another kind by its own name."""
    name = words.say(f"level-{kind}") if kind in LEVELS else kind
    return name[:1].upper() + name[1:]


def fresh_path(game: Game[State], folder: str = "") -> str:
    """The name of a file that does not exist yet."""
    stem = f"{game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    tries = [Path(folder) / f"{stem}{suffix}.serai.log" for suffix in ["", *[f"-{n}" for n in range(2, 99)]]]
    return str(next((path for path in tries if not path.exists()), tries[-1]))


def check_place(path: str, match: Match, own: bool) -> None:
    """Refuse to overwrite anything but an earlier state of this game.  `own`: it wrote the file or was resumed from it."""
    if not Path(path).parent.is_dir():
        raise SeraiError(f"cannot write {path}: the folder {Path(path).parent} does not exist")
    if not Path(path).exists():
        return
    try:
        there = read(read_text(path), find)
    except (BadLog, UnknownGame):
        raise SeraiError(f"cannot overwrite {path}, which is not a log of Serai: name another file") from None
    mine = match.record
    same = (there.setup, there.seed) == (mine.setup, mine.seed)
    if not same or not (own or there.lines == mine.lines[: len(there.lines)]):
        raise SeraiError(f"cannot overwrite {path}, which contains another game: name another file")
