"""What Western Legends tells: kinds of events, and the facts that words are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Fact, Message, Seen, message, seat
from serai.games.western_legends.board import SPACE_IDS
from serai.games.western_legends.cards import (
    BLACK_IDS,
    CARD_IDS,
    CATTLE,
    CHARACTER_IDS,
    COLORS,
    CONDITIONS,
    FACES,
    FIGHT_IDS,
    GOAL_IDS,
    ITEM_IDS,
    NOTHING,
    SIDES,
    SIDES_OF_STORY,
    STORY_IDS,
)
from serai.games.western_legends.vocabulary import OFFERS, VOCABULARY

(TURN, DREW, DISCARDED, RESHUFFLED, CHANGED, WENT, SHERIFF, BANDIT_CAME, BANDIT_LEFT, ATTACKED, LOOKED, LOOKED_NPC, NPC_DREW,
 SHOWED, NPC_SHOWED, WON, RESTARTED, ARRESTED, ROLLED, BOUGHT, UPGRADED, READIED, USED_UP, TOKEN, TOKEN_MOVED, DELIVERED,
 JOINED, DEALT, FLOP, REPLACED, WON_POKER, DISC, TURNED, GOAL, TOKENS, RETURNED, BLACK, CAME, OFFERED, OPENED, ENDED,
 LIVED_UP_TO,
 ) = range(FIRST_KIND, FIRST_KIND + 42)  # fmt: skip

CHANGES: Final = ("LP", "MP", "WP", "dollars", "gold", "wounds")
LP, MP, WP, MONEY, GOLD, WOUNDS = range(len(CHANGES))
FIGHTS: Final = ("duel", "rob", "arrest", "bandit", "bank guard", "sheriff", "the man in black duels", "the man in black robs")

OFFER_MESSAGES: Final = {
    "wound": "offer-wound",
    "discard_random": "offer-discard-random",
    "discard_own_choice": "offer-discard",
    "lose_money": "offer-lose-money",
    "lp": "offer-lp",
    "mp": "offer-mp",
    "wp": "offer-wp",
    "money": "offer-money",
    "draw": "reward-cards",
    "gold": "reward-gold",
}
FIGHT_MESSAGES: Final = (  # in the order of `FIGHTS`
    "fight-duel",
    "fight-rob",
    "fight-arrest",
    "fight-bandit",
    "fight-guard",
    "fight-sheriff",
    "fight-black-duels",
    "fight-black-robs",
)
CHANGE_MESSAGES: Final = (  # gained, lost: in the order of `CHANGES`
    ("told-lp-gained", "told-lp-lost"),
    ("told-mp-gained", "told-mp-lost"),
    ("told-wp-gained", "told-wp-lost"),
    ("told-money-gained", "told-money-lost"),
    ("told-gold-gained", "told-gold-lost"),
    ("told-wounds-gained", "told-wounds-lost"),
)
HEADINGS: Final = frozenset({"told-turn", "told-ended"})
PASSING: Final = frozenset({"told-went"})  # of a way step by step only where it led to

Tell = Callable[[Seen], Message | None]


def told(seen: Seen, observation: Mapping[str, Any]) -> Message | None:
    """An event for a seat that heard it so; None where it shows in the next ones."""
    return TOLD[seen[0]](seen)


def offer(name: str) -> Message:
    """A reward or a penalty that can be chosen."""
    kind, _, n = name.rpartition("_")
    return message(OFFER_MESSAGES[kind], n=int(n))


def who(seen: Seen) -> dict[str, Fact]:
    return {"who": seat(seen[1])} if seen[1] >= 0 else {}


def plainly(name: str) -> Tell:
    """An event that needs only who did it."""
    return lambda seen: message(name, **who(seen))


def with_thing(name: str, ids: list[str]) -> Tell:
    """An event about one thing: the first of its numbers."""
    return lambda seen: message(name, **who(seen), thing=ids[seen[2][0]])


def with_cards(name: str, hidden: str = "", ids: list[str] = CARD_IDS) -> Tell:
    """Cards by name where they may be seen, otherwise how many."""

    def tell(seen: Seen) -> Message | None:
        if seen[4]:
            return message(name, **who(seen), cards=[ids[card] for card in seen[4]])
        return message(hidden, **who(seen), count=seen[3]) if hidden and seen[3] else None

    return tell


def chose(seen: Seen) -> Message | None:
    """Most choices show in what happens."""
    action = seen[4][0] if seen[4] else NOTHING
    verb = VOCABULARY.verbs[action] if action >= 0 else ""
    if verb == "choose":
        return message("told-chose", **who(seen), thing=offer(OFFERS[VOCABULARY.things[action]]))
    return message("told-declined", **who(seen)) if verb == "decline" else None


def changed(seen: Seen) -> Message:
    what, n = seen[2]
    return message(CHANGE_MESSAGES[what][n < 0], **who(seen), n=abs(n))


def attacked(seen: Seen) -> Message:
    kind, target = seen[2]
    return message(FIGHT_MESSAGES[kind], **who(seen), foe=seat(target) if target >= 0 else "")


def looked(seen: Seen) -> Message | None:
    found = with_cards("told-looked", "told-looked-hidden")(seen)
    return {**found, "whom": seat(seen[2][1])} if found else None


def took_token(seen: Seen) -> Message:
    color = COLORS[seen[2][0]]
    if not seen[4]:
        return message("told-cattle", **who(seen), color=color)
    return message("told-cattle-seen", **who(seen), color=color, **worth(seen[4][0]))


def worth(token: int) -> dict[str, Fact]:
    """What a cattle token brings."""
    return {name: CATTLE[token][name] for name in ("money", "cards", "lp")}


def tokens(name: str, hidden: str) -> Tell:
    """Legendary tokens by what they are worth, for their owner."""

    def tell(seen: Seen) -> Message:
        if seen[4]:
            return message(name, **who(seen), values=list(seen[4]))
        return message(hidden, **who(seen), count=seen[3])

    return tell


def opened(seen: Seen) -> Message:
    side, condition = seen[2]
    return message("told-opened", side=SIDES_OF_STORY[side], condition=CONDITIONS[condition])


TOLD: Final[dict[int, Tell]] = {
    CHOSE: chose,
    TOOK_BACK: plainly("told-took-back"),
    TURN: lambda seen: message("told-turn", **who(seen), round=seen[2][0]),
    DREW: with_cards("told-drew-cards", "told-drew"),
    DISCARDED: with_cards("told-discarded"),
    RESHUFFLED: lambda seen: message("told-reshuffled", count=seen[2][0]),
    CHANGED: changed,
    WENT: with_thing("told-went", SPACE_IDS),
    SHERIFF: with_thing("told-sheriff", SPACE_IDS),
    BANDIT_CAME: with_thing("told-bandit-came", SPACE_IDS),
    BANDIT_LEFT: with_thing("told-bandit-left", SPACE_IDS),
    ATTACKED: attacked,
    LOOKED: looked,
    LOOKED_NPC: with_cards("told-looked-npc", "told-looked-npc-hidden", FIGHT_IDS),
    NPC_DREW: with_cards("told-npc-drew", "told-npc-drew-hidden", FIGHT_IDS),
    SHOWED: with_cards("told-showed"),
    NPC_SHOWED: lambda seen: message("told-npc-showed", rank=FIGHT_IDS[seen[2][0]]),
    WON: lambda seen: message("told-won" if seen[2][0] else "told-lost", **who(seen)),
    RESTARTED: plainly("told-restarted"),
    ARRESTED: plainly("told-arrested"),
    ROLLED: lambda seen: message("told-rolled", **who(seen), faces=[FACES[face] for face in seen[2]]),
    BOUGHT: with_thing("told-item", ITEM_IDS),
    UPGRADED: with_thing("told-upgraded", [both[1]["id"] for both in SIDES]),
    READIED: with_thing("told-readied", ITEM_IDS),
    USED_UP: with_thing("told-used-up", ITEM_IDS),
    LIVED_UP_TO: plainly("told-lived-up"),
    TOKEN: took_token,
    TOKEN_MOVED: plainly("told-cattle-lost"),
    DELIVERED: lambda seen: message("told-delivered", **who(seen), **worth(seen[2][0])),
    JOINED: plainly("told-joined"),
    DEALT: with_cards("told-dealt-cards", "told-dealt"),
    FLOP: with_cards("told-flop"),
    REPLACED: with_cards("told-replaced"),
    WON_POKER: plainly("told-won-poker"),
    DISC: lambda seen: message("told-disc", **who(seen), side=SIDES_OF_STORY[seen[2][0]]),
    TURNED: with_thing("told-story", STORY_IDS),
    GOAL: with_thing("told-goal", GOAL_IDS),
    TOKENS: tokens("told-tokens", "told-tokens-hidden"),
    RETURNED: tokens("told-returned", "told-returned-hidden"),
    BLACK: with_thing("told-black", BLACK_IDS),
    CAME: with_thing("told-came", CHARACTER_IDS),
    OFFERED: with_cards("told-offered", ids=CHARACTER_IDS),
    OPENED: opened,
    ENDED: plainly("told-ended"),
}
