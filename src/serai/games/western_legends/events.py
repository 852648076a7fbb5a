"""What Western Legends tells: kinds of events, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Seen
from serai.games.western_legends.board import SPACES
from serai.games.western_legends.cards import (
    BLACK_CARDS,
    CARDS,
    CATTLE_IDS,
    CHARACTERS,
    COLORS,
    CONDITIONS,
    FACE_NAMES,
    FIGHT_CARDS,
    GOAL_NAMES,
    ITEMS,
    SIDES,
    SIDES_OF_STORY,
    STORIES,
)
from serai.games.western_legends.vocabulary import VOCABULARY

(TURN, DREW, DISCARDED, RESHUFFLED, CHANGED, WENT, SHERIFF, BANDIT_CAME, BANDIT_LEFT, ATTACKED, LOOKED, LOOKED_NPC, NPC_DREW,
 SHOWED, NPC_SHOWED, WON, RESTARTED, ARRESTED, ROLLED, BOUGHT, UPGRADED, READIED, USED_UP, TOKEN, TOKEN_MOVED, DELIVERED,
 JOINED, DEALT, FLOP, REPLACED, WON_POKER, DISC, TURNED, GOAL, TOKENS, RETURNED, BLACK, CAME, OFFERED, OPENED, ENDED,
 ) = range(FIRST_KIND, FIRST_KIND + 41)  # fmt: skip

CHANGES: Final = ("LP", "MP", "WP", "dollars", "gold", "wounds")
LP, MP, WP, MONEY, GOLD, WOUNDS = range(len(CHANGES))
FIGHTS: Final = ("duel", "rob", "arrest", "bandit", "bank guard", "sheriff", "the man in black duels", "the man in black robs")

ATTACKS: Final = (  # the same, told of the player who is asked for the first card
    "duels {whom}",
    "robs {whom}",
    "wants to arrest {whom}",
    "fights the bandit",
    "fights the bank guard",
    "fights the sheriff",
    "has to duel the man in black",
    "is robbed by the man in black",
)

SENTENCES: Final = {
    CHOSE: "{who}: {action}",
    TOOK_BACK: "{who} takes the last choice back",
    TURN: "-- round {first}: {who} --",
    DREW: "{who} draws {cards}",
    DISCARDED: "{who} discards {cards}",
    RESHUFFLED: "the discard pile, {first} cards, is shuffled into a new deck",
    CHANGED: "{who} {change}",
    WENT: "{who} goes to {space}",
    SHERIFF: "the sheriff goes to {space}",
    BANDIT_CAME: "a bandit comes to {space}",
    BANDIT_LEFT: "the bandit in {space} is gone",
    ATTACKED: "{who} {attack}",
    LOOKED: "{who} looks at {cards} of {whom}",
    LOOKED_NPC: "{who} looks at {fights}",
    NPC_DREW: "{who} draws {fights}",
    SHOWED: "{who} shows {cards}",
    NPC_SHOWED: "the fight card is {npc}",
    WON: "{who} {won} the fight",
    RESTARTED: "the fight starts over",
    ARRESTED: "{who} is arrested",
    ROLLED: "{who} rolls {faces}",
    BOUGHT: "{who} gets {item}",
    UPGRADED: "{who} upgrades to {better}",
    READIED: "{who} uses {item}",
    USED_UP: "{who} uses up {item}",
    TOKEN: "{who} takes a {color} cattle token{token}",
    TOKEN_MOVED: "{who} loses the cattle token",
    DELIVERED: "{who} delivers {delivered}",
    JOINED: "{who} plays poker",
    DEALT: "{who} deals, with {cards}",
    FLOP: "the flop: {cards}",
    REPLACED: "{who} replaces {cards}",
    WON_POKER: "{who} wins at poker",
    DISC: "{who} puts a disc on the {side} story",
    TURNED: "story: {story}",
    GOAL: "{who} reveals a goal: {goal}",
    TOKENS: "{who} draws {values}",
    RETURNED: "{who} returns {values}",
    BLACK: "the man in black: {black}",
    CAME: "{who} is {character}",
    OFFERED: "{who} is dealt {characters}",
    OPENED: "the next story on the {side}: {condition}",
    ENDED: "-- the game is over --",
}
TOLD_CHOICES: Final = ("choose", "decline", "join", "pass")  # every other choice shows in what happens


def some(count: int, cards: tuple[int, ...] | None, names: Sequence[str], word: str) -> str:
    """Things by name where they may be seen, otherwise how many."""
    if cards:
        return ", ".join(names[card] for card in cards)
    return f"no {word}" if count == 0 else f"1 {word}" if count == 1 else f"{count} {word}s"


def name(names: Sequence[str], number: int) -> str:
    return names[number] if 0 <= number < len(names) else ""


def change(what: int, by: int) -> str:
    """What somebody gains or loses; one of it without the plural's s."""
    return f"{'gains' if by > 0 else 'loses'} {abs(by)} {name(CHANGES, what).removesuffix('s' * (abs(by) == 1))}"


def sentence(seen: Seen, seats: Sequence[str]) -> str:
    """An event in words, as a seat heard it; empty where other events show the choice."""
    kind, player, numbers, count, cards = seen
    first, second = (*numbers, -1, -1)[:2]
    action = VOCABULARY.names[cards[0]] if kind == CHOSE and cards else ""
    if kind == CHOSE and action.split(" ")[0] not in TOLD_CHOICES:
        return ""
    people = [*seats, "the man in black"]
    words = {
        "who": name(people, player),
        "whom": name(people, second),
        "action": action,
        "first": str(first),
        "change": change(first, second) if kind == CHANGED else "",
        "space": name(SPACES, first),
        "attack": name(ATTACKS, first).format(whom=name(people, second)) if kind == ATTACKED else "",
        "npc": name(FIGHT_CARDS, first).removeprefix("fight ").upper(),
        "won": "wins" if first else "loses",
        "item": name(ITEMS, first),
        "better": SIDES[first][1]["name_en"] if kind == UPGRADED else "",
        "color": name(COLORS, first),
        "token": f" ({CATTLE_IDS[cards[0]]})" if kind == TOKEN and cards else "",
        "delivered": name(CATTLE_IDS, first),
        "side": name(SIDES_OF_STORY, first),
        "story": STORIES[first]["name_en"] if kind == TURNED else "",
        "condition": name(CONDITIONS, second).replace("_", " "),
        "goal": name(GOAL_NAMES, first),
        "black": BLACK_CARDS[first]["name_en"] if kind == BLACK else "",
        "character": name(CHARACTERS, first),
        "faces": ", ".join(FACE_NAMES[face] for face in numbers) if kind == ROLLED else "",
    }
    if kind in (LOOKED_NPC, NPC_DREW):
        words["fights"] = some(count, cards, FIGHT_CARDS, "fight card")
    elif kind in (TOKENS, RETURNED):
        words["values"] = some(count, cards, [f"a token worth {n}" for n in range(10)], "legendary token")
    elif kind == OFFERED:
        words["characters"] = some(count, cards, CHARACTERS, "character")
    else:
        words["cards"] = "" if kind in (CHOSE, TOKEN) else some(count, cards, CARDS, "card")
    return SENTENCES[kind].format(**words)
