"""What a screen is given: words for every action, question and event, figures that equal what the rules do, and no secret."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console

from serai.catalogue import find
from serai.cli.boards.western_legends import TERMINAL
from serai.engine.chance import Dice
from serai.engine.errors import BadLog
from serai.engine.hidden import permute
from serai.engine.log import read, replay
from serai.engine.step import PASS, numbers_of
from serai.games.western_legends.cards import CARD_IDS, HANDS
from serai.games.western_legends.events import RESTARTED, WON
from serai.games.western_legends.hands import hand_of
from serai.games.western_legends.state import Western
from serai.games.western_legends.vocabulary import VOCABULARY
from serai.words import LANGUAGES, Speaker, kebab
from tests.rules.western_legends.position import GAME, NAMES, Seat, hears, offered, position, say, sees

RECORDED: Final = Path(__file__).parents[2] / "saves" / "0.1.0"


def speakers(players: int) -> list[Speaker]:
    return [Speaker(find(GAME.id), language, "terminal", NAMES[:players]) for language in LANGUAGES]


def random_moves(players: int, seed: str, **options: object) -> Any:
    """A game between players who choose at random, before every decision."""
    s: Western = GAME.new_game(players, seed, **options)
    dice = Dice(seed)
    while s.options:
        yield s
        s.play(dice.pick(s.options))


def asked(s: Western, seat: int) -> dict[str, Any]:
    step = s.step_for(seat)
    assert step is not None
    return {**numbers_of(step), **GAME.asked(s, seat)}


# ---- Words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(2, {"mode": "advanced"}), (4, {"length": "short"})])
def test_everything_can_be_said_in_every_language(players: int, options: dict[str, object]) -> None:
    """From set-up to the end: every question, every action, every event, the board for a player and for a spectator."""
    words, viewers = speakers(players), [*range(players), None]
    for n, s in enumerate(random_moves(players, "words", **options)):
        one, step = words[n % len(words)], type(s.step_for(s.player)).__name__
        assert f"ask-{kebab(step)}" in one.book
        said = [one.question(step, asked(s, s.player)), *[one.action(s, action) for action in s.options]]
        assert all(said)
        assert not [text for text in said if "{" in text]
        seat = viewers[n % len(viewers)]
        seen = GAME.observe(s, seat)
        told = one.story([event.seen_by(seat) for event in s.story or []], seen)
        assert not [line for _, line, _ in told if "{" in line or not line]
        s.story = []
        if n % 17 == 0:
            assert json.loads(json.dumps(seen)) == seen
            Console(file=io.StringIO(), width=80).print(TERMINAL.board(seen, one))


@pytest.mark.long
def test_no_english_word_stands_on_the_persian_board() -> None:
    """Signs of the map and ranks of cards are single letters."""
    words = Speaker(find(GAME.id), "fa", "terminal", ["آنا", "بهار", "پری"])
    for n, s in enumerate(random_moves(3, "persian", mode="advanced")):
        if n % 7 and s.fight is None and s.poker is None:
            continue
        shown = io.StringIO()
        console = Console(file=shown, width=100)
        for seat in (n % 3, None):
            console.print(TERMINAL.board(sees(s, seat), words))
        assert not re.findall(r"[A-Za-z]{2,}", shown.getvalue())


def test_the_board_of_a_fight_and_of_a_poker_game() -> None:
    """Everybody reads what everybody sees; the cards of a dealer or a controller only they."""
    s = position(Seat("6s x", space="dk bank"), Seat("x"), Seat(), fights="9 5 4")
    say(s, 0, "heist at the bank")
    assert "You play the bank guard: your fight cards: 4, 5, 9" in board(s, 2)
    say(s, 0, "fight with 6 spades")
    assert "3 fight cards drawn, face down" in board(s, 0)
    say(s, 2, "answer with fight card 5")
    for seat in (0, 1, None):
        assert "6♠ Saddle Up, 5" in board(s, seat)
        assert "A leads, 6 to 5" in board(s, seat)
    s = poker()
    for seat in (0, 2, None):
        assert "Poker table: A, B · Pot $" in board(s, seat)
        assert "Flop: " in board(s, seat)


def board(s: Western, seat: int | None) -> str:
    shown = io.StringIO()
    Console(file=shown, width=100).print(TERMINAL.board(sees(s, seat), speakers(len(s.players))[0]))
    return shown.getvalue()


def test_labels_of_a_start_and_of_a_way() -> None:
    """A start is not named after a face of the die that has the same id; a way says when a bandit waits there."""
    words, found = speakers(2)[0], set()
    for n, s in enumerate(random_moves(2, "labels")):
        found |= {words.action(s, action) for action in s.options}
        if n == 200:
            break
    assert {"Take $20", "Draw 2 cards", "Take $10 and draw 1 card"} <= found
    assert any(label.startswith("Go to ") and label.endswith(" and fight the bandit") for label in found)


def test_fights_are_told_in_sentences() -> None:
    s = position(Seat("as", space="dk bank"), Seat("3h", space="dk bank"))
    s.story = []
    say(s, 0, "duel doc holliday")
    assert hears(s, 0) == ["A challenges B to a duel"]
    s = position(Seat("as", space="dk bank"), Seat("3h"), fights="6 5 4")
    s.story = []
    say(s, 0, "heist at the bank")
    assert hears(s, 0)[0] == "A robs the bank"


def test_of_a_way_only_its_end_is_told() -> None:
    s = position(Seat(space="dk bank", items="mule"), Seat())
    s.story = []
    say(s, 0, "go to darkrock east street", "go to darkrock east lot", "pass")
    assert [line for line in hears(s, 1) if "goes to" in line] == ["A goes to Darkrock East Lot."]


# ---- Figures: what is shown equals what the rules do -----------------------------------------------------------------


def kinds(s: Western) -> set[int]:
    return {event.kind for event in s.story or []}


def decided(s: Western) -> Western:
    """What follows if nobody reacts any more, until the fight is won or starts over."""
    t = s.copy()
    t.story = []
    while not kinds(t) & {WON, RESTARTED}:
        t.play(PASS if PASS in t.options else t.options[0])
    return t


def test_who_is_ahead_wins() -> None:
    """`ahead` is the side that wins if nobody reacts any more; a value is the sum of its parts, at least 2 (WL-8.29)."""
    found = []
    for s in (s for seed in range(20) for s in random_moves(3 - seed % 2, f"ahead {seed}")):
        if s.fight is None or type(s.stack[-1]).__name__ != "React":
            continue
        fight = sees(s, None)["fight"]
        assert fight["values"] == [max(2, min(14, sum(parts))) for parts in fight["parts"]]
        t = decided(s)
        if RESTARTED not in kinds(t):
            won = [event.numbers[0] for event in t.story or [] if event.kind == WON]
            assert won == [1 - fight["ahead"]]
            found.append((fight["kind"], fight["ahead"]))
    assert len(set(found)) > 8  # kinds of fights that either side has won


def test_a_tie_goes_to_the_side_that_is_said_to_win_ties() -> None:
    s = position(Seat("10s x", space="sv mine"), Seat("10h x", space="sv mine"))
    say(s, 0, "duel doc holliday", "fight with 10 spades")
    say(s, 1, "fight with 10 hearts")
    fight = sees(s, None)["fight"]
    assert fight["values"] == [10, 10]
    assert fight["wins_ties"] == fight["ahead"] == 0
    s = position(Seat("6s x", space="dk bank"), Seat("x"), fights="6 5 4")
    say(s, 0, "heist at the bank", "fight with 6 spades")
    say(s, 1, "answer with fight card 6")
    fight = sees(s, None)["fight"]
    assert fight["values"] == [6, 6]
    assert fight["wins_ties"] == fight["ahead"] == 1


def test_a_card_face_down_has_a_value_for_its_owner_only() -> None:
    s = position(Seat("10s 8d", space="sv mine"), Seat("9h 2c", space="sv mine"), Seat())
    say(s, 0, "duel doc holliday", "fight with 10 spades")
    assert sees(s, 0)["fight"]["values"] == [10, None]
    for seat in (1, 2, None):
        fight = sees(s, seat)["fight"]
        assert fight["values"] == fight["parts"] == [None, None]
        assert fight["ahead"] is None
    say(s, 1, "fight with 9 hearts")
    for seat in (0, 1, 2, None):
        assert sees(s, seat)["fight"]["values"] == [10, 9]
        assert sees(s, seat)["fight"]["ahead"] == 0


def test_a_reaction_says_what_it_will_change() -> None:
    s = position(Seat("10s 8d", space="sv mine"), Seat("9h 2c", space="sv mine"), Seat())
    say(s, 0, "duel doc holliday", "fight with 10 spades")
    say(s, 1, "fight with 9 hearts")
    before = sees(s, 0)["fight"]["values"]
    changes = GAME.meaning(s, VOCABULARY.numbers["react with 8 diamonds"])["changes"]
    say(s, 0, "react with 8 diamonds")
    after = sees(s, 0)["fight"]["values"]
    assert changes == [[old, new] for old, new in zip(before, after, strict=True) if old != new] == [[9, 6]]


def poker(hands: tuple[str, ...] = ("2s 7h 8h x", "as ks 3d x")) -> Western:
    s = position(*[Seat(hand, space="dk saloon yard", money=50) for hand in hands], Seat("x x"), deck="qs js 10s 4d 5d 6d 9c")
    say(s, 0, "play poker")
    say(s, 1, "join poker")
    return s


def test_poker_shows_what_the_viewer_can_make() -> None:
    """`possible` are the hands of all pairs that the viewer may still choose, `made` is that of the cards chosen so far."""
    s = poker()
    flop = tuple(CARD_IDS.index(card) for card in sees(s, 0)["poker"]["flop"])
    for seat in (0, 1):
        mine = s.players[seat].hand
        pairs = {hand_of(flop, (a, b)) for a in mine for b in mine if a < b}
        assert set(sees(s, seat)["poker"]["possible"]) == pairs
    assert sees(s, None)["poker"]["possible"] == []
    card = s.players[1].hand[0]
    for seat in (0, 1):  # both choose at once
        best = [str(GAME.meaning(s, action)["hand"]) for action in s.options_for(seat)]
        assert set(best) <= set(sees(s, seat)["poker"]["possible"])
        assert max(best, key=HANDS.__getitem__) == max(sees(s, seat)["poker"]["possible"], key=HANDS.__getitem__)
    s.answer(1, VOCABULARY.numbers[f"bet {CARD_IDS[card].replace('_', ' ')}"])
    assert sees(s, 1)["poker"]["made"][1] == hand_of(flop, (card,))
    assert sees(s, 0)["poker"]["made"][1] is None
    assert sees(s, None)["poker"]["made"][1] is None


def test_the_hand_limit_is_that_of_the_rule() -> None:
    """5 less 1 per wound: down to it a player discards at the end of the turn (WL-5.8, WL-11.2)."""
    s = position(Seat("x x x x x x", wounds=2), Seat())
    limit = sees(s, 1)["players"][0]["hand_limit"]
    assert limit == 3
    say(s, 0, "pass")
    assert asked(s, 0)["limit"] == limit
    assert asked(s, 0)["left"] == 6 - limit


# ---- Secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_words_tell_a_seat_nothing_that_it_cannot_know(players: int) -> None:
    """Dealt anew what a seat cannot see, its question and its actions mean the same, and so does all that it is shown."""
    for n, s in enumerate(random_moves(players, "secrets", mode="advanced")):
        if n % 5 and s.fight is None and s.poker is None:
            continue
        for seat in s.waiting():
            t = permute(s, seat, n)
            assert asked(t, seat) == asked(s, seat)
            for action in s.options_for(seat):
                assert GAME.meaning(t, action) == GAME.meaning(s, action)
        seat = n % players
        assert GAME.observe(permute(s, seat, n), seat) == GAME.observe(s, seat)
        if n > 900:
            break


def test_every_action_has_a_meaning_even_if_it_cannot_be_chosen() -> None:
    """A person may ask why not; the answer names the thing."""
    for players in (2, 4):
        for n, s in enumerate(random_moves(players, f"asked {players}", mode="advanced")):
            if n % 9 == 0:
                for action, verb in enumerate(VOCABULARY.verbs):
                    assert isinstance(GAME.meaning(s, action), dict), verb


# ---- The log -----------------------------------------------------------------------------------------------------------


def test_the_log_calls_things_by_names_that_a_reader_understands() -> None:
    s = position(Seat(space="dk bank", gold=2, goals="annie oakley win duels 3"), Seat())
    words = offered(s, 0)
    assert {"deposit 2 gold", "go to darkrock east street"} <= set(words)
    assert VOCABULARY.numbers["go to dk east street"] == VOCABULARY.numbers["go to darkrock east street"]
    assert VOCABULARY.ids[VOCABULARY.numbers["reveal the goal of annie oakley: win duels 3"]] == "goal_annie_oakley_1"
    assert VOCABULARY.ids[VOCABULARY.numbers["choose lose money 10"]] == "lose_money_10"


def test_a_log_of_version_0_1_is_read() -> None:
    """It calls spaces, fight cards and starts by their ids; the same decisions are now written by name.  Its rules are older
    than the data it would be replayed with: that is said."""
    text = (RECORDED / "western-legends-3-random-0.log").read_text("utf-8")
    assert "start with both" in text
    assert "answer with fight q" in text
    record = read(text, find)
    with pytest.raises(BadLog, match="this log uses rules version 2 of western-legends, but this Serai plays version 5"):
        replay(record)
    words = [VOCABULARY.names[VOCABULARY.numbers[words]] for _, words in record.lines]
    assert "start with 10 dollars and 1 card" in words
    assert "answer with fight card q" in words
