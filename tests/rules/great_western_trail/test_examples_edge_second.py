"""Part B of EXAMPLES.md: exchange tokens, Simmental cattle and Sam, all of the second edition."""

from __future__ import annotations

from serai.games.great_western_trail.data import CITIES
from serai.games.great_western_trail.sam import deliver, walk
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.turn import Turn

from .position import (
    SECOND,
    Seat,
    asked,
    begin_turn,
    cards,
    hand,
    names,
    number,
    offered,
    points,
    position,
    say,
    space,
    stations,
    use,
)


def test_e57() -> None:
    """GWT-E57: the first turn of the third player (GWT-4.2)."""
    s: Trail = SECOND.new_game(3, "e57")
    third = s.clockwise(s.first)[2]
    assert [len(s.players[p].hand) for p in s.clockwise(s.first)] == [4, 5, 6]
    while s.player != third:
        s.play(s.options[0])
    assert asked(s) == "DiscardDown"
    before = s.copy()
    s.cut_in(third, number(s, "token for 2 cards"))
    assert (len(hand(s, third)), asked(s)) == (8, "Owe")
    for _ in range(2):
        s.play(s.options[0])
    assert (len(hand(s, third)), asked(s)) == (6, "DiscardDown")
    for t in (before, s):
        for _ in range(2):
            assert asked(t) == "DiscardDown"
            t.play(t.options[0])
        assert (offered(t, third, "discard"), len(hand(t, third))) == ([], 4)
    assert asked(s) == asked(before) == "Mount"
    before.cut_in(third, number(s, "token for 1 card"))
    assert len(hand(before, third)) == 5


def test_e58() -> None:
    """GWT-E58: an exchange token out of turn (GWT-17.1, GWT-17.5)."""
    s = position(Seat(herder="g"), Seat(hand="2 grey", deck="2 white", tokens=2), edition=2)
    use(s, 0)
    s.cut_in(1, number(s, "token for 2 cards"))
    say(s, 1, "discard grey", "discard grey")
    assert (hand(s, 1), s.players[1].tokens, s.player) == (["white", "white"], 1, 0)
    s = position(Seat(herder="g"), Seat(hand="2 grey", deck="", discards="white", tokens=2), edition=2)
    use(s, 0)
    assert s.anytime(1) == [number(s, "token for 1 card")]
    s.cut_in(1, number(s, "token for 1 card"))
    say(s, 1, "discard white")
    assert hand(s, 1) == ["grey", "grey"]
    s.players[1].discards.clear()
    assert s.anytime(1) == []


def test_e59() -> None:
    """GWT-E59: raising Simmental cattle (GWT-16.5)."""
    s = position(Seat(herder="kansas_city", hand="calf, heifer"), Seat(), edition=2, simmental=True)
    use(s, 0)
    assert s.players[0].cash == 4
    say(s, 0, "raise calf")
    assert offered(s, 0) == ["pass", "raise heifer"]
    say(s, 0, "raise heifer")
    assert names(list(s.removed)) == ["calf", "heifer"]
    assert sorted(s.players[0].discards) == cards("heifer, cow")
    assert (s.heifers, s.cows, hand(s, 0), asked(s)) == (7, 7, [], "Deliver")
    assert s.stack[-1].value == 4  # type: ignore[attr-defined]


def test_e63() -> None:
    """GWT-E63: no engineer specialist, no engine (GWT-18.8, GWT-18.15)."""
    s = solo("medium")
    sam = s.players[1]
    sam.workers, s.sam_special = (2, 1, 1), 0
    card = [row["number"] for row in s.rules.sam_cards].index(14)
    s.sam_deck = (card,)
    s.stack.clear()
    begin_turn(s, 1)
    assert (space(s, 1), sam.engine) == ("b", 0)  # two steps: a, b
    sam.workers, s.sam_special, s.sam_deck = (1, 1, 2), 2, (card,)
    s.stack.clear()
    begin_turn(s, 1)
    assert sam.engine == 2


def test_e64() -> None:
    """GWT-E64: the deliveries of Sam (GWT-18.10, GWT-18.12)."""
    s = solo("medium")
    sam = s.players[1]
    s.stack.clear()
    before = len(sam.discards)
    cards_after = []
    for _ in range(10):
        deliver(s, 1)
        cards_after.append(len(sam.discards) - before)
    assert [s.rules.city_value[city] for city in sam.cities] == [1, 4, 6, 8, 10, 12, 14, 16, 18, 18]
    assert cards_after[:6] == [0, 1, 1, 2, 3, 3]
    assert sam.cities[-1] == CITIES - 1
    assert points(s, 1)["cities"] == 33


def test_e73() -> None:
    """GWT-E73: a token while another player decides (GWT-17.4)."""
    s = position(
        Seat(hand="grey", tokens=2), Seat(herder="kansas_city"), edition=2, foresight=("flood green 2, green camp", "", ""),
    )  # fmt: skip
    use(s, 1)
    options = s.options_for(1)
    s.cut_in(0, number(s, "token for 2 cards"))
    assert s.waiting() == [0, 1]
    assert s.options_for(1) == options
    assert s.anytime(0) == []
    say(s, 0, "discard grey", "discard grey")
    assert s.anytime(0)
    say(s, 1, "bring in green camp")


def test_e74() -> None:
    """GWT-E74: a fee for Sam's building goes to the bank; a missing disc comes from a station (GWT-18.16, GWT-18.19)."""
    s = solo("medium")
    place = s.rules.spaces.index("a_1")
    s.tiles = (
        s.tiles[:place] + (s.rules.sam_order[s.rules.sam_order.index(s.rules.tile_ids.index("7b"))],) + s.tiles[place + 1 :]
    )
    s.owners = s.owners[:place] + (1,) + s.owners[place + 1 :]
    me, sam = s.players
    me.herder, me.cash, me.tokens = s.rules.spaces.index("a"), 9, 0
    s.stack.clear()
    s.then(Turn(0))
    s.advance()
    say(s, 0, "go to a 1")
    assert (me.cash, sam.cash) == (5, 0)
    sam.cleared, sam.stations = (1 << 14) - 1, 0b100001
    sam.cities = (3,) * 12
    deliver(s, 1)
    assert (stations(s, 1), len(sam.cities)) == ([6], 13)


def test_e76() -> None:
    """GWT-E76: a refill with Simmental cattle (GWT-16.8, GWT-R28)."""
    s = position(
        Seat(herder="kansas_city"), Seat(), edition=2, simmental=True, jobs={6: "cowboy"}, token_row=6,
        foresight=("", "cowboy, engineer", ""), market="5 yellow", stock="20 red",
    )  # fmt: skip
    use(s, 0)
    say(s, 0, "bring in engineer")
    assert len(s.market) == 9


def solo(level: str) -> Trail:
    """A solo game in which no hazard, no camp and no building lies on the trail but the neutral ones on their letters."""
    s: Trail = SECOND.new_game(1, "solo", solo=level, neutral_setup="fixed")
    empty = s.rules.hazards + s.rules.camps
    s.tiles = tuple([-1 if space in empty else tile for space, tile in enumerate(s.tiles)])
    return s


def test_sam_prefers_the_shortest_way() -> None:
    """GWT-18.7: along the path with the fewest locations left to Kansas City."""
    s = solo("easy")
    place = s.rules.spaces.index("a_2")
    s.tiles = s.tiles[:place] + (s.sides[0],) + s.tiles[place + 1 :]
    s.owners = s.owners[:place] + (0,) + s.owners[place + 1 :]
    walk(s, 1, 2)
    assert space(s, 1) == "b"  # through the empty flood section, not past the building on a_2
