"""The second worker of the page, in which bots think: a job in, an answer out (`static/thinker.js`)."""

from __future__ import annotations

import msgspec

from serai.bots.advice import STRONGEST
from serai.catalogue import find
from serai.engine.log import read
from serai.engine.save import load
from serai.page.minds import weights_of
from serai.table.worker import Job, answer, read_job


def think(job: str) -> str:
    return msgspec.json.encode(answer(read_job(job))).decode()


def needed(job: str) -> str:
    """The file of weights that a job needs; empty: none.  Reviews are the strongest bot's."""
    asked = read_job(job)
    if isinstance(asked, Job):
        return weights_of(asked.level, load(asked.state, find, any_rules=True).setup.game)
    return weights_of(STRONGEST, read(asked.log, find).setup.game)
