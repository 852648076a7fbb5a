"""What a host measures, read as Prometheus reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from serai.cli.hosting import address
from serai.table import health, metrics
from serai.table.app import create_app
from serai.table.metrics import Counts
from tests.table.logged import logged

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
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
        return Counts({"playing": 7, "over": 2}, {"present": 1, "paused": 40}, 3.5, {"mail": 4}, {"mail": 1})

    with metrics.QUEUES.asking(ask):
        assert asked == []
        found = scrape()
        assert asked == [1]
    assert found["serai_tables", (("phase", "playing"),)] == 7
    assert found["serai_tables", (("phase", "over"),)] == 2
    assert found["serai_turns_waiting", (("rank", "paused"),)] == 40
    assert found["serai_turn_age_seconds", ()] == 3.5
    assert found["serai_outbox_waiting", (("channel", "mail"),)] == 4
    assert found["serai_outbox_dead", (("channel", "mail"),)] == 1
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


def test_what_happens_at_a_table_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 60.0)  # however busy this machine is

    def now() -> dict[str, float]:
        samples = [sample for family in metrics.REGISTRY.collect() for sample in family.samples]
        return {"/".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}

    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), base_url="http://127.0.0.1") as client:
        before = now()
        made = client.post("/api/tables", json={"game": "san-juan", "seats": [{}, {}]}).json()
        guests = []
        for name, code in zip(["Mina", "Leila"], made["seats"], strict=True):
            invited = {"Authorization": f"Bearer {code}"}
            key = client.post("/api/join", json={"name": name}, headers=invited).json()["key"]
            guests.append({"Authorization": f"Bearer {key}"})
        views = [client.get("/api/view", headers=guest).json() for guest in guests]
        guest, view = next((guest, view) for guest, view in zip(guests, views, strict=True) if view["choices"])
        act = {"actions": [view["choices"][0]["action"]], "decision": view["decision"], "key": "1"}
        statuses = [client.post("/api/act", json=sent, headers=guest).status_code for sent in (act, act, {**act, "key": "2"})]
        after = now()
    assert statuses == [200, 200, 409]

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert grown("serai_acts_total/done") == 1
    assert grown("serai_acts_total/repeated") == 1
    assert grown("serai_acts_total/refused") == 1
    assert grown("serai_pool_wait_seconds_count") >= 6
    assert after["serai_tables/playing"] == 1
    assert after["serai_turn_age_seconds"] < 600
