"""Analysis of finished games."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.dom.minidom import parseString

import pytest

from serai.bots import Decision, make_bot
from serai.bots import advice as advising
from serai.bots import analysis as analysing
from serai.bots.advice import Estimate, advise, judge_of
from serai.bots.analysis import (
    MISTAKE,
    MOST,
    UNCLEAR,
    WORTH,
    Finding,
    accuracy,
    compare,
    decisions,
    moments,
    outcome,
    pairs,
    play_on,
    player_of,
)
from serai.bots.calibration import Calibration
from serai.bots.ismcts import ENOUGH, SearchBot
from serai.bots.paired import CONFIDENCE, LOOK, PAIRS, Comparison
from serai.catalogue import GAMES, find
from serai.cli import main
from serai.engine.hidden import permute
from serai.engine.log import Record, read, replay, steps
from tests.golden import FOLDER

LOG = FOLDER / "san-juan-3-greedy-2.log"
RANDOM = FOLDER / "san-juan-3-random-0.log"
SHALLOW = "ismcts:2"


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_every_decision_of_every_game_is_judged(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.bots.ismcts.ENOUGH", 1)
    record = read((FOLDER / f"{game_id}-2-random-1.log").read_text("utf-8"), find)
    found = list(decisions(record, "ismcts:1"))
    numbers = record.setup.game.vocabulary.numbers  # by the names of today and by older ones
    assert [(one.seat, numbers[one.played]) for one in found] == [(seat, numbers[name]) for seat, name in record.lines]
    assert [one.decision for one in found] == list(range(len(found)))
    for one in found:
        people = 0.0 if game_id == "western-legends" else 0.999  # with two players the Man in Black may win
        assert people <= sum(one.chances) <= 1.001
        assert one.best in record.setup.game.vocabulary.numbers
        assert 0 <= one.loss <= 1
        assert one.loss == 0 or one.best != one.played
    assert sum(outcome(replay(record))) <= 1  # an automaton may have won


def test_the_moments_that_are_looked_into_are_the_largest_losses() -> None:
    found = list(decisions(read(RANDOM.read_text("utf-8"), find), SHALLOW))
    looked = moments(found)
    assert len(looked) == MOST
    assert [one.decision for one in looked] == sorted(one.decision for one in looked)
    smallest = min(one.loss for one in looked)
    assert smallest >= WORTH
    assert all(one.loss <= smallest for one in found if one not in looked)


def test_small_losses_are_not_looked_into() -> None:
    found = [finding(n, loss) for n, loss in enumerate([0.0, 0.2, 0.01, 0.06, 0.08])]
    assert [one.decision for one in moments(found)] == [1, 4]


def test_the_best_action_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.bots.ismcts.ENOUGH", 2)
    found = [one for one in decisions(read(LOG.read_text("utf-8"), find), SHALLOW) if one.best == one.played]
    assert len(found) > 50
    assert not moments(found)


# ---- Hints -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_and_an_estimate_know_only_what_the_seat_sees(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "STRONGEST", SHALLOW)
    monkeypatch.setattr("serai.bots.ismcts.ENOUGH", 2)
    s = find(game_id).new_game(find(game_id).players[-1], 5)
    for number in range(40):
        if number % 8 == 0:
            assert advise(Decision(s, s.player), 1) == advise(Decision(permute(s, s.player, number), s.player), 1)
        s.play(s.options[number % len(s.options)])


def san_juan_decision(moves: int) -> Decision:
    s = find("san-juan").new_game(4, 5)
    for _ in range(moves):
        s.play(s.options[0])
    assert len(s.options) > 1
    return Decision(s, s.player)


def test_the_figures_of_a_hint_are_those_of_the_search_that_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "STRONGEST", "ismcts:200")
    monkeypatch.setattr(advising, "calibration", lambda game, judge: Calibration())
    decision = san_juan_decision(4)
    hint = advise(decision, 3)
    bot = make_bot("ismcts:200", decision.game, 3)
    assert isinstance(bot, SearchBot)
    action, root = bot.explore(decision)
    tried = {option: root.children[decision.seat, option] for option in decision.options}
    assert hint.action == action == bot.choose(decision)
    assert hint.after == pytest.approx(tried[action].mean()[decision.seat])
    others = sorted([node.visits for option, node in tried.items() if option != action])
    assert tried[hint.other].visits == others[-1]
    if others[-1] >= ENOUGH:
        assert hint.otherwise == pytest.approx(tried[hint.other].mean()[decision.seat])
    assert min(hint.otherwise, hint.after) - 0.1 < hint.before <= max(hint.otherwise, hint.after) + 0.01


def test_what_is_shown_is_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "STRONGEST", "ismcts:30")
    monkeypatch.setattr(advising, "calibration", lambda game, judge: Calibration(0.0, 0.0))
    hint = advise(san_juan_decision(4), 3)
    assert (hint.before, hint.after, hint.otherwise) == (0.25, 0.25, 0.25)
    assert hint.close


def test_a_bot_that_does_not_search_still_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """It chooses, and the game's search says what that is worth."""
    monkeypatch.setattr(advising, "STRONGEST", "greedy")
    decision = san_juan_decision(4)
    assert judge_of(decision.game).startswith("ismcts:")
    hint = advise(decision, 3)
    assert hint.action == make_bot("greedy", decision.game, 3).choose(decision)
    assert hint.other not in (hint.action, -1)
    assert 0 < hint.after < 1


