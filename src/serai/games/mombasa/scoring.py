"""Final scoring (MB-8)."""

from __future__ import annotations

from typing import Final

from serai.engine.score import Score
from serai.games.mombasa.board import DIAMOND_VALUE, INK_VALUE
from serai.games.mombasa.books import STARTS
from serai.games.mombasa.cards import SHARE
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.state import Mombasa, Player
from serai.games.mombasa.tracks import SHARES

CATEGORIES: Final = ("cash", *COMPANIES, "diamonds", "bookkeeping")
FIRST_COMPANY: Final = 1  # of the categories
USUAL_VALUES: Final = range(3, 10)  # of a share at the end, in the printed game
PAYS: Final = 20  # a track of one's own that has come this far is more than the way to a slot


def own_cards(me: Player) -> list[int]:
    """Hand, resting columns, and before the end also the action area; removed cards do not count (MB-8.2)."""
    return [*me.hand, *[card for card in me.slots if card >= 0], *[card for column in me.resting for card in column]]


def shares(s: Mombasa, me: Player, cards: list[int]) -> list[int]:
    """Of each company: on its track (MB-6.2) and on these cards of the player (MB-8.2)."""
    found = [SHARES[s.tracks[company]][space] for company, space in enumerate(me.at)]
    for card in cards:
        company = SHARE[card]
        if company >= 0:
            found[company] += 1
    return found


def points(me: Player, held: list[int], values: list[int]) -> list[int]:
    """Seven categories in pounds (MB-8.3), with these shares of each company at these values."""
    return [me.pounds, *worth_of(held, values), DIAMOND_VALUE[me.diamonds], INK_VALUE[me.ink]]


def worth_of(held: list[int], values: list[int]) -> list[int]:
    """Shares, in pounds."""
    return [count * values[company] for company, count in enumerate(held)]


def worth(me: Player, pounds: list[int]) -> int:
    """All points together, with the shares at these pounds."""
    total = me.pounds + DIAMOND_VALUE[me.diamonds] + INK_VALUE[me.ink]
    for part in pounds:
        total += part
    return total


def scores(s: Mombasa) -> list[Score]:
    """The highest sum wins, ties share the victory (MB-8.4, MB-0.11)."""
    values = s.share_values()
    return [Score(points(me, shares(s, me, own_cards(me)), values), []) for me in s.players]


# ---- For the balance report ------------------------------------------------------------------


def labels(s: Mombasa) -> list[dict[str, str]]:
    """What to group seats by: the starting tile, and the company that brought most."""
    found = []
    for me, score in zip(s.players, scores(s), strict=True):
        companies = score.points[FIRST_COMPANY : FIRST_COMPANY + len(COMPANIES)]
        best = COMPANIES[companies.index(max(companies))]
        found.append({"starting tile": STARTS[me.start], "best company": best})
    return found


def figures(s: Mombasa) -> list[dict[str, float]]:
    """What to average over seats: shares and share values by company, markers, cards owned; as parts of 1, how often a company
    has the dearest share, share values are usual, and a track of one's own pays."""
    values = s.share_values()
    dearest = [float(value == max(values)) / values.count(max(values)) for value in values]
    worth = {
        **{f"share value of {name}": float(value) for name, value in zip(COMPANIES, values, strict=True)},
        **{f"dearest: {name}": part for name, part in zip(COMPANIES, dearest, strict=True)},
        "share values of 3 to 9": float(len([value for value in values if value in USUAL_VALUES])) / len(values),
    }
    return [
        {
            **{f"shares of {name}": float(count) for name, count in zip(COMPANIES, shares(s, me, own_cards(me)), strict=True)},
            **worth,
            "diamond space": float(me.diamonds),
            "ink position": float(me.ink),
            "diamond track pays 20": float(DIAMOND_VALUE[me.diamonds] >= PAYS),
            "bookkeeping track pays 20": float(INK_VALUE[me.ink] >= PAYS),
            "cards owned": float(len(own_cards(me))),
        }
        for me in s.players
    ]
