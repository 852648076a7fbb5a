"""The search: its budgets, its tree, its estimates."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import serai
from serai.bots import Decision, make_bot
from serai.bots.evaluation import evaluation
from serai.bots.greedy import GreedyBot
from serai.bots.ismcts import Budget, Node, SearchBot, softmax
from serai.catalogue import GAMES, find
from serai.engine.chance import Dice
from serai.engine.state import State

SAN_JUAN = find("san-juan")


class Clock:
    """Every look at it takes a while."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_it_plays_every_game_with_any_number_of_players(game_id: str) -> None:
    """A choice that is not legal would be refused."""
    game = find(game_id)
    for players in game.players:
        s = game.new_game(players, 4)
        bots = [SearchBot(game, seat, "4") for seat in range(players)]
        for _ in range(8):
            s.play(bots[s.player].choose(Decision(s, s.player)))


def test_seats_that_choose_at_once_may_be_asked_in_any_order() -> None:
    game = find("mombasa")
    s = game.new_game(4, 1)
    dice = Dice("at once")
    while len(s.waiting()) < 3:
        s.play(dice.pick(s.options))
    for seat in s.waiting():
        assert SearchBot(game, 1, "10").choose(Decision(s, seat)) in s.options_for(seat)


@pytest.mark.parametrize("budget", ["", "0", "0s", "0.0s", "-5", "1e3", "nan", "infs", "1m", "10000000", "1.5", "fast"])
def test_a_silly_budget_is_refused(budget: str) -> None:
    with pytest.raises(serai.UnknownBot, match=r"Unknown budget .* of ismcts\. Name iterations \(ismcts:500\) or seconds"):
        make_bot(f"ismcts:{budget}", SAN_JUAN, 1)


def test_what_is_left_of_a_budget() -> None:
    assert Budget.read("500").left(200, 9.0) == 300
    assert Budget.read("1.5s").left(200, 0.5) == 400
    assert Budget.read("1.5s").left(200, 2.0) < 0


def test_beyond_the_tree_all_may_take_what_looks_best() -> None:
    """In Mombasa, where at random nobody would defend what they need."""
    game = find("mombasa")
    s = game.new_game(4, 1)
    bot = SearchBot(game, 1, "30")
    real = 0  # choices of which one is better than another
    for _ in range(60):
        values = bot.greedy.weigh(s, s.player, s.options, 0, 1)
        real += max(values) > min(values)
        chosen = bot.theirs(s)
        assert values[s.options.index(chosen)] == max(values)
        s.play(chosen)
    assert real > 20


def test_beyond_the_tree_one_may_think_more_of_oneself() -> None:
    """On the trail, where most of a turn concerns nobody else: one's own choices at sight, the others' by habit."""
    game = find("great-western-trail")
    bot = SearchBot(game, 1, "60")
    asked: dict[str, set[int]] = {"mine": set(), "theirs": set()}
    ways = {"mine": bot.mine, "theirs": bot.theirs}

    def noting(name: str) -> Callable[[State], int]:
        def look(guess: State) -> int:
            asked[name].add(guess.player)
            return ways[name](guess)

        return look

    bot.mine, bot.theirs = noting("mine"), noting("theirs")
    guess = game.new_game(4, 1)
    me = guess.player
    bot.roll_out(guess, me)
    assert asked == {"mine": {me}, "theirs": {0, 1, 2, 3} - {me}}
    assert bot.theirs(guess) == evaluation(game).usual(guess)


def test_time_ends_the_search_and_one_iteration_is_always_made() -> None:
    decision = Decision(s := SAN_JUAN.new_game(4, 1), s.player)
    clock = Clock(0.01)
    SearchBot(SAN_JUAN, 1, "0.5s", clock=clock).choose(decision)
    assert 0.1 < clock.now < 0.55
    late = Clock(100.0)
    assert SearchBot(SAN_JUAN, 1, "1s", clock=late).choose(decision) in decision.options
    assert late.now == 400.0  # twice before the fewest looks and after them, then after the only iteration


def test_it_stops_when_nothing_can_change_any_more() -> None:
    """Most visits decide: what is behind by more than all that is left need not be looked at."""
    decision = Decision(s := SAN_JUAN.new_game(4, 1), s.player)
    bot = SearchBot(SAN_JUAN, 1, "300")
    root = bot.root(decision)
    root.children[decision.seat, decision.options[1]].visits = 301
    branches = [root.children[decision.seat, action] for action in decision.options]
    assert not bot.undecided(branches, 300)
    assert bot.undecided(branches, 301)


