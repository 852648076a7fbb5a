"""What a host measures, in the terms of Prometheus: `serai serve --metrics 127.0.0.1:9464`, never on the public port.

Counters and histograms belong to one process.  What lies in the database is counted when somebody asks, see `Queues`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import msgspec
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from serai.engine.errors import SeraiError
from serai.table.server_log import LOG

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter began helps nobody
REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds, of a request or a notice
PATIENT = (0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60)  # seconds, of a bot

ProcessCollector(namespace="serai", registry=REGISTRY)  # memory, processor time, open files

REQUEST_SECONDS = Histogram(
    "serai_request_seconds", "Until an answer began", ["route", "status"], buckets=QUICK, registry=REGISTRY
)
CONNECTIONS_REFUSED = Counter(
    "serai_connections_refused",
    "Connections that were too many, too slow or not HTTP, by the answer",
    ["answer"],
    registry=REGISTRY,
)
STREAMS = Gauge("serai_streams", "Open streams of events", registry=REGISTRY)
ACTS = Counter("serai_acts", "Actions that were sent: done, repeated, refused or failed", ["result"], registry=REGISTRY)
STALE = Counter("serai_stale", "Changes made again because another process wrote to the table first", registry=REGISTRY)
LOADS = Counter("serai_table_loads", "Tables read from the database into memory", registry=REGISTRY)
NOTICE_SECONDS = Histogram(
    "serai_notice_seconds", "From the commit of a change until the notice of it came back", buckets=QUICK, registry=REGISTRY
)
BOT_SECONDS = Histogram("serai_bot_seconds", "A bot's thinking", ["level"], buckets=PATIENT, registry=REGISTRY)
BOT_FALLBACKS = Counter(
    "serai_bot_fallbacks", "Decisions of a bot that failed, taken by a simpler one", ["level"], registry=REGISTRY
)
TASK_DEATHS = Counter("serai_task_deaths", "Background tasks that failed and were started again", ["name"], registry=REGISTRY)
POOL_WAIT_SECONDS = Histogram(
    "serai_pool_wait_seconds", "Until a statement got a connection or the writer's thread", buckets=QUICK, registry=REGISTRY
)


class Counts(msgspec.Struct):
    """What lies in the database now."""

    tables: Mapping[str, int] = {}  # by phase
    turns: Mapping[str, int] = {}  # tables where a bot has to choose, by those who wait for it
    oldest_turn: float = 0.0  # for how many seconds the oldest of them has been due
    notices: Mapping[str, int] = {}  # not sent yet, by kind of channel
    dead_notices: Mapping[str, int] = {}  # given up, by kind of channel


class Queues(Collector):
    """Asks the database when somebody reads the metrics.  Where it does not answer its lines are missing, not old."""

    def __init__(self) -> None:
        self.ask: Callable[[], Counts] | None = None

    @contextmanager
    def asking(self, ask: Callable[[], Counts]) -> Iterator[None]:
        """Inside, this is how the database is asked; it is called in a thread of its own."""
        self.ask = ask
        try:
            yield
        finally:
            self.ask = None

    def collect(self) -> Iterator[GaugeMetricFamily]:
        if self.ask is None:
            return
        try:
            counts = self.ask()
        except Exception as error:
            LOG.warning("the database was not counted", error=error)
            return
        yield by("serai_tables", "Tables", "phase", counts.tables)
        yield by("serai_turns_waiting", "Tables where a bot has to choose, by who waits for it", "rank", counts.turns)
        yield GaugeMetricFamily("serai_turn_age_seconds", "Since when the oldest turn of a bot is due", counts.oldest_turn)
        yield by("serai_outbox_waiting", "Notices to be sent", "channel", counts.notices)
        yield by("serai_outbox_dead", "Notices that were given up", "channel", counts.dead_notices)


def by(name: str, words: str, label: str, values: Mapping[str, int]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, words, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family


QUEUES = Queues()
REGISTRY.register(QUEUES)


class CannotMeasure(SeraiError):
    """The metrics cannot be shown on this address."""


@contextmanager
def shown_at(host: str, port: int) -> Iterator[int]:
    """The metrics on a port of their own, in a thread of their own: they answer while the server is busy.  Gives the port."""
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except (OSError, OverflowError) as error:
        raise CannotMeasure(f"cannot show metrics on {host} port {port} ({error}): choose another --metrics") from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
