"""A fight of Western Legends: two sides face to face, their cards and values, and the reactions between them."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.events import CHOSE, Seen
from serai.engine.step import PASS
from serai.games.western_legends.cards import CARD_IDS, VALUES
from serai.games.western_legends.events import ATTACKED, FIGHT_MESSAGES, FIGHTS, RESTARTED, SHOWED
from serai.table.boards.western_legends.things import (
    ARREST,
    BANDIT,
    BLACK_DUELS,
    BLACK_ROBS,
    CARD,
    DUEL,
    FOES,
    GUARD,
    ROB,
    SHERIFF,
    act,
    area,
    back,
    colour_class,
    fight_card,
    poker_card,
    small_card,
    token,
)
from serai.table.scene import Scene
from serai.table.svg import icon

Fight = dict[str, Any]

TITLES: Final = dict(zip(FIGHTS, FIGHT_MESSAGES, strict=True))
PRIZES: Final = {  # what side 0 gets for winning
    DUEL: "prize-duel", ROB: "prize-rob", ARREST: "prize-arrest", BANDIT: "prize-bandit", GUARD: "prize-guard",
    SHERIFF: "prize-sheriff", BLACK_DUELS: "prize-nothing", BLACK_ROBS: "prize-nothing",
}  # fmt: skip
PRICES: Final = {GUARD: "defeat-guard", SHERIFF: "defeat-sheriff", BLACK_ROBS: "defeat-black-robs"}  # and for losing
PHASES: Final = ("phase-start", "phase-cards", "phase-reactions", "phase-result")
LAYING: Final = ("LayCard", "Answer", "PlayFightCard")


def foe(scene: Scene, fight: Fight, side: int) -> str:
    """Who fights on this side, as text for a message."""
    seat = fight["sides"][side]
    return scene.called(seat) if seat is not None else str(scene.say(FOES[fight["kind"]]))


def against_player(scene: Scene, fight: Fight) -> bool:
    return fight["sides"][1] is not None and fight["sides"][1] < len(scene.view.seats)


def phase(scene: Scene, fight: Fight) -> int:
    """Which of the four phases it is."""
    asked = scene.o["asked"][-1] if scene.o["asked"] else ""
    if fight["revealed"]:
        return 2 if asked == "React" else 3
    return 1 if asked in LAYING or any(fight["laid"]) else 0


def arena(scene: Scene) -> str:
    """The whole fight, over the map."""
    fight: Fight = scene.o["fight"]
    now = phase(scene, fight)
    steps = [
        f'<li{" data-done" if n < now else " aria-current=step" if n == now else ""}><b class="num">{scene.num(n + 1)}</b>'
        f"{scene.say(message)}</li>"
        for n, message in enumerate(PHASES)
    ]
    title = scene.say(TITLES[fight["kind"]], who=foe(scene, fight, 0), foe=foe(scene, fight, 1))
    inner = (
        f"<header><h2>{icon('fight')} {title}</h2>"
        f'<ol class="fsteps" aria-label="{scene.say("phases")}">{"".join(steps)}</ol></header>'
        f'<div class="fgrid">{side_of(scene, fight, 0)}{middle(scene, fight)}{side_of(scene, fight, 1)}</div>'
        f"{drawn_cards(scene, fight)}{seen_cards(scene, fight)}"
    )
    return area("fight", title, inner, "stage arena")


def side_of(scene: Scene, fight: Fight, side: int) -> str:
    """One fighter: card, value, the sum that leads to it, and what winning means."""
    seat = fight["sides"][side]
    total = fight["values"][side]
    shield = f'<span class="tag">{icon("shield")}{scene.say("shielded")}</span>' if side in fight["shields"] else ""
    outcome = prize(scene, fight) if side == 0 else price(scene, fight)
    number = scene.num(total) if total is not None else "?"
    name = scene.say("fights", who=foe(scene, fight, side))
    return (
        f'<section class="fside {colour_class(scene, seat)}{" fside--r" if side else ""}" aria-label="{name}">'
        f'<header>{token(scene, seat)}<div><b class="disp">{name}</b>'
        f"<small>{role(scene, fight, side)}</small></div>{shield}</header>"
        f'<div class="fcard">{laid_card(scene, fight, side)}</div>'
        f'<div class="fval"><span class="ftotal num">{number}</span>{calculation(scene, fight, side)}</div>'
        f'<p class="small muted fout">{outcome}</p></section>'
    )


def role(scene: Scene, fight: Fight, side: int) -> str:
    ties = fight["wins_ties"] == side
    controller = fight["controller"]
    if side == 1 and controller is not None:
        return scene.say("role-played-by", who=scene.called(controller))
    return scene.say("role-wins-ties" if ties else "role-loses-ties")


def prize(scene: Scene, fight: Fight) -> str:
    won = {name: n for name, n in VALUES.items() if "_win_" in name}
    return scene.say(PRIZES[fight["kind"]], foe=foe(scene, fight, 1), **won)


def price(scene: Scene, fight: Fight) -> str:
    return scene.say(PRICES.get(fight["kind"], "defeat"), who=foe(scene, fight, 0), wp=VALUES["heist_lose_wp"])


def laid_card(scene: Scene, fight: Fight, side: int) -> str:
    card = fight["against" if side else "card"]
    if card is not None:
        against = side == 1 and not against_player(scene, fight)
        return fight_card(scene, card) if against else poker_card(scene, card)
    if fight["laid"][side]:
        return back(scene.say("face-down"))
    return f'<span class="slot">{scene.say("no-card-yet")}</span>'


def calculation(scene: Scene, fight: Fight, side: int) -> str:
    parts = fight["parts"][side]
    if parts is None:
        return ""
    terms = zip(("sum-card", "sum-raised", "sum-lowered", "sum-black"), parts, strict=True)
    shown = [f'<span>{scene.say(word)} <b class="num">{scene.num(n)}</b></span>' for word, n in terms if n]
    return f'<span class="calc">{"".join(shown)}</span>'


def changed_by(scene: Scene, card: str) -> str:
    """What this reaction of the viewer would do to a value, as a tag for the card."""
    found = scene.can(act("react with", card))
    changes = found[0].meaning.get("changes", []) if found else []
    shown = [f"{scene.num(old)} → {scene.num(new)}" for old, new in changes]
    return f'<bdi dir="ltr">{" ".join(shown)}</bdi>' if shown else ""


# ---- Between them: who leads, and the chain of reactions ----------------------------------------------------


def middle(scene: Scene, fight: Fight) -> str:
    ahead: int | None = fight["ahead"]
    if ahead is None:
        lead = scene.say("lead-hidden" if any(fight["laid"]) else "lead-none")
    else:
        values = [fight["values"][ahead], fight["values"][1 - ahead]]
        lead = scene.say("lead", who=foe(scene, fight, ahead), high=values[0], low=values[1])
    return (
        f'<div class="fmid"><span class="vs" aria-hidden="true">{icon("fight")}</span><p class="disp lead">{lead}</p>'
        f'<ol class="chain" aria-label="{scene.say("phase-reactions")}">{"".join(chain(scene, fight))}</ol></div>'
    )


def chain(scene: Scene, fight: Fight) -> list[str]:
    """What was played and passed since the cards were turned up, and who is to react."""
    lines = []
    open_cards = [card for card in (fight["card"], fight["against"]) if card] if fight["revealed"] else []
    for kind, player, _, _, cards in since_attack(scene):
        side = "right" if player == fight["sides"][1] else "left"
        start = f'<li class="{side}">{token(scene, player)}<span>'
        names = [CARD_IDS[card] for card in cards or ()] if kind == SHOWED else []
        if kind == SHOWED and not set(names) & set(open_cards):
            played = "".join(small_card(scene, card) for card in names)
            lines.append(f"{start}{scene.say('chain-plays', who=scene.called(player))}</span>{played}</li>")
        elif kind == CHOSE and fight["revealed"] and cards and cards[0] == PASS and player in fight["sides"]:
            lines.append(f"{start}{scene.say('chain-passes', who=scene.called(player))}</span></li>")
    if phase(scene, fight) == 2:
        seat = scene.o["waiting"][0]
        side = "right" if seat == fight["sides"][1] else "left"
        mine = " now" if seat == scene.me and scene.live else ""
        lines.append(
            f'<li class="{side}{mine}" aria-current="step">{token(scene, seat)}'
            f"<span>{scene.say('chain-reacts', who=scene.called(seat))}</span></li>"
        )
    return lines


def since_attack(scene: Scene) -> list[Seen]:
    """What was told since this fight began."""
    story = [told.seen for told in scene.view.told]
    starts = [n for n, seen in enumerate(story) if seen[0] in (ATTACKED, RESTARTED)]
    return story[starts[-1] :] if starts else []


# ---- What only one seat sees (WL-2.5) ---------------------------------------------------------------------------


def drawn_cards(scene: Scene, fight: Fight) -> str:
    """The fight cards of the player who plays the bandit, the guard or the sheriff; for the others only how many."""
    if fight.get("drawn"):
        cards = "".join(f"<li>{fight_card(scene, card, act('answer with', card))}</li>" for card in fight["drawn"])
        head = scene.say("your-fight-cards", foe=foe(scene, fight, 1))
        return f'<div class="fdrawn"><h3>{head}</h3><ul class="hand">{cards}</ul></div>'
    if fight["drawn_size"]:
        return f'<p class="small muted">{scene.say("fight-cards-drawn", count=fight["drawn_size"])}</p>'
    return ""


def seen_cards(scene: Scene, fight: Fight) -> str:
    """What a rifle has shown."""
    if not fight.get("seen"):
        return ""
    cards = "".join(
        small_card(scene, card) if card in CARD else f'<span class="minipk">{scene.name(card)}{icon("fight")}</span>'
        for card in fight["seen"]
    )
    return f'<p class="row wrap small"><span class="muted">{scene.say("you-looked-at")}</span>{cards}</p>'
