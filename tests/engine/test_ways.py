"""Ways: every place in reach with the actions that lead there, as the rules themselves would have it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import serai
from serai.catalogue import find, part
from serai.engine.chance import Dice
from serai.engine.hidden import permute
from serai.engine.match import Match, Refused, TooMany
from serai.engine.save import dump
from serai.engine.state import State
from serai.engine.step import PASS
from serai.engine.ways import MOST_WAYS, NO_WAY, Way, Ways, distance, search, ways
from serai.games.great_western_trail.turn import BeforeMoving
from serai.games.mombasa.board import REGION_IDS
from serai.games.mombasa.expansion import TakePost
from serai.games.western_legends.board import SPACE_IDS

WALKS: list[tuple[str, int, str]] = [
    ("great-western-trail", 4, "1"),
    ("great-western-trail-2", 3, "2"),
    ("western-legends", 3, "3"),
    ("mombasa", 3, "4"),
]
QUESTIONS = 30  # about walking, of each game
MOST_PLACES = 25  # in reach, where all paths are tried


def walking(game_id: str) -> Ways[State]:
    found = part(find(game_id), "WAYS", Ways)
    assert found is not None
    return found


def played(game_id: str, players: int, seed: str) -> Iterator[tuple[Match, int]]:
    """A random game, at every decision that is about walking."""
    match, dice = serai.new_match(game_id, players, seed), Dice(game_id, seed)
    how = walking(game_id)
    while match.state.stack:
        seat = next(seat for seat in match.state.waiting() if not match.ready(seat))
        if how.onward(match.desk(seat), seat):
            yield match, seat
        match.do(seat, dice.pick(match.desk(seat).options_for(seat)))


@cache
def walks(game_id: str, players: int, seed: str) -> list[tuple[State, int]]:
    """Questions about walking, from all over some games."""
    found: list[tuple[State, int]] = []
    for number in range(20):
        found += [(match.desk(seat), seat) for match, seat in played(game_id, players, f"{seed}-{number}")]
        if len(found) >= 8 * QUESTIONS:
            break
    assert len(found) >= QUESTIONS, f"{game_id}: {len(found)} questions about walking are too few for a test"
    return found[:: max(1, len(found) // QUESTIONS)]


def shown(found: list[Way]) -> list[Any]:
    return [(w.to, w.path, w.actions, w.steps, w.fee, w.effects, w.facts, w.reveals) for w in found]


def stands(s: State, seat: int, place: str) -> bool:
    """Whether a figure stands at a place, by each game's own state; of an expansion, whether the region was entered."""
    state: Any = s
    if s.setup.game.id == "mombasa":
        asked = s.step_for(seat)
        entered = state.entered | state.posts[0] | state.posts[1] | state.posts[2] | state.posts[3]
        pending = isinstance(asked, TakePost) and REGION_IDS[asked.region] == place
        return bool(pending or entered >> REGION_IDS.index(place) & 1)
    if s.setup.game.id == "western-legends":
        return bool(SPACE_IDS[state.players[seat].space] == place)
    return bool(state.rules.spaces[state.players[seat].herder] == place)


@pytest.mark.parametrize(("game_id", "players", "seed"), WALKS)
def test_a_way_is_what_the_rules_allow_and_leads_where_it_says(game_id: str, players: int, seed: str) -> None:
    """Played action by action on the real state: each is legal, nothing is shown and nobody else is asked before the last."""
    how, longest, arrived = walking(game_id), 0, 0
    for s, seat in walks(game_id, players, seed):
        found = ways(how, s, seat)
        assert found
        for way in found:
            t = s.copy()
            for action in way.actions:
                assert t.player == seat
                assert t.reveals == s.reveals
                assert action in t.options_for(seat)
                t.follow(seat, action)
            assert way.to == way.path[-1] != how.here(s, seat)
            assert way.reveals == (t.reveals != s.reveals)
            if t.stack and t.player == seat and not way.reveals:
                assert stands(t, seat, way.to)
                arrived += 1
            longest = max(longest, len(way.path))
    assert longest > 1
    assert arrived > QUESTIONS


