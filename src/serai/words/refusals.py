"""Why something cannot be done, in words: a sentence with the figures of the position, and the way out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from serai.engine.events import Fact
from serai.engine.state import State
from serai.engine.step import IN_ORDER, NOT_NOW, NOT_YOURS, PASS, key_of, rule_of
from serai.words.speaker import Speaker, capital, kebab, unmarked

SAID = {NOT_NOW: "why-not-now", NOT_YOURS: "why-asked", IN_ORDER: "why-in-order"}  # reasons that are not rules of a game


class Refusal(NamedTuple):
    """What there is to say of something that cannot be done."""

    rule: str  # its number; empty where no rule of the game forbids it
    sentence: str  # empty where the game gives nothing but the number of the rule
    way: str = ""  # the way out
    sum: str = ""  # how the price comes about
    price: int = 0
    short: int = 0  # how much of the price is missing


def refusal(words: Speaker, s: State, seat: int, action: int) -> Refusal:
    """Why this seat cannot do this now."""
    reason = s.why_not(seat, action)
    known = 0 <= action < len(words.game.vocabulary)
    message = SAID.get(reason, f"why-{key_of(reason)}")
    if reason == NOT_NOW and known:
        of_verb = f"why-now-{kebab(words.game.vocabulary.verbs[action])}"
        message = of_verb if of_verb in words.book else message
    return worded(words, rule_of(reason), message, s.figures(seat, action, reason) if known else {})


def refusal_of_number(words: Speaker, s: State, seat: int) -> Refusal:
    """Why it must be this number of things, where several are ticked and sent together."""
    step = s.step_for(seat)
    reason = step.why_number(s) if step is not None else ""
    return worded(words, rule_of(reason), f"why-{key_of(reason)}", s.figures(seat, PASS, reason) if reason else {})


def worded(words: Speaker, rule: str, message: str, figures: Mapping[str, Fact]) -> Refusal:
    """The message with its figures, and beside `why-<key>` the way out, `way-<key>`."""
    if message not in words.book:
        return Refusal(rule, "")
    terms = added_up(words, cast("Sequence[tuple[int, str]]", figures["terms"])) if "terms" in figures else ""
    facts = words.words({name: figure for name, figure in figures.items() if name != "terms"})
    if terms:
        facts["sum"] = terms
    out = f"way-{message.removeprefix('why-')}"
    way = words.say(out, **facts) if out in words.book else ""
    price, short = [int(cast("int", figures.get(name, 0))) for name in ("price", "short")]
    return Refusal(rule, capital(words.say(message, **facts)), way, "" if terms == NO_SUM else terms, price, short)


NO_SUM = "none"  # a number that is made of one term: messages leave the brackets out


def added_up(words: Speaker, terms: Sequence[tuple[int, str]]) -> str:
    """Terms with their signs, such as “1 everybody + 1 Trader”.  A cause is named by `term-<cause>`, or as a thing."""
    parts: list[str] = []
    for number, cause in terms:
        form = "term-minus" if number < 0 else "term-plus" if parts else "term-first"
        called = f"term-{kebab(cause)}" if cause else ""
        name = words.say(called) if called and called in words.book else words.word(cause)
        parts.append(unmarked(words.say(form, n=abs(number), name=name)).strip())
    return " ".join(parts) if len(parts) > 1 else NO_SUM
