"""A view with words: what boards are drawn from.  Everything that a scene returns is safe HTML."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cached_property

from markupsafe import Markup, escape

from serai.catalogue import find
from serai.engine.events import Message
from serai.table.boards import Board, board_of
from serai.table.view import Choice, View
from serai.words import Speaker


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

    def spot(
        self, inner: str, *actions: str, cls: str = "", style: str = "", label: str = "", about: str = "", extra: str = ""
    ) -> Markup:
        """A thing in HTML.  It can be chosen where one of the actions is legal: a button, a box to tick, or a button that
        asks which of several is meant.  Otherwise it only lies there, and tells on demand why not."""
        found = self.can(*actions)
        self.placed |= {choice.action for choice in found}
        look = f' style="{style}"' if style else ""
        tip = f' data-about="{escape(about)}"' if about else ""
        if not found:
            why = f' data-why="{escape(actions[0])}"' if actions and self.live and self.me is not None else ""
            name = f' role="group" aria-label="{label}"' if label else ""
            focus = ' tabindex="0"' if about or why else ""
            return Markup(f'<div class="{cls}"{look}{tip}{why}{name}{focus} {extra}>{inner}</div>')
        words = Markup(f"{label}: " if label else "") + Markup(" / ").join([self.label(choice) for choice in found])
        if len(found) == 1 and found[0].action in self.ticked:
            box = f'<input type="checkbox" form="act" name="action" value="{escape(found[0].action)}" aria-label="{words}">'
            return Markup(f'<label class="{cls} legal tick"{look}{tip} {extra}>{box}{inner}</label>')
        value = escape(json.dumps([choice.action for choice in found]) if len(found) > 1 else found[0].action)
        kind = 'type="button" data-acts' if len(found) > 1 else 'form="act" name="action" value'
        tip += " data-reveals" if len(found) == 1 and found[0].reveals else ""
        return Markup(f'<button class="{cls} legal"{look}{tip} {kind}="{value}" aria-label="{words}" {extra}>{inner}</button>')

    def target(self, inner: str, *actions: str, cls: str = "", label: str = "", about: str = "", extra: str = "") -> Markup:
        """The same for a part of a drawing: a group of SVG."""
        found = self.can(*actions)
        self.placed |= {choice.action for choice in found}
        tip = f' data-about="{escape(about)}"' if about else ""
        if not found:
            name = f' role="img" aria-label="{label}"' if label else ""
            focus = ' tabindex="0"' if about else ""
            return Markup(f'<g class="{cls}"{tip}{name}{focus} {extra}>{inner}</g>')
        words = Markup(f"{label}: " if label else "") + Markup(" / ").join([self.label(choice) for choice in found])
        value = escape(json.dumps([choice.action for choice in found]))
        tip += " data-reveals" if len(found) == 1 and found[0].reveals else ""
        return Markup(
            f'<g class="{cls} t" role="button" tabindex="0" data-acts="{value}"{tip} aria-label="{words}" {extra}>{inner}</g>'
        )

    def elsewhere(self) -> Sequence[Choice]:
        """The legal actions without a place on the board: they stand as buttons in the status bar."""
        return [choice for choice in self.view.choices if choice.action not in self.placed] if self.live else []
