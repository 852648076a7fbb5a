"""A crew on a Ray cluster: the same work on many machines.

A thread for each hand gives one task to Ray and waits for it.  What was begun, what still waits and what is cancelled are
therefore those of a thread pool, as on one machine; Ray does the rest: it finds a machine, and another one when that dies.
"""

from __future__ import annotations

import os
import pickle
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from serai import __version__
from serai.catalogue import everything
from serai.engine.errors import SeraiError
from serai.lab.extras import need
from serai.lab.simulate import Crew

DEATHS = 3  # of workers over the same task; then it is the task
PATIENCE = 5.0  # seconds for a machine to answer at all
STORE = 100 << 20  # bytes of memory that a Ray of our own shares; results are small
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # it reports to nobody
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # and prints no line between ours, not even when a worker dies
}
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # Ray's word for a cluster that other machines cannot reach

T = TypeVar("T")
R = TypeVar("R")


def versions() -> dict[str, object]:
    """What must be equal on all machines, so that the same seed gives the same games."""
    return {"Serai": __version__, **{f"rules of {game.id}": game.rules_version for game in everything()}}


def carry_out(ours: dict[str, object], packed: bytes) -> Any:
    """On a worker: the work, if whoever sent it has the same Serai."""
    theirs = versions()
    for name in sorted(ours.keys() | theirs.keys()):
        if ours.get(name) != theirs.get(name):
            found, wanted = theirs.get(name, "missing"), ours.get(name, "missing")
            raise SeraiError(f"{name}: {found} on a machine of the cluster, {wanted} here; install the same Serai on all")
    work, task = pickle.loads(packed)  # noqa: S301  # from whoever commands the cluster anyway
    return work(task)


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Crew]:
    """A crew on the cluster at this address: as many hands as it has processors, or so many as are wished."""
    ray = connected(address, jobs)

    @ray.remote(max_retries=DEATHS - 1)  # type: ignore[untyped-decorator]
    def on_a_worker(ours: dict[str, object], packed: bytes) -> Any:
        from serai.lab.cluster import carry_out  # noqa: PLC0415  # sent as it stands: where Serai is missing it can say so

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
                f"the cluster could not finish some games, with {DEATHS} workers at most ({type(error).__name__}): see whether"
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
            finally:  # after an error or a second interrupt nobody waits for the rest
                threads.shutdown(wait=False, cancel_futures=True)
                for promise in list(begun):
                    ray.cancel(promise)
    finally:
        ray.shutdown()


def explained(error: BaseException) -> BaseException:
    """What went wrong on a worker, in words where it was a mistake in setting up the cluster."""
    if isinstance(error, ImportError) and (error.name or "").partition(".")[0] == "serai":
        return SeraiError(f"a machine of the cluster lacks Serai {__version__} ({error}): install the same Serai on all")
    return error


# ---- Finding it ---------------------------------------------------------------------------------


def connected(address: str, jobs: int | None) -> Any:
    """Ray, connected and quiet; `local` starts one on this machine, which nobody else can reach."""
    os.environ.update(QUIET)
    own: dict[str, object] = {}
    if address != "local":
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # of 40 seconds each, for one who answers but not as Ray
    else:
        os.environ.update(LOOPBACK)
        own = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
    ray = need("ray", "cluster")  # it reads the environment when it is imported
    if address not in ("auto", "local"):
        reach(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, RuntimeError, ValueError, SystemExit) as error:  # Ray leaves the program where it cannot connect
        raise SeraiError(f"there is no Ray cluster for us at {address!r:.60} ({' '.join(str(error).split())[:300]})") from None
    return ray


def reach(address: str) -> None:
    """Ray itself tries for minutes; whether anybody is there at all, a moment tells."""
    place = re.fullmatch(r"(?:ray://)?(\[[^]]+\]|[^:/]+):(\d{1,5})", address)
    if not place:
        raise SeraiError(f"{address!r:.60} is no address of a Ray cluster: it is HOST:PORT, ray://HOST:PORT, auto or local")
    try:
        socket.create_connection((place[1].strip("[]"), int(place[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        raise SeraiError(f"nobody answers at {address} ({why}): start a cluster there, or name another") from None
