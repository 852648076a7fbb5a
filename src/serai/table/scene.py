"""A view with words: what boards are drawn from.  Everything that a scene returns is safe HTML."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup, escape

from serai.catalogue import find
from serai.engine.events import Message
from serai.table.boards import Board, board_of
from serai.table.view import Choice, View, Way
from serai.words import Speaker
from serai.words.speaker import capital


class HtmlSpeaker:
    """The words of one game in one language as safe HTML: everything in them is escaped, no matter who wrote it."""

    def __init__(self, game_id: str, language: str, seats: Sequence[str] = ()) -> None:
        self.game = find(game_id)
        self.language = language
        self.words = Speaker(self.game, language, seats=seats)

    def say(self, message: str, **facts: object) -> Markup:
        """A message of the game's or the table's Fluent files."""
        return escape(self.words.say(message, **facts))

    def name(self, thing: str) -> Markup:
        """What a thing is called in the reader's language."""
        return escape(self.words.name(thing))

    def plain(self, thing: str) -> str:
        """The same as text, to be put into a message (which is escaped as a whole)."""
        return self.words.names.get(thing, thing.replace("_", " "))

    def listed(self, parts: Iterable[str]) -> str:
        """Parts of a sentence one after the other, with the comma of the language."""
        return self.words.listed(parts)

    def num(self, number: int) -> Markup:
        return Markup(self.words.number(number))

    def digits(self, text: str) -> str:
        return self.words.book.digits(text)


class Offer(NamedTuple):
    """Something that can be chosen at a place of the board: one action, or a way of several."""

    actions: Sequence[str]
    path: Sequence[str]
    label: Markup
    reveals: bool


def as_json(value: object) -> Markup:
    return escape(json.dumps(value, ensure_ascii=False))


def several_of(offers: Sequence[Offer]) -> str:
    """What a script needs to send one of these: actions, or ways with their places."""
    if all(len(offer.actions) == 1 and not offer.path for offer in offers):
        return f'data-acts="{as_json([offer.actions[0] for offer in offers])}"'
    ways = [{"actions": offer.actions, "path": offer.path, "label": offer.label.unescape()} for offer in offers]
    return f'data-ways="{as_json(ways)}" data-path="{as_json(offers[0].path)}"'


def spoken(label: str, offers: Sequence[Offer]) -> Markup:
    """What a thing is and what may be done with it, each once."""
    words = Markup(" / ").join([offer.label for offer in offers])
    return words if label in ("", words) else Markup(f"{label}: ") + words


def picture(element: str, words: Markup, inner: str) -> str:
    """What is drawn on something to choose, as a picture that says these words: they become the name of the button around it,
    in place of the numbers in its corners and its small print."""
    return f'<{element} class="drawn" role="img" aria-label="{words}">{inner}</{element}>'


