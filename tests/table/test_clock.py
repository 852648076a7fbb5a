"""How long a seat has: sleeping hours, time zones, the changes of clocks in spring and autumn."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise, takewhile
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from serai.table.clock import (
    CLOCKS,
    DAY,
    HOUR,
    LONGEST_SLEEP,
    MINUTE,
    NONE,
    PATIENCE,
    SHORT,
    BadSleep,
    BadZone,
    Sleep,
    deadline,
    nights,
    seat_clock,
    sleep_of,
    zone_of,
)

ZONES = {  # with summer time, without, by half an hour, south of the equator, with a day that did not exist
    name: zone_of(name)
    for name in (
        "UTC",
        "Asia/Tehran",
        "Asia/Kathmandu",
        "Europe/Berlin",
        "America/New_York",
        "Australia/Lord_Howe",
        "Pacific/Apia",
    )
}
MOMENTS = st.integers(int(datetime(2008, 1, 1, tzinfo=UTC).timestamp()), int(datetime(2031, 1, 1, tzinfo=UTC).timestamp()))
TIMES = st.integers(0, 24 * 60 - 1)
SLEEPS = st.builds(Sleep, TIMES, TIMES).filter(lambda sleep: 0 < sleep.lasts <= LONGEST_SLEEP)
DURATIONS = st.integers(1, 10 * DAY)
APIA = int(datetime(2011, 12, 29, 20, 0, tzinfo=UTC).timestamp())  # 30 December 2011 did not exist there


def at(zone: str, text: str) -> float:
    """A moment by the clocks of a place: 2026-03-28 22:00."""
    return datetime.fromisoformat(text).replace(tzinfo=ZONES[zone]).timestamp()


def shown(zone: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, ZONES[zone]).strftime("%Y-%m-%d %H:%M")


def hours(begins: str, ends: str) -> Sleep:
    minutes = [int(text[:2]) * 60 + int(text[3:]) for text in (begins, ends)]
    return sleep_of(*minutes)


def slept(begin: float, end: float, zone: ZoneInfo, sleep: Sleep) -> float:
    """Seconds of sleep between two moments: a union of nights, counted apart from the function under test."""
    found, covered = 0.0, begin
    for night in takewhile(lambda night: night[0] < end + 2 * DAY, nights(begin, zone, sleep)):
        first, last = max(night[0], covered), min(night[1], end)
        found += max(0.0, last - first)
        covered = max(covered, last)
    return found


# ---- What a person would expect -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "now", "clock", "sleep", "then"),
    [
        ("Europe/Berlin", "2026-06-10 12:00", DAY, None, "2026-06-11 12:00"),
        ("Europe/Berlin", "2026-06-10 12:00", HOUR, ("23:00", "07:00"), "2026-06-10 13:00"),  # nobody sleeps at noon
        ("Europe/Berlin", "2026-06-10 22:30", HOUR, ("23:00", "07:00"), "2026-06-11 07:30"),  # over midnight
        ("Europe/Berlin", "2026-06-10 02:00", HOUR, ("23:00", "07:00"), "2026-06-10 08:00"),  # asked while asleep
        ("Europe/Berlin", "2026-06-10 00:30", HOUR, ("01:00", "09:00"), "2026-06-10 09:30"),  # not over midnight
        ("Europe/Berlin", "2026-06-10 22:00", HOUR, ("23:00", "07:00"), "2026-06-10 23:00"),  # just before bedtime
        ("Europe/Berlin", "2026-06-10 23:00", 2 * MINUTE, ("23:00", "07:00"), "2026-06-11 07:02"),  # shorter than the sleep
        ("Europe/Berlin", "2026-06-10 12:00", DAY, ("23:00", "07:00"), "2026-06-11 20:00"),  # 16 waking hours a day
        ("Asia/Tehran", "2026-06-10 22:30", HOUR, ("23:00", "07:00"), "2026-06-11 07:30"),
        # The night in which clocks go forward is an hour shorter, the one in which they go back an hour longer.
        ("Europe/Berlin", "2026-03-28 22:00", 2 * HOUR, ("23:00", "07:00"), "2026-03-29 08:00"),
        ("Europe/Berlin", "2026-10-24 22:00", 2 * HOUR, ("23:00", "07:00"), "2026-10-25 08:00"),
        ("Australia/Lord_Howe", "2026-10-03 22:00", 2 * HOUR, ("23:00", "07:00"), "2026-10-04 08:00"),
        # Sleep that begins or ends in the hour that the clocks skip (02:00 to 03:00) or show twice.
        ("Europe/Berlin", "2026-03-29 01:00", HOUR, ("02:30", "08:00"), "2026-03-29 03:00"),
        ("Europe/Berlin", "2026-03-29 01:00", HOUR, ("20:00", "02:30"), "2026-03-29 04:30"),
        ("Europe/Berlin", "2026-10-25 01:00", HOUR, ("02:30", "08:00"), "2026-10-25 02:00"),
        ("Europe/Berlin", "2026-10-25 01:00", 2 * HOUR, ("02:30", "08:00"), "2026-10-25 08:30"),
        # A night that lies wholly in the skipped hour, and one that would end before it begins.
        ("Europe/Berlin", "2026-03-29 01:00", 3 * HOUR, ("02:30", "03:15"), "2026-03-29 05:00"),
    ],
)
def test_what_a_person_would_expect(zone: str, now: str, clock: int, sleep: tuple[str, str] | None, then: str) -> None:
    assert shown(zone, deadline(at(zone, now), clock, ZONES[zone], hours(*sleep) if sleep else None)) == then


def test_the_nights_of_changing_clocks_are_shorter_and_longer() -> None:
    sleep, zone = hours("23:00", "07:00"), ZONES["Europe/Berlin"]
    for evening, lasts in (("2026-03-28 22:00", 7), ("2026-06-10 22:00", 8), ("2026-10-24 22:00", 9)):
        now = at("Europe/Berlin", evening)
        assert deadline(now, 2 * HOUR, zone, sleep) - now == (2 + lasts) * HOUR


# ---- What holds always --------------------------------------------------------------------------

EVERYBODY = {"now": MOMENTS, "clock": DURATIONS, "zone": st.sampled_from(sorted(ZONES)), "sleep": SLEEPS}


@given(**EVERYBODY)
@example(now=APIA, clock=2 * DAY, zone="Pacific/Apia", sleep=Sleep(23 * 60, 7 * 60))
def test_waking_time_until_the_deadline_is_the_clock(now: int, clock: int, zone: str, sleep: Sleep) -> None:
    end = deadline(now, clock, ZONES[zone], sleep)
    assert end - now - slept(now, end, ZONES[zone], sleep) == pytest.approx(clock, abs=1e-3)


@given(**EVERYBODY)
def test_nobody_is_woken_by_a_deadline(now: int, clock: int, zone: str, sleep: Sleep) -> None:
    end = deadline(now, clock, ZONES[zone], sleep)
    assert end >= now + clock
    assert not any(
        begins < end < ends for begins, ends in takewhile(lambda night: night[0] < end, nights(now, ZONES[zone], sleep))
    )


@given(**EVERYBODY, more=DURATIONS)
def test_two_clocks_one_after_the_other_are_their_sum(now: int, clock: int, zone: str, sleep: Sleep, more: int) -> None:
    both = deadline(deadline(now, clock, ZONES[zone], sleep), more, ZONES[zone], sleep)
    assert both == pytest.approx(deadline(now, clock + more, ZONES[zone], sleep), abs=1e-3)


@given(**EVERYBODY, later=DURATIONS)
def test_a_later_question_has_no_earlier_deadline(now: int, clock: int, zone: str, sleep: Sleep, later: int) -> None:
    assert deadline(now + later, clock, ZONES[zone], sleep) >= deadline(now, clock, ZONES[zone], sleep)


@given(now=MOMENTS, clock=st.integers(1, 3 * DAY // MINUTE), zone=st.sampled_from(["UTC", "Asia/Kathmandu"]), sleep=SLEEPS)
def test_minute_by_minute(now: int, clock: int, zone: str, sleep: Sleep) -> None:
    """Where clocks never change, it is what somebody counts who looks at them every minute."""
    now -= now % MINUTE
    moment = datetime.fromtimestamp(now, ZONES[zone])
    left = clock
    while left:
        minute = moment.hour * 60 + moment.minute
        left -= (minute - sleep.begins) % 1440 >= (sleep.ends - sleep.begins) % 1440
        moment += timedelta(minutes=1)
    assert deadline(now, clock * MINUTE, ZONES[zone], sleep) == moment.timestamp()


@given(now=MOMENTS, zone=st.sampled_from(sorted(ZONES)), sleep=SLEEPS)
def test_nights_come_one_after_the_other(now: int, zone: str, sleep: Sleep) -> None:
    found = list(takewhile(lambda night: night[0] < now + 5 * DAY, nights(now, ZONES[zone], sleep)))
    assert found[0][0] <= now
    assert all(one[0] < one[1] for one in found)
    assert all(one[0] <= two[0] for one, two in pairwise(found))


# ---- What is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begins", "ends"), [(0, 0), (1380, 1380), (0, 1439), (60, 13 * 60 + 1), (-1, 60), (1440, 60), (60, 1440), (60, 9999999999)]
)
def test_sleeping_hours_that_cannot_be_meant(begins: int, ends: int) -> None:
    with pytest.raises(BadSleep):
        sleep_of(begins, ends)


def test_the_longest_sleep() -> None:
    assert sleep_of(22 * 60, 10 * 60).lasts == LONGEST_SLEEP


@pytest.mark.parametrize("name", ["", "Berlin", "../../etc/passwd", "/etc/localtime", "Europe/Berlin\n", "A" * 5000])
def test_unknown_zones(name: str) -> None:
    with pytest.raises(BadZone):
        zone_of(name)


# ---- Deadlines that were missed -----------------------------------------------------------------


def test_three_deadlines_in_a_row_shorten_the_clock_of_a_seat() -> None:
    for clock in CLOCKS:
        assert [seat_clock(clock, missed) for missed in range(PATIENCE)] == [clock] * PATIENCE
        assert seat_clock(clock, PATIENCE) == seat_clock(clock, 99) == min(clock, SHORT)
    assert seat_clock(NONE, PATIENCE) == NONE