@pytest.mark.parametrize(("game_id", "players", "seed"), WALKS)
def test_whatever_can_be_reached_step_by_step_has_a_way(game_id: str, players: int, seed: str) -> None:
    """All paths are tried, without any shortcut; the first way has the lowest fee, and of those the fewest steps."""
    how, tried = walking(game_id), 0
    for s, seat in walks(game_id, players, seed):
        found = ways(how, s, seat)
        if len(found) > MOST_PLACES or tried > QUESTIONS // 2:
            continue  # too many paths to try them all
        tried += 1
        cheapest: dict[str, tuple[int, int]] = {}
        for way in every_path(how, permute(s, seat, "all"), seat, Way()):
            cheapest[way.to] = min(cheapest.get(way.to, (999, 999)), (way.fee, way.steps))
        cheapest.pop(how.here(s, seat), None)  # nobody means to walk in a circle
        first = {way.to: way for way in found[::-1]}
        assert {place: (way.fee, way.steps) for place, way in first.items()} == cheapest
    assert tried > 5


def every_path(how: Ways[State], s: State, seat: int, so_far: Way) -> Iterator[Way]:
    for action in how.onward(s, seat):
        t = s.copy()
        t.story = []
        t.follow(seat, action)
        way = so_far.copy()
        how.count(way, s, seat, action, t)
        if len(way.path) > len(so_far.path):
            way.to = way.path[-1]
            yield way
        if t.reveals == s.reveals and t.stack and t.player == seat:
            yield from every_path(how, t, seat, way)


@pytest.mark.parametrize(("game_id", "players", "seed"), WALKS)
def test_ways_tell_nothing_that_the_seat_does_not_know(game_id: str, players: int, seed: str) -> None:
    how = walking(game_id)
    for s, seat in walks(game_id, players, seed):
        seen = shown(ways(how, s, seat))
        for other in range(3):
            assert shown(ways(how, permute(s, seat, f"other {other}"), seat)) == seen


@pytest.mark.parametrize(("game_id", "players", "seed"), WALKS)
def test_two_ways_to_one_place_differ_in_effect(game_id: str, players: int, seed: str) -> None:
    how = walking(game_id)
    for s, seat in walks(game_id, players, seed):
        by_place: dict[str, list[Way]] = {}
        for way in ways(how, s, seat):
            by_place.setdefault(way.to, []).append(way)
        for found in by_place.values():
            assert len(found) <= MOST_WAYS
            assert found == sorted(found, key=lambda way: (way.fee, way.steps, len(way.actions)))
            for one in found:
                assert not any(other.as_good_as(one) for other in found if other is not one)


@pytest.mark.parametrize("game_id", ["great-western-trail", "great-western-trail-2"])
def test_the_fee_of_a_way_is_what_it_costs(game_id: str) -> None:
    """Great Western Trail: the dollars before and after the last step, and what the others have got (GWT-5.7)."""
    how, paid = walking(game_id), 0
    for s, seat in walks(game_id, 4, "fee"):
        for way in ways(how, s, seat):
            t: Any = s.copy()
            for action in way.actions[:-1] if way.actions[-1] == PASS else way.actions:
                t.follow(seat, action)
            if t.player == seat and way.to != "kansas_city":
                before: Any = s
                assert before.players[seat].cash - t.players[seat].cash == way.fee == sum(way.effects.values())
                for other in range(4):
                    if other != seat:
                        assert t.players[other].cash - before.players[other].cash == way.effects.get(str(other), 0)
                paid += way.fee > 0
    assert paid


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "players", "seed"), WALKS)
def test_a_place_out_of_reach_is_farther_than_one_may_go(game_id: str, players: int, seed: str) -> None:
    """And one within reach is as far as its shortest way."""
    how, farther = walking(game_id), 0
    for s, seat in walks(game_id, players, seed)[::3]:
        reach: dict[str, int] = {}
        for way in ways(how, s, seat):
            reach[way.to] = min(way.steps, reach.get(way.to, way.steps))
        places = {how.place(s, action) for action in range(1, len(s.setup.game.vocabulary))} - {""}
        for place in sorted(places):
            far = distance(how, s, seat, place)
            assert far == distance(how, permute(s, seat, "far"), seat, place)
            if place in reach:
                assert far <= reach[place] <= how.limit(s, seat)
            else:
                assert far in (0, NO_WAY) or far > how.limit(s, seat) or game_id == "mombasa"  # it asks for a column on the way
                farther += far > how.limit(s, seat)
    assert farther > QUESTIONS


