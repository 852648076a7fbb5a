"""What notices say, in the words of the person who gets them: the table and the turn, never a card."""

from __future__ import annotations

import msgspec

from serai.catalogue import find
from serai.table.channels import Notice
from serai.table.clock import DAY, MINUTE, left
from serai.words import LANGUAGES
from serai.words.book import TABLE, phrasebook

TURN, CLOCK, OFFER = "turn", "clock", "offer"  # what a notice tells of a table
CONFIRM, TEST = "confirm", "test"  # and of a channel itself
TITLES = {
    TURN: "notice-turn-title",
    CLOCK: "notice-clock-title",
    OFFER: "notice-offer-title",
    CONFIRM: "notice-confirm-title",
    TEST: "notice-test-title",
}
TEXTS = {
    TURN: "notice-turn",
    CLOCK: "notice-clock",
    OFFER: "notice-offer",
    CONFIRM: "notice-confirm",
    TEST: "notice-test",
}
STALE = 3 * DAY  # seconds after which a notice need not arrive any more


class Subject(msgspec.Struct, frozen=True):
    """What a notice is about."""

    table: str  # its id; empty where it is about the channel itself
    game: str
    title: str
    left: float | None = None  # seconds until the deadline


def notice(number: int, kind: str, subject: Subject, language: str, site: str, token: str) -> Notice:
    """`number`: of the outbox.  `site`: the public address of the server.  `token`: of the channel."""
    book = phrasebook(language, TABLE)
    game = find(subject.game).title(language) if subject.game else ""
    timed = kind == TURN and subject.left is not None
    facts: dict[str, object] = {"game": game, "left": left(subject.left or 0.0, language)} if timed else {"game": game}
    about = f"/t/{subject.table}" if subject.table else f"/confirm/{token}" if kind == CONFIRM else "/preferences"
    return Notice(
        id=f"serai-{number}",
        topic=f"{kind} {subject.table or token}" if kind != CLOCK else f"{TURN} {subject.table}",
        kind=kind,
        title=book.say(TITLES[kind], {"table": subject.title or game}),
        text=book.say("notice-turn-clock" if timed else TEXTS[kind], facts),
        link=f"{site}{about}",
        stop=f"{site}/stop/{token}",
        language=language,
        direction=LANGUAGES[language].direction,
        lasts=max(MINUTE, int(subject.left)) if timed and subject.left is not None else STALE,
    )
