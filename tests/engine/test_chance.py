"""Chance is the same everywhere, uses the whole seed, and is even."""

from __future__ import annotations

from collections import Counter

import serai
from menagerie.state import Menagerie
from serai.engine.chance import BLOCK, Dice, secret_of, shuffle, stream
from tests.toy import TOY


def test_known_values() -> None:
    """The same numbers in every process, on every machine, for ever: whoever changes this changes every recorded game."""
    assert secret_of("san-juan", 3, 7)[:16] == "670f7ec91ec59ed7"
    assert stream("s", 0, 2) == (12832596738929608827, 10734817302624288680)
    cards = list(range(10))
    shuffle(cards, "s", 1)
    assert cards == [6, 7, 0, 4, 5, 2, 9, 3, 8, 1]
    dice = Dice("x")
    assert [dice.below(100) for _ in range(5)] == [50, 83, 9, 18, 0]


def test_the_secret_has_256_bits_of_the_whole_seed() -> None:
    assert len(secret_of("x")) == 64
    long = "9" * 100
    assert secret_of(long + "1") != secret_of(long + "2")
    assert secret_of("a", "bc") != secret_of("ab", "c")
    assert secret_of(7) == secret_of("7")  # a seed read from a log is a text


def test_seed_players_and_options_make_different_games() -> None:
    def hand(players: int, seed: int, **options: object) -> object:
        return serai.observe(serai.new_game("san-juan", players, seed, **options), 0)["players"][0]["hand"]

    assert hand(3, 1) == hand(3, 1)
    assert len({str(hand(3, seed)) for seed in range(20)}) > 15
    assert hand(3, 1) != hand(4, 1) or hand(3, 2) != hand(4, 2)
    assert hand(3, 1) != hand(3, 1, guard_house_limit_always=True)


def test_shuffles_are_even() -> None:
    """Every card in every place, about as often (chi square, 99 degrees of freedom: 160 is one in ten thousand)."""
    places: Counter[tuple[int, int]] = Counter()
    games = 2000
    for event in range(games):
        cards = list(range(10))
        shuffle(cards, "even", event)
        places.update(enumerate(cards))
    expected = games / 10
    assert sum((places[i, j] - expected) ** 2 / expected for i in range(10) for j in range(10)) < 160


def test_dice_are_even_and_below() -> None:
    dice = Dice("even")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 26


def test_dice_use_whole_words() -> None:
    """Whether the upper half of a word is enough to know the number or not, it is word * n >> 64."""
    dice = Dice("words")
    for event in range(3):
        for i, word in reversed(list(enumerate(stream(dice.secret, event, BLOCK)))):
            n = (2, 6, 1000, 3 << 30, 1 << 32, 1 << 60)[i % 6]
            assert dice.below(n) == word * n >> 64


def test_every_event_starts_a_fresh_stream() -> None:
    """What was seen of one shuffle tells nothing of the next: they depend on secret and number only."""
    s, t = Menagerie(), Menagerie()
    for state in (s, t):
        state.agree(TOY.setup(2, {}), "secret")
    s.shuffle(list(range(50)))
    t.roll(6)
    first, second = list(range(20)), list(range(20))
    s.shuffle(first)
    t.shuffle(second)
    assert first == second
    assert s.chances == t.chances == 2
    assert [s.roll(1000) for _ in range(3)] == [t.roll(1000) for _ in range(3)]
