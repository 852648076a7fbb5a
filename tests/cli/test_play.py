"""serai play, driven by scripts: no terminal is needed."""

from __future__ import annotations

import io
import itertools
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from serai.catalogue import find
from serai.cli import main
from serai.cli.boards import TREE, TreeTerminal, terminal_of
from serai.cli.explain import verdict
from serai.cli.terminal import TerminalGame, check_place
from serai.cli.typed import listed, matches
from serai.engine.chance import Dice
from serai.engine.errors import SeraiError
from serai.engine.hidden import permute
from serai.engine.log import read, replay
from serai.engine.match import Match
from serai.engine.save import dump
from serai.engine.score import Score
from serai.words import Speaker

GAME = find("san-juan")
Line = str | Callable[["Table"], str]


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("serai.bots.advice.STRONGEST", "ismcts:3")  # hints that take no time
    monkeypatch.setattr("serai.bots.ismcts.ENOUGH", 3)
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


class Table:
    """A game whose lines come from a script; a line may be a function, which is called when its turn comes.

    `shown` is each prompt with what was written since the one before it."""

    def __init__(self, match: Match, seats: str, script: Iterable[Line], names: str = "", **more: Any) -> None:
        self.out = io.StringIO()
        self.script = iter(script)
        self.shown: list[tuple[str, str]] = []
        self.read_to = 0
        console = Console(file=self.out, width=100, markup=False, highlight=False, color_system=None)
        self.game = TerminalGame(match, seats.split(","), names.split(",") if names else [], console, self.line, **more)

    def line(self, prompt: str) -> str:
        text = self.out.getvalue()
        self.shown.append((prompt, text[self.read_to :]))
        self.read_to = len(text)
        line = next(self.script, None)
        if line is None:
            raise EOFError
        return line(self) if callable(line) else line

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def lines(self) -> list[tuple[int, str]]:
        return self.game.match.record.lines

    def answers(self) -> list[str]:
        """What was on the screen when each line after the first was asked for."""
        return [text for _, text in self.shown[1:]]


def new(players: int, seed: int | str, **options: object) -> Match:
    return Match(GAME.setup(players, {"start_player": "1", **options}), seed)


def play(script: Iterable[Line], seed: int = 3, seats: str = "human,random", **more: Any) -> Table:
    """Seat 0 begins.  With seed 3 it holds two sugar mills, a tobacco storage and a coffee roaster."""
    table = Table(new(len(seats.split(",")), seed), seats, script, **more)
    table.game.run()
    return table


def saved() -> list[Path]:
    return sorted(Path().glob("*.serai.log"))


# ---- A whole game ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["human,random", "human,greedy,random", "human,human,random,random"])
def test_whole_game(seats: str) -> None:
    table = play(itertools.repeat("1"), 11, seats)
    assert not table.game.match.state.options
    assert "Score sheet" in table.text
    assert "The seed of this game was: 11" in table.text
    assert "share the victory" in table.text or " wins with " in table.text
    assert "I do not understand" not in table.text
    assert not saved()  # nobody asked for it


def test_whole_game_by_hints() -> None:
    def follow(table: Table) -> str:
        text = table.shown[-1][1]
        return text.split("Hint: ")[1].split()[0] if "Hint: " in text else "h"

    table = play(itertools.repeat(follow), 12)
    assert "Score sheet" in table.text


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_any_typing_is_answered(seed: int) -> None:
    """Whatever is typed: no failure, and the log replays to the table as it lies."""
    dice = Dice("typing", seed)
    numbers = [str(n) for n in range(1, 6)] * 3 + ["1 2", "2 3", "1 2 3", "2 2", "3 4 5", "1 1"]
    words = [
        "u",
        "u",
        "h",
        "l 3",
        "b",
        "why build crane",
        "why discard",
        "? tower",
        "",
        "pass",
        "p",
        "build",
        "[red]",
        "²",
        "\x00",
    ]
    match = new(2 + seed % 3, seed, setup_mode="advanced" if seed % 2 else "simple")
    seats = ["human,human", "human,random,human", "human,greedy,random,human"][seed % 3]
    typed = numbers + words
    table = Table(match, seats, (typed[dice.below(len(typed))] for _ in range(800)))
    assert table.game.run() == 0
    text = table.game.match.log()
    assert dump(replay(read(text, find))) == dump(table.game.match.state)
    assert len(table.lines) > 50


