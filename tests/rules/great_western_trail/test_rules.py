"""Numbered rules that no example shows but a program can check."""

from __future__ import annotations

from typing import Any

import pytest

from serai.engine.chance import Dice
from serai.engine.errors import BadSetup
from serai.engine.hidden import permute
from serai.games.great_western_trail.data import ALL_DISCS, CARDS, DISCS, FIRST, HAZARD, OBJECTIVE, SECOND, WORKER
from serai.games.great_western_trail.events import REVEALED
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.trail import ahead

from .position import (
    EDITIONS,
    Seat,
    asked,
    begin_turn,
    cards,
    certificates,
    engine,
    hand,
    names,
    number,
    offered,
    points,
    position,
    random_game,
    say,
    sees,
    space,
    stations,
    things,
    tile,
    use,
    why_not,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])
DATA = {1: FIRST, 2: SECOND}

# ---- Components and boards (GWT-0 to GWT-2) ------------------------------------------------------


@BOTH
def test_counts_of_components(edition: int) -> None:
    """GWT-1.1, GWT-1.2: every table holds as many pieces as the components say."""
    s: Trail = EDITIONS[edition].new_game(4, "counts")
    parts: dict[str, Any] = DATA[edition]["components"]
    supply = [t for pile in s.rules.supply for t in pile]
    assert [len(pile) for pile in s.rules.supply] == [35, 33, 26]
    assert len([t for t in supply if t >= WORKER]) == parts["worker_tiles"]
    assert len(supply) == parts["worker_tiles"] + parts["hazard_tiles"] + parts["camp_tiles"]
    assert (len(s.rules.deck), len(s.rules.stock)) == (parts["player_cattle_cards_per_player"], parts["market_cattle_cards"])
    assert (len(s.rules.objectives), len(s.rules.starting)) == (parts["objective_cards"], parts["starting_objective_cards"])
    assert s.rules.numbers == parts["private_buildings_per_player"]
    assert len(s.rules.master_ids) == parts["station_master_tiles"]
    assert len(DISCS) == parts["discs_per_player"]


def test_second_edition_has_more() -> None:
    """GWT-1.3, GWT-0.7, GWT-16.3: Simmental cattle by stages, fifteen Sam cards, tokens without end."""
    s: Trail = EDITIONS[2].new_game(3, "more", simmental=True)
    calves = [card for card in s.stock + s.market if CARDS[card] == "calf"]
    assert (len(calves), s.heifers, s.cows) == (8, 8, 8)
    assert [s.rules.values[c] for c in cards("calf, heifer, cow")] == [2, 4, 5]
    assert len({s.rules.type_of[c] for c in cards("calf, heifer, cow")}) == 1
    assert len(s.rules.sam_cards) == 15
    assert [p.tokens for p in s.players] == [1, 1, 1]


@BOTH
def test_the_trail_is_a_graph_without_circles(edition: int) -> None:
    """GWT-2.1, GWT-2.2, GWT-2.4: from everywhere to Kansas City, with the forks of the edition."""
    rules = position(Seat(), Seat(), edition=edition).rules
    kinds = {kind: rules.kind.count(kind) for kind in ("neutral", "building", "hazard", "camp")}
    assert kinds == {"neutral": 7, "building": 22, "hazard": 12, "camp": 9}
    forks = {rules.spaces[i] for i, following in enumerate(rules.next) if len(following) > 1}
    assert forks == {"a", "b", "c", "e", "f", "g", "c_3" if edition == 1 else "d"}
    reached = {rules.start}
    for _ in rules.spaces:
        reached |= {n for i in reached for n in rules.next[i]}
    assert {rules.spaces[i] for i in range(len(rules.spaces)) if i not in reached} == {"camp_1", "camp_2", "camp_3"}


