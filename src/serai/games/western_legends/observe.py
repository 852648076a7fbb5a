"""What each seat sees (WL-2.2 to WL-2.5), and what is moved about behind its back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serai.engine.chance import Dice
from serai.games.western_legends.board import HIDEOUTS, RANCH, SPACE_IDS, SPACE_ROWS, STATION
from serai.games.western_legends.cards import (
    BLACK_IDS,
    BRIBE,
    CARD_IDS,
    CATTLE,
    CATTLE_IDS,
    CHARACTER_IDS,
    COLOR,
    COLORS,
    CONDITION,
    CONDITIONS,
    FACES,
    FIGHT_IDS,
    GOAL_IDS,
    GOALS_OF,
    HAUL_MONEY,
    HAULS,
    ITEM_IDS,
    LENGTHS,
    LIMITS,
    NOTHING,
    PRICE,
    SIDES,
    STARTS,
    STORY_IDS,
    UPGRADABLE,
    UPGRADE_LP,
    UPGRADE_PRICE,
    VALUES,
    discs_needed,
)
from serai.games.western_legends.events import FIGHTS
from serai.games.western_legends.fight import Loot, between_players, with_black
from serai.games.western_legends.picks import Pick
from serai.games.western_legends.places import price_of_revel
from serai.games.western_legends.state import (
    MAY_DELIVER,
    MAY_DRINK,
    MAY_SPRINT,
    PLACED,
    REPUTED,
    ROBBED_BANK,
    Fight,
    Player,
    Poker,
    Western,
)
from serai.games.western_legends.vocabulary import VOCABULARY

ITEMS: Final = len(ITEM_IDS)

# ---- Observation: a whitelist ------------------------------------------------------------------------------


def observe(s: Western, seat: int | None) -> dict[str, Any]:
    """All that this seat sees, by id (WL-2.2): nothing of WL-2.3 but its own part of WL-2.5."""
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "round": s.round,
        "last_round": s.last_round or None,
        "end_lp": LENGTHS[s.setup.options["length"]],
        "first": some(s.first),
        "active": some(s.active),
        "actions": s.actions,
        "deck": len(s.deck),
        "discards": ids(s.discards),
        "played": ids(s.played),
        "fight_deck": len(s.fight_deck),
        "sheriff": SPACE_IDS[s.sheriff],
        "bandits": [SPACE_IDS[space] for i, space in enumerate(HIDEOUTS) if s.bandits >> i & 1],
        "cattle": {color: len(ranch) for color, ranch in zip(COLORS, s.ranches, strict=True)},
        "gold": s.gold_left(),
        "dice": [FACES[face] for face in s.dice],
        "stories": [
            {
                "left": len(deck),
                "condition": CONDITIONS[CONDITION[deck[-1]]] if deck else None,
                "discs": list(discs),
                "needs": discs_needed(len(s.players)),
            }
            for deck, discs in zip(s.stories, s.discs, strict=True)
        ],
        "told": STORY_IDS[s.told] if s.told != NOTHING else None,
        "legendary_tokens": len(s.legends),
        "man_in_black": observe_black(s) if s.black_space != NOTHING else None,
        "turn": {
            "fought": [seat for seat in range(len(s.players) + 1) if s.fought >> seat & 1],
            "conditions": [name for i, name in enumerate(CONDITIONS) if s.met >> i & 1],
            "disc_placed": s.turn & PLACED != 0,
            "reputation_used": s.turn & REPUTED != 0,
            "bank_robbed": s.turn & ROBBED_BANK != 0,
            "no_mp": [seat for seat in range(len(s.players)) if s.barred >> seat & 1],
            "steps": s.steps,
            "may_sprint": s.fresh & MAY_SPRINT != 0,
            "may_drink": s.fresh & MAY_DRINK != 0,
            "may_deliver": s.fresh & MAY_DELIVER != 0,
        },
        "fight": observe_fight(s, s.fight, seat) if s.fight is not None else None,
        "poker": observe_poker(s.poker, seat) if s.poker is not None else None,
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [observe_player(s, p, seat == i) for i, p in enumerate(s.players)],
    }


def some(number: int) -> int | None:
    return number if number != NOTHING else None


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def item_ids(bits: int) -> list[str]:
    return [name for i, name in enumerate(ITEM_IDS) if bits >> i & 1]


def observe_player(s: Western, p: Player, mine: bool) -> dict[str, Any]:
    """One mat; hand, token, goals and legendary tokens are open to their owner only."""
    view: dict[str, Any] = {
        "character": CHARACTER_IDS[p.character] if p.character != NOTHING else None,
        "space": SPACE_IDS[p.space] if p.space != NOTHING else None,
        "hand_size": len(p.hand),
        "picked_size": len(p.picked),
        "money": p.money,
        "gold": p.gold,
        "gold_limit": p.gold_limit(),
        "wounds": p.wounds,
        "lp": p.lp,
        "mp": p.mp,
        "wp": p.wp,
        "movement": p.movement() if p.character != NOTHING else None,
        "items": [observe_item(p, i) for i in range(ITEMS) if p.items >> i & 1] if p.items else [],
        "cattle": COLORS[COLOR[p.token]] if p.token != NOTHING else None,
        "goals_size": len(p.goals),
        "revealed": [GOAL_IDS[goal] for goal in p.revealed],
        "tokens_size": len(p.tokens),
    }
    if mine:
        view.update(
            offered=[CHARACTER_IDS[c] for c in p.offered],
            hand=ids(p.hand),
            picked=ids(p.picked),
            token=CATTLE_IDS[p.token] if p.token != NOTHING else None,
            goals=[GOAL_IDS[goal] for goal in p.goals],
            tokens=list(p.tokens),
        )
    elif s.poker is not None and s.stack and not waits_for_bets(s):
        view["picked"] = ids(p.picked)  # shown (WL-10.15)
    return view


def waits_for_bets(s: Western) -> bool:
    """Are cards of this poker game still face down?"""
    return any([type(step).__name__ in ("BetTwo", "Showdown") for step in s.stack])


def observe_item(p: Player, item: int) -> dict[str, Any]:
    upgraded = p.better >> item & 1
    return {
        "id": SIDES[item][upgraded]["id"],
        "item": ITEM_IDS[item],
        "upgraded": upgraded == 1,
        "active": item in (p.weapon, p.mount),
    }


def observe_black(s: Western) -> dict[str, Any]:
    """The Man in Black: his deck is hidden, what he has turned up is not (WL-15.1)."""
    return {
        "space": SPACE_IDS[s.black_space],
        "lp": s.black_lp,
        "deck": len(s.black_deck),
        "discards": [BLACK_IDS[card] for card in s.black_discards],
    }


def observe_fight(s: Western, fight: Fight, seat: int | None) -> dict[str, Any]:
    """Cards face down are seen by who laid them; fight cards by their controller, one by a Repeating Rifle (WL-2.5)."""
    players = between_players(s, fight)
    mine = [fight.shown or seat == side for side in fight.sides]
    controls = seat is not None and seat == fight.controller
    second = fight.cards[1]
    view: dict[str, Any] = {
        "kind": FIGHTS[fight.kind],
        "sides": [side if side != NOTHING else None for side in fight.sides],
        "controller": some(fight.controller),
        "laid": [card != NOTHING for card in fight.cards],
        "card": CARD_IDS[fight.cards[0]] if fight.cards[0] != NOTHING and mine[0] else None,
        "against": None,
        "revealed": fight.shown,
        "reductions": list(fight.cuts),
        "shields": [side for side in (0, 1) if fight.shields >> side & 1],
        "used": ids(fight.used),
        "drawn_size": len(fight.drawn),
        "no_mp": fight.barred,
    }
    if second != NOTHING and (fight.shown or (mine[1] if players else controls)):
        view["against"] = CARD_IDS[second] if players else FIGHT_IDS[second]
    if controls:
        view["drawn"] = [FIGHT_IDS[card] for card in fight.drawn]
    if seat == fight.sides[0]:
        view["seen"] = ids(fight.known) + ([FIGHT_IDS[fight.seen]] if fight.seen != NOTHING else [])
    return view


def observe_poker(table: Poker, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = {
        "starter": table.starter,
        "seats": list(table.seats),
        "dealer": some(table.dealer),
        "pot": table.pot,
        "flop": ids(table.flop),
        "dealt_size": len(table.dealt),
    }
    if seat is not None and seat == table.dealer:
        view["dealt"] = ids(table.dealt)
    return view


# ---- What is hidden --------------------------------------------------------------------------------------------


def mix(s: Western, seat: int, dice: Dice) -> None:
    """Everything of WL-2.3 that this seat does not know."""
    mix_characters(s, seat, dice)
    mix_poker_cards(s, seat, dice)
    mix_fight_cards(s, seat, dice)
    mix_stories(s, dice)
    mix_cattle(s, seat, dice)
    mix_goals(s, seat, dice)
    s.black_deck = dice.mixed(s.black_deck)


def mix_characters(s: Western, seat: int, dice: Dice) -> None:
    """Until all have chosen (WL-4.2)."""
    others = [p for i, p in enumerate(s.players) if i != seat and len(p.offered) == 2]
    if not others:
        return
    pool = list(s.characters)
    for p in others:
        pool += p.offered
    pool = dice.mixed(pool)
    for p in others:
        p.offered = (pool.pop(), pool.pop())
    s.characters = tuple(sorted(pool))


def mix_poker_cards(s: Western, seat: int, dice: Dice) -> None:
    """The deck, other hands, cards face down in a fight or a poker game."""
    fight, table = s.fight, s.poker
    covered = table is None or waits_for_bets(s)  # are picked cards face down?
    others = [(i, p) for i, p in enumerate(s.players) if i != seat]
    deals = table is not None and table.dealer not in (NOTHING, seat)
    hidden_sides = (
        [] if fight is None or fight.shown else [side for side in hidden_cards(s, fight) if fight.sides[side] != seat]
    )
    known = fight.known if fight is not None and seat == fight.sides[0] else ()
    pool = s.deck
    for _, p in others:
        pool += p.hand
        if covered:
            pool += p.picked
    if table is not None and deals:
        pool += table.dealt
    if fight is not None:
        pool += [fight.cards[side] for side in hidden_sides]
        for card in known:
            pool.remove(card)
    pool = dice.mixed(pool)

    def take(n: int) -> list[int]:
        cards = pool[len(pool) - n :]
        del pool[len(pool) - n :]
        return cards

    if table is not None and deals:
        table.dealt = tuple(sorted(take(len(table.dealt))))
    for i, p in others:
        laid = fight is not None and any([fight.sides[side] == i for side in hidden_sides])
        seen = known if fight is not None and i == fight.sides[1] else ()
        cards = [*seen, *take(len(p.hand) + laid - len(seen))]
        cards = dice.mixed(cards)
        if laid and fight is not None:
            card = cards.pop()
            fight.cards = (card, fight.cards[1]) if fight.side(i) == 0 else (fight.cards[0], card)
        p.hand = sorted(cards)
        if covered and p.picked:
            mix_picked(s, i, take(len(p.picked)), dice)
    s.deck = pool
    if fight is not None and fight.known and seat != fight.sides[0]:
        mix_known(s, fight, dice)


def hidden_cards(s: Western, fight: Fight) -> list[int]:
    """The sides whose poker card lies face down."""
    sides = (0, 1) if between_players(s, fight) else (0,)
    return [side for side in sides if fight.cards[side] != NOTHING]


def mix_known(s: Western, fight: Fight, dice: Dice) -> None:
    """What somebody else has looked at: any cards of that hand."""
    pile = s.players[fight.sides[1]].hand + ([fight.cards[1]] if fight.cards[1] != NOTHING and not fight.shown else [])
    pile = dice.mixed(pile)
    fight.known = tuple(sorted(pile[: len(fight.known)]))


def mix_picked(s: Western, player: int, cards: list[int], dice: Dice) -> None:
    """A player in the middle of picking: he has named the lowest cards of a set whose rest must still be there."""
    me, table = s.players[player], s.poker
    steps = [step for step in s.stack if isinstance(step, Pick) and step.player == player]
    due = steps[-1].left if steps else 0
    dealing = table is not None and table.dealer == player
    pile = cards + (list(table.dealt) if dealing and table is not None else me.hand)
    pile = dice.mixed(pile)
    chosen = sorted(pile[: len(cards) + due])
    me.picked = tuple(chosen[: len(cards)])
    rest = sorted(chosen[len(cards) :] + pile[len(cards) + due :])
    if dealing and table is not None:
        table.dealt = tuple(rest)
    else:
        me.hand = rest


def mix_fight_cards(s: Western, seat: int, dice: Dice) -> None:
    """The fight deck, and the cards drawn from it that this seat does not control."""
    fight = s.fight
    if fight is None or between_players(s, fight) or seat == fight.controller:
        s.fight_deck = dice.mixed(s.fight_deck)
        return
    laid = fight.cards[1]
    covered = laid != NOTHING and not fight.shown
    held = len(fight.drawn) + covered
    pool = [*s.fight_deck, *fight.drawn, *([laid] if covered else [])]
    pool = dice.mixed(pool)
    if with_black(s, fight):
        pool.sort(key=lambda card: card < laid)  # he used the highest of three: the others are lower
    cards = pool[len(pool) - held :]
    rest = pool[: len(pool) - held]
    if (
        fight.seen != NOTHING
        and seat == fight.sides[0]
        and fight.seen not in cards
        and not (fight.shown and fight.seen == laid)
    ):
        rest[rest.index(fight.seen)] = cards.pop()
        cards.append(fight.seen)
        cards = dice.mixed(cards)
    if covered:
        fight.cards = (fight.cards[0], cards.pop())
    fight.drawn = tuple(sorted(cards))
    if fight.seen != NOTHING and seat != fight.sides[0] and held:
        fight.seen = [*fight.drawn, fight.cards[1]][dice.below(held)]
    rest = dice.mixed(rest)
    s.fight_deck = rest


def mix_stories(s: Western, dice: Dice) -> None:
    """The backs of the top cards stay, their fronts and all that lies under them are anybody's guess (WL-4.10)."""
    pool = s.stories[0] + s.stories[1]
    pool = dice.mixed(pool)
    tops = [CONDITION[deck[-1]] if deck else NOTHING for deck in s.stories]
    sizes = [len(deck) for deck in s.stories]
    places = [next((i for i, card in enumerate(pool) if CONDITION[card] == top), NOTHING) for top in tops]
    if tops[0] == tops[1] and places[1] != NOTHING:
        places[1] = next(i for i, card in enumerate(pool) if CONDITION[card] == tops[1] and i != places[0])
    rest = [card for i, card in enumerate(pool) if i not in places]
    for deck, size in enumerate(sizes):
        s.stories[deck] = [rest.pop() for _ in range(size - 1)] + ([pool[places[deck]]] if size else [])