def test_bots_alone_are_watched() -> None:
    table = play([], 4, "random,random")
    assert "Round 2: Random 2 is governor" in table.text
    assert "Score sheet" in table.text


def test_the_seed_is_secret_until_the_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda n: "verysecret")
    monkeypatch.setattr("sys.stdin", io.StringIO("b\nl\n?\n"))
    assert main(["play", "san-juan"]) == 0
    assert "verysecret" not in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    assert main(["play", "san-juan", "--seats", "human,random"]) == 0
    assert "The seed of this game was: verysecret" in capsys.readouterr().out


# ---- What may be typed ------------------------------------------------------------------------


def test_several_numbers_at_once() -> None:
    table = play(["1", "build sugar mill", "pay 2", "1 3"])
    assert table.lines[3:5] == [(0, "discard sugar mill"), (0, "discard coffee roaster")]


def test_several_numbers_are_played_in_the_engines_order() -> None:
    table = play(["1", "build sugar mill", "pay 2", "3,1"])
    assert table.lines[3:5] == [(0, "discard sugar mill"), (0, "discard coffee roaster")]


@pytest.mark.parametrize(
    ("numbers", "answer"),
    [
        ("1 1", "after “discard sugar mill” you cannot choose “discard sugar mill” (SJ-6.3)."),
        ("1 2 3", "nothing more is needed, so leave out"),
        ("3", "next. A set is chosen in the order shown, so type all of it in one line, such as 2 4 5."),
        ("1 4", "Unknown option 4: type a number from 1 to 3."),
        ("0", "Unknown option 0"),
        ("99999", "I do not understand “99999”"),
        ("-1", "I do not understand “-1”"),
    ],
)
def test_numbers_that_cannot_all_be_played_have_no_effect(numbers: str, answer: str) -> None:
    before: list[str] = []

    def bad(table: Table) -> str:
        before.append(dump(table.game.match.state))
        return numbers

    table = play(["1", "build sugar mill", "pay 2", bad])
    assert answer in " ".join(table.answers()[-1].split())
    assert dump(table.game.match.state) == before[0]
    assert len(table.lines) == 3


def test_words_and_their_beginnings() -> None:
    assert play(["take builder"]).lines[0] == (0, "take builder")
    assert play(["T  Bu"]).lines[0] == (0, "take builder")
    assert play(["councillor"]).lines[0] == (0, "take councillor")
    assert "Which do you mean: take producer, take prospector?" in play(["take pro"]).text
    assert "I do not understand “dance”: type the number of an option, or ? for help." in play(["dance"]).text
    assert "You cannot choose “build library” now: You build in a builder phase." in play(["build library"]).text


def test_matches() -> None:
    names = {1: "sell sugar", 2: "sell silver", 3: "over crane", 4: "over crane with its good"}
    assert matches("s su", names) == [1]
    assert matches("silver", names) == [2]
    assert matches("over crane", names) == [3]
    assert matches("sell", names) == [1, 2]
    assert matches("", names) == []
    assert listed(["a", "b", "c"]) == "a, b and c"


def test_a_letter_is_an_action_where_it_can_be_one() -> None:
    """'s sugar mill' would save to a file of that name, unless something can be done that begins so."""
    play(["1", "b sugar", "pay 2", "d coffee"])
    table = play(["s game.log"])
    assert Path("game.log").exists()
    assert table.lines == []


