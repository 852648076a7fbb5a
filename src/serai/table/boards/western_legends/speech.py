"""Western Legends in words: what questions and actions need beside their own numbers, and the lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serai.engine.events import CHOSE, TOOK_BACK, Seen
from serai.games.western_legends import events as story
from serai.games.western_legends.board import LOCATIONS, SPACE_IDS
from serai.games.western_legends.cards import (
    BLACK_IDS,
    CARD_IDS,
    CATTLE,
    CHARACTER_IDS,
    COLORS,
    CONDITIONS,
    FACES,
    FIGHT_ROWS,
    GOAL_IDS,
    ITEM_IDS,
    LIMITS,
    SIDES,
    SIDES_OF_STORY,
    STORY_IDS,
    VALUES,
    WEAPONS,
)
from serai.games.western_legends.events import FIGHTS
from serai.games.western_legends.state import SOURCES
from serai.games.western_legends.vocabulary import VOCABULARY
from serai.table.boards.western_legends.actions import who_is
from serai.table.boards.western_legends.display import CHOICES
from serai.table.boards.western_legends.fight import TITLES, foe, leader, value
from serai.table.boards.western_legends.things import me_of
from serai.table.scene import Scene
from serai.table.view import Choice

Args = dict[str, object]

# ---- Questions -------------------------------------------------------------------------------------------


def own_turn(scene: Scene) -> Args:
    """Which action it is, of how many; 0 when all are spent."""
    left, most = scene.o["actions"], LIMITS["actions_per_turn"]
    return {"nth": most - left + 1 if left else 0, "most": most}


def gear(scene: Scene) -> Args:
    return {"kind": "weapon" if fields(scene)["kinds"] & WEAPONS else "mount"}


def fields(scene: Scene) -> dict[str, Any]:
    assert scene.view.ask is not None
    return scene.view.ask.fields


def opponents(scene: Scene) -> Args:
    """Who fights whom, seen from the viewer: `foe` is the other side."""
    fight = scene.o["fight"]
    if fight is None:
        return {"foe": "", "who": ""}
    side = 1 if fight["sides"][1] == scene.me else 0
    return {"foe": foe(scene, fight, 1 - side), "who": foe(scene, fight, 0)}


def duel_so_far(scene: Scene) -> Args:
    fight = scene.o["fight"]
    side = 1 if fight["sides"][1] == scene.me else 0
    ahead = leader(scene, fight) == side
    return {"mine": value(scene, fight, side), "other": value(scene, fight, 1 - side), "lead": "ahead" if ahead else "behind"}


def poker_so_far(scene: Scene) -> Args:
    table = scene.o["poker"]
    return {"pot": table["pot"], "starter": scene.called(table["starter"]), "price": VALUES["poker_ante"]}


def hand_limit(scene: Scene) -> Args:
    me = me_of(scene)
    return {"limit": LIMITS["hand_limit"] - me["wounds"] * LIMITS["hand_limit_minus_per_wound"] if me else 0}


ASKED: Final[dict[str, Callable[[Scene], Args]]] = {
    "TakeAction": own_turn,
    "ReadyGear": gear,
    "Choose": lambda scene: {"source": SOURCES[fields(scene)["source"]].replace(" ", "-")},
    "MayReady": lambda scene: {"thing": scene.plain(ITEM_IDS[fields(scene)["item"]])},
    "LookAtHand": opponents,
    "LookAtFightCard": opponents,
    "LayCard": opponents,
    "Answer": opponents,
    "PlayFightCard": opponents,
    "MayRestart": opponents,
    "Loot": opponents,
    "LootToken": opponents,
    "React": duel_so_far,
    "JoinPoker": poker_so_far,
    "BetTwo": poker_so_far,
    "DiscardDown": hand_limit,
    "PlaceBlack": lambda scene: {"place": scene.plain(LOCATIONS[fields(scene)["location"]])},
}


def asked(scene: Scene) -> Args:
    """What the message `ask-<step>` needs beside the fields of the step."""
    step = scene.view.ask.step if scene.view.ask else ""
    return ASKED[step](scene) if step in ASKED else {}


# ---- Actions ---------------------------------------------------------------------------------------------------


def offer_words(scene: Scene, choice: Choice) -> Args:
    kind, _, n = choice.thing.rpartition("_")
    return {"thing": str(scene.say(CHOICES[kind], n=int(n)))}


def person(scene: Scene, choice: Choice) -> Args:
    return {"who": who_is(scene, choice.thing)}


def named(field: str) -> Callable[[Scene, Choice], Args]:
    """The name of a thing whose id is part of the choice's meaning."""
    return lambda scene, choice: {field: scene.plain(choice.meaning[field])}