class Scene(HtmlSpeaker):
    """One picture of one table for one viewer in one language."""

    def __init__(self, view: View, language: str, live: bool = True) -> None:
        super().__init__(view.game, language, [seat.name for seat in view.seats])
        self.board: Board = board_of(self.game)
        self.view = view
        self.o = view.observation
        self.me = view.seat
        self.live = live  # False in a replay: nothing can be chosen
        listed = [] if not live else view.several.choices if view.several else view.choices
        self.legal: dict[str, Choice] = {choice.action: choice for choice in [*listed, *(view.choices if live else [])]}
        self.ticked = {choice.action for choice in view.several.choices} if live and view.several else set()
        self.ways: dict[str, list[Way]] = {}  # by place
        for way in view.ways if live else []:
            self.ways.setdefault(way.to, []).append(way)
        self.placed: set[str] = set()  # actions that have their place on the board

    # -- words --

    def who(self, seat: int) -> Markup:
        return escape(self.view.seats[seat].name)

    def called(self, seat: int) -> str:
        """A seat's name as text for a message."""
        return self.words.called(seat)

    def colour(self, seat: int) -> int:
        """1 to 6: the class `p3`, the icon `p3`."""
        return self.view.seats[seat].colour

    def label(self, choice: Choice) -> Markup:
        """An action in words."""
        return escape(self.words.label(choice.verb, choice.thing, choice.meaning))

    def question(self) -> Markup:
        """What is asked of the viewer."""
        ask = self.view.ask
        if ask is None:
            return Markup("")
        return escape(self.words.question(ask.step, {**ask.fields, **ask.facts}))

    @cached_property
    def lines(self) -> list[tuple[int, Message]]:
        """The events that are worth a line: the place of each among those that the viewer was told, and what there is to say
        of it."""
        return self.words.lines([told.seen for told in self.view.told], self.o)

    def sentence(self, message: Message) -> Markup:
        return escape(self.words.speak(message))

    def predicate(self, message: Message) -> Markup:
        """A sentence without its subject, to stand under the name of who did it."""
        return escape(self.words.predicate(message))

    # -- what can be chosen --

    def can(self, *actions: str) -> list[Choice]:
        """Those of these actions that the viewer may take now."""
        return [self.legal[action] for action in actions if action in self.legal]

    def may(self, verb: str) -> list[Choice]:
        """The legal actions with this verb."""
        return [choice for choice in self.legal.values() if choice.verb == verb]

    def ways_to(self, place: str) -> list[Way]:
        """How the viewer may get to this place in one go, the cheapest way first."""
        return self.ways.get(place, [])

    def way_label(self, way: Way) -> Markup:
        """A way in words: where to, how far, at what cost."""
        facts = {"thing": way.to, "steps": way.steps, "fee": way.fee, **way.differs}
        return escape(capital(self.words.say("way", **self.words.words(facts))))

    def offered(self, actions: Sequence[str], ways: Sequence[Way]) -> list[Offer]:
        """What a thing stands for: the ways to it, and those of its actions that are legal.  The first step of such a way is
        not offered beside it."""
        found = self.can(*actions)
        self.placed |= {choice.action for choice in found}
        first = {way.actions[0] for way in ways}
        return [
            *[Offer(way.actions, way.path, self.way_label(way), way.reveals) for way in ways],
            *[Offer([c.action, *c.also], [], self.label(c), c.reveals) for c in found if c.action not in first],
        ]

    def why_not(self, actions: Sequence[str]) -> str:
        """For something that cannot be chosen: those who play may ask why not."""
        return f' data-why="{escape(actions[0])}"' if actions and self.live and self.me is not None else ""

    def spot(
        self,
        inner: str,
        *actions: str,
        cls: str = "",
        style: str = "",
        label: str = "",
        about: str = "",
        extra: str = "",
        ways: Sequence[Way] = (),
    ) -> Markup:
        """A thing in HTML.  It can be chosen where one of the actions is legal, or where a way leads to it: a button, a box to
        tick, or a button that asks which of several is meant.  Otherwise it only lies there, and tells on demand why not."""
        found = self.offered(actions, ways)
        look = f' style="{style}"' if style else ""
        tip = f' data-about="{escape(about)}"' if about else ""
        if not found:
            why = self.why_not(actions)
            name = f' role="group" aria-label="{label}"' if label else ""
            focus = ' tabindex="0"' if about or why else ""
            return Markup(f'<div class="{cls}"{look}{tip}{why}{name}{focus} {extra}>{inner}</div>')
        words = spoken(label, found)
        if len(found) == 1 and found[0].actions[0] in self.ticked:
            box = f'<input type="checkbox" form="act" name="action" value="{escape(found[0].actions[0])}" aria-label="{words}">'
            return Markup(f'<label class="{cls} legal tick"{look}{tip} {extra}>{box}{inner}</label>')
        if len(found) > 1:
            kind = f'type="button" {several_of(found)}'
        elif ways or len(found[0].actions) > 1:
            kind = f'form="act" name="way" value="{as_json(found[0].actions)}" {several_of(found)}'
        else:
            kind = f'form="act" name="action" value="{escape(found[0].actions[0])}"'
        tip += " data-reveals" if len(found) == 1 and found[0].reveals else ""
        return Markup(f'<button class="{cls} legal"{look}{tip} {kind} {extra}>{picture("drawn-face", words, inner)}</button>')

    def target(
        self,
        inner: str,
        *actions: str,
        cls: str = "",
        label: str = "",
        about: str = "",
        extra: str = "",
        ways: Sequence[Way] = (),
    ) -> Markup:
        """The same for a part of a drawing: a group of SVG."""
        found = self.offered(actions, ways)
        tip = f' data-about="{escape(about)}"' if about else ""
        if not found:
            why = self.why_not(actions)
            name = f' role="img" aria-label="{label}"' if label else ""
            focus = ' tabindex="0"' if about else ""
            return Markup(f'<g class="{cls}"{tip}{why}{name}{focus} {extra}>{inner}</g>')
        tip += " data-reveals" if len(found) == 1 and found[0].reveals else ""
        return Markup(
            f'<g class="{cls} t" role="button" tabindex="0" {several_of(found)}{tip} {extra}>'
            f"{picture('g', spoken(label, found), inner)}</g>"
        )

    def elsewhere(self) -> Sequence[Choice]:
        """The legal actions without a place on the board: they stand as buttons in the status bar."""
        return [choice for choice in self.view.choices if choice.action not in self.placed] if self.live else []
