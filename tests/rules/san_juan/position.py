"""San Juan positions written down in words, and a way to play on from them in words.

    s = position(Area("indigo plant with good, crane", hand="library, 4 sugar mill"), Area(), Area())
    say(s, 0, "take builder", "build library", "over indigo plant with its good")

Cards are listed as "crane, 2 well"; "2 any" are cards of which only the number matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.step import rule_of
from serai.engine.zones import components
from serai.games import san_juan
from serai.games.san_juan.cards import CARDS, CATHEDRAL, DATA, NO_ROLE
from serai.games.san_juan.cards import deck as all_cards
from serai.games.san_juan.round import Round
from serai.games.san_juan.state import EMPTY, SanJuan
from serai.games.san_juan.vocabulary import VOCABULARY
from serai.words import Speaker
from tests.listed import listed

GAME: Final = san_juan.GAME
TILE_IDS: Final[list[str]] = [row["id"] for row in DATA["trading_house_tiles"]]
ANY: Final = "any"
WITH_GOOD: Final = " with good"
NAMES: Final = ("A", "B", "C", "D")  # of the seats, in the story

# ---- A position ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Area:
    """One player's cards.  All his buildings are active; those "with good" hold one."""

    buildings: str = "indigo plant"
    hand: str = ""
    tucked: str = ""  # under chapel and bank
    harbor: str = ""


def without_goods(buildings: str) -> str:
    return buildings.replace(WITH_GOOD, "")


def position(
    *areas: Area,
    expansion: bool = False,
    deck: str = "",
    short: bool = False,
    discards: str = "",
    tiles: str = "",
    governor: int = 0,
    round_number: int = 1,
    **options: object,
) -> SanJuan:
    """A table where this round begins: before the first role choice, from round 2 on at the round start.

    `deck` are its top cards, the top one first, `tiles` the first tiles by their prices ("11122"); the other cards and
    tiles lie under them.  `short`: the deck has no other cards, they lie under some crane, where they matter to nobody.
    """
    s: SanJuan = GAME.new_game(len(areas), "position", expansion=expansion, start_player="1", **options)
    zones = [deck, discards, *[zone for a in areas for zone in (without_goods(a.buildings), a.hand, a.tucked, a.harbor)]]
    left = all_cards(expansion) + [CATHEDRAL] * expansion
    for name in [name for zone in zones for name in listed(zone) if name != ANY]:
        left.remove(CARDS.index(name))
    s.cathedral = CATHEDRAL in left
    if s.cathedral:
        left.remove(CATHEDRAL)
    s.shuffle(left)

    def take(text: str) -> list[int]:
        return [left.pop() if name == ANY else CARDS.index(name) for name in listed(text)]

    for me, area in zip(s.players, areas, strict=True):
        me.buildings = take(without_goods(area.buildings))
        me.goods = [left.pop() if name.endswith(WITH_GOOD) else EMPTY for name in listed(area.buildings)]
        me.hand = sorted(take(area.hand))
        me.tucked = tuple(sorted(take(area.tucked)))
        me.harbor = tuple(sorted(take(area.harbor)))
        me.activate()
    s.discards = sorted(take(discards))
    s.deck = take(deck)[::-1]
    if short:
        s.covered = tuple(left)
    else:
        s.deck = left + s.deck
    first = [TILE_IDS.index(f"tile_{prices}") for prices in listed(tiles)]
    s.tiles = tuple(first + [t for t in range(len(TILE_IDS)) if t not in first])
    conserved(s)
    start_round(s, governor, round_number)
    return s


def start_round(s: SanJuan, governor: int = 0, number: int = 1) -> None:
    """Whatever was going on: now this round begins.  Only round 1 has no round start (SJ-R15)."""
    s.stack.clear()
    s.phase = NO_ROLE
    s.round = number - 1
    s.then(Round(governor))
    s.advance()


