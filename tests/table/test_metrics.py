"""What a host measures, read as Prometheus reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from serai.cli.hosting import address
from serai.table import metrics
from serai.table.metrics import Counts
from tests.table.logged import logged

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@pytest.fixture
def scrape() -> Iterator[Callable[[], Samples]]:
    """Reads the page of a server of metrics."""
    with metrics.shown_at("127.0.0.1", 0) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:

        def read() -> Samples:
            answer = client.get("/metrics").raise_for_status()
            assert answer.headers["content-type"].startswith("text/plain")
            families = list(text_string_to_metric_families(answer.text))
            assert all(family.name.startswith("serai_") and family.documentation for family in families)
            return {(s.name, tuple(sorted(s.labels.items()))): s.value for family in families for s in family.samples}

        yield read


def test_counters_and_histograms(scrape: Callable[[], Samples]) -> None:
    before = scrape()
    metrics.ACTS.labels("done").inc(3)
    metrics.STALE.inc()
    metrics.LOADS.inc(2)
    metrics.BOT_FALLBACKS.labels("expert").inc()
    metrics.NOTICE_SECONDS.observe(0.02)
    metrics.POOL_WAIT_SECONDS.observe(0.003)
    metrics.BOT_SECONDS.labels("expert").observe(1.5)
    metrics.STREAMS.inc(5)
    after = scrape()
    metrics.STREAMS.dec(5)

    def grown(name: str, **labels: str) -> float:
        key = (name, tuple(sorted(labels.items())))
        return after[key] - before.get(key, 0.0)

    assert grown("serai_acts_total", result="done") == 3
    assert grown("serai_stale_total") == 1
    assert grown("serai_table_loads_total") == 2
    assert grown("serai_bot_fallbacks_total", level="expert") == 1
    assert grown("serai_notice_seconds_count") == 1
    assert grown("serai_notice_seconds_bucket", le="0.025") == 1
    assert grown("serai_notice_seconds_bucket", le="0.01") == 0
    assert grown("serai_pool_wait_seconds_sum") == pytest.approx(0.003)
    assert grown("serai_bot_seconds_bucket", level="expert", le="2.0") == 1
    assert grown("serai_bot_seconds_bucket", level="expert", le="1.0") == 0
    assert grown("serai_streams") == 5
    assert after["serai_process_resident_memory_bytes", ()] > 1_000_000


def test_what_lies_in_the_database_is_counted_when_somebody_reads(scrape: Callable[[], Samples]) -> None:
    asked = []

    def ask() -> Counts:
        asked.append(1)
        return Counts({"playing": 7, "over": 2}, {"present": 1, "paused": 40}, 3.5, {"turn": 4}, {"turn": 1})

    with metrics.QUEUES.asking(ask):
        assert asked == []
        found = scrape()
        assert asked == [1]
    assert found["serai_tables", (("phase", "playing"),)] == 7
    assert found["serai_tables", (("phase", "over"),)] == 2
    assert found["serai_turns_waiting", (("rank", "paused"),)] == 40
    assert found["serai_turn_age_seconds", ()] == 3.5
    assert found["serai_outbox_waiting", (("kind", "turn"),)] == 4
    assert found["serai_outbox_dead", (("kind", "turn"),)] == 1
    assert ("serai_turn_age_seconds", ()) not in scrape()  # nothing old is told


def test_a_database_that_does_not_answer_leaves_the_other_metrics(
    scrape: Callable[[], Samples], caplog: pytest.LogCaptureFixture
) -> None:
    def ask() -> Counts:
        raise TimeoutError

    with metrics.QUEUES.asking(ask):
        found = scrape()
    assert ("serai_turn_age_seconds", ()) not in found
    assert ("serai_streams", ()) in found
    (line,) = logged(caplog, "the database was not counted")
    assert (line["level"], line["error"]) == ("warning", "TimeoutError")


def test_an_address_that_is_taken_is_refused_in_a_sentence() -> None:
    with metrics.shown_at("127.0.0.1", 0) as port:
        again = metrics.shown_at("127.0.0.1", port)
        with pytest.raises(metrics.CannotMeasure, match=f"port {port} .*--metrics"):
            again.__enter__()


@pytest.mark.parametrize(
    ("text", "meant"),
    [("127.0.0.1:9464", ("127.0.0.1", 9464)), ("[::1]:9464", ("::1", 9464)), ("localhost:0", ("localhost", 0))],
)
def test_addresses(text: str, meant: tuple[str, int]) -> None:
    assert address(text) == meant


@pytest.mark.parametrize(
    "text", ["9464", ":9464", "localhost", "localhost:", "localhost:x", "localhost:65536", "h:000070000", "h:" + "0" * 5000]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(Exception, match="must be HOST:PORT"):
        address(text)
