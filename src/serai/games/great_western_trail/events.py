"""What Great Western Trail tells: kinds of events, and the words for them (GWT-20.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Seen
from serai.engine.vocabulary import Vocabulary
from serai.games.great_western_trail.data import BUILDINGS, CARDS, PRIVATE, RAILS, STARTING, STARTING_NAMES
from serai.games.great_western_trail.vocabulary import BRING, VERBS, plain

TURN: Final = FIRST_KIND
DREW: Final = FIRST_KIND + 1
DISCARDED: Final = FIRST_KIND + 2
RESHUFFLED: Final = FIRST_KIND + 3
MONEY: Final = FIRST_KIND + 4
FEE: Final = FIRST_KIND + 5
SHOWED: Final = FIRST_KIND + 6
REMOVED: Final = FIRST_KIND + 7
GAINED: Final = FIRST_KIND + 8  # a card onto the discard pile or into the hand
REVEALED: Final = FIRST_KIND + 9  # cards of the market
FORETOLD: Final = FIRST_KIND + 10  # a tile in the foresight
PLACED: Final = FIRST_KIND + 11  # a tile on the board
CERTIFIED: Final = FIRST_KIND + 12
TOKENS: Final = FIRST_KIND + 13
LAST_TURNS: Final = FIRST_KIND + 14
ENDED: Final = FIRST_KIND + 15
SAM_CARD: Final = FIRST_KIND + 16
SAM_WALKS: Final = FIRST_KIND + 17
SAM_ENGINE: Final = FIRST_KIND + 18
SAM_BUILDS: Final = FIRST_KIND + 19
SAM_DELIVERS: Final = FIRST_KIND + 20
SAM_HIRES: Final = FIRST_KIND + 21
DISPLAYED: Final = FIRST_KIND + 23  # an objective card
OUT: Final = FIRST_KIND + 22  # a tile without a space

SENTENCES: Final = {
    CHOSE: "{who}: {action}",
    TOOK_BACK: "{who} takes the last choice back",
    TURN: "-- {who} --",
    DREW: "{who} draws {what}",
    DISCARDED: "{who} discards {what}",
    RESHUFFLED: "{who} shuffles the discard pile, {first} cards, into a new draw stack",
    MONEY: "{who} {money}",
    FEE: "{who} pays a fee of {first} dollars{to}",
    SHOWED: "{who} shows {what}: breeding value {first}",
    REMOVED: "{who} removes {what} from the game",
    GAINED: "{who} gains {what}",
    REVEALED: "into the cattle market: {what}",
    DISPLAYED: "into the display: {what}",
    FORETOLD: "foresight: {tile}",
    PLACED: "{tile} comes to the board",
    OUT: "no space for {tile}: out of the game",
    CERTIFIED: "{who} has {first} certificates",
    TOKENS: "{who} gains an exchange token",
    LAST_TURNS: "-- {who} takes the job market token: one more turn for everybody else --",
    ENDED: "-- the game is over --",
    SAM_CARD: "{who} turns up card {first}",
    SAM_WALKS: "{who} rides to {space}",
    SAM_ENGINE: "{who}'s engine goes to {rail}",
    SAM_BUILDS: "{who} builds {building} on {second_space}",
    SAM_DELIVERS: "{who} delivers to {city}",
    SAM_HIRES: "{who} hires a {tile}",
}
QUIET: Final = ("discard", "draw", "choose", "remove", "bring in")  # choices that show in what happens


def some(count: int, cards: tuple[int, ...] | None) -> str:
    """Cards by name where they may be seen, otherwise how many."""
    if cards:
        return ", ".join([CARDS[card] if card < STARTING else STARTING_NAMES[card - STARTING] for card in cards])
    return "nothing" if count == 0 else "1 card" if count == 1 else f"{count} cards"


def sentence(words: Vocabulary, seen: Seen, seats: Sequence[str]) -> str:
    """An event in words, as a seat heard it; empty where other events show the choice."""
    kind, player, numbers, count, cards = seen
    if kind == CHOSE and cards and VERBS[cards[0]] in QUIET:
        return ""
    first, second = (*numbers, -1, -1)[:2]
    spaces = [name.removeprefix("go to ") for name in words.names if name.startswith("go to ")]
    cities = [name.removeprefix("deliver to ") for name in words.names if name.startswith("deliver to ")]
    supply = [name.removeprefix("bring in ") for i, name in enumerate(words.names) if i >= BRING and VERBS[i] == "bring in"]
    riders = [*seats, "Sam"]
    return SENTENCES[kind].format(
        who=riders[player] if player >= 0 else "",
        what="" if kind == CHOSE else some(count, cards),
        action=words.names[cards[0]] if kind == CHOSE and cards else "",
        first=first,
        money=f"gains {first} dollars" if first >= 0 else f"pays {-first} dollars",
        to=f" to {riders[second]}" if kind == FEE and second >= 0 else "",
        tile=supply[first] if kind in (FORETOLD, PLACED, OUT, SAM_HIRES) else "",
        space=spaces[first] if kind == SAM_WALKS else "",
        second_space=spaces[second] if kind == SAM_BUILDS else "",
        rail=plain(RAILS)[first] if kind == SAM_ENGINE else "",
        building=BUILDINGS[first - PRIVATE] if kind == SAM_BUILDS else "",
        city=cities[first] if kind == SAM_DELIVERS else "",
    )