def test_an_only_choice_is_made_and_told() -> None:
    table = play(["take builder", "build tobacco", "pay 2"])
    assert "Only one choice, made for you: Discard Sugar mill" in table.text
    assert table.lines[-1] == (0, "discard sugar mill")
    assert "Pay for the Tobacco storage: choose 1 card (SJ-6.3)" in table.text


def test_undo() -> None:
    table = play(["take builder", "u"])
    assert table.lines == []
    assert "Taken back." in table.text
    table = play(["take builder", "build tobacco", "undo", "undo", "take trader"])
    assert (0, "take trader") in table.lines
    assert (0, "build tobacco storage") not in table.lines


def test_undo_goes_past_an_only_choice() -> None:
    table = play(["take builder", "build tobacco", "pay 2", "u", lambda t: t.lines[-1][1] + "?"])
    assert "how many cards, 2 to 3?" in table.shown[-2][1]
    assert "“build tobacco storage?”" in table.shown[-1][1]


def test_undo_is_refused_with_its_reason() -> None:
    table = play(["u"])
    assert "This cannot be taken back: nothing was chosen yet." in table.text
    table = play(["take builder", "pass", "u"], seats="human,human")
    assert table.text.count("Taken back") == 0  # the curtain took the first Enter: seat 1 was never asked
    table = play(["", "take builder", "pass", "", "u"], seats="human,human")
    assert "others have chosen since" in table.text


def test_hint() -> None:
    table = play(["h", "h"])
    first, second = table.answers()
    assert re.match(
        r"Hint: \d+ .*\nYour chance of winning: about \d+ % now, \d+ % after this\.\n(Next best|Also good): .*, \d+ %", first
    )
    assert first == second  # the same position, the same hint
    assert table.lines == []


def test_why() -> None:
    table = play(["take builder", "why build cathedral", "why take trader", "why pass", "why", "why dance", "why crane"])
    heavy, role, can, what, dance, crane = table.answers()[1:]
    sentence = "Costs 6 (7 − 1 Builder). You have 4 other cards: 2 too few."
    assert heavy.startswith(f"You cannot choose “build cathedral” now: {sentence}")
    assert "SJ-6.8: You may build only what you can pay in full." in " ".join(heavy.split())
    assert role.startswith("You cannot choose “take trader” now: Roles are chosen one after the other")
    assert can == "You can: Pass\n"
    assert "such as: why build library" in what
    assert "such as: why build library" in dance
    assert "SJ-6.3" in crane  # of all that can be done with a crane, building is what is asked now


def test_help() -> None:
    table = play(["?", "? crane", "help chap", "?SJ-6.4", "? builder", "? xyz", "? s", "? office_b"])
    commands, crane, chapel, number, builder, nothing, many, by_id = table.answers()
    assert "take your last choice back" in commands
    assert crane.startswith("Crane: Build over an own building, pay the difference.")
    assert chapel.startswith("Chapel: Tuck 1 card each round")
    assert number.startswith("SJ-6.4: You cannot build a city building that you have already.")
    assert "SJ-6.1: Everybody may build one building" in builder
    assert "Nothing here is called “xyz”" in nothing
    assert "Which do you mean: San Juan, Sugar mill, Silver smelter" in many
    assert by_id.startswith("Office building: Round start")


@pytest.mark.parametrize("language", ["fa", "ru"])
def test_other_languages(language: str) -> None:
    words = Speaker(GAME, language, "terminal")
    name = words.name("crane")
    table = play([f"? {name}", "? crane", "take builder"], language=language)
    assert table.answers()[0].startswith(f"{name} (Crane): {words.about('crane')}")
    assert table.answers()[1] == table.answers()[0]
    assert words.label("build", "tobacco_storage", {"cost": 3, "least": 2, "crane": False}) in table.text
    assert not re.search(r"\b(hand|discard|build|round)\b", table.text.replace("build library", ""))  # no English is left
    assert f"--language {language}" in table.text  # how to go on


