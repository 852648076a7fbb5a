"""Bots with trained networks."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.bots import Decision, bot_of, can_play, make_bot
from serai.bots.evaluation import evaluation
from serai.bots.ismcts import SearchBot
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.features import Sheet
from serai.engine.state import State
from serai.learned.minds import BadWeights, mind, purpose
from serai.learned.network import Network, read_weights, shipped, write_weights
from serai.learned.policy import POLICY
from serai.learned.turns import ENDS, TurnBot

HIDDEN = 8


def arrays(width: int, actions: int) -> dict[str, Any]:
    """A small network of arbitrary weights."""
    numbers = np.random.default_rng(1)

    def layer(name: str, inputs: int, outputs: int) -> dict[str, Any]:
        return {f"{name}.weight": numbers.normal(0, 0.3, (outputs, inputs)), f"{name}.bias": numbers.normal(0, 0.1, outputs)}

    norms = {f"{name}.{part}": numbers.normal(1, 0.1, HIDDEN) for name in ("norms.0", "norm") for part in ("weight", "bias")}
    blocks = layer("ups.0", HIDDEN, HIDDEN) | layer("downs.0", HIDDEN, HIDDEN)
    policy = layer("policy", HIDDEN, actions) if actions else {}
    return {**layer("first", width, HIDDEN), **norms, **blocks, **layer("value", HIDDEN, 1), **policy}


def header(game_id: str, kind: str) -> dict[str, Any]:
    return {**purpose(find(game_id), kind), "depth": 1, "recipe": {"hand": 0.5}}


@pytest.fixture
def weights(tmp_path: Path) -> dict[str, Path]:
    """Files of both kinds, for the trail."""
    game = find("great-western-trail")
    found = {kind: tmp_path / f"{kind}.npz" for kind in (POLICY, ENDS)}
    write_weights(found[POLICY], arrays(game.width, len(game.vocabulary)), header(game.id, POLICY))
    write_weights(found[ENDS], arrays(game.width, 0), header(game.id, ENDS))
    return found


def rows(game_id: str, n: int) -> Any:
    """What the players of some positions see."""
    game, dice = find(game_id), Dice("rows")
    s = game.start(game.setup(max(game.players), {}), 1)
    sheet = Sheet(game.blocks)
    found: list[Any] = []
    while len(found) < n:
        s.play(dice.pick(s.options))
        found.append(np.array(sheet.write(s, s.player)))
    return np.array(found)


def test_rows_thought_about_together_or_alone_are_worth_the_same() -> None:
    """What rows have in common is computed once, and nothing changes by it: not a single bit."""
    game = find("san-juan")
    network, seen = mind(game.id, POLICY, ""), [row.tobytes() for row in rows(game.id, 24)]
    together = network.likes(seen)
    for i, row in enumerate(seen):
        alone = network.likes([row])
        assert alone[0][0] == together[0][i]
        assert alone[1][0] == together[1][i]
    assert len(set(together[1])) > 10


def test_the_order_of_adding_does_not_matter() -> None:
    """Machines add in different orders.  Whole numbers make all of them the same: with the neurons of the first layer in
    another order every logit is the same."""
    game = find("san-juan")
    numbers, order = arrays(game.width, len(game.vocabulary)), np.random.default_rng(2).permutation(HIDDEN)
    turned = dict(numbers)
    for name in ("first", "downs.0"):
        turned[f"{name}.weight"], turned[f"{name}.bias"] = numbers[f"{name}.weight"][order], numbers[f"{name}.bias"][order]
    for name in ("norms.0", "norm"):
        turned[f"{name}.weight"], turned[f"{name}.bias"] = numbers[f"{name}.weight"][order], numbers[f"{name}.bias"][order]
    for name in ("ups.0", "policy", "value"):
        turned[f"{name}.weight"] = numbers[f"{name}.weight"][:, order]
    halves = [{name: array.astype(np.float16) for name, array in one.items()} for one in (numbers, turned)]
    first, second = (Network(one, game.blocks.divisors, {"depth": 1, "recipe": {}}) for one in halves)
    seen = rows(game.id, 12)
    assert (first.think(seen)[0] == second.think(seen)[0]).all()


@pytest.mark.parametrize("bot", ["learned", "learned:4", "turns:1x8"])
def test_they_play_to_the_end_and_the_same_again(bot: str, weights: dict[str, Path]) -> None:
    game = find("great-western-trail")
    name = f"{bot}:{weights[ENDS if bot.startswith('turns') else POLICY]}"

    def played() -> list[int]:
        s = game.start(game.setup(2, {}), 3)
        bots = [make_bot(name, game, seat) for seat in range(2)]
        chosen: list[int] = []
        while s.options and len(chosen) < 60:
            chosen.append(bots[s.player].choose(Decision(s, s.player)))
            s.play(chosen[-1])
        return chosen

    assert played() == played()


@pytest.mark.parametrize(
    ("game_id", "bot"),
    [
        ("san-juan", "learned"),
        ("san-juan", "learned:4"),
        ("western-legends", "learned"),
        ("great-western-trail-2", "turns:1x8"),
        ("mombasa", "turns:1x8"),
    ],
)
def test_what_cannot_be_seen_changes_no_choice(game_id: str, bot: str) -> None:
    game, dice = find(game_id), Dice("hidden")
    for seed in range(4):
        s = game.start(game.setup(3, {}), seed)
        for _ in range(20 + 15 * seed):
            s.play(dice.pick(s.options))
        other = Decision(s, s.player).imagine(seed)
        choices = [make_bot(bot, game, 7).choose(Decision(state, s.player)) for state in (s, other)]
        assert choices[0] == choices[1]


def test_the_turn_that_was_meant_is_played(weights: dict[str, Path]) -> None:
    """A bot that thinks its turn through once goes on as it meant to, and thinks again when something else is asked."""
    game = find("great-western-trail")
    bot = make_bot(f"turns:1x24:{weights[ENDS]}", game, 1)
    assert isinstance(bot, TurnBot)
    s = game.start(game.setup(2, {}), 1)
    decisions = meant = 0
    while s.options and decisions < 40:
        if s.player == 0:
            decisions += len(s.options) > 1
            expected = bot.meant[0] if bot.meant else ((), -1)
            action = bot.choose(Decision(s, 0))
            if list(expected[0]) == list(s.options):
                meant += 1
                assert action == expected[1]
            s.play(action)
        else:
            s.play(s.options[0])
    assert 0 < meant < decisions


def test_wrong_weights_are_refused_in_one_sentence(tmp_path: Path) -> None:
    game = find("san-juan")
    file = tmp_path / "w.npz"
    with pytest.raises(BadWeights, match=r"san-juan has no weights \(w.npz\): train them with 'serai learn san-juan'"):
        read_weights(file, game, POLICY)
    file.write_bytes(b"PK\x03\x04 not really")
    with pytest.raises(BadWeights, match="are damaged"):
        read_weights(file, game, POLICY)
    good = arrays(game.width, len(game.vocabulary))
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"rules": "0"}, "trained for other rules"),
        ({"features": "x", "actions": "y"}, "trained for other features and actions"),
        ({"game": "mombasa"}, "trained for other game"),
        ({"depth": "deep"}, "are damaged"),
        ({"depth": 3}, "are damaged"),
        ({"recipe": 4}, "are damaged"),
    ]
    for change, said in wrong:
        write_weights(file, good, {**header("san-juan", POLICY), **change})
        with pytest.raises(BadWeights, match=said):
            read_weights(file, game, POLICY)
    with file.open("wb") as stream:
        np.savez_compressed(stream, header=np.array(json.dumps([1])))
    with pytest.raises(BadWeights, match="are damaged"):
        read_weights(file, game, POLICY)


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What is known of weights is found out anew, before and after."""
    for known in (can_play, mind):
        known.cache_clear()
    yield
    for known in (can_play, mind):
        known.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_without_weights_a_level_searches_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, level = find("san-juan"), "expert"
    assert bot_of(level, game) == "learned"
    can_play.cache_clear()
    mind.cache_clear()
    monkeypatch.setattr("serai.learned.network.shipped", lambda game, kind: tmp_path / f"{game.id}.{kind}.npz")
    assert bot_of(level, game) == bot_of(level, game) == evaluation(game).levels[level]
    assert isinstance(make_bot(level, game, 1), SearchBot)
    assert [record.getMessage() for record in caplog.records] == [
        "san-juan: expert thinks with a search instead."
        " san-juan has no weights (san-juan.policy.npz): train them with 'serai learn san-juan'."
    ]


