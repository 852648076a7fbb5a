"""Ways to tell a person something who is not at the table: web push, e-mail, webhook.

A channel has one method, `send(target, notice)`.  It never raises because of what the other side does: it says whether the
notice was sent, should be tried later, or whether there is nobody any more.  What it is sent with is a `Notice`: it names the
table and the turn, never a card."""

from __future__ import annotations

from typing import Protocol

import msgspec

PUSH, MAIL, HOOK = "push", "mail", "hook"  # kinds of channels
KINDS = (PUSH, MAIL, HOOK)


class Notice(msgspec.Struct, frozen=True):
    """What a person is told."""

    id: str  # the same each time this notice is sent, so that a double can be told from a second notice
    topic: str  # a newer notice of the same topic takes the place of an older one
    kind: str  # what happened: turn, clock, offer; or confirm, test
    title: str
    text: str
    link: str  # where to go
    stop: str  # the page that ends notices to this target
    language: str
    direction: str  # of writing: ltr or rtl
    lasts: int  # seconds after which it need not arrive any more


class Sent(msgspec.Struct, frozen=True):
    """The other side has it."""


class Later(msgspec.Struct, frozen=True):
    """Not now; after `seconds` at the earliest, if the other side has named a time."""

    seconds: float = 0.0
    why: str = ""  # for the log: never an address, never a text


class Gone(msgspec.Struct, frozen=True):
    """There is nobody at this target any more: it is forgotten."""


Outcome = Sent | Later | Gone


class Channel(Protocol):
    """One way to tell people something."""

    async def send(self, target: str, notice: Notice) -> Outcome: ...

    async def close(self) -> None: ...
