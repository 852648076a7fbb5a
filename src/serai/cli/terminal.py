"""A game in the terminal: what is shown to whom, and what may be typed.  It knows no rule of any game.

`Session` needs no terminal: lines come from a function, what is shown goes to a console.
"""

from __future__ import annotations

import re
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from serai.bots import View, make_bot
from serai.catalogue import find
from serai.cli.boards import board_of
from serai.cli.common import complain, read_text, write_text
from serai.cli.words import explain, listed, matches, rule, score_sheet, sentence, thing_of, verdict
from serai.engine.errors import BadLog, SeraiError, UnknownGame
from serai.engine.game import Game
from serai.engine.log import read
from serai.engine.match import Match, Refused
from serai.engine.rulebook import CITED
from serai.engine.state import State
from serai.engine.step import IN_ORDER, NOT_NOW, PASS

HUMAN = "human"
RECENT = 12  # events of the story that a resumed game begins with
SHORT = 6  # options that stand one below the other; more of them stand in columns

HELP = """\
Type the number of an option (2), several numbers at once (2 4 5), or its words
(build crane; the beginnings are enough: b cr).
  u  undo         take your last choice back, while nobody has learned anything
  h  hint         what the greedy bot would do in your place
  b  board        the board again
  l  log [n]      the story so far, or its last n lines
  ?  [name]       what a card does or a rule says: ? crane, ? SJ-6.3
  why <action>    which rule forbids an action: why build library
  s  save [file]  save the game
  q  quit         save the game and leave"""
COMMANDS = {
    **{name: name for name in ("undo", "hint", "board", "log", "help", "why", "save", "quit")},
    **{name[0]: name for name in ("undo", "hint", "board", "log", "save", "quit")},
}
WITH_ARGUMENT = ("log", "save", "help", "why")
ORDER = "a set is named from its first kind to its last, so name all of it in one line, such as '2 4 5'"


class Quit(Exception):
    """A player leaves the table."""