def conserved(s: SanJuan) -> None:
    """Every card and every tile is in exactly one place."""
    expansion: bool = s.setup.options["expansion"]
    cards = sorted(all_cards(expansion) + [CATHEDRAL] * expansion)
    assert components(s, GAME.zones) == [cards, list(range(len(TILE_IDS)))]


# ---- Playing on -----------------------------------------------------------------------------


def say(s: SanJuan, seat: int, *texts: str) -> None:
    """This seat is asked, is offered each of these answers, and gives them."""
    for text in texts:
        action = VOCABULARY.numbers[text]
        assert action in s.options_for(seat), f"{s.refusal(seat, action)}; waiting are {s.waiting()}"
        s.answer(seat, action)
        conserved(s)


def offered(s: SanJuan, seat: int) -> list[str]:
    """What this seat may choose now; nothing if it is not asked."""
    return [VOCABULARY.names[action] for action in s.options_for(seat)]


def why_not(s: SanJuan, seat: int, text: str) -> str:
    """The rule that forbids this now; empty if it is offered."""
    reason = s.why_not(seat, VOCABULARY.numbers[text])
    return rule_of(reason) or reason


def as_often_as_possible(s: SanJuan, seat: int, start: str) -> int:
    """Give the first offered answer that starts so, again and again; how often that was possible."""
    times = 0
    while answers := [text for text in offered(s, seat) if text.startswith(start)]:
        say(s, seat, answers[0])
        times += 1
    return times


def everybody_passes(s: SanJuan) -> None:
    """Until a role is to be chosen."""
    while s.options and not choosing_role(s):
        say(s, s.player, "pass")


def choosing_role(s: SanJuan) -> bool:
    return VOCABULARY.verbs[s.options[0]] == "take"


def random_game(players: int, seed: str, **options: object) -> Iterator[SanJuan]:
    """The one table of a random game, before every decision and at the end."""
    dice = Dice(seed, players, sorted(options.items()))
    s: SanJuan = GAME.new_game(players, seed, **options)
    yield s
    while s.options:
        s.play(dice.pick(s.options))
        yield s


# ---- Looking at the table ---------------------------------------------------------------------


def names(cards: Iterable[int]) -> list[str]:
    return sorted(CARDS[card] for card in cards)


def these(text: str) -> list[str]:
    """The cards of a list, to compare with `hand`, `buildings` and `names`, which are all sorted."""
    return sorted(listed(text))


def hand(s: SanJuan, seat: int) -> list[str]:
    return names(s.players[seat].hand)


def buildings(s: SanJuan, seat: int) -> list[str]:
    return names(s.players[seat].buildings)


def goods(s: SanJuan, seat: int) -> list[str]:
    """The buildings that hold a good."""
    me = s.players[seat]
    return names(me.buildings[site] for site in me.laden())


def sees(s: SanJuan, seat: int | None) -> dict[str, Any]:
    return GAME.observe(s, seat)


def hears(s: SanJuan, seat: int | None) -> list[str]:
    """The story in words, as this seat (None: a spectator) hears it, since `s.story` was last emptied."""
    heard = [event.seen_by(seat) for event in s.story or []]
    return [words for _, words, _ in Speaker(find("san-juan"), "en", seats=NAMES).story(heard, sees(s, seat))]


def points(s: SanJuan, seat: int) -> dict[str, int]:
    """The lines of the score that are not 0, and the total."""
    score = GAME.scores(s)[seat]
    lines = {line: n for line, n in zip(GAME.categories, score.points, strict=True) if n}
    return {**lines, "total": score.total}


# ---- Two cities of the rulebook, scored by more than one example ---------------------------------

E25: Final = "2 indigo plant, sugar mill, black market, well, 2 tobacco storage, aqueduct, palace, guild hall, residence"
E26: Final = (
    "2 indigo plant, archive, gold mine, guard house, office building, carpenter, tobacco storage, aqueduct,"
    " palace, city hall, residence"
)
