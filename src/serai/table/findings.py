"""What a review finds out (see `serai.bots.analysis`), computed by a worker in parts that are short enough to be stored."""

from __future__ import annotations

import time

import msgspec

from serai.bots.analysis import Finding, compare, decisions
from serai.catalogue import find
from serai.engine.log import read


class Study(msgspec.Struct, tag="study"):
    """A part of a review: decisions from the first on that is not known yet, or more pairs of games for one of them."""

    log: str
    first: int
    before: list[float] = []  # the chances before it
    compare: Finding | None = None
    tests: int = 1  # decisions that are compared in the whole review
    seconds: float = 2.0  # after these, what is ready is handed back


class Studied(msgspec.Struct):
    """What was found.  A study that failed says how."""

    findings: list[Finding] = []
    trace: str = ""


def study(job: Study) -> Studied:
    """Do as much of a study as fits into its time, and at least one step."""
    record, end = read(job.log, find), time.monotonic() + job.seconds
    if job.compare is not None:
        for _ in compare(record, job.compare, job.tests):
            if time.monotonic() > end:
                break
        return Studied([job.compare])
    found: list[Finding] = []
    for one in decisions(record, first=job.first, before=job.before):
        found.append(one)
        if time.monotonic() > end:
            break
    return Studied(found)