def mix_cattle(s: Western, seat: int, dice: Dice) -> None:
    """Tokens at the ranches, and those of the other carriers; colors are open (WL-2.3)."""
    for color, ranch in enumerate(s.ranches):
        carriers = [p for i, p in enumerate(s.players) if i != seat and p.token != NOTHING and COLOR[p.token] == color]
        pool = ranch + [p.token for p in carriers]
        pool = dice.mixed(pool)
        for p in carriers:
            p.token = pool.pop()
        s.ranches[color] = sorted(pool)


def mix_goals(s: Western, seat: int, dice: Dice) -> None:
    """The others' goals, any three of their four; legendary tokens that are not one's own (WL-16.7)."""
    pool = s.legends
    for i, p in enumerate(s.players):
        if i != seat:
            pool += p.tokens
    pool = dice.mixed(pool)
    for i, p in enumerate(s.players):
        if i != seat:
            p.tokens = tuple(sorted([pool.pop() for _ in p.tokens]))
            if p.goals:
                goals = [goal for goal in GOALS_OF[p.character] if goal not in p.revealed]
                goals = dice.mixed(goals)
                p.goals = tuple(sorted(goals[: len(p.goals)]))
    s.legends = sorted(pool)


def components(s: Western) -> list[int]:
    """Poker cards, fight cards, cattle, characters, stories still to come, legendary tokens, the Man in Black's cards."""
    cards = [*s.deck, *s.discards, *s.played]
    fight_cards, cattle = s.fight_deck[:], s.ranches[0] + s.ranches[1]
    characters, tokens = list(s.characters), s.legends[:]
    for p in s.players:
        cards += [*p.hand, *p.picked]
        cattle += [p.token] if p.token != NOTHING else []
        characters += [*p.offered, *([p.character] if p.character != NOTHING else [])]
        tokens += p.tokens
    if s.poker is not None:
        cards += [*s.poker.flop, *s.poker.dealt]
    if s.fight is not None:
        cards += [*s.fight.used, s.fight.cards[0]]
        (cards if between_players(s, s.fight) else fight_cards).append(s.fight.cards[1])
        fight_cards += s.fight.drawn
    kinds = [cards, fight_cards, cattle, characters, tokens, [*s.black_deck, *s.black_discards]]
    return sorted([100 * kind + card for kind, pile in enumerate(kinds) for card in pile if card != NOTHING])