def test_risk_actions_differ() -> None:
    """GWT-2.6: the first flood risk space asks for a grey card in the first edition, for any cattle in the second."""
    for edition, cash in [(1, 2), (2, 0)]:
        me = Seat(herder="flood_risk_1", hand="grey, white", buildings={"flood_risk_1": "3a"})
        s = position(me, Seat(), edition=edition)
        use(s, 0)
        say(s, 0, "use action of the risk space")
        assert things(s, 0, "discard") == (["grey"] if edition == 1 else ["grey", "white"])
        say(s, 0, "discard grey")
        assert (certificates(s, 0), s.players[0].cash) == (1, cash)


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup(edition: int, players: int) -> None:
    """GWT-3.1, GWT-3.7, GWT-3.8, GWT-3.9, GWT-3.11, GWT-3.13, GWT-3.14, GWT-3.15, GWT-3.16."""
    s: Trail = EDITIONS[edition].new_game(players, "setup")
    assert len([m for m in s.masters if m >= 0]) == len(set(s.masters)) == 5
    assert len(s.market) == {2: 7, 3: 10, 4: 13}[players]
    assert list(s.market) == sorted(s.market)
    assert (len(s.display), len(s.objectives)) == (4, 20)
    assert [t >= WORKER for t in s.foresight] == [False, False, True, True, *[t >= WORKER for t in s.foresight[4:]]]
    order = s.clockwise(s.first)
    assert [s.players[p].cash for p in order] == [6, 7, 8, 9][:players]
    assert [len(s.players[p].hand) for p in order] == ([4, 4, 4, 4] if edition == 1 else [4, 5, 6, 7])[:players]
    assert len({p.area for p in s.players}) == players
    for p in s.players:
        assert (p.cleared, p.engine, p.certificates, p.herder, p.workers) == (0, 0, 0, -1, (1, 1, 1))
        assert (p.tokens, len(p.hand) + len(p.deck)) == (edition - 1, 14)
    row = s.rules.counts[players]
    assert (s.rules.fees[players][HAZARD], row["job_market_row_length"]) == (row["fee_black_hand"], players)


@BOTH
def test_sides_and_neutral_buildings(edition: int) -> None:
    """GWT-3.2, GWT-3.10, GWT-24: fixed or random neutral buildings; sides a, random, or as listed."""
    game = EDITIONS[edition]
    n = 10 if edition == 1 else 12
    listed = ("ab" * n)[:n]
    s: Trail = game.new_game(2, 1, neutral_setup="fixed", building_sides=listed)
    assert "".join([s.rules.tile_ids[t][-1] for t in s.sides]) == listed
    assert [tile(s, letter) for letter in "abcdefg"] == [f"neutral_{letter}" for letter in "abcdefg"]
    seen = {game.new_game(2, seed).sides for seed in range(8)}
    assert len(seen) > 4
    orders = {tuple([tile(game.new_game(2, seed), letter) for letter in "abcdefg"]) for seed in range(8)}
    assert len(orders) > 4
    assert {t % 2 for t in game.new_game(2, 1, building_sides="a").sides} == {1}  # 7, 9, ...: the a-sides
    with pytest.raises(BadSetup, match="a letter for each"):
        game.setup(2, {"building_sides": "ab" * 5 if edition == 2 else "ab" * 6})
    with pytest.raises(BadSetup, match="building_sides"):
        game.setup(2, {"building_sides": "abc"})


# ---- Turn, movement, location -----------------------------------------------------------------------


@BOTH
def test_a_move_is_always_possible(edition: int) -> None:
    """GWT-5.10: from every space of the trail some location lies ahead, on an empty board too."""
    s = position(Seat(), Seat(), edition=edition)
    for place in range(len(s.rules.spaces)):
        if s.rules.next[place]:
            assert ahead(s, place)


@BOTH
def test_a_tile_laid_under_a_herder(edition: int) -> None:
    """GWT-5.9, GWT-5.11: no fee is due, and leaving is free."""
    s = position(Seat(herder="flood_1", cash=5), Seat(), edition=edition, tiles={"flood_1": "flood green 2"})
    begin_turn(s, 0)
    assert s.players[0].cash == 5
    assert space(s, 0) == "b"


@BOTH
def test_idle_phase_b_is_an_option(edition: int) -> None:
    """GWT-6.8, GWT-R1: something must be done, unless it was agreed otherwise."""
    for idle in (False, True):
        s = position(Seat(herder="g"), Seat(), edition=edition, allow_idle_phase_b=idle)
        use(s, 0)
        assert ("pass" in offered(s, 0)) == idle
        assert (why_not(s, 0, "pass") == "") == idle


