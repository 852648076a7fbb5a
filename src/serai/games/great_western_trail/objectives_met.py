"""Which objective cards are met, in the best possible way for their player (GWT-14.7, GWT-R19, GWT-R34).

Counts of all kinds of tasks are packed into one number with a guard bit above each (`rules.pack`): a subtraction keeps all
guards exactly if nothing runs short.
"""

from __future__ import annotations

from typing import Final

from serai.games.great_western_trail.data import CALF, CITIES
from serai.games.great_western_trail.rules import Rules, pack
from serai.games.great_western_trail.state import Trail, own_buildings

NO_RESULT: Final = -999  # fewer points than any cards can cost


def items(s: Trail, seat: int, gained: list[int]) -> int:
    """How many items meet each kind of task, packed; an item meets one kind only (GWT-14.7, GWT-16.6)."""
    me, rules = s.players[seat], s.rules
    have = [0] * len(rules.tasks)
    have[rules.task["building"]] = len(own_buildings(s, seat))
    have[rules.task["hazard"]] = len(me.hazards)
    have[rules.task["station"]] = me.stations.bit_count()
    have[rules.task_of_city] = me.cities.count(CITIES - 1)
    for colour, n in zip(rules.camp_ids, me.camps, strict=True):
        have[rules.task[f"camp_{colour}"]] = n
    for card in gained:
        if card < CALF:
            have[rules.task_of_card[card]] += 1
    return pack(have)


def best_result(rules: Rules, have: int, area: list[int], free: list[int], sets: tuple[int, int]) -> tuple[int, int]:
    """The most points of objective cards and their station master, and how many cards then lie in the area.  `area`: cards that
    lie there already; `free`: those of the deck, which may join; `sets`: cards for each bonus of the station master, and it."""
    left = have | rules.guards
    if len(area) == 1 and not free:  # most of the time
        card = area[0]
        met = left - rules.packed[card] & rules.guards == rules.guards
        return (rules.worth[card] if met else -rules.penalty[card]) + 1 // sets[0] * sets[1], 1
    return Assignment(rules, area, free, sets).best(left)


class Candidate:
    """An objective card that may be met.  One of the area costs its penalty otherwise, so meeting it gains that too; one of the
    deck just stays out, unless it completes a set for the station master."""

    __slots__ = ("ask", "free", "gain", "penalty")

    def __init__(self, rules: Rules, card: int, free: bool) -> None:
        self.ask = rules.packed[card]
        self.free = free
        self.penalty = rules.penalty[card]
        self.gain = rules.worth[card] + (0 if free else self.penalty)


class Assignment:
    """Tries for each card, the dearest first, to meet it or not, and keeps the best result."""

    def __init__(self, rules: Rules, area: list[int], free: list[int], sets: tuple[int, int]) -> None:
        self.guards = rules.guards
        self.divisor, self.bonus = sets
        self.in_area = len(area)
        self.penalties = sum([rules.penalty[card] for card in area])  # if none is met
        cards = [Candidate(rules, card, False) for card in area] + [Candidate(rules, card, True) for card in free]
        self.cards = sorted(cards, key=lambda card: (card.gain, card.ask, card.free, card.penalty), reverse=True)
        self.most_bonus = len(cards) // self.divisor * self.bonus
        self.result = (NO_RESULT, 0)  # points, cards in the area

    def best(self, left: int) -> tuple[int, int]:
        """With these items: the most points, and how many cards then lie in the area."""
        self.search(0, left, sum([card.gain for card in self.cards]) - self.penalties, 0, [])
        return self.result

    def met(self, card: Candidate, left: int) -> bool:
        """Are there items for all its tasks?"""
        return (left - card.ask) & self.guards == self.guards

    def search(self, i: int, left: int, most: int, joined: int, unmet: list[int]) -> None:
        """From card `i` on, with these items left.  `most`: the points if all further cards are met; `joined`: how many cards
        of the deck are met; `unmet`: the penalties of the others."""
        if most + self.most_bonus <= self.result[0]:
            return
        if i == len(self.cards):
            self.close(most, joined, sorted(unmet))
            return
        card = self.cards[i]
        if self.met(card, left):
            self.search(i + 1, left - card.ask, most, joined + card.free, unmet)
        self.search(i + 1, left, most - card.gain, joined, [*unmet, card.penalty] if card.free else unmet)

    def close(self, points: int, joined: int, unmet: list[int]) -> None:
        """Perhaps some unmet cards of the deck join, for the station master's sake: those with the smallest penalties."""
        for more in range(min(self.divisor, len(unmet) + 1)):
            n = self.in_area + joined + more
            bonus = n // self.divisor * self.bonus
            self.result = max(self.result, (points - sum(unmet[:more]) + bonus, n))