FIGURES: Final[dict[str, Callable[[Scene, Choice], Args]]] = {
    "pass": lambda scene, choice: {"step": scene.view.ask.step if scene.view.ask else ""},
    "use": lambda scene, choice: {"step": scene.view.ask.step if scene.view.ask else ""},
    "duel": person,
    "rob": person,
    "arrest": person,
    "whiskey for": person,
    "sheriff takes": person,
    "stand in": lambda scene, choice: {"step": scene.view.ask.step if scene.view.ask else ""},
    "upgrade": named("better"),
    "reveal": named("goal"),
    "disc on the": named("condition"),
    "choose": offer_words,
    "answer with": lambda scene, choice: {"rank": scene.plain(choice.thing)},
}


def figures(scene: Scene, choice: Choice) -> Args:
    """What the message `act-<verb>` needs beside the thing and the choice's meaning."""
    return FIGURES[choice.verb](scene, choice) if choice.verb in FIGURES else {}


# ---- The log ----------------------------------------------------------------------------------------------------------

Line = tuple[str, Args] | None
Tell = Callable[[Scene, Seen], Line]

CHANGES: Final = (  # gained, lost: in the order of story.CHANGES
    ("told-lp-gained", "told-lp-lost"),
    ("told-mp-gained", "told-mp-lost"),
    ("told-wp-gained", "told-wp-lost"),
    ("told-money-gained", "told-money-lost"),
    ("told-gold-gained", "told-gold-lost"),
    ("told-wounds-gained", "told-wounds-lost"),
)


def who(scene: Scene, seen: Seen) -> Args:
    return {"who": scene.called(seen[1])}


def plainly(message: str) -> Tell:
    """An event that needs only who did it."""
    return lambda scene, seen: (message, who(scene, seen) if seen[1] >= 0 else {})


def with_thing(message: str, ids: list[str]) -> Tell:
    """An event about one thing: the first of its numbers."""
    return lambda scene, seen: (message, {"thing": scene.plain(ids[seen[2][0]]), **(who(scene, seen) if seen[1] >= 0 else {})})


def with_cards(message: str, hidden: str = "") -> Tell:
    """Poker cards by name where they may be seen, otherwise how many."""

    def tell(scene: Scene, seen: Seen) -> Line:
        _, player, _, count, cards = seen
        args = who(scene, seen) if player >= 0 else {}
        if cards:
            return message, {**args, "cards": scene.listed([scene.plain(CARD_IDS[card]) for card in cards])}
        return (hidden, {**args, "count": count}) if hidden and count else None

    return tell


def chose(scene: Scene, seen: Seen) -> Line:
    """Most choices show in what happens."""
    action = seen[4][0] if seen[4] else -1
    verb = VOCABULARY.verbs[action] if action >= 0 else ""
    if verb == "choose":
        kind, _, n = VOCABULARY.names[action].removeprefix("choose ").rpartition(" ")
        return "told-chose", {**who(scene, seen), "thing": str(scene.say(CHOICES[kind.replace(" ", "_")], n=int(n)))}
    return ("told-declined", who(scene, seen)) if verb == "decline" else None


def changed(scene: Scene, seen: Seen) -> Line:
    what, n = seen[2]
    return CHANGES[what][n < 0], {**who(scene, seen), "n": abs(n)}


def went(scene: Scene, seen: Seen) -> Line:
    """Of a way step by step only where it led to."""
    story_so_far = [told.seen for told in scene.view.told]
    here = next((n for n, other in enumerate(story_so_far) if other is seen), len(story_so_far))
    after = next((other for other in story_so_far[here + 1 :] if other[0] != CHOSE), None)
    passing = after is not None and after[:2] == seen[:2]
    return None if passing else ("told-went", {**who(scene, seen), "thing": scene.plain(SPACE_IDS[seen[2][0]])})


def attacked(scene: Scene, seen: Seen) -> Line:
    kind, target = seen[2]
    return TITLES[FIGHTS[kind]], {**who(scene, seen), "foe": scene.called(target) if target >= 0 else ""}


def looked(scene: Scene, seen: Seen) -> Line:
    cards = with_cards("told-looked", "told-looked-hidden")(scene, seen)
    return (cards[0], {**cards[1], "whom": scene.called(seen[2][1])}) if cards else None


def fight_cards(message: str, hidden: str) -> Tell:
    """Cards of the fight deck, by their ranks."""

    def tell(scene: Scene, seen: Seen) -> Line:
        ranks = [FIGHT_ROWS[card]["rank"] for card in seen[4] or ()]
        if ranks:
            return message, {**who(scene, seen), "cards": scene.listed(ranks)}
        return hidden, {**who(scene, seen), "count": seen[3]}

    return tell