def test_a_network_guides_the_search_only_where_that_foresees_more() -> None:
    assert judge_of(find("san-juan")) == "learned:50"
    assert judge_of(find("western-legends")) == "ismcts:150"  # its network knows what robbers do, not what others do


def test_one_option_has_no_alternative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "STRONGEST", SHALLOW)
    decision = san_juan_decision(4)
    decision.options = decision.options[1:2]
    assert advise(decision, 3).action == decision.options[0]
    assert advise(decision, 3).other == -1


def test_an_action_that_was_hardly_tried_is_tried_some_more() -> None:
    decision = san_juan_decision(4)
    found = Estimate(decision, 1, "ismcts:1")
    for action in decision.options:
        found.after(action)
        assert found.root.children[decision.seat, action].visits >= ENOUGH


# ---- Pairs of games ----------------------------------------------------------------------------


def finding(number: int, loss: float, compared: Comparison | None = None, played: str = "played") -> Finding:
    return Finding(number, 0, [0.5, 0.3, 0.2], "better", played, loss, 2, compared)


def bet(better: float, differ: float, dice: random.Random) -> Comparison:
    """A comparison, played until it is done: in `differ` of all pairs one action wins alone, the other one more often by
    `better`."""
    found = Comparison()
    while not found.done:
        roll = dice.random()
        wins = [0.0, 1.0] if roll < (differ + better) / 2 else [1.0, 0.0] if roll < differ else [0.0, 0.0]
        found.add(wins[:1], wins[1:])
    return found


def test_what_is_equal_is_hardly_ever_called_a_mistake() -> None:
    dice = random.Random(1)  # noqa: S311
    found = [bet(0.0, 0.4, dice) for _ in range(300)]
    assert sum(one.confirmed for one in found) <= 300 * (1 - CONFIDENCE) / MOST
    assert sum(one.pairs for one in found) / 300 < PAIRS / 3  # and given up early


def test_what_is_clearly_better_is_found() -> None:
    dice = random.Random(2)  # noqa: S311
    found = [bet(0.25, 0.4, dice) for _ in range(60)]
    assert sum(one.confirmed for one in found) >= 57
    assert sum(one.pairs for one in found) / 60 < PAIRS / 2
    covers = [one.interval[0] <= 0.25 <= one.interval[1] for one in found]
    assert sum(covers) >= 57


def test_what_is_worse_is_never_confirmed() -> None:
    dice = random.Random(3)  # noqa: S311
    assert not any(bet(-0.2, 0.4, dice).confirmed for _ in range(60))


def test_confirmed_means_an_interval_above_nothing() -> None:
    dice = random.Random(4)  # noqa: S311
    found = [bet(better, 0.3, dice) for better in (0.0, 0.05, 0.1, 0.15, 0.2) for _ in range(10)]
    assert {one.confirmed for one in found} == {True, False}
    for one in found:
        low, high = one.interval
        assert one.confirmed == (low > 0)
        assert -1 <= low <= one.difference <= high <= 1


def test_more_comparisons_need_clearer_differences() -> None:
    def compared(tests: int) -> Comparison:
        found = Comparison(tests=tests)
        for won in [1.0] * 40 + [0.0] * 20:
            found.add([0.5], [won])
        return found

    assert compared(1).evidence == compared(1000).evidence
    assert compared(1).interval[0] > compared(1000).interval[0]
    many = Comparison(tests=10**9)
    for _ in range(LOOK):
        many.add([0.0], [1.0])
    assert not many.confirmed


def test_sums_of_older_versions_still_count() -> None:
    old = Comparison(400, 100, 200, 120)
    assert sorted(set(old.differences)) == [-1, 0, 1]
    assert sum(old.differences) == 100
    assert len(old.differences) == 400
    assert old.confirmed


BLUNDER = 38  # the winner of the pairs could have built twice before the end