# ---- Words in a position --------------------------------------------------------------------------------------------


def meaning(s: Western, action: int) -> dict[str, int | str]:
    """What an action means in this position, as numbers and ids: prices, gains, and what is met on the way.

    Whoever may choose it knows all of this."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    return FIGURES[verb](s, thing) if verb in FIGURES else {}


def start_figures(s: Western, choice: int) -> dict[str, int | str]:
    return {"money": STARTS[choice]["money"], "cards": STARTS[choice]["cards"]}


def step_figures(s: Western, space: int) -> dict[str, int | str]:
    return {"bandit": int(s.bandit_in(space))}


def deposit_figures(s: Western, n: int) -> dict[str, int | str]:
    """Above the limit there is less money (WL-10.4)."""
    room = LIMITS["max_money"] - s.players[s.player].money
    return {"n": n, "money": min(room, n * VALUES["deposit_money_per_gold"]), "lp": n * VALUES["deposit_lp_per_gold"]}


def upgrade_figures(s: Western, thing: int) -> dict[str, int | str]:
    item = [i for i, can in enumerate(UPGRADABLE) if can][thing]
    return {"price": UPGRADE_PRICE[item], "better": SIDES[item][1]["id"], "lp": UPGRADE_LP[item]}


def delivery_figures(s: Western, thing: int) -> dict[str, int | str]:
    """The carrier knows his token (WL-2.5); at the station MP, at a ranch WP (WL-10.8, WL-10.9)."""
    me = s.players[s.player]
    row = CATTLE[me.token]
    haul = HAUL_MONEY if me.able(HAULS) else 0
    points = "mp" if me.space == STATION else "wp"
    return {"points": points, "money": row["money"] + haul, "cards": row["cards"], "lp": row["lp"]}


def loot_figures(s: Western, thing: int) -> dict[str, int | str]:
    return {"n": (*Loot(s.player).halves(s), 1)[thing]}


FIGURES: Final[dict[str, Callable[[Western, int], dict[str, int | str]]]] = {
    "start with": start_figures,
    "go to": step_figures,
    "work": lambda s, thing: {"money": VALUES["work_money"]},
    "deposit": deposit_figures,
    "heist": lambda s, thing: {"wp": VALUES["heist_win_wp"], "money": VALUES["heist_win_money"]},
    "heal": lambda s, thing: {"price": VALUES["doctor_cost"], "n": s.players[s.player].wounds},
    "revel for": lambda s, n: {"n": n, "price": price_of_revel(s.players[s.player], n)},
    "take": lambda s, thing: {"color": COLORS[RANCH.index(s.players[s.player].space)]},
    "play": lambda s, thing: {"price": VALUES["poker_ante"]},
    "join": lambda s, thing: {"price": VALUES["poker_ante"]},
    "buy": lambda s, item: {"price": PRICE[item]},
    "upgrade": upgrade_figures,
    "duel": lambda s, thing: {"lp": VALUES["duel_win_lp"]},
    "rob": lambda s, thing: {"wp": VALUES["rob_win_wp"]},
    "arrest": lambda s, thing: {"mp": VALUES["arrest_win_mp"]},
    "deliver": delivery_figures,
    "reveal": lambda s, goal: {"goal": GOAL_IDS[goal]},
    "disc on the": lambda s, deck: {"condition": CONDITIONS[CONDITION[s.stories[deck][-1]]]},
    "pay for": lambda s, thing: {"price": BRIBE},
    "rob the": loot_figures,
    "return token": lambda s, value: {"n": value},
}


def direction(start: int, end: int) -> str:
    """Where on the board a space lies, seen from another: so that it is found on a map without names."""
    east, south = (SPACE_ROWS[end][axis] - SPACE_ROWS[start][axis] for axis in ("x", "y"))
    vertical = "" if 2 * abs(south) < abs(east) else "south" if south > 0 else "north"
    horizontal = "" if 2 * abs(east) < abs(south) else "east" if east > 0 else "west"
    return "-".join(part for part in (vertical, horizontal) if part)


def label(s: Western, action: int) -> str:
    """An action in words, with the figures of this position that a player would look for."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    name, figures = VOCABULARY.names[action], meaning(s, action)
    if verb == "buy":
        return f"{name} (${figures['price']})"
    if verb == "upgrade":
        better = next(row for _, row in SIDES if row["id"] == figures["better"])
        return f"upgrade to {better['name_en']} (${figures['price']})"
    if verb == "revel for":
        return f"{name} LP (${figures['price']})"
    if verb == "deposit":
        return f"{name} gold"
    if verb == "rob the":
        return ("rob half the gold", "rob half the money", "rob the cattle token")[thing]
    if verb in ("go to", "sheriff to"):
        start = s.sheriff if verb == "sheriff to" else s.players[s.player].space
        return f"{name} ({direction(start, thing)})" if start >= 0 else name
    if verb == "start with":
        return ("start with $20", "start with 2 cards", "start with $10 and 1 card")[thing]
    return name