def test_board_and_log() -> None:
    table = play(["take trader", "l", "l 1", "b"], seats="human,random")
    story, last, board = table.answers()[-3:]
    assert "Player 1 chooses the Trader" in story
    assert len(last.split("\n\n")[0].split("\n")) == 1
    assert "Your hand (4)" in board
    assert "Which" not in table.text


# ---- Saving ---------------------------------------------------------------------------------


def test_save_and_resume() -> None:
    table = play(["1", "b tob", "pay 2", "1", "1", "1", "s game.log", "1"], seats="human,random,human", names="Ali,Mina")
    assert "Saved: game.log" in table.text
    assert "serai play --resume game.log --names Ali,Mina" in table.text
    record = read(Path("game.log").read_text("utf-8"), find)
    assert record.seats == ["human", "random", "human"]
    assert dump(Match.resume(record).state) == dump(table.game.match.state)
    assert dump(replay(record)) == dump(table.game.match.state)


def test_resume_from_the_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
    assert main(["play", "san-juan", "--seed", "3", "--seats", "human,random", "--option", "start_player=1"]) == 0
    (path,) = saved()
    assert f"Saved. Continue with: serai play --resume {path}" in capsys.readouterr().out
    first = read(path.read_text("utf-8"), find)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    assert main(["play", "--resume", str(path)]) == 0
    assert saved() == [path]
    whole = read(path.read_text("utf-8"), find)
    assert whole.lines[: len(first.lines)] == first.lines
    assert whole.end.startswith("over ")
    assert f"The log of this game: {path}" in capsys.readouterr().out
    assert main(["play", "--resume", str(path)]) == 0  # a game that is over shows its scores
    assert "Score sheet" in capsys.readouterr().out


def test_end_of_input_saves() -> None:
    table = play(["take builder"])
    (path,) = saved()
    assert f"Saved. Continue with: serai play --resume {path}\n" in table.text
    assert dump(replay(read(path.read_text("utf-8"), find))) == dump(table.game.match.state)


def test_interrupt_saves() -> None:
    def interrupt(_: Table) -> str:
        raise KeyboardInterrupt

    table = Table(new(2, 3), "human,random", ["take builder", interrupt])
    assert table.game.run() == 130
    (path,) = saved()
    assert read(path.read_text("utf-8"), find).lines == table.lines


def test_a_failure_saves(capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_: Table) -> str:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        play(["take builder", fail])
    (path,) = saved()
    assert f"the game is saved in {path}" in capsys.readouterr().err


def test_closed_output_saves() -> None:
    code = "import sys; from serai.cli import run; sys.argv[1:] = ['play', 'san-juan', '--seed', '5']; run()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        process.stdout.close()
        _, said = process.communicate("1\n")
    assert process.returncode == 2
    assert "Traceback" not in said
    assert len(saved()) == 1


