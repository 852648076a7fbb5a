"""Using a bookkeeper (MB-5.5) and a diamond merchant (MB-5.6)."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.mombasa.board import FLIP_COST, INK_LAST, MINES, REGIONS
from serai.games.mombasa.books import BOOK_REWARD, NEEDS, NO_BOOK, Needs
from serai.games.mombasa.cards import BOOKKEEPER, DIAMONDS, KIND, MERCHANT, MINES_OF, MINES_PER_DIAMOND, POUNDS, VALUE
from serai.games.mombasa.data import EXPANSION, GOOD_IDS, MEASURES
from serai.games.mombasa.events import FLIPPED, INKED
from serai.games.mombasa.gains import UsePoints, gain
from serai.games.mombasa.spaces import (
    BOOKKEEPER_TILE,
    TILE_DIAMONDS,
    TILE_DIAMONDS_EACH,
    TILE_POINTS,
    TILE_POUNDS,
)
from serai.games.mombasa.state import Mombasa, Player, persons, totals
from serai.games.mombasa.vocabulary import FLIP, INK, VOCABULARY


def turn_down(me: Player, card: int) -> None:
    """A used card is face down for the rest of the round (MB-5.2.1); of two that look the same either."""
    slot = [i for i, other in enumerate(me.slots) if other == card and not me.used >> i & 1][0]
    me.used |= 1 << slot


def use_card(s: Mombasa, player: int, card: int) -> None:
    """One face-up bookkeeper (MB-5.5.1) or diamond merchant card (MB-5.6.1)."""
    turn_down(s.players[player], card)
    if KIND[card] == BOOKKEEPER:
        use_bookkeeper(s, player, VALUE[card])
    else:
        s.earn(player, POUNDS[card])
        s.gain_diamonds(player, DIAMONDS[card] + extra_diamonds(s, card))


def use_tile(s: Mombasa, player: int, tile: int) -> None:
    """The bookkeeper or the merchant tile (MB-5.8.2)."""
    me = s.players[player]
    me.tiles_used |= 1 << tile
    if tile == BOOKKEEPER_TILE:
        use_bookkeeper(s, player, TILE_POINTS)
    else:
        s.earn(player, TILE_POUNDS)
        s.gain_diamonds(player, tile_diamonds(me))


def tile_diamonds(me: Player) -> int:
    """The merchant tile: more for every other face-up merchant, not for itself (MB-5.6.4, MB-R5)."""
    others = [card for i, card in enumerate(me.slots) if card >= 0 and not me.used >> i & 1 and KIND[card] == MERCHANT]
    return TILE_DIAMONDS + TILE_DIAMONDS_EACH * len(others)


def extra_diamonds(s: Mombasa, card: int) -> int:
    """A plain merchant has none (MB-5.6.2); a company's merchant 1 for every 2 mines in the regions that hold its posts
    (MB-5.6.3)."""
    if MINES_OF[card] < 0:
        return 0
    posts = s.posts[MINES_OF[card]]
    return sum([MINES[i] for i in range(len(REGIONS)) if posts >> i & 1]) // MINES_PER_DIAMOND[card]


def use_bookkeeper(s: Mombasa, player: int, points: int) -> None:
    """Flip, advance, use the card's points, also if the marker did not move (MB-5.5.6)."""
    s.then(FlipBook(player), MoveInk(player), UsePoints(player, points))


class FlipBook(Step):
    """Step 1, optional: pay 2 pounds to turn one book of one's track face down (MB-5.5.2), at most one per action, the
    starting book too (MB-R9).  A book behind the ink marker means nothing any more."""

    def options(self, s: Mombasa) -> list[int]:
        me = s.players[self.player]
        if me.pounds < FLIP_COST:
            return [PASS]
        ahead = range(me.ink + 1, INK_LAST + 1)
        return [PASS] + [FLIP + i for i in ahead if me.books[i] != NO_BOOK and not me.flipped >> i & 1]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "turn down book on":
            return ""
        me, space = s.players[self.player], action - FLIP
        if space <= me.ink:
            return "MB-5.5.2:book-behind"
        return "MB-5.5.2:no-book-there" if me.books[space] == NO_BOOK else "MB-5.5.2:down-already"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"space": action - FLIP}

    def choose(self, s: Mombasa, action: int) -> None:
        if action != PASS:
            s.pay(self.player, FLIP_COST)
            s.players[self.player].flipped |= 1 << action - FLIP
            s.tell(FLIPPED, self.player, (action - FLIP,))


def fulfils(have: list[int], people: int, needs: Needs) -> bool:
    """Each requirement on its own, but units of one good asked for by name and as any good add up (MB-5.5.4)."""
    if people < needs.persons or any([have[i] < least for i, least in enumerate(needs.totals)]):
        return False
    return not needs.any_good or any([have[i] >= needs.totals[i] + needs.any_good for i in range(len(GOOD_IDS))])


def reachable(me: Player) -> list[int]:
    """Positions the ink marker can advance to, book by book: an empty space can never be entered, a face-down book needs
    nothing, and cards that fulfil a requirement are not used up (MB-5.5.3)."""
    have, people, found = totals(me)[: EXPANSION + 1], persons(me), []
    for i in range(me.ink + 1, INK_LAST + 1):
        book = me.books[i]
        if book == NO_BOOK or not (me.flipped >> i & 1 or fulfils(have, people, NEEDS[book])):
            break
        found.append(i)
    return found


def stopped_at(me: Player) -> int:
    """The first space that the ink marker cannot enter."""
    return ([me.ink] + reachable(me))[-1] + 1


def missing(me: Player, needs: Needs) -> tuple[str, dict[str, Fact]]:
    """The first requirement that is not met, and its figures (MB-5.5.4)."""
    have = totals(me)
    if persons(me) < needs.persons:
        return "ink-persons", {"need": needs.persons, "own": persons(me)}
    for measure, least in enumerate(needs.totals):
        if have[measure] < least:
            return "ink-units", {"need": least, "own": have[measure], "good": MEASURES[measure]}
    return "ink-any-good", {"need": needs.any_good, "own": max([have[i] - needs.totals[i] for i in range(len(GOOD_IDS))])}


class MoveInk(Step):
    """Step 2: as far as the player can and wants (MB-5.5.3); the reward of the book on which it stops, and only of that one; a
    face-down book has none (MB-5.5.5, MB-R30)."""

    def options(self, s: Mombasa) -> list[int]:
        return [INK + i for i in reachable(s.players[self.player])[::-1]] + [PASS]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "move ink marker to":
            return ""
        me = s.players[self.player]
        if action - INK <= me.ink:
            return "MB-5.5.3:ink-behind"
        stop = stopped_at(me)
        return "MB-5.5.3:ink-gap" if me.books[stop] == NO_BOOK else f"MB-5.5.3:{missing(me, NEEDS[me.books[stop]])[0]}"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        me = s.players[self.player]
        if key == "ink-behind":
            return {"space": me.ink}
        stop = stopped_at(me)
        if key == "ink-gap":
            return {"space": stop}
        return {"space": stop, "flip": FLIP_COST, **missing(me, NEEDS[me.books[stop]])[1]}

    def choose(self, s: Mombasa, action: int) -> None:
        if action == PASS:
            return
        me, position = s.players[self.player], action - INK
        me.ink = position
        s.tell(INKED, self.player, (position,))
        if not me.flipped >> position & 1:
            gain(s, self.player, BOOK_REWARD[me.books[position]])