def test_the_tree_is_kept_within_a_turn_and_for_nothing_else() -> None:
    s = SAN_JUAN.new_game(3, 2)
    bots = [SearchBot(SAN_JUAN, seat, "60") for seat in range(3)]
    last, kept = -1, {True: 0, False: 0}  # by whether the same seat chose before
    for _ in range(60):
        seat = s.player
        decision = Decision(s, seat)
        before = bots[seat].kept
        kept[seat == last] += before is not None and bots[seat].root(decision) is before
        last = seat if len(decision.options) > 1 else last  # a prompt for form's sake is no choice
        s.play(bots[seat].choose(decision))
    assert kept[True] > 0
    assert kept[False] == 0


def last_choice(seed: int) -> tuple[State, list[int]]:
    """A game of greedy bots before the last choice, and who wins it."""
    s: State = SAN_JUAN.new_game(3, seed)
    bots = [GreedyBot(SAN_JUAN, seat) for seat in range(3)]
    before = s
    while s.options:
        before = s.copy() if len(s.options) > 1 else before
        s.play(bots[s.player].choose(Decision(s, s.player)))
    return before, serai.winners(s)


@pytest.mark.parametrize("full", [False, True])
def test_an_estimate_knows_who_is_about_to_win(full: bool) -> None:
    s, won = last_choice(3)
    chances, action = SearchBot(SAN_JUAN, 1, "50", full=full).estimate(Decision(s, s.player))
    assert action in s.options
    assert sum(chances) == pytest.approx(1)
    assert [chances.index(max(chances))] == won


def test_an_estimate_of_the_beginning_is_open() -> None:
    s = SAN_JUAN.new_game(4, 1)
    chances, _ = SearchBot(SAN_JUAN, 1, "50").estimate(Decision(s, s.player))
    assert sum(chances) == pytest.approx(1)
    assert max(chances) < 0.5


def test_alone_against_an_automaton_there_is_something_to_win() -> None:
    game = find("great-western-trail-2")
    s = game.new_game(1, 1)
    chances, _ = SearchBot(game, 1, "5").estimate(Decision(s, s.player))
    assert len(chances) == 1
    assert 0 < chances[0] < 1


def test_chances_follow_from_points() -> None:
    assert softmax([3.0, 3.0], 2.0) == [0.5, 0.5]
    more, less = softmax([5.0, 3.0], 2.0)
    assert more / less == pytest.approx(2.718, abs=0.001)


def test_the_first_guess_follows_the_greedy_judgement() -> None:
    """The options of a root with what they seem to be worth by the mean of some guesses; none is given up."""
    decision = Decision(s := SAN_JUAN.new_game(4, 1), s.player)
    root = SearchBot(SAN_JUAN, 1, "1").root(decision)
    priors = [root.children[decision.seat, action].prior for action in decision.options]
    chosen = [GreedyBot(SAN_JUAN, seed).choose(decision) for seed in range(9)]
    assert decision.options[priors.index(max(priors))] in chosen
    assert sum(priors) == pytest.approx(1)
    assert min(priors) > 0


def seats_in(node: Node) -> set[int]:
    """Whose choices the tree below a node holds."""
    return {seat for seat, _ in node.children}.union(*[seats_in(child) for child in node.children.values()])


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_the_tree_holds_everybodys_choices_or_only_its_own(game_id: str) -> None:
    game = find(game_id)
    decision = Decision(s := game.new_game(4, 1), s.player)
    bot = SearchBot(game, 1, "300")
    root = bot.root(decision)
    for _ in range(300):
        bot.iterate(root, decision, decision.options)
    assert (seats_in(root) == {decision.seat}) == bot.settings.alone


def test_a_quarter_of_the_budget_goes_into_the_first_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def weigh(self: GreedyBot, guess: State, seat: int, options: list[int], *far: int) -> list[float]:
        looks.append(far)
        return [0.0] * len(options)

    monkeypatch.setattr(GreedyBot, "weigh", weigh)
    decision = Decision(s := SAN_JUAN.new_game(4, 1), s.player)
    for iterations in (1, 400, 4000):
        looks.clear()
        SearchBot(SAN_JUAN, 1, str(iterations)).root(decision)
        assert len(looks) == max(3, iterations // 4 // 2)  # each counts as two iterations
