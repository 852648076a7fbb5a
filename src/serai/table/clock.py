"""How long a seat has for a decision.

A table has a clock: none, some minutes or some days for each decision.  A person may name the hours in which they sleep: the
clock does not run then.  Moments are seconds since 1970 as in `time.time()`, durations are seconds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from serai.engine.errors import SeraiError
from serai.words.book import TABLE, phrasebook

MINUTE, HOUR, DAY = 60, 3600, 86400
NONE = 0  # a table without a clock
CLOCKS = (NONE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 1 * DAY, 2 * DAY, 3 * DAY, 7 * DAY)  # what a table may have
PATIENCE = 3  # deadlines in a row that a seat may miss; then its clock is `SHORT`
SHORT = HOUR
LONGEST_SLEEP = 12 * HOUR  # more would be a way to stop a table


class BadSleep(SeraiError):
    """Sleeping hours that cannot be meant."""


class BadZone(SeraiError):
    """A time zone that nobody knows."""


class Sleep(NamedTuple):
    """Hours of every night in which a clock stands still, in minutes after midnight; they may reach over midnight."""

    begins: int
    ends: int

    @property
    def lasts(self) -> int:
        """Seconds, on a day of 24 hours."""
        return (self.ends - self.begins) * MINUTE % DAY


def sleep_of(begins: int, ends: int) -> Sleep:
    """Sleeping hours, if they can be meant: neither none nor all of the day."""
    if not (0 <= begins < DAY // MINUTE and 0 <= ends < DAY // MINUTE):
        raise BadSleep("The sleeping hours are not times of a day: name them as 23:00 and 07:30.")
    sleep = Sleep(begins, ends)
    if not 0 < sleep.lasts <= LONGEST_SLEEP:
        raise BadSleep(f"The sleeping hours must not be equal, and at most {LONGEST_SLEEP // HOUR} hours apart.")
    return sleep


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, such as Asia/Tehran."""
    if name not in zones():
        raise BadZone(f"Unknown time zone {name!r:.40}. Name one like Europe/Berlin or Asia/Tehran.")
    return ZoneInfo(name)


def nights(now: float, zone: ZoneInfo, sleep: Sleep) -> Iterator[tuple[float, float]]:
    """When this person sleeps, from the night before `now` on.  A time that the clocks skip or show twice is the one that
    follows from the offset before the change; a night that ends before it begins is none."""
    day = datetime.fromtimestamp(now, zone).date() - timedelta(days=1)
    begins, ends = time(*divmod(sleep.begins, 60)), time(*divmod(sleep.ends, 60))
    while True:
        morning = day if begins < ends else day + timedelta(days=1)
        night = datetime.combine(day, begins, zone).timestamp(), datetime.combine(morning, ends, zone).timestamp()
        if night[0] < night[1]:
            yield night
        day += timedelta(days=1)


def deadline(now: float, clock: float, zone: ZoneInfo, sleep: Sleep | None) -> float:
    """When `clock` seconds have passed since `now`, the sleeping hours left out."""
    if sleep is None:
        return now + clock
    moment, left = now, clock
    for begins, ends in nights(now, zone, sleep):
        if moment + left <= begins:
            break
        left -= max(0.0, begins - moment)
        moment = max(moment, ends)
    return moment + left


def seat_clock(clock: int, missed: int) -> int:
    """The clock of a seat that has missed this many deadlines in a row: the others do not wait for ever."""
    return min(clock, SHORT) if missed >= PATIENCE else clock


def left(seconds: float, language: str) -> str:
    """A duration in words: 3 days, 47 hours, 90 minutes; what is less than a minute is a minute."""
    book = phrasebook(language, TABLE)
    for unit, message in ((DAY, "left-days"), (HOUR, "left-hours")):
        if seconds >= 2 * unit or seconds == unit:
            return book.say(message, {"count": round(seconds / unit)})
    return book.say("left-minutes", {"count": max(1, round(seconds / MINUTE))})