@pytest.mark.usefixtures("forgetful")
def test_without_numpy_a_level_searches_and_says_so(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    game = find("san-juan")
    monkeypatch.delitem(sys.modules, "serai.learned.network")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert bot_of("expert", game) == evaluation(game).levels["expert"]
    assert "the bot 'learned' needs" in caplog.text


def test_shipped_weights_are_small_and_of_these_rules() -> None:
    folder = Path(str(shipped(find("san-juan"), POLICY))).parent
    found = sorted(folder.glob("*.npz"))
    assert found
    for file in found:
        game_id, kind, _ = file.name.split(".")
        assert file.stat().st_size <= 5 * 2**20
        read_weights(file, find(game_id), kind)


@pytest.mark.long
@pytest.mark.parametrize("game_id", ["san-juan", "western-legends"])
def test_the_learned_bots_are_strong(game_id: str) -> None:
    """Against three medium bots they win most games, where 25 % would be fair (docs/strength.md has the measurements)."""
    game, wins = find(game_id), 0
    for number in range(12):
        s: State = game.start(game.setup(4, {}), f"strong {number}")
        bots = [make_bot("learned" if seat == number % 4 else "medium", game, seat) for seat in range(4)]
        while s.options:
            s.play(bots[s.player].choose(Decision(s, s.player)))
        scores = [score.key() for score in game.scores(s)]
        wins += scores[number % 4] == max(scores)
    assert wins >= 6


def test_a_search_with_a_network_ends_with_the_game() -> None:
    """Near the end there is nothing left to judge: the result counts."""
    game = find("san-juan")
    s = game.start(game.setup(2, {}), 5)
    dice = Dice("end")
    before = [s.copy()]
    while s.options:
        before = [*before[-6:], s.copy()]
        s.play(dice.pick(s.options))
    near = before[0]
    bots = [make_bot("learned:6", game, seat) for seat in range(2)]
    while near.options:
        near.play(bots[near.player].choose(Decision(near, near.player)))
    assert len(game.scores(near)) == 2
