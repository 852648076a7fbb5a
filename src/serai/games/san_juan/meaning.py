"""What actions and questions of San Juan mean in a position: the facts that words are made of."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.events import Fact
from serai.games.san_juan.builder import OPEN_SITE, Build, ChooseSite, StandsThere, bill, site_action, sites_for
from serai.games.san_juan.cards import ARCHIVE, BANK, CHAPEL, COST, CRANE, IDS, OFFICE_BUILDING
from serai.games.san_juan.councillor import keeps
from serai.games.san_juan.round import hand_limit
from serai.games.san_juan.state import SanJuan
from serai.games.san_juan.sums import sums
from serai.games.san_juan.trader import price
from serai.games.san_juan.vocabulary import OPEN, OVER_LADEN, PAY, SPEND_NOTHING, VOCABULARY

BEHIND: Final = {"SwapOut": OFFICE_BUILDING, "UseChapel": CHAPEL, "UseBank": BANK, "SortOut": ARCHIVE}
"""The building that asks."""


def meaning(s: SanJuan, action: int) -> dict[str, Fact]:
    """What a card costs as printed and what would be paid for it at least, what a good brings, how many cards are drawn or
    paid."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    step = s.stack[-1] if s.stack else None
    if verb == "build":
        return {"cost": COST[thing], **(cheapest(s, step, thing) if isinstance(step, Build) else {})}
    if verb in ("on", "over") and isinstance(step, ChooseSite):
        me = s.players[step.player]
        sites = [OPEN_SITE] if action == OPEN else [i for i in range(len(me.buildings)) if site_action(me, i) == action]
        least = {"least": bill(me, s.laid[0], sites[0], step.privilege)[0]} if sites else {}
        return {**least, "laden": OVER_LADEN <= action < PAY}
    if verb == "sell":
        return {"gain": price(s, thing)} if s.turned else {}
    if verb == "spend":
        return {"what": "nothing" if action == SPEND_NOTHING else "good"}
    return {"cards": thing} if verb in ("draw", "pay") else {}


def cheapest(s: SanJuan, step: Build, card: int) -> dict[str, Fact]:
    """The cheapest way to build this card: on a place of its own, or over a building under a crane."""
    me = s.players[step.player]
    cards = len(me.hand) - (card in me.hand)
    sites = (OPEN_SITE, *sites_for(me, card, step.privilege, cards))
    return {"least": min([bill(me, card, site, step.privilege)[0] for site in sites]), "crane": me.has(CRANE)}


def asked(s: SanJuan, seat: int) -> dict[str, Fact]:
    """The building in question, how many cards or goods are still asked for, how many were drawn and are kept, and
    the arithmetic behind it."""
    step, me = s.step_for(seat), s.players[seat]
    fields: dict[str, Any] = step.parts() if step is not None else {}
    built = [waiting.card for waiting in s.stack if isinstance(waiting, StandsThere)]
    cards = [BEHIND[type(step).__name__]] if type(step).__name__ in BEHIND else [*s.laid, *built]
    count = fields["limit"] - len(s.batch) if "limit" in fields else fields.get("due", fields.get("left", 0))
    return {
        **({"thing": IDS[cards[-1]]} if cards else {}),
        "count": count,
        "drawn": len(me.drawn) + len(me.picked),
        "limit_of_hand": hand_limit(s, seat),
        "keep": keeps(me),
        "sums": sums(s, seat),
    }