def rolled(scene: Scene, seen: Seen) -> Line:
    return "told-rolled", {**who(scene, seen), "faces": scene.listed([scene.plain(FACES[face]) for face in seen[2]])}


def took_token(scene: Scene, seen: Seen) -> Line:
    if not seen[4]:
        return "told-cattle", {**who(scene, seen), "color": COLORS[seen[2][0]]}
    row = CATTLE[seen[4][0]]
    return "told-cattle-seen", {**who(scene, seen), "color": COLORS[seen[2][0]], **worth(row)}


def worth(row: dict[str, Any]) -> Args:
    return {name: row[name] for name in ("money", "cards", "lp")}


def tokens(message: str, hidden: str) -> Tell:
    """Legendary tokens by what they are worth, for their owner."""

    def tell(scene: Scene, seen: Seen) -> Line:
        if seen[4]:
            return message, {**who(scene, seen), "values": scene.listed([str(value) for value in seen[4]])}
        return hidden, {**who(scene, seen), "count": seen[3]}

    return tell


def offered(scene: Scene, seen: Seen) -> Line:
    if not seen[4]:
        return None
    return "told-offered", {**who(scene, seen), "cards": scene.listed([scene.plain(CHARACTER_IDS[one]) for one in seen[4]])}


def opened(scene: Scene, seen: Seen) -> Line:
    side, condition = seen[2]
    return "told-opened", {"side": SIDES_OF_STORY[side], "condition": scene.plain(CONDITIONS[condition])}


TOLD: Final[dict[int, Tell]] = {
    CHOSE: chose,
    TOOK_BACK: plainly("told-took-back"),
    story.TURN: lambda scene, seen: ("told-turn", {**who(scene, seen), "round": seen[2][0]}),
    story.DREW: with_cards("told-drew-cards", "told-drew"),
    story.DISCARDED: with_cards("told-discarded"),
    story.RESHUFFLED: lambda scene, seen: ("told-reshuffled", {"count": seen[2][0]}),
    story.CHANGED: changed,
    story.WENT: went,
    story.SHERIFF: with_thing("told-sheriff", SPACE_IDS),
    story.BANDIT_CAME: with_thing("told-bandit-came", SPACE_IDS),
    story.BANDIT_LEFT: with_thing("told-bandit-left", SPACE_IDS),
    story.ATTACKED: attacked,
    story.LOOKED: looked,
    story.LOOKED_NPC: fight_cards("told-looked-npc", "told-looked-npc-hidden"),
    story.NPC_DREW: fight_cards("told-npc-drew", "told-npc-drew-hidden"),
    story.SHOWED: with_cards("told-showed"),
    story.NPC_SHOWED: lambda scene, seen: ("told-npc-showed", {"rank": FIGHT_ROWS[seen[2][0]]["rank"]}),
    story.WON: lambda scene, seen: ("told-won" if seen[2][0] else "told-lost", who(scene, seen)),
    story.RESTARTED: plainly("told-restarted"),
    story.ARRESTED: plainly("told-arrested"),
    story.ROLLED: rolled,
    story.BOUGHT: with_thing("told-item", ITEM_IDS),
    story.UPGRADED: with_thing("told-upgraded", [both[1]["id"] for both in SIDES]),
    story.READIED: with_thing("told-readied", ITEM_IDS),
    story.USED_UP: with_thing("told-used-up", ITEM_IDS),
    story.TOKEN: took_token,
    story.TOKEN_MOVED: plainly("told-cattle-lost"),
    story.DELIVERED: lambda scene, seen: ("told-delivered", {**who(scene, seen), **worth(CATTLE[seen[2][0]])}),
    story.JOINED: plainly("told-joined"),
    story.DEALT: with_cards("told-dealt-cards", "told-dealt"),
    story.FLOP: with_cards("told-flop"),
    story.REPLACED: with_cards("told-replaced"),
    story.WON_POKER: plainly("told-won-poker"),
    story.DISC: lambda scene, seen: ("told-disc", {**who(scene, seen), "side": SIDES_OF_STORY[seen[2][0]]}),
    story.TURNED: with_thing("told-story", STORY_IDS),
    story.GOAL: with_thing("told-goal", GOAL_IDS),
    story.TOKENS: tokens("told-tokens", "told-tokens-hidden"),
    story.RETURNED: tokens("told-returned", "told-returned-hidden"),
    story.BLACK: with_thing("told-black", BLACK_IDS),
    story.CAME: with_thing("told-came", CHARACTER_IDS),
    story.OFFERED: offered,
    story.OPENED: opened,
    story.ENDED: plainly("told-ended"),
}


def told(scene: Scene, seen: Seen) -> Line:
    """A line of the log: its message and what the message needs."""
    return TOLD[seen[0]](scene, seen)