class Session:
    """A match, who sits at it, and one terminal for all of them."""

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
        self.game: Game = match.record.setup.game
        self.people = people
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.bots = {
            seat: make_bot(kind, self.game, f"{match.record.seed}/{seat}") for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.console = console
        self.read_line = read_line
        self.language = language
        self.names = self.game.names(language)
        self.seats = seat_names(self.game, match.state, kinds, people, self.names)
        self.path = path  # where the game is kept; None until it is saved for the first time
        self.own_files = {path} if path and Path(path).exists() else set()  # files that hold this game's earlier course
        self.heard: dict[int | None, int] = {}  # by seat: how much of the story it was told
        self.start = max(0, len(match.told) - RECENT)
        self.notes: list[tuple[int, int, str]] = []  # done for form's sake: place in the story, seat, words
        self.at_screen: int | None = None  # the person who looks at the screen
        match.record.seats = list(kinds)

    # -- the course of a game --

    def run(self) -> int:
        """Play; whatever ends the game early, it is saved first."""
        status = 0
        try:
            self.play()
            return status
        except (Quit, EOFError):
            pass
        except KeyboardInterrupt:
            status = 130
        except BaseException:
            complain(f"the game is kept in {self.keep()}")
            raise
        path = self.keep()
        self.say(f"Saved. Go on with: {self.how_to_resume(path)}", soft=True)
        return status

    def play(self) -> None:
        self.say(f"{self.game.titles[self.language]}: {', '.join(self.seats)}. Type ? for help.", "bold")
        while self.match.state.options:
            seat = self.turn()
            options = self.options(seat)
            if seat in self.bots:
                self.match.do(seat, self.bots[seat].choose(View(self.desk(seat), seat)))
            elif len(options) == 1:
                note = f"Only one choice, done for you: {self.label(seat, options[0])}"
                self.notes.append((len(self.match.told), seat, note))
                self.match.do(seat, options[0])
            else:
                self.ask(seat)
        self.finish()

    def turn(self) -> int:
        """Who is asked next; of those who choose at once, the first who is not ready."""
        unready = [seat for seat in self.match.choosing_at_once() if not self.match.ready(seat)]
        return unready[0] if unready else self.match.state.player

    def desk(self, seat: int) -> State:
        """The game as it lies before this seat, its own draft played."""
        return self.match.desk(seat) if self.match.drafts.get(seat) else self.match.state

    def options(self, seat: int) -> list[int]:
        options = self.desk(seat).options_for(seat)
        extra = [] if self.match.choosing_at_once() else self.match.state.anytime(seat)
        return options + [action for action in extra if action not in options]

    def later(self, seat: int) -> list[int]:
        """Things that can only be chosen after others: the engine hears a set in ascending order, so the highest ones are no
        options yet, but whoever names a whole set wants to see them."""
        s, top = self.desk(seat), max(self.options(seat))
        return [action for action in range(top + 1, len(self.game.vocabulary)) if s.why_not(seat, action) == IN_ORDER]

    # -- what is shown --

    def say(self, text: str, style: str = "", soft: bool = False) -> None:
        """`soft`: never broken into lines, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=soft)

    def label(self, seat: int, action: int) -> str:
        """An action as it is typed, with its thing's name where the reader knows it by another one and the label has not said
        it in words of its own."""
        label, thing = self.game.label(self.desk(seat), action), thing_of(self.game, action)
        name = self.names.get(thing, "") if label.startswith(self.game.vocabulary.names[action]) else ""
        return label if name.casefold() in ("", thing.replace("_", " ")) else f"{label}  {name}"

    def story(self, seat: int | None, first: int) -> list[str]:
        """What this seat heard from an event on, and what was done for it."""
        notes = [note for note in self.notes if note[1] == seat and note[0] >= first]
        lines = []
        for place, event in enumerate(self.match.told[first:], first):
            lines += [text for at, _, text in notes if at == place]
            lines.append(self.game.sentence(event.seen_by(seat), self.seats))
        lines += [text for at, _, text in notes if at >= len(self.match.told)]
        return [line for line in lines if line]

    def tell(self, seat: int | None) -> bool:
        """The story since this seat last heard of it; was it told anything that others did?"""
        first = self.heard.get(seat, self.start)
        self.show_story(self.story(seat, first))
        self.heard[seat] = len(self.match.told)
        return any(event.player != seat for event in self.match.told[first:])

    def show_story(self, lines: list[str]) -> None:
        for line in lines:
            self.say(f"  {line}", "bold" if line.startswith("--") else "")

    def show_board(self, seat: int | None) -> None:
        state = self.match.state if seat is None else self.desk(seat)
        view = self.game.observe(state, seat)
        self.console.print(board_of(self.game.id).board(view, self.seats, self.names))

    def show_question(self, seat: int, details: bool) -> None:
        """What is asked, by which rules, and what may be answered."""
        asked, by_rules = self.question(seat)
        self.console.print(Text.assemble("\n", (asked, "bold"), " ", (by_rules, "dim")))
        options, later = self.options(seat), self.later(seat)
        rows = []
        for i, action in enumerate(options + later, 1):
            rows.append(Text.assemble((f"{i:>3}", "bold"), "  ", self.label(seat, action), no_wrap=True, overflow="ellipsis"))
            rows[-1].append("  (after others)" if action in later else "", style="dim")
        if details:
            about, width = self.game.about(), max(row.cell_len for row in rows)
            for row, action in zip(rows, options + later, strict=True):
                row.pad_right(width + 2 - row.cell_len)
                row.append(about.get(thing_of(self.game, action), ""), style="dim")
        in_columns = len(rows) > SHORT and not details
        self.console.print(Columns(rows, padding=(0, 2), column_first=True) if in_columns else Group(*rows))

    def question(self, seat: int) -> tuple[str, str]:
        """The step that waits, in plain words, and its rules; without plain words, the rule's own sentence."""
        step = self.desk(seat).step_for(seat)
        rule_text = " ".join((type(step).__doc__ or "").split("\n\n")[0].split())
        cited = ", ".join(CITED.findall(rule_text))
        plain: str | None = board_of(self.game.id).QUESTIONS.get(type(step).__name__)
        if step is None or plain is None:
            return rule_text or "Choose.", ""
        fields = {name: getattr(step, name) for name in re.findall(r"{(\w+)}", plain)}
        return plain.format(**fields), f"({cited})" if cited else ""

    def curtain(self, seat: int) -> bool:
        """Another person comes to the screen: nothing of the last one's may stay on it.  Was there a curtain?"""
        if self.at_screen == seat:
            return False
        self.at_screen = seat
        if len(self.humans) > 1:
            self.wipe()
            self.read_line(f"Pass the device to {self.seats[seat]}, who presses Enter. ")
            self.wipe()
        return True

    def wipe(self) -> None:
        """The screen and what could be scrolled back to."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    # -- what a person may type --

    def ask(self, seat: int) -> None:
        """One question; it is over when something was chosen, or when it has to be put again."""
        new_eyes = self.curtain(seat)
        news = self.tell(seat)
        if new_eyes or news:
            self.show_board(seat)
        self.show_question(seat, details=not (new_eyes or news))
        prompt = (
            f"{self.seats[seat]} (Enter: {self.label(seat, self.options(seat)[0])}) > "
            if self.usual(seat)
            else f"{self.seats[seat]} > "
        )
        while not self.heed(seat, self.read_line(prompt).strip()):
            pass

    def usual(self, seat: int) -> bool:
        """Is the first option nearly always meant?"""
        return type(self.desk(seat).step_for(seat)).__name__ in board_of(self.game.id).ENTER

    def heed(self, seat: int, line: str) -> bool:
        """Do what a line says; True: put the question again, or the next one."""
        line = f"help {line[1:].strip()}".strip() if line.startswith("?") else line
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower(), "")
        try:
            if not line:
                return not self.usual(seat) or self.choose(seat, self.options(seat)[:1])
            numbers = line.replace(",", " ").split()
            if all(number.isdecimal() and len(number) < 5 for number in numbers):
                return self.choose(seat, self.by_number(seat, [int(number) for number in numbers]))
            sells = len(word) == 1 and rest and self.meant(seat, line)  # 's sugar' sells sugar where it can be sold
            if command and not sells and (not rest or command in WITH_ARGUMENT):
                return bool(getattr(self, f"do_{command}")(seat, rest.strip()))
            return self.choose(seat, self.in_words(seat, line))
        except SeraiError as error:
            self.say(sentence(str(error)))
            return False

    def by_number(self, seat: int, numbers: list[int]) -> list[int]:
        shown = self.options(seat) + self.later(seat)
        for number in numbers:
            if not 0 < number <= len(shown):
                raise Refused(f"there is no option {number}: type a number from 1 to {len(shown)}")
        return [shown[number - 1] for number in numbers]

    def meant(self, seat: int, line: str) -> list[int]:
        """The options that these words can mean, in the log's words or with the reader's name of the thing."""
        words, shown = self.game.vocabulary, self.options(seat) + self.later(seat)
        own = {action: f"{words.verbs[action]} {self.names.get(thing_of(self.game, action), '')}" for action in shown}
        return matches(line, {action: words.names[action] for action in shown}) or matches(line, own)

    def in_words(self, seat: int, line: str) -> list[int]:
        found = self.meant(seat, line)
        if not found:
            known = matches(line, dict(enumerate(self.game.vocabulary.names)))
            if len(known) == 1:
                raise Refused(self.reason(seat, known[0]))
            raise Refused(f"I do not understand {line!r:.40}: type the number of an option, or ? for help")
        if len(found) > 1:
            raise Refused(f"which do you mean: {listed([self.game.vocabulary.names[action] for action in found], 'or')}?")
        return found

    def choose(self, seat: int, actions: list[int]) -> bool:
        """Play all of these or none: first on a copy, in the order in which the engine asks for a set."""
        actions = sorted(actions, key=lambda action: (action == PASS, action))  # passing ends a set
        names = self.game.vocabulary.names
        table = self.desk(seat).copy()
        asked, reveals = type(table.step_for(seat)), table.reveals
        for i, action in enumerate(actions):
            legal = table.options_for(seat) if i else self.options(seat)
            same = type(table.step_for(seat)) is asked and table.reveals == reveals
            if not same or action not in legal:
                if not i:
                    raise Refused(self.reason(seat, action))
                why = table.why_not(seat, action) if same else "that is more than is asked for"
                why = ORDER if why == IN_ORDER else why
                raise Refused(f"nothing was done: after '{names[actions[i - 1]]}' you cannot '{names[action]}' ({why})")
            table.follow(seat, action)
        for action in actions:
            self.match.do(seat, action)
        return True

    def reason(self, seat: int, action: int) -> str:
        """Why this seat cannot do this now."""
        name, why = self.game.vocabulary.names[action], self.desk(seat).why_not(seat, action)
        if why == IN_ORDER:
            return f"you cannot '{name}' as the next: {ORDER}"
        if text := rule(self.game, why):
            return f"you cannot '{name}' now by {text}"
        return f"you cannot '{name}' now: {'this belongs to another moment' if why == NOT_NOW else why}"

    # -- commands: each returns True if the question has to be put again --

    def do_undo(self, seat: int, _: str) -> bool:
        """Back to the last real decision: what was done for form's sake since goes with it."""
        match = self.match
        if match.drafts.get(seat):
            match.take_back(seat)
            while match.drafts.get(seat) and len(self.options(seat)) == 1:
                match.take_back(seat)
        else:
            mine = list(takewhile(lambda entry: entry[1] == seat, match.past[::-1]))
            real = [i for i, (state, _) in enumerate(mine, 1) if len(state.options_for(seat)) > 1]
            if mine and not real:
                raise Refused("this cannot be taken back: it was your only choice")
            for _i in range(real[0] if real else 1):  # once at least: the refusal says why
                match.take_back(seat)
        self.heard[seat] = len(match.told)
        self.say("Taken back.")
        self.show_board(seat)
        return True

    def do_hint(self, seat: int, _: str) -> bool:
        bot = make_bot("greedy", self.game, f"hint/{len(self.match.record.lines)}")
        action = bot.choose(View(self.desk(seat), seat))
        shown = self.options(seat)
        self.say(f"Hint: {shown.index(action) + 1}  {self.label(seat, action)}")
        return False

    def do_board(self, seat: int, _: str) -> bool:
        self.show_board(seat)
        return True

    def do_log(self, seat: int, count: str) -> bool:
        lines = self.story(seat, 0)
        self.show_story(lines[-int(count) :] if count.isdecimal() and 0 < len(count) < 9 else lines)
        return True

    def do_help(self, seat: int, thing: str) -> bool:
        for line in explain(self.game, thing, self.names) if thing else HELP.split("\n"):
            self.say(line)
        return False

    def do_why(self, seat: int, text: str) -> bool:
        words = self.game.vocabulary
        found = matches(text, dict(enumerate(words.names)))
        verbs = {words.verbs[action] for action in self.options(seat)}
        found = [action for action in found if words.verbs[action] in verbs] or found
        if len(found) != 1:
            some = listed([words.names[action] for action in found[:6]], "or")
            raise Refused(f"which action do you mean: {some}?" if some else "name an action, such as: why build library")
        legal = found[0] in self.options(seat)
        self.say(f"You can: {self.label(seat, found[0])}." if legal else sentence(self.reason(seat, found[0])))
        return False

    def do_save(self, seat: int, path: str) -> bool:
        self.say(f"Saved: {self.save(path or self.path or fresh_path(self.game))}", soft=True)
        return False

    def do_quit(self, seat: int, _: str) -> bool:
        raise Quit

    # -- files --

    def save(self, path: str) -> str:
        """The log into this file, which becomes the game's; never over anything but this game's own earlier course."""
        check_place(path, self.match, path in self.own_files)
        write_text(path, self.match.log())
        self.own_files.add(path)
        self.path = path
        return path

    def keep(self) -> str:
        """Save without asking: where the game belongs, otherwise wherever it can be written."""
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
        self.console.print(score_sheet(self.game, scores, self.seats))
        for line in verdict(scores, self.seats, board_of(self.game.id).TIES):
            self.say(line, "bold")
        self.say(f"The seed of this game was {self.match.record.seed}.", soft=True)
        if self.path:
            self.say(f"The log is in {self.save(self.path)}", soft=True)


# ---- Names and files ---------------------------------------------------------------------------


def seat_names(game: Game, s: State, kinds: Sequence[str], people: Sequence[str], things: Mapping[str, str]) -> list[str]:
    """Who sits where: people by their names, bots by kind and seat; the rules may add an automaton after them."""
    given = iter(people)
    names = [
        next(given, f"Player {seat}") if kind == HUMAN else f"{kind.capitalize()} {seat}" for seat, kind in enumerate(kinds, 1)
    ]
    return names + [things.get("automaton", f"Seat {seat + 1}") for seat in range(len(names), len(game.scores(s)))]


def fresh_path(game: Game, folder: str = "") -> str:
    """A file that is not there yet."""
    stem = f"{game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    tries = [Path(folder) / f"{stem}{suffix}.serai.log" for suffix in ["", *[f"-{n}" for n in range(2, 99)]]]
    return str(next((path for path in tries if not path.exists()), tries[-1]))


def check_place(path: str, match: Match, own: bool) -> None:
    """Refuse to write over anything but an earlier course of this game; `own`: this session wrote or resumed it."""
    if not Path(path).parent.is_dir():
        raise SeraiError(f"{path} cannot be written: there is no folder {Path(path).parent}")
    if not Path(path).exists():
        return
    try:
        there = read(read_text(path), find)
    except (BadLog, UnknownGame):
        raise SeraiError(f"{path} is there already and is no log of Serai: name another file") from None
    mine = match.record
    same = (there.setup, there.seed) == (mine.setup, mine.seed)
    if not same or not (own or there.lines == mine.lines[: len(there.lines)]):
        raise SeraiError(f"{path} is there already and holds another game: name another file")
