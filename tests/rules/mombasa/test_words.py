"""What people read: the board in the terminal, questions, labels, what is printed, the story; names of actions in logs."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.catalogue import find
from serai.cli.boards import terminal_of
from serai.engine.chance import Dice
from serai.engine.step import Step, numbers_of
from serai.games.mombasa.round import PlanSlot
from serai.games.mombasa.state import Mombasa
from serai.games.mombasa.turn import NextTurn
from serai.games.mombasa.vocabulary import VOCABULARY
from serai.words import LANGUAGES, Speaker, kebab
from tests.golden import FOLDER
from tests.rules.mombasa.position import GAME, NAMES, OUT, Area, position, say

AUTOMATIC = (
    "AnyOrder",
    "Round",
    "Reveal",
    "NextTurn",
    "EndTurn",
    "Prepare",
    "Oust",
    "ShowTiles",
    "TakeBonus",
)  # these ask nobody
MOMBASA = find("mombasa")
ENGLISH = Speaker(MOMBASA, "en", seats=NAMES)


def text_of(s: Mombasa, seat: int | None, language: str = "en", width: int = 100) -> str:
    console = Console(width=width, file=StringIO())
    console.print(
        terminal_of(MOMBASA).board(GAME.observe(s, seat), Speaker(MOMBASA, language, "terminal", NAMES[: len(s.players)]))
    )
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_of_a_game_can_be_shown(language: str) -> None:
    """From setup to the end, for a player and for a spectator, with every question and label there is."""
    words = Speaker(MOMBASA, language, "terminal", NAMES)
    s: Mombasa = GAME.new_game(3, 2, track_setup="random", starting_tile_setup="choose_from_two")
    dice = Dice("boards")
    while s.options:
        if dice.below(8) == 0:
            when = words.say("mb-progress", round=s.round, rounds=7) if s.round else words.say("mb-progress-setup")
            assert when in text_of(s, dice.below(3), language)
            assert text_of(s, None, language, width=80)
        step = s.stack[-1]
        assert words.question(type(step).__name__, {**numbers_of(step), **GAME.asked(s, s.player)}) != words.say("ask")
        assert all(words.action(s, action) for action in s.options)
        s.play(dice.pick(s.options))
    assert words.say("told-finished") in text_of(s, 0, language)


def test_the_board_of_another_language_has_no_english_word() -> None:
    s: Mombasa = GAME.new_game(2, 5, starting_tile_setup="choose_from_two")
    dice = Dice("no English")
    while s.options:
        if dice.below(20) == 0:
            for language in ("fa", "ru"):
                shown = text_of(s, 0, language)
                for name in NAMES:
                    shown = shown.replace(name, "")
                found = [word for word in shown.split() if len([letter for letter in word if "a" <= letter.lower() <= "z"]) > 1]
                assert found == []
        s.play(dice.pick(s.options))


def test_the_board_shows_prices_hand_and_used_cards() -> None:
    s = position(Area("coffee 1, cotton 2", hand="bananas 2"), OUT, display={"middle 1": "coffee 3"}, posts={"cairo": "darfur"})
    say(s, 0, "use coffee 1", "step on cairo")
    mine, other = text_of(s, 0), text_of(s, 1)
    for part in ("2 Coffee 1, used", "3 Cotton 2", "1 Coffee 3 for 4", "Cairo: Darfur", "Hand         Bananas 2"):
        assert part in mine
    assert "Bananas 2" not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    asking = {step.__name__ for step in steps_of(Step) if step.__module__.startswith(NextTurn.__module__.rpartition(".")[0])}
    book = Speaker(MOMBASA, language).book
    assert [step for step in asking - set(AUTOMATIC) if f"ask-{kebab(step)}" not in book] == []


def steps_of(kind: type[Step]) -> list[type[Step]]:
    return [step for child in kind.__subclasses__() for step in [child, *steps_of(child)]]


def test_names_and_texts() -> None:
    assert Speaker(MOMBASA, "ru").name("cape_town") == "Кейптаун"
    majority = (
        "Nobody may have more coffee; for Cairo; from 1: 2 steps; from 3: 3 steps; from 5: 4 steps, remove 1 trading post"
    )
    assert ENGLISH.about("majority_coffee") == majority
    assert ENGLISH.about("b01").startswith(
        "Diamond merchant: 2 diamonds, 1 pound. One more diamond for every 2 mines where Mombasa"
    )
    tile = "Starting tile 5: at once Mombasa +2, 1 diamond; its book needs 2 expansion, brings 1 bookkeeping point"
    assert ENGLISH.about("start_05") == tile
    assert ENGLISH.about("tile_plus_one_goods").startswith("On your turn: attach it to one of your goods cards")
    assert GAME.printed("coffee") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_a_message_stay_in_another_one(language: str) -> None:
    """A signed number keeps its direction, also as a part of a sentence."""
    words = Speaker(MOMBASA, language)
    said = words.about("start_01")
    assert said.count("\u2066") + said.count("\u2068") == said.count("\u2069")
    assert ("\u2066+" in said) == (language == "fa")


def test_the_story_in_words() -> None:
    s = position(Area("coffee 2", at={"cairo": 3}), OUT, display={"right 1": "d01"})
    s.story = []
    say(s, 0, "use coffee 2", "acquire card at right 1", "step on cairo")
    heard = [event.seen_by(1) for event in s.story]
    assert [words for _, words, _ in ENGLISH.story(heard, GAME.observe(s, 1))] == [
        "Blue uses Coffee 2.",
        "Blue takes Share of Mombasa from the display.",
        "Blue steps to space 4 of Cairo.",
        "Blue gains 1 pound.",
    ]


def test_a_card_is_laid_into_the_slot_of_its_own_seat() -> None:
    """All plan at once; whose first slot opened by diamonds is another one than that of the others (MB-9.2)."""
    s = position(Area(hand="coffee 1", diamonds=9), Area(hand="coffee 1"), planning=True)
    lay = VOCABULARY.numbers["lay coffee 1"]
    for seat in (0, 1):
        step = s.step_for(seat)
        assert isinstance(step, PlanSlot)
        assert GAME.meaning(s.facing(seat), lay)["slot"] == GAME.asked(s, seat)["slot"] == step.slot + 1
    assert GAME.asked(s, 0) != GAME.asked(s, 1)


# ---- Logs ---------------------------------------------------------------------------------------


FORMER_LOGS = Path(__file__).parent / "former"
FORMER = ("keep start", "acquire right", "from", "back to", "reward of", "place on", "flip", "ink to", "marker on", "level")


def test_logs_with_the_former_names_are_read() -> None:
    """Games of rules version 2 were written when these actions had other names."""
    logs = [path.read_text("utf-8") for path in sorted(FORMER_LOGS.glob("*.log"))]
    written = {line.partition(" ")[2] for log in logs for line in log.splitlines()}
    for former in FORMER:
        names = [name for name in written if name.startswith(f"{former} ")]
        assert names
        assert all(VOCABULARY.names[VOCABULARY.numbers[name]] != name for name in names)
    former_of = {VOCABULARY.names[number]: name for name, number in VOCABULARY.numbers.items()}  # the last one given
    lines = [line.partition(" ") for line in (FOLDER / "mombasa-4-greedy-2.log").read_text("utf-8").splitlines()]
    log = "".join(f"{seat} {former_of.get(name, name)}\n" for seat, _, name in lines)
    assert any(f" {former} " in log for former in FORMER)
    assert not serai.replay(log).options
    assert VOCABULARY.numbers["name cairo"] == VOCABULARY.numbers["name track of cairo"]  # in none of them


def test_a_log_of_former_figures_is_refused() -> None:
    """Its moves were made with other figures: they would lead elsewhere."""
    log = (FORMER_LOGS / "mombasa-4-greedy-2.log").read_text("utf-8")
    with pytest.raises(serai.BadLog, match="rules version 2 of mombasa, but this Serai plays version 5"):
        serai.replay(log)