@pytest.mark.parametrize(
    "text", ["hello\n", "", "serai log 1\n", "serai log 1\ngame chess\nrules 1\nplayers 2\nseed 1\n\nend 0 open\n"]
)
def test_a_foreign_file_is_never_overwritten(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.txt").write_text(text, "utf-8")
    table = play(["s mine.txt"])
    assert "Cannot overwrite mine.txt, which is not a log of Serai: name another file." in table.text
    assert main(["play", "san-juan", "--save", "mine.txt"]) == 2
    assert capsys.readouterr().err == "serai: cannot overwrite mine.txt, which is not a log of Serai: name another file\n"
    table = play([], path="mine.txt")  # it came while the game was played
    assert Path("mine.txt").read_text("utf-8") == text
    assert len(saved()) == 2  # each of the games went to a file of its own


def test_another_games_log_is_never_overwritten() -> None:
    play(["take builder", "s game.log"])
    before = Path("game.log").read_text("utf-8")
    assert "contains another game" in play(["s game.log"], 4).text
    assert "contains another game" in play(["take trader", "s game.log"]).text  # the same seed, another course
    assert Path("game.log").read_text("utf-8") == before
    table = play(["take builder", "build tobacco", "s game.log", "u", "s game.log"])  # its own earlier course
    assert read(Path("game.log").read_text("utf-8"), find).lines == table.lines
    with pytest.raises(SeraiError, match="the folder nowhere does not exist"):
        check_place("nowhere/game.log", table.game.match, own=False)


# ---- Hidden information -------------------------------------------------------------------


def positions(players: int, seed: int, every: int) -> Iterator[Any]:
    s, dice = GAME.new_game(players, seed), Dice("positions", seed)
    for n in itertools.count():
        if n % every == 0 or not s.options:
            yield s
        if not s.options:
            return
        s.play(dice.pick(s.options))


def render(observation: dict[str, Any], width: int, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, color_system=None)
    seats = [f"Player {seat}" for seat in range(1, len(observation["players"]) + 1)]
    console.print(terminal_of(GAME).board(observation, Speaker(GAME, language, "terminal", seats)))
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_show_what_a_seat_may_see_and_fit(players: int) -> None:
    for n, s in enumerate(positions(players, players, 25)):
        for seat in (*range(players), None):
            observation = GAME.observe(s, seat)
            for width in (80, 120):
                text = render(observation, width)
                assert max(len(line) for line in text.split("\n")) <= width
            if seat is not None:
                assert render(GAME.observe(permute(s, seat, n), seat), 80) == render(observation, 80)
            assert ("Your hand" in text) == (seat is not None and len(s.players[seat].hand) > 0)


def test_points_so_far_are_the_rules_own() -> None:
    for s in positions(3, 8, 20):
        shown = [area["points"] for area in GAME.observe(s, None)["players"]]
        assert shown == [score.total for score in GAME.scores(s)]


def test_curtain_and_choices_at_once() -> None:
    """Advanced dealing: two people choose at the same time, at one screen."""
    match = new(3, 6, setup_mode="advanced")
    s: Any = match.state
    hands = [GAME.observe(s, seat)["players"][seat]["hand"] for seat in range(2)]
    table = Table(match, "human,human,greedy", ["", "1", "", "1 2", ""], "Ali,Mina")
    table.game.run()
    prompts = [prompt for prompt, _ in table.shown]
    assert prompts[:3] == [
        "Pass the device to Ali, then press Enter. ",
        "Ali > ",
        "Pass the device to Mina, then press Enter. ",
    ]
    assert prompts[3] == "Mina > "
    names = Speaker(GAME, "en").names
    for (prompt, text), own, other in zip(table.shown[1:4:2], hands, hands[::-1], strict=True):
        assert prompt.endswith(" > ")
        rows = text.split("Your hand")[1].split("\n\n")[0]
        assert all(f"{names[card]} " in rows for card in own)
        assert not [card for card in other if card not in own and f"\n{names[card]} " in text]
        assert not [card for card in other if card not in own and f"Discard {names[card]}" in text]
    for prompt, text in table.shown[1:]:
        assert "Pass the device" not in prompt or text.strip() == ""  # behind the curtain there is nothing
    assert [seat for seat, _ in table.lines[:6]] == [0, 1, 1, 2, 2, 2]
    assert [len(p.hand) for p in s.players] == [4, 4, 4]


def test_a_draft_can_be_taken_back() -> None:
    table = Table(new(2, 6, setup_mode="advanced"), "human,human", ["", "1", "", "1", "u", "2", "1"], "Ali,Mina")
    table.game.run()
    assert "Taken back." in table.text
    assert [seat for seat, _ in table.lines[:3]] == [0, 1, 1]


def test_what_is_said_to_one_is_not_said_to_the_other() -> None:
    """The only choice of a person who is not at the screen is told when they come back to it."""
    table = play(["", "take builder", "build tobacco", "pay 2", "1", ""], seats="human,human")
    told = [prompt for prompt, text in table.shown if "Only one choice" in text]
    assert told == ["Player 1 > "]
    assert "discards: Sugar mill" not in table.shown[-1][1]
    assert "Player 1 discards 2 cards" in table.shown[-1][1]


def test_any_game_has_a_board() -> None:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    s = GAME.new_game(2, 3, start_player=1)
    console.print(TREE.board(GAME.observe(s, 0), Speaker(GAME, "en", "terminal", ["Ali", "Mina"])))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "hand: Sugar mill, Sugar mill, Tobacco storage, Coffee roaster" in text
    assert text.count("hand:") == 1


def test_a_game_without_a_terminal_is_shown_as_a_tree() -> None:
    assert isinstance(terminal_of(replace(GAME, id="a-game-without-one")), TreeTerminal)
    assert not isinstance(terminal_of(GAME), TreeTerminal)


# ---- The end, and what goes wrong -----------------------------------------------------------


def test_ties_are_explained() -> None:
    words = Speaker(GAME, "en", "terminal", ["Ali", "Mina", "Greedy 3"])
    assert verdict(words, [Score([9], [1]), Score([7], [5]), Score([3], [9])]) == ["Ali wins with 9 points"]
    assert verdict(words, [Score([9], [1]), Score([9], [5]), Score([3], [9])]) == [
        "Ali, Mina have 9 points each.",
        "The tie is broken by Hand cards and goods: Ali 1, Mina 5.",
        "Mina wins with 9 points",
    ]
    assert verdict(words, [Score([9], [5]), Score([9], [5])])[-1] == "Ali, Mina share the victory with 9 points"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "no game named: choose from san-juan"),
        ("chess", "Unknown game 'chess'"),
        ("san-juan --seats human,hal", "unknown player 'hal' in --seats: choose from human,"),
        ("san-juan --seats human", "san-juan is for 2 to 4 players, not for 1"),
        ("san-juan --seats human,,random", "unknown player '' in --seats"),
        ("san-juan --option expansion=maybe", "option expansion cannot be 'maybe'"),
        ("san-juan --option colour=red", "has no option 'colour'"),
        ("san-juan --option colour", "--option must be NAME=VALUE"),
        ("san-juan --names Ali,Mina", "--names must have one name for each human seat: 1, not 2"),
        ("san-juan --seats human,human --names Ali,Ali", "--names must be different names"),
        ("--resume nothing.log", "cannot read nothing.log (No such file"),
        ("san-juan --resume nothing.log --seed 4", "--resume cannot be combined with --seed or --option"),
        ("san-juan --save nowhere/game.log", "cannot write nowhere/game.log: the folder nowhere does not exist"),
        ("san-juan --save .", "cannot read ."),
    ],
)
def test_mistakes_are_answered_in_one_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *words.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("serai: ")
    assert err.count("\n") == 1
    assert said in err


@pytest.mark.parametrize("words", ["san-juan --language de", "san-juan --seed ", "san-juan --wrong"])
def test_mistakes_of_the_command_line(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["play", *words.split(" ")])
    assert stop.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_resumed_seats_must_fit(capsys: pytest.CaptureFixture[str]) -> None:
    play(["s game.log"])
    assert main(["play", "--resume", "game.log", "--seats", "human"]) == 2
    assert "the saved game has 2 seats" in capsys.readouterr().err
    text = Path("game.log").read_text("utf-8")
    Path("game.log").write_text(text.replace("seats human,random", "seats human,hal"), "utf-8")
    assert main(["play", "--resume", "game.log"]) == 2
    assert "unknown player 'hal' in --seats" in capsys.readouterr().err


# ---- Boards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "sam"), [("en", "Sam"), ("fa", "سام"), ("ru", "Сэм")])
def test_sam_has_a_name(language: str, sam: str) -> None:
    match = Match(find("great-western-trail-2").setup(1, {}), "sam")
    table = Table(match, "human", ["1"] * 9 + ["q"], language=language)
    assert table.game.run() == 0
    assert table.game.seats[1] == sam
    assert sam in table.out.getvalue()