@BOTH
def test_rewards_may_be_refused_but_not_dollars(edition: int) -> None:
    """GWT-6.5: the engine need not move after the payment; a number is a most, payments are exact (GWT-12.6)."""
    s = position(Seat(herder="d", cash=5), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 1, second alternative")
    assert offered(s, 0) == ["pass", "engine to r1", "engine to r2"]
    say(s, 0, "pass")
    assert (s.players[0].cash, engine(s, 0)) == (3, "r0")


@BOTH
def test_several_phases_b_in_one_turn(edition: int) -> None:
    """GWT-6.10, GWT-9.18: a herder move from a herder move, fees included, cards drawn once."""
    me = Seat(cash=9, herder="a_1", hand="grey", deck="9 white", buildings={"a_1": "3a", "a_2": "4a"})
    s = position(me, Seat(buildings={"a_3": "1a"}), edition=edition)
    use(s, 0)
    say(s, 0, "use action 2")
    assert (space(s, 0), hand(s, 0)) == ("a_2", ["grey"])
    say(s, 0, "use action 2", "pass")  # one step, past nothing, onto a_3
    assert (space(s, 0), s.players[0].cash, s.players[1].cash) == ("a_3", 7, 2)
    say(s, 0, "auxiliary gain")
    assert len(hand(s, 0)) == 4


@BOTH
def test_objective_cards_around_actions_only(edition: int) -> None:
    """GWT-4.3, GWT-6.11, GWT-11.1: before moving, around actions, before each subphase in Kansas City; never inside one."""
    me = Seat(cash=20, herder="e", hand="objective gain 1", workers=(2, 1, 1))
    s = position(me, Seat(), edition=edition, market="3 yellow")
    use(s, 0)
    assert "play objective gain 1" in offered(s, 0)
    say(s, 0, "use action 2")
    assert (asked(s), why_not(s, 0, "play objective gain 1")) == ("BuyCattle", "not now")
    say(
        s,
        0,
        "buy by sending 1 cowboy for 1 card of value 3",
        "pass",
        "play objective gain 1",
        "take reward by its first alternative",
    )
    assert s.players[0].area == tuple(cards("objective gain 1"))
    assert s.players[0].cash == 20 - 6 + 2
    me = Seat(herder="kansas_city", hand="objective gain 1, white")
    s = position(me, Seat(), edition=edition, foresight=("flood green 2, green camp", "cowboy, engineer", ""))
    use(s, 0)
    for step in ("bring in green camp", "bring in cowboy"):
        assert "play objective gain 1" in offered(s, 0)
        say(s, 0, step)
    assert asked(s) == "Income"
    assert "play objective gain 1" in offered(s, 0)
    say(s, 0, "certificates down to 0")
    assert cards("objective gain 1")[0] in s.players[0].discards  # discarded with the hand (GWT-7.8)


# ---- Kansas City, engine, cards -------------------------------------------------------------------------


@BOTH
def test_empty_supply_and_stacks(edition: int) -> None:
    """GWT-20.3, GWT-7.5, GWT-15.1: with nothing left everything goes on."""
    s = position(Seat(herder="kansas_city", hand="white", deck=""), Seat(), edition=edition)
    s.piles = ((), (), ())
    use(s, 0)
    say(s, 0, "deliver to kansas city", "disc from aux 1 b")
    assert (s.foresight, hand(s, 0)) == ((-1,) * 6, ["white"])


@BOTH
def test_objective_stack_runs_out(edition: int) -> None:
    """GWT-15.1, GWT-9.8: display and stack empty: nothing."""
    s = position(Seat(herder="c"), Seat(), edition=edition, display="objective aux")
    use(s, 0)
    say(s, 0, "use action 1, second alternative")
    assert (s.display, s.players[0].objectives) == ((), 1)
    s = position(Seat(herder="c"), Seat(), edition=edition)
    use(s, 0)
    assert why_not(s, 0, "use action 1, second alternative") == "GWT-15.1"


@BOTH
def test_an_objective_card_that_must_be_taken(edition: int) -> None:
    """GWT-6.8, GWT-7.10: at neutral building C because something must be done there, along a link because it is mandatory."""
    s = position(Seat(herder="c"), Seat(), edition=edition, display="objective aux, objective gain 1")
    use(s, 0)
    say(s, 0, "use action 1 otherwise")
    assert (asked(s), why_not(s, 0, "pass")) == ("TakeObjective", "GWT-6.8")
    me = Seat(herder="kansas_city", hand="yellow, red, white", engine="r9", cities="10")
    s = position(me, Seat(), edition=edition, display="objective aux, objective gain 1")
    use(s, 0)
    say(s, 0, "deliver to santa fe" if edition == 1 else "deliver to peoria", "disc from aux 1 b")
    assert (asked(s), why_not(s, 0, "pass")) == ("TakeObjective", "GWT-7.10")


@BOTH
def test_removed_cards_are_gone(edition: int) -> None:
    """GWT-9.26, GWT-11.5, GWT-14.6: up to so many, any kind; they are not scored."""
    me = Seat(herder="g", engine="r9", hand="purple 7, objective gain 1, grey", deck="", cleared="aux_5_a, aux_5_b")
    s = position(me, Seat(), edition=edition)
    assert points(s, 0)["cattle cards"] == 7
    use(s, 0)
    say(s, 0, "use action 2", "double auxiliary remove card", "engine to r7", "remove purple 7", "remove objective gain 1")
    assert (names(list(s.removed)), s.players[0].objectives) == (["objective gain 1", "purple 7"], 0)
    assert "cattle cards" not in points(s, 0)
    assert s.players[0].cash == (0 if edition == 1 else 2)


@BOTH
def test_permanent_certificates_and_station_master(edition: int) -> None:
    """GWT-9.9, GWT-9.10: the chance exists once; the tile goes to the player, the worker stays there."""
    me = Seat(cash=9, herder="g", engine="r4", workers=(2, 1, 1))
    s = position(me, Seat(), edition=edition, masters="camp pairs")
    use(s, 0)
    say(s, 0, "use action 1", "engine to t1", "upgrade station 1", "disc from cert 4", "give up cowboy")
    assert (s.masters[0], s.given[0], s.players[0].workers) == (-1, 0, (1, 1, 1))
    assert (sees(s, 1)["stations"]["station_1"]["worker"], sees(s, 1)["players"][0]["masters"]) == ("cowboy", ["sm_camp_pairs"])
    assert stations(s, 0) == [1]


@BOTH
def test_scoring_lines(edition: int) -> None:
    """GWT-14.1, GWT-14.2, GWT-14.4, GWT-14.5, GWT-14.9, GWT-14.10, GWT-14.11, GWT-14.12."""
    me = Seat(
        cash=14, buildings={"a_1": "10a", "a_2": "1a"}, stations="5, 10", hazards="flood black 2, drought green 4",
        workers=(6, 5, 4), cleared="step_right", deck="blue, brown 4", discards="grey", hand="purple 6",
    )  # fmt: skip
    s = position(me, Seat(cash=4), edition=edition)
    s.ender = 0
    lines = {
        "dollars": 2, "private buildings": 14, "stations": 12, "hazards": 6, "cattle cards": 13, "workers": 12,
        "step disc": 3, "job market token": 2, "total": 64,
    }  # fmt: skip
    assert points(s, 0) == lines
    assert points(s, 1) == {"total": 0}


@BOTH
def test_station_masters_count_again(edition: int) -> None:
    """GWT-14.8: items count for objectives and again for station masters."""
    me = Seat(masters="hazards, camp pairs, workers", hazards="5 flood green 2", camps=(2, 3), workers=(2, 2, 2))
    s = position(me, Seat(), edition=edition)
    assert points(s, 0)["station masters"] == 6 + 6 + 6


def test_station_masters_of_the_second_edition() -> None:
    """GWT-12.5: stations, private buildings, and two tiles that score nothing."""
    me = Seat(masters="stations, buildings, two certificates, twelve dollars", stations="1, 2, 3", buildings={"a_1": "1a"})
    s = position(me, Seat(), edition=2)
    assert points(s, 0)["station masters"] == 3 + 2


# ---- Hidden information (GWT-20) ----------------------------------------------------------------------------


@BOTH
def test_what_others_see(edition: int) -> None:
    """GWT-20.1, GWT-20.4, GWT-15.2, GWT-R21: sizes, the top discard; never a hand, a stack, or the lower discards."""
    s = position(Seat(hand="white, grey", deck="3 black", discards="green, grey", herder="a"), Seat(), edition=edition)
    use(s, 0)
    own, other = sees(s, 0)["players"][0], sees(s, 1)["players"][0]
    assert len(own["hand"]) == own["hand_size"] == 2
    assert len(own["discards"]) == 2
    assert not {"hand", "discards", "owned"} & set(other)
    assert (other["hand_size"], other["deck_size"], other["discard_size"]) == (2, 3, 2)
    assert other["discard_top"] == own["discards"][-1:]


@BOTH
def test_unseen_and_known_objective_cards(edition: int) -> None:
    """GWT-11.8: from the display it is known to all, from the stack into the hand to its taker only."""
    sides, name = ("aaaaabaaaa", "6b") if edition == 1 else ("aaaaaaabaaaa", "8b")
    for choice, known in [("take objective aux", ["obj_aux"]), ("take the top objective", [])]:
        s = position(
            Seat(herder="a_1", hand="2 grey", deck="9 white", buildings={"a_1": name}), Seat(), edition=edition,
            display="objective aux", objectives="objective gain 1, objective gain 2, objective gain 3", sides=sides,
        )  # fmt: skip
        use(s, 0)
        say(s, 0, "use action 1", "discard grey", choice)
        assert sees(s, 1)["players"][0]["known"] == known
        mine = [card for card in s.players[0].hand if card >= OBJECTIVE]
        seen = set()
        for seed in range(20):
            t = permute(s, 1, seed)
            assert len([card for card in t.players[0].hand if card >= OBJECTIVE]) == 1
            seen |= {card for card in t.players[0].hand if card >= OBJECTIVE}
        assert (len(seen) == 1) == bool(known)
        assert mine[0] in seen
        say(s, 0, f"play {CARDS[mine[0]]}")
        assert (s.players[0].known, s.players[0].unseen) == ((), ())


@BOTH
def test_chance_is_used_for_shuffles_only(edition: int) -> None:
    """GWT-20.2, GWT-8.2: no dice; what does not shuffle does not use up chance."""
    s = position(Seat(herder="g", deck="9 grey"), Seat(), edition=edition)
    before = s.chances
    use(s, 0)
    say(s, 0, "auxiliary gain")
    assert s.chances == before
    s.players[1].deck, s.players[1].discards, s.players[1].hand = [], cards("2 grey"), []
    s.stack.clear()
    s.players[1].herder = s.rules.spaces.index("a")
    use(s, 1)
    say(s, 1, "auxiliary gain")
    assert s.chances == before + 1


@BOTH
def test_every_game_ends(edition: int) -> None:
    """GWT-13.6, GWT-13.4, GWT-20.5: the job market closes, and then nobody has anything to decide: tasks are assigned for
    them."""
    for players in (2, 3, 4):
        s = random_game(edition, players, "end")
        assert s.token_row == 12
        assert s.ender in range(players)
        assert len([kind for kind in s.jobs if kind >= 0]) <= 12 * players
        assert not s.options
        assert s.anytime(0) == []  # GWT-17.5


@BOTH
def test_tiny_decks_and_no_money(edition: int) -> None:
    """GWT-8.3, GWT-10.9, GWT-15.3: a player with nothing left always has a legal action."""
    poor = Seat(herder="start", deck="", cleared="all", cities="0, 1, 4, 6, 8, 10, 12, 14, 16, 5 18", engine="r1")
    s = position(poor, poor, edition=edition, foresight=("2 flood green 2", "2 cowboy", "2 cowboy"))
    dice = Dice("poor")
    begin_turn(s, 0)
    for _ in range(300):
        if not s.options:
            break
        s.play(dice.pick(s.options))
    assert all([p.cash >= 0 for p in s.players])
    assert all([p.cleared == ALL_DISCS for p in s.players])


# ---- Exchange tokens (GWT-17) ---------------------------------------------------------------------------------


def test_tokens_inside_an_action_and_never_between_reveal_and_discard() -> None:
    """GWT-17.3, GWT-17.4, GWT-4.4, GWT-R17: inside an action yes, while the hand lies open no."""
    me = Seat(cash=20, herder="e", hand="grey", deck="4 white", tokens=2, workers=(2, 1, 1))
    s = position(me, Seat(), edition=2, market="3 yellow")
    use(s, 0)
    say(s, 0, "use action 2")
    assert asked(s) == "BuyCattle"
    s.cut_in(0, number(s, "token for 1 card"))
    assert asked(s) == "Owe"
    say(s, 0, "discard grey")
    assert asked(s) == "BuyCattle"
    s = position(Seat(herder="kansas_city", hand="calf", tokens=2), Seat(), edition=2, simmental=True)
    use(s, 0)
    assert number(s, "token for 2 cards") in s.options  # before the reveal
    say(s, 0, "certificates down to 0")
    assert (asked(s), s.anytime(0)) == ("RaiseCattle", [])
    assert sees(s, 1)["players"][0]["hand"] == ["simmental_calf"]
    say(s, 0, "pass")
    assert s.anytime(0)  # the hand is discarded now


def test_tokens_wait_for_announced_discards() -> None:
    """GWT-17.4: who has announced a discard makes it first."""
    s = position(Seat(herder="f", hand="2 grey", deck="4 white", tokens=1), Seat(), edition=2)
    use(s, 0)
    say(s, 0, "use action 1", "discard grey")
    assert (asked(s), s.anytime(0)) == ("DropSome", [])
    say(s, 0, "discard grey")
    assert s.anytime(0)


def test_sources_of_tokens() -> None:
    """GWT-17.2, GWT-9.23: building 12b."""
    s = position(Seat(herder="a_1", stations="1, 2", buildings={"a_1": "12b"}), Seat(), edition=2)
    use(s, 0)
    say(s, 0, "use action 1", "use action 2")
    assert (s.players[0].cash, s.players[0].tokens) == (4, 1)


# ---- Simmental cattle (GWT-16) -----------------------------------------------------------------------------------


def test_simmental_market() -> None:
    """GWT-16.1, GWT-16.2, GWT-16.6, GWT-16.7: size, prices, discards, points."""
    for players, size in [(2, 9), (3, 12), (4, 15)]:
        assert len(EDITIONS[2].new_game(players, 1, simmental=True).market) == size
    s = position(Seat(cash=8, herder="e", workers=(2, 1, 1)), Seat(), edition=2, simmental=True, market="calf, calf")
    use(s, 0)
    say(s, 0, "use action 2")
    assert things(s, 0, "buy by") == ["simmental 1", "simmental 2"]
    say(s, 0, "buy by sending 2 cowboys for a calf")
    assert (s.players[0].cash, points(s, 0)["cattle cards"]) == (3, 3)
    s = position(Seat(herder="f", hand="calf, heifer"), Seat(), edition=2, simmental=True)
    use(s, 0)
    say(s, 0, "use action 1", "discard calf", "discard heifer")  # a pair of one type
    assert s.players[0].cash == 4
    me = Seat(herder="a_1", hand="calf, grey", buildings={"a_1": "5a"}, area="objective draw 5", stations="1")
    s = position(me, Seat(), edition=2, simmental=True)
    use(s, 0)
    assert why_not(s, 0, "use action 1") == "GWT-6.5"  # not for effects of other colours


def test_simmental_cattle_lies_left_of_yellow() -> None:
    """GWT-16.1, GWT-3.8: at the beginning, after a cowboy has revealed cards, and as everybody is told and shown it."""
    order = ["calf", "yellow", "red", "blue", "brown", "purple"]
    for seed in range(5):
        s: Trail = EDITIONS[2].new_game(4, seed, simmental=True)
        places = [order.index(CARDS[card].split()[0]) for card in s.market]
        assert places == sorted(places)
    me = Seat(cash=6, herder="e", workers=(2, 1, 1))
    s = position(me, Seat(), edition=2, simmental=True, market="yellow, purple 5, calf", stock="calf, blue")
    s.story = []
    use(s, 0)
    say(s, 0, "use action 2", "buy by reveal 2")
    assert [CARDS[card] for card in s.market] == ["calf", "calf", "yellow", "blue", "purple 5"]
    (revealed,) = [event for event in s.story if event.kind == REVEALED]
    assert [CARDS[card] for card in revealed.cards] == ["calf", "blue"]
    assert [card.partition("_")[0] for card in sees(s, None)["market"][:2]] == ["simmental", "simmental"]


def test_simmental_cattle_meets_no_task() -> None:
    """GWT-16.6: it meets no objective task."""
    me = Seat(area="objective draw 5", deck="3 calf", stations="1")
    s = position(me, Seat(), edition=2, simmental=True)
    assert points(s, 0)["objective cards"] == -2
