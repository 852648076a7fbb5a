"""Bots: strong enough to play against, honest, and the same for the same seed."""

from __future__ import annotations

import pytest

import serai
from serai.bots import BOTS, LEVELS, Decision, View, make_bot
from serai.bots.evaluation import evaluation
from serai.bots.greedy import CarefulBot
from serai.catalogue import GAMES, find
from serai.engine.chance import Dice
from serai.engine.hidden import permute
from serai.lab.arena import wilson
from serai.lab.simulate import Plan, Tally, play, simulate


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_greedy_beats_three_random_players(game_id: str) -> None:
    """In at least 90 % of 200 games; the seat of the bot does not matter, for the start player is drawn.

    It stops as soon as 90 % are certain (the lower end of the 95 % interval), which takes 35 games without a defeat.  Simulated
    for bots that win from 70 to 99 % of their games, that passes and fails as often as 200 games do, to half a percent.
    """
    plan = Plan(game_id, 4, {}, ("greedy", "random", "random", "random"), 1)
    tally = Tally(plan)
    for played in simulate(plan, 200):
        tally.add(played)
        if wilson(tally.wins[0], tally.games)[0] >= 0.9:
            break
    assert tally.wins[0] >= 0.9 * tally.games, tally.report()["by_seat"]


@pytest.mark.parametrize(
    ("name", "enough"),
    [
        ("random", 60),
        ("easy", 60),
        ("greedy", 60),
        ("careful:2x24", 20),
        pytest.param("ismcts:20", 10, marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_bot_cannot_see_never_changes_its_choice(game_id: str, name: str, enough: int) -> None:
    game = find(game_id)
    dice = Dice("honest")
    s = game.new_game(game.players[-1], 3)
    checked = 0
    while s.options and checked < enough:
        seat = s.player
        if dice.below(6) == 0:
            t = permute(s, seat, checked)
            chosen = [make_bot(name, game, checked).choose(Decision(state, seat)) for state in (s, t)]
            assert chosen[0] == chosen[1]
            checked += 1
        s.play(dice.pick(s.options))
    assert checked > enough // 3


def test_a_decision_has_no_field_that_holds_the_state() -> None:
    state = serai.new_game("san-juan", 3, 1)
    decision = Decision(state, state.player)
    assert set(vars(decision)) == {"game", "seat", "options", "observe", "imagine"}
    assert decision.options == tuple(state.options)
    assert decision.observe() == serai.observe(state, state.player)
    guess = decision.imagine(1)
    assert guess.secret != state.secret
    assert guess.options == state.options


def test_the_old_name_of_a_decision_is_still_there() -> None:
    """Until 0.3."""
    assert View is Decision


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "careful:2x24", "ismcts:5"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    setup = find("san-juan").setup(2, {})
    logs = [play(setup, seed, [name, "random"])[1].lines for seed in (5, 5, 6)]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(
        serai.UnknownBot,
        match=r"Unknown bot 'genius'\. Choose from: random, easy, medium, hard, expert, careless, greedy, careful",
    ):
        make_bot("genius", find("san-juan"), 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_is_there_for_every_game(game_id: str) -> None:
    assert list(LEVELS) == ["random", "easy", "medium", "hard", "expert"]
    for level in LEVELS:
        make_bot(level, find(game_id), 1)


def test_a_careful_bot_judges_by_the_mean_of_its_guesses() -> None:
    game = find("great-western-trail")
    decision = Decision(s := game.new_game(4, 1), s.player)
    careful, single = (
        CarefulBot(game, 1, "3x600"),
        CarefulBot(game, 1, "1x600"),
    )  # the same dice: the same guesses in a row
    looks = [single.judge(decision) for _ in range(3)]
    assert looks[0] != looks[1]
    assert careful.judge(decision) == pytest.approx([sum(values) / 3 for values in zip(*looks, strict=True)])


def test_more_ways_to_end_the_turn_are_never_worse_in_its_own_eyes() -> None:
    game = find("great-western-trail")
    s = game.new_game(4, 1)
    dice, better = Dice("ways"), 0
    for _ in range(40):
        decision = Decision(s, s.player)
        few, many = [CarefulBot(game, 1, how).judge(decision) for how in ("1x24", "1x600")]
        assert all(f <= m for f, m in zip(few, many, strict=True))
        better += few != many
        s.play(dice.pick(s.options))
    assert better > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_tuned_weights_are_weights_of_the_game(game_id: str) -> None:
    """A name that is written wrongly would change nothing."""
    found = evaluation(find(game_id))
    for bot, tuned in found.tuned.items():
        assert bot in BOTS
        assert tuned.keys() <= found.weights.keys()
        assert found.weights_of(bot) == {**found.weights, **tuned} != found.weights


@pytest.mark.parametrize("how", ["", "8", "x600", "8x", "0x600", "8x0", "1000x1", "8x600x2", "-1x5"])
def test_a_silly_look_is_refused(how: str) -> None:
    with pytest.raises(serai.UnknownBot, match=r"Unknown setting .* of careful\. Name .* states and .*: careful:8x600"):
        make_bot(f"careful:{how}", find("san-juan"), 1)


@pytest.mark.compiled
@pytest.mark.long
def test_easy_lies_between_random_and_medium() -> None:
    """More than its share against three random players, less than that against three of the next level."""
    wins = {}
    for others in ("random", "medium"):
        plan = Plan("san-juan", 4, {}, ("easy", others, others, others), 1)
        wins[others] = sum([(0 in played.winners) / len(played.winners) for played in simulate(plan, 60)])
    assert wins["random"] > 40, wins
    assert wins["medium"] < 15, wins


@pytest.mark.compiled
@pytest.mark.long
def test_the_man_in_black_is_an_opponent() -> None:
    """WL-15.8: against two medium bots the Man in Black wins about a third of the games."""
    plan = Plan("western-legends", 2, {}, ("medium", "medium"), 1)
    wins = sum([(plan.players in played.winners) / len(played.winners) for played in simulate(plan, 60)])
    assert 12 < wins < 30, wins
