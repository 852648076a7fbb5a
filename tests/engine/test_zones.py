"""Zones: what a seat cannot see is dealt anew, nothing else changes, and every constraint is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from serai.engine.chance import Dice
from serai.engine.zones import Deal, components, redeal, reorder

Put = Callable[["Table", Deal], None]


class Table:
    """Two hands of four cards, a deck, discards; and whatever a test lays beside them."""

    def __init__(self) -> None:
        self.hands = [[0, 1, 2, 3], [4, 5, 6, 7]]
        self.deck = [8, 9, 10, 11, 12, 13, 14, 15]
        self.discards = [16, 17]
        self.more: Any = None


def cards(s: Table, deal: Deal) -> None:
    deal.together()
    s.hands = [deal.hand(hand, i) for i, hand in enumerate(s.hands)]
    s.deck = deal.pile(s.deck)
    if deal.counting:
        s.discards = deal.open(s.discards)


def dealt(zones: Put, seat: int, seed: int = 1, more: Any = None) -> Table:
    s = Table()
    s.more = more
    redeal(s, seat, Dice(seed), (zones,))
    return s


def test_a_seat_keeps_what_it_sees_and_the_rest_is_dealt_anew() -> None:
    s = dealt(cards, 0)
    assert s.hands[0] == [0, 1, 2, 3]
    assert s.discards == [16, 17]
    assert sorted(s.hands[1] + s.deck) == list(range(4, 16))
    assert len(s.hands[1]) == 4
    assert s.hands[1] == sorted(s.hands[1])
    assert any(dealt(cards, 0, seed).hands[1] != [4, 5, 6, 7] for seed in range(5))


def test_the_same_dice_deal_the_same_whatever_is_hidden() -> None:
    s, t = Table(), Table()
    t.hands[1], t.deck = [8, 9, 10, 15], [7, 4, 14, 13, 12, 5, 6, 11]
    for table in (s, t):
        redeal(table, 0, Dice(3), (cards,))
    assert (s.hands, s.deck) == (t.hands, t.deck)


def test_everything_is_counted_kind_by_kind() -> None:
    def tokens(s: Table, deal: Deal) -> None:
        deal.count([7, 5])

    assert components(Table(), (cards, tokens)) == [list(range(18)), [5, 7]]


def test_a_forgotten_zone_is_not_counted() -> None:
    def forgetful(s: Table, deal: Deal) -> None:
        deal.together()
        s.deck = deal.pile(s.deck)

    s = Table()
    before = components(s, (forgetful,))
    s.deck.append(s.hands[1].pop())  # a card leaves the zone that nobody named
    assert components(s, (forgetful,)) != before
    assert components(Table(), (cards,)) == components(dealt(cards, 1), (cards,))


def growing(s: Table, deal: Deal) -> None:
    cards(s, deal)
    if deal.dealing:
        deal.pile([1])


def shrinking(s: Table, deal: Deal) -> None:
    deal.together()
    s.deck = deal.pile(s.deck[:-1] if deal.dealing else s.deck)


def shrinking_early(s: Table, deal: Deal) -> None:
    shrinking(s, deal)
    deal.together()


def multiplying(s: Table, deal: Deal) -> None:
    deal.together()
    if deal.dealing:
        deal.together()


def apart(s: Table, deal: Deal) -> None:
    s.deck = deal.pile(s.deck)


@pytest.mark.parametrize(
    ("zones", "error"),
    [
        (growing, "asks for more cards than it gave"),
        (shrinking, "took fewer cards than it gave"),
        (shrinking_early, "took fewer cards than it gave"),
        (multiplying, "More zones are dealt than were collected"),
        (apart, "asks for more cards than it gave"),
    ],
)
def test_a_zone_whose_size_depends_on_what_was_dealt_is_an_error(zones: Put, error: str) -> None:
    with pytest.raises(TypeError, match=error):
        dealt(zones, 0)


def test_groups_are_shuffled_apart() -> None:
    def two(s: Table, deal: Deal) -> None:
        for i, hand in enumerate(s.hands):
            deal.together()
            s.hands[i] = deal.pile(hand)
        s.deck = list(deal.alone(tuple(s.deck)))

    for seed in range(5):
        s = dealt(two, 0, seed)
        assert [sorted(hand) for hand in s.hands] == [[0, 1, 2, 3], [4, 5, 6, 7]]
        assert sorted(s.deck) == list(range(8, 16))
    assert any(dealt(two, 0, seed).hands[0] != [0, 1, 2, 3] for seed in range(5))
    assert any(dealt(two, 0, seed).deck != list(range(8, 16)) for seed in range(5))


def test_what_is_sure_stays_and_the_rest_varies() -> None:
    def zones(s: Table, deal: Deal) -> None:
        deal.together()
        s.hands[1] = deal.hand(s.hands[1], 1, (5, 6))
        s.deck = deal.pile(s.deck)

    hands = [dealt(zones, 0, seed).hands[1] for seed in range(30)]
    assert all({5, 6} <= set(hand) and len(hand) == 4 for hand in hands)
    assert {card for hand in hands for card in hand} >= set(range(8, 16))


def test_of_a_pile_everybody_sees_the_top() -> None:
    def zones(s: Table, deal: Deal) -> None:
        deal.together()
        s.discards = deal.discards(s.discards, 1)
        s.deck = deal.pile(s.deck)

    assert all(dealt(zones, 0, seed).discards[1] == 17 for seed in range(10))
    assert len({dealt(zones, 0, seed).discards[0] for seed in range(10)}) > 1
    assert dealt(zones, 1).discards == [16, 17]
    assert components(Table(), (zones,)) == [list(range(8, 18))]


def test_empty_places_stay_empty() -> None:
    def zones(s: Table, deal: Deal) -> None:
        deal.together()
        s.more = deal.slots(s.more, 1)
        s.deck = deal.pile(s.deck)

    s = dealt(zones, 0, more=[20, -1, 21, -1])
    assert [card == -1 for card in s.more] == [False, True, False, True]
    assert sorted([*s.deck, s.more[0], s.more[2]]) == [*range(8, 16), 20, 21]
    assert dealt(zones, 1, more=[20, -1, 21, -1]).more == [20, -1, 21, -1]


def test_only_what_fits_is_dealt() -> None:
    def zones(s: Table, deal: Deal) -> None:
        deal.together()
        s.more = deal.fitting(s.more, lambda card: card % 2 == 0)
        s.deck = deal.pile(s.deck)

    found = {tuple(sorted(dealt(zones, 0, seed, [18, 20]).more)) for seed in range(30)}
    assert all(card % 2 == 0 for pair in found for card in pair)
    assert len(found) > 5
    with pytest.raises(TypeError, match="Too few cards fit"):
        dealt(zones, 0, more=[17, 19, 21, 23, 25])


def test_what_is_sure_lies_in_any_of_several_zones() -> None:
    def zones(s: Table, deal: Deal) -> None:
        deal.together()
        held = deal.loose([*s.hands[1], s.more], (5,))
        s.hands[1], s.more = sorted(held[:-1]), held[-1]
        s.deck = deal.pile(s.deck)

    tables = [dealt(zones, 0, seed, 20) for seed in range(60)]
    assert all(5 in [*s.hands[1], s.more] for s in tables)
    assert 0 < len([s for s in tables if s.more == 5]) < 30


@pytest.mark.parametrize("due", [0, 2])
def test_picked_cards_are_the_lowest_of_a_set_whose_rest_is_still_there(due: int) -> None:
    def zones(s: Table, deal: Deal) -> None:
        deal.together()
        s.hands[1] = deal.hand(s.hands[1], 1)
        s.more, s.hands[1] = deal.picked(s.more, s.hands[1], due)
        s.deck = deal.pile(s.deck)

    found = set()
    for seed in range(40):
        s = dealt(zones, 0, seed, (2, 3))
        assert len(s.more) == 2
        assert len(s.hands[1]) == 4
        assert len([card for card in s.hands[1] if card > s.more[-1]]) >= due
        assert sorted([*s.more, *s.hands[1], *s.deck]) == [2, 3, *range(4, 16)]
        found.add(s.more)
    assert len(found) > 10


def test_a_note_names_cards_that_are_there() -> None:
    def zones(s: Table, deal: Deal) -> None:
        cards(s, deal)
        s.more = deal.note(s.more, s.hands[1])

    notes = {dealt(zones, 0, seed, (4, 5)).more for seed in range(30)}
    assert len(notes) > 5
    for seed in range(30):
        s = dealt(zones, 0, seed, (4, 5))
        assert set(s.more) <= set(s.hands[1])
    assert components(Table(), (zones,)) == components(Table(), (cards,))


def test_what_fits_leaves_the_rest_in_any_order() -> None:
    """Of two even cards and an odd one, an even card lies on top; the other two lie in either order, equally likely."""

    def zones(s: Table, deal: Deal) -> None:
        deal.together()
        s.more = deal.fitting(s.more, lambda card: card % 2 == 0)
        s.deck = deal.pile(s.deck)

    odd_first = 0
    for seed in range(1000):
        s = Table()
        s.more, s.deck = [2], [3, 4]
        redeal(s, 0, Dice(seed), (zones,))
        odd_first += s.deck[0] == 3
    assert 440 < odd_first < 560  # 1/2; taking the first that fits would make it 2/3


# ---- For all seats together ----------------------------------------------------------------------


def reordered(zones: Put, more: Any = None) -> Table:
    s = Table()
    s.more = more
    reorder(s, Dice(1), (zones,))
    return s


def test_a_pile_is_reordered_and_what_somebody_sees_stays() -> None:
    s = reordered(cards)
    assert s.hands == Table().hands
    assert s.deck != Table().deck
    assert sorted(s.deck) == Table().deck


def test_the_new_order_does_not_depend_on_the_old_one() -> None:
    s, t = Table(), Table()
    t.deck.reverse()
    for table in (s, t):
        reorder(table, Dice(1), (cards,))
    assert s.deck == t.deck


def test_what_has_a_known_back_is_exchanged_with_its_pile() -> None:
    def even_on_top(s: Table, deal: Deal) -> None:
        deal.together()
        top = deal.fitting(s.more, lambda card: card % 2 == 0)
        s.deck = deal.pile(s.deck)
        s.more = top

    s = reordered(even_on_top, [20])
    assert s.more[0] % 2 == 0
    assert sorted(s.deck + s.more) == [*Table().deck, 20]
    assert s.more != [20]