def test_a_planted_blunder_is_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If medium bots play on; stronger ones may still win."""
    monkeypatch.setattr(analysing, "player_of", lambda game: "medium")
    record = read(RANDOM.read_text("utf-8"), find)
    seat, played = record.lines[BLUNDER]
    blunder = Finding(BLUNDER, seat, [1 / 3] * 3, "take builder", played, 0.3, 4)
    assert played != "take builder"
    *_, last = compare(record, blunder, MOST)
    assert last is blunder.compared
    assert last.done
    assert blunder.kind == blunder.verdict == MISTAKE
    assert blunder.kept == last.played / last.better < 1


def test_an_equal_alternative_is_not() -> None:
    record = read(RANDOM.read_text("utf-8"), find)
    seat, played = record.lines[BLUNDER]
    same = Finding(BLUNDER, seat, [1 / 3] * 3, played, "what it was called", 0.3, 4)
    *_, last = compare(record, same, MOST)
    assert last.pairs == LOOK
    assert same.kind == same.verdict == UNCLEAR
    assert same.kept == 1


def test_only_what_is_confirmed_counts_against_a_seat() -> None:
    def compared(played: int, better: int) -> Comparison:
        found = Comparison()
        for n in range(PAIRS):
            found.add([float(n < played)], [float(n >= PAIRS - better)])
        return found

    sure = [finding(0, 0.1, compared(150, 75)), finding(1, 0.01), finding(2, 0.0, played="better")]
    assert accuracy(sure, 0) == (3, 1.0, 1, 1, 1, 0)
    lost = [finding(0, 0.1, compared(75, 150)), finding(1, 0.05)]
    assert accuracy(lost, 0) == (2, 0.75, 0, 0, 1, 1)
    assert accuracy(lost, 1).kept is None


def test_the_level_that_plays_on_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network without a search, or one that looks at a few ends of a turn; the levels above it look at many."""
    looking_less_far = {"great-western-trail": "hard", "great-western-trail-2": "hard", "mombasa": "hard"}
    assert {game_id: player_of(find(game_id)) for game_id in GAMES} == {
        game_id: looking_less_far.get(game_id, "expert") for game_id in GAMES
    }
    game = find("mombasa")
    levels = {"hard": "ismcts:50", "expert": "learned:50"}
    monkeypatch.setattr("serai.bots.analysis.bot_of", lambda level, game: levels.get(level, "greedy"))
    assert player_of(game) == "medium"


LATE = 25  # decisions before the end


@pytest.mark.parametrize("game_id", GAMES)
def test_a_pair_is_the_same_game_but_for_one_action(game_id: str) -> None:
    """What is played on knows only what the seat sees, and the same action leads to the same end."""
    record = read((FOLDER / f"{game_id}-2-greedy-2.log").read_text("utf-8"), find)
    number = len(record.lines) - LATE
    for at, (s, seat, action) in enumerate(steps(record)):
        if at == number:
            names = record.setup.game.vocabulary.names
            mine = play_on(Decision(s, seat), action, 1)
            assert mine == play_on(Decision(permute(s, seat, "behind their back"), seat), action, 1)
            assert list(pairs(record, number, names[action], [1])) == [(mine, mine)]
            assert 0 <= mine.won <= 1
            assert len(mine.points) == len(record.setup.game.categories)
            return


def test_an_analysis_goes_on_where_it_stopped() -> None:
    record = read(RANDOM.read_text("utf-8"), find)
    whole = list(decisions(record, SHALLOW))
    assert list(decisions(record, SHALLOW, 30, whole[29].chances)) == whole[30:]


# ---- The command -------------------------------------------------------------------------------


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    assert main(["analyse", str(RANDOM), "--iterations", "2", "--estimates", "--json", "--chart", str(chart)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert len(report["decisions"]) == len(read(RANDOM.read_text("utf-8"), find).lines)
    assert sum(report["outcome"]) == 1
    assert len(report["seats"]) == len(report["accuracy"]) == 3
    assert {one["verdict"] for one in report["moments"]} == {"unclear"}  # nothing was played on
    root = parseString(chart.read_text("utf-8")).documentElement  # noqa: S318
    assert root is not None
    assert "winning chances" in root.getAttribute("aria-label")


def test_the_command_tells_mistakes_from_unclear_moments(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(5)  # noqa: S311
    sure, open_ = bet(0.3, 0.4, dice), bet(0.0, 0.4, dice)
    found = [finding(3, 0.2, sure), finding(4, 0.1, open_)]
    monkeypatch.setattr("serai.cli.commands.analyse.decisions", lambda record, judge: iter(found))
    monkeypatch.setattr("serai.cli.commands.analyse.compare", lambda record, one, tests: iter([one.compared]))
    assert main(["analyse", str(LOG)]) == 0
    confirmed, _, unclear = capsys.readouterr().out.partition("unclear moments:")
    assert f"{sure.pairs} pairs)  played (better: better)" in confirmed
    assert f"{open_.pairs} pairs)  played (or: better)" in unclear
    assert "1 unclear, 1 mistakes" in unclear
    assert "won by" in unclear


def test_by_default_the_strongest_level_judges(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.cli.commands.analyse.decisions", lambda record, judge: iter([]))
    assert main(["analyse", str(LOG), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["judge"] == judge_of(find("san-juan"))


def test_alone_one_may_lose_to_the_automaton(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Finding(0, 0, [0.25], "better", "better", 0.0, 2)]
    monkeypatch.setattr("serai.cli.commands.analyse.decisions", lambda record, judge: iter(found))
    assert main(["analyse", str(FOLDER / "great-western-trail-2-1-random-0.log")]) == 0
    out = capsys.readouterr().out
    assert "won by the automaton\n" in out
    assert "   25%   25%" in out
    assert "    0%\n" in out  # the result


def test_an_open_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "open.log"
    setup = find("san-juan").setup(2, {})
    path.write_text(Record(setup, 1).write(setup.game.start(setup, 1)), "utf-8")
    assert main(["analyse", str(path)]) == 2
    assert "this game is not over" in capsys.readouterr().err
