"""A crew on a Ray cluster: the same work on many machines.

Each thread of a pool gives one task to Ray and waits for it.  So tasks are started, queued and cancelled as on one machine; Ray
finds a machine for each, and another one when that dies.
"""

from __future__ import annotations

import os
import pickle
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

from serai import __version__
from serai.catalogue import everything
from serai.engine.errors import SeraiError
from serai.engine.figures import changed, mark
from serai.extras import needed_by
from serai.lab.simulate import Crew

DEATHS = 3  # of workers on the same task; then the task is to blame
LAST_PORT = 65_535
PATIENCE = 5.0  # seconds to wait for a machine to answer
STORE = 100 << 20  # bytes of shared memory for a local Ray; results are small
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no reports
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # no log lines between ours, even when a worker dies
}
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # makes Ray listen on this machine only

T = TypeVar("T")
R = TypeVar("R")


def versions() -> dict[str, object]:
    """The versions that must match on all machines, so that the same seed gives the same games."""
    found: dict[str, object] = {"Serai": __version__}
    for game in everything():
        found[f"rules of {game.id}"] = game.rules_version
        found[f"data of {game.id}"] = mark(changed(game.id)) or "that of the package"
    return found


def carry_out(ours: dict[str, object], packed: bytes) -> Any:
    """On a worker: do the task, if the sender has the same Serai."""
    theirs = versions()
    for name in sorted(ours.keys() | theirs.keys()):
        if ours.get(name) != theirs.get(name):
            found, wanted = theirs.get(name, "missing"), ours.get(name, "missing")
            raise SeraiError(f"{name} is {found} on a machine of the cluster and {wanted} here: install the same Serai on all")
    work, task = pickle.loads(packed)  # noqa: S301  # the sender controls the cluster anyway
    return work(task)


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Crew]:
    """A crew on the cluster at this address, with `hands` workers; by default one per processor."""
    ray = connected(address, jobs)

    @ray.remote(max_retries=DEATHS - 1)  # type: ignore[untyped-decorator]
    def on_a_worker(ours: dict[str, object], packed: bytes) -> Any:
        from serai.lab.cluster import carry_out  # noqa: PLC0415  # imported there: a machine without Serai can report it

        return carry_out(ours, packed)

    ours, begun = versions(), set[Any]()

    def wait_for(work: Callable[[T], R], task: T) -> R:
        promise = on_a_worker.remote(ours, pickle.dumps((work, task)))
        begun.add(promise)
        try:
            result: R = ray.get(promise)
        except ray.exceptions.RayTaskError as error:
            raise explained(error.cause) from error
        except (ray.exceptions.RayError, ConnectionError) as error:
            raise SeraiError(
                f"the cluster could not finish some games with {DEATHS} attempts ({type(error).__name__}): check that"
                " its machines are up and have enough memory"
            ) from None
        finally:
            begun.discard(promise)
        return result

    try:
        hands = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        with ThreadPoolExecutor(hands) as threads:

            def submit(work: Callable[[T], R], task: T) -> Future[R]:
                return threads.submit(wait_for, work, task)

            try:
                yield Crew(hands, submit)
            finally:  # after an error or a second interrupt the rest is dropped
                threads.shutdown(wait=False, cancel_futures=True)
                for promise in list(begun):
                    ray.cancel(promise)
    finally:
        ray.shutdown()


def explained(error: BaseException) -> BaseException:
    """The error of a worker; in plain words if the cluster was set up wrongly."""
    if isinstance(error, ImportError) and (error.name or "").partition(".")[0] == "serai":
        return SeraiError(f"a machine of the cluster lacks Serai {__version__} ({error}): install the same Serai on all")
    return error


# ---- Connecting ---------------------------------------------------------------------------------


def connected(address: str, jobs: int | None) -> Any:
    """Ray, connected and quiet; `local` starts a private one on this machine."""
    os.environ.update(QUIET)
    own: dict[str, object] = {}
    if address != "local":
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # of 40 seconds each, for a server that answers but is not Ray
    else:
        os.environ.update(LOOPBACK)
        own = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
    with needed_by("playing on a cluster"):
        ray: Any = import_module("ray")  # only now: it reads the environment when it is imported
    if address not in ("auto", "local"):
        reach(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, RuntimeError, ValueError, SystemExit) as error:  # Ray exits if it cannot connect
        raise SeraiError(f"cannot connect to a Ray cluster at {address!r:.60} ({' '.join(str(error).split())[:300]})") from None
    return ray


def reach(address: str) -> None:
    """Fail fast if nothing listens at the address: Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?(\[[^]]+\]|[^:/]+):(\d{1,5})", address)
    if not place or int(place[2]) > LAST_PORT:  # the system would turn it into another port
        raise SeraiError(f"{address!r:.60} is not the address of a Ray cluster: use HOST:PORT, ray://HOST:PORT, auto or local")
    try:
        socket.create_connection((place[1].strip("[]"), int(place[2])), PATIENCE).close()
    except OSError as error:
        why = getattr(error, "strerror", None) or error
        raise SeraiError(f"no answer from {address} ({why}): start a cluster there, or name another address") from None
