"""Kinds of tests, their order, and what they cost.

A kind is a marker.  `browser`, `server` and `build` follow from the fixtures that a test uses, so nobody can forget them, or
from the marker of a parameter; `long` stands at the test.  Tests of one file share what they play and render (`@cache`), so
one worker has them all; in a file of long tests each game is apart.  A run ends with the processor time by kind, and with the
tests that should be `long` and are not.
"""

from __future__ import annotations

import re
import resource
from collections import defaultdict
from collections.abc import Generator
from typing import Any

import pytest
from _pytest.nodeid import NodeId
from hypothesis import HealthCheck, settings

KINDS = {"builds": "build", "chromium": "browser", "servers": "server", "postgres": "server"}  # by fixture
FIRST = ["build", "browser", "server", "ray", "long"]  # in this order, so that the longest are not left for the end
EDITION = re.compile(r"-\d+$")  # of the id of a game
QUICK = 2.0  # seconds of processor time; whatever takes more is `long`
LEFT_OUT = {"browser", "server", "build", "long"}  # by `make check`
settings.register_profile(  # examples are the same every time, and a busy machine may take long for them
    "serai", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("serai")
SPENT, ENDED = pytest.StashKey[float](), pytest.StashKey[float]()


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Such a kind is also a group: one worker has them all, so a server and a build are made once."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        kinds = [kind for fixture, kind in KINDS.items() if fixture in fixtures or item.get_closest_marker(kind)]
        for kind in kinds:
            item.add_marker(kind)
        group(item, kinds[0] if kinds else company(item))
    items.sort(key=lambda item: next((n for n, kind in enumerate(FIRST) if item.get_closest_marker(kind)), len(FIRST)))


def company(item: pytest.Item) -> str:
    """The tests that share what one worker makes once: those of a file; the long ones only with those of the same game, in
    all its editions."""
    file = f"{item.path.parent.name}.{item.path.stem}"
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    game = str(given.get("game_id", given.get("package", "")))
    return f"{file} {EDITION.sub('', game).replace('_', '-')}" if item.get_closest_marker("long") else file


def group(item: pytest.Item, name: str) -> None:
    """One worker has all tests of a group.  pytest-xdist 3.8 writes the group behind the test's name, where pytest 9.2 does not
    look for it any more (pytest-xdist, issue 1386), so it is written here."""
    item.add_marker(pytest.mark.xdist_group(name))
    if hasattr(item.config, "workerinput"):
        item._id = NodeId.parse(f"{item.nodeid}@{name}")


# ---- What a test costs -------------------------------------------------------------------------


def processor_time() -> float:
    """Of this process and of those that it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[SPENT] = processor_time()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """With the last test of a folder ends what all of them shared, a server or a PostgreSQL: that is not its own cost."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        item.stash[ENDED] = processor_time()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    report = yield
    if call.when == "teardown":
        report.user_properties.append(("cpu", item.stash.get(ENDED, processor_time()) - item.stash[SPENT]))
    return report


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    kinds: dict[str, float] = defaultdict(float)
    slow = []
    for report in terminalreporter.getreports(""):
        cpu = dict(report.user_properties).get("cpu")
        if isinstance(cpu, float):
            kinds[next((kind for kind in FIRST if kind in report.keywords), "other")] += cpu
            if cpu > QUICK and not LEFT_OUT & report.keywords.keys():
                slow.append(f"{cpu:.1f} s: {report.nodeid}")
    if kinds:
        terminalreporter.write_line("processor time: " + ", ".join(f"{kind} {cpu:.0f} s" for kind, cpu in kinds.items()))
    for line in slow:
        terminalreporter.write_line(f"not marked as long, and takes {line}")