def test_the_only_first_step_is_counted_and_paid() -> None:
    """Great Western Trail: who starts to move where one way leads on is at the next location at once (GWT-5.2)."""
    how, found = walking("great-western-trail"), 0
    for s, seat in walks("great-western-trail", 3, "before"):
        if isinstance(s.step_for(seat), BeforeMoving):
            t = s.copy()
            t.follow(seat, PASS)
            way = ways(how, s, seat)[0]
            assert way.actions[0] == PASS
            state: Any = t
            before: Any = s
            if state.players[seat].herder != before.players[seat].herder:
                assert (way.to, way.actions, way.steps) == (way.path[-1], [PASS, PASS], 1)
                found += 1
    assert found


def test_the_path_on_the_trail_goes_over_empty_spaces() -> None:
    """Great Western Trail: from space to space as they are printed, though empty ones cost no step (GWT-2.3)."""
    how, empty = walking("great-western-trail-2"), 0
    for s, seat in walks("great-western-trail-2", 3, "2"):
        state: Any = s
        spaces = state.rules.spaces
        for way in ways(how, s, seat):
            path = [state.players[seat].herder, *[spaces.index(place) for place in way.path]]
            assert all(b in state.rules.next[a] for a, b in pairwise(path))
            empty += len(way.path) > way.steps
            assert way.steps == len([space for space in path[1:] if state.tiles[space] >= 0 or spaces[space] == "kansas_city"])
    assert empty


def test_a_game_without_walks_has_none() -> None:
    assert part(find("san-juan"), "WAYS", Ways) is None


def test_where_no_question_is_about_walking_there_are_no_ways() -> None:
    s = serai.new_game("western-legends", 3, seed=1)
    assert ways(walking("western-legends"), s, s.player) == []


def test_a_search_that_finds_too_much_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.engine.ways.MOST_TRIES", 3)
    s, seat = next((s, seat) for s, seat in walks(*WALKS[2]) if len(walking("western-legends").onward(s, seat)) > 3)
    assert len(search(walking("western-legends"), s, seat)) == 3


# ---- All at once -----------------------------------------------------------------------------


def before_a_walk(game_id: str = "great-western-trail-2") -> tuple[Match, int, Way]:
    """A match at a question about walking, with a way of at least two steps and a stop."""
    for match, seat in played(game_id, 3, "walk"):
        for way in ways(walking(game_id), match.desk(seat), seat):
            if way.steps > 1 and way.actions[-1] == PASS and way.actions[0] != PASS:
                return match, seat, way
    raise AssertionError("no walk was long enough")


def test_decisions_in_order_are_done_one_after_the_other() -> None:
    match, seat, way = before_a_walk()
    before, lines = dump(match.state), len(match.record.lines)
    assert match.rehearse_in_order(seat, way.actions) == way.actions
    assert dump(match.state) == before
    for action in way.actions:
        match.do(seat, action)
    assert stands(match.state, seat, way.to)
    assert len(match.record.lines) == lines + len(way.actions)


def test_a_way_is_taken_back_step_by_step() -> None:
    match, seat, way = before_a_walk()
    begin = dump(match.state)
    for action in way.actions:
        match.do(seat, action)
    for _ in way.actions:
        match.take_back(seat)
    assert dump(match.state) == begin


def test_one_step_that_is_not_allowed_refuses_the_whole_way() -> None:
    match, seat, way = before_a_walk()
    before = dump(match.state)
    start = way.actions[0]
    with pytest.raises(Refused) as refused:
        match.rehearse_in_order(seat, [start, start, *way.actions[1:]])
    assert (refused.value.action, refused.value.before) == (start, start)
    assert dump(match.state) == before


def test_nothing_follows_what_shows_something() -> None:
    """Otherwise a refusal would tell what was drawn."""
    for match, seat in played("western-legends", 3, "3"):
        for way in ways(walking("western-legends"), match.desk(seat), seat):
            if way.reveals:
                with pytest.raises(TooMany, match="only the last"):
                    match.rehearse_in_order(seat, [*way.actions, PASS])
                return
    raise AssertionError("no way has shown anything")


def test_a_refusal_does_not_depend_on_what_is_hidden() -> None:
    match, seat, way = before_a_walk()
    said = []
    for seed in range(4):
        twin = Match.restore(match.record, [permute(match.state, seat, seed)], {}, match.told, match.moments)
        with pytest.raises(Refused) as refused:
            twin.rehearse_in_order(seat, [*way.actions, way.actions[0]])
        said.append(str(refused.value))
    assert len(set(said)) == 1
