"""Reviews of finished games: computed in parts and once, kept over restarts, for finished games alone, never sure too early."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from serai.bots import advice, ismcts, paired
from serai.bots.analysis import Finding
from serai.bots.paired import PAIRS, Comparison
from serai.catalogue import GAMES, find
from serai.engine.log import read, steps
from serai.engine.match import Match
from serai.table import reviews, store
from serai.table.app import create_app
from serai.table.database import open_database
from serai.table.findings import Studied, Study, study
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.reviews import DONE, EACH, FAILED, STOPPED, WANTED, Reviewer
from serai.table.room import Room, Stuck
from serai.table.worker import Worker
from tests.table.homes import SHORT, TWO, at_home, put_away, stored
from tests.table.preview import played
from tests.table.reader import Page

ORIGIN = {"origin": "http://127.0.0.1", "host": "127.0.0.1"}
PART = {**ORIGIN, "x-serai": "1"}


def finding(n: int, loss: float, seat: int = 0) -> Finding:
    return Finding(n, seat, [0.5, 0.5], "better", "played", loss, 2)


# ---- A study in parts ----------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches of one iteration, and few pairs."""
    monkeypatch.setattr(advice, "STRONGEST", "ismcts:1")
    monkeypatch.setattr(ismcts, "ENOUGH", 1)
    monkeypatch.setattr(paired, "PAIRS", 4)
    monkeypatch.setattr(paired, "LOOK", 2)


def short_game(seed: str = "review", rounds: int = 3) -> Match:
    match = played("san-juan", 2, seed, 3000, "random", technical_round_limit=str(rounds))
    assert not match.state.stack
    return match


def test_parts_make_the_same_review_as_the_whole(quick: None) -> None:
    match = short_game()
    log, lines = match.log(), len(match.record.lines)
    whole = study(Study(log, 0, seconds=1e9)).findings
    assert len(whole) == lines
    parts: list[Finding] = []
    while len(parts) < lines:
        job = reviews.following(log, lines, parts)
        assert job is not None
        parts += study(msgspec.structs.replace(job, seconds=0.0)).findings
    assert parts == whole


def test_pairs_go_on_where_they_stopped(quick: None) -> None:
    match = short_game()
    one = next(one for one in study(Study(match.log(), 0, seconds=1e9)).findings if one.played != one.best)
    job = Study(match.log(), one.decision, compare=one, tests=3, seconds=0.0)
    (whole,) = study(msgspec.structs.replace(job, compare=replace(one), seconds=1e9)).findings
    assert whole.compared is not None
    assert whole.compared.done
    assert whole.compared.tests == 3
    for n in range(1, whole.compared.pairs + 1):
        (part,) = study(job).findings
        assert part.compared is not None
        assert part.compared.pairs == n
        job = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(job, compare=part)), type=Study)
    assert part == whole


@pytest.mark.long
def test_a_worker_studies(tmp_path: Path) -> None:
    """In a process of its own, as bots think; what goes wrong there is told."""

    async def story() -> None:
        worker = Worker()
        try:
            made = await worker.ask(Study(short_game().log(), 0, seconds=0.0), 300, Studied)
            assert made is not None
            assert [one.decision for one in made.findings] == [0]
            broken = await worker.ask(Study("nonsense", 0), 300, Studied)
            assert broken is not None
            assert "not a log of Serai" in broken.trace
        finally:
            await worker.stop()

    asyncio.run(story())


# ---- In the house --------------------------------------------------------------------------


class Instant(Reviewer):
    """Studies in this process, and counts."""

    studied = 0

    async def study(self, job: Study) -> list[Finding]:
        self.studied += 1
        await asyncio.sleep(0)
        return study(msgspec.structs.replace(job, seconds=0.02)).findings


class Hopeless(Reviewer):
    async def study(self, job: Study) -> list[Finding]:
        raise reviews.Failure("no answer")


async def over(house: House, seed: str = "review") -> Room:
    return await house.adopt(read(short_game(seed).log(), find), TWO, "leila")


async def state_of(house: House, room: Room) -> str:
    found = await stored(house, reviews.review, room.table.id)
    assert found is not None
    return found.state


def test_a_review_is_computed_once_and_stays(address: str, quick: None) -> None:
    async def story(house: House, other: House) -> None:
        room = await over(house)
        await house.ask_review(room)
        await house.ask_review(room)  # asked twice: one review
        assert await state_of(house, room) == WANTED
        runner = Instant(other)
        assert await other.database.light(partial(reviews.claim, worker=other.process)) == room.table.id
        assert await house.database.light(partial(reviews.claim, worker=house.process)) is None  # nobody else has it meanwhile
        await runner.take(room.table.id)
        assert await state_of(house, room) == DONE
        found = await stored(house, reviews.review, room.table.id)
        assert found is not None
        assert room.match is not None
        assert len(found.findings) == len(room.match.record.lines)
        assert all(one.compared is not None and one.compared.done for one in found.moments)
        await house.ask_review(room)
        assert await house.database.light(partial(reviews.claim, worker=house.process)) is None

    if address.startswith("sqlite"):  # one process has it, and every part in turn
        at_home(address, lambda house: story(house, house), workers=0)
    else:
        at_home(address, story, houses=2, workers=0)


def test_a_review_goes_on_after_a_restart(address: str, quick: None) -> None:
    """What was found is not computed again."""
    at: dict[str, Any] = {}

    async def first(house: House) -> None:
        room = await over(house)
        await house.ask_review(room)
        await house.database.light(partial(reviews.claim, worker=house.process))
        assert room.match is not None
        log = room.match.log()
        made = study(Study(log, 0, seconds=0.0)).findings
        assert await house.database.light(partial(reviews.keep, table_id=room.table.id, worker=house.process, found=made))
        at.update(table=room.table.id, lines=len(room.match.record.lines), log=log)

    async def second(house: House) -> None:
        if house.database.shared:  # there the claim of a process that died ends by itself
            await house.database.write(reviews.free_reviews)
        assert await house.database.light(partial(reviews.claim, worker=house.process)) == at["table"]
        runner = Instant(house)
        jobs: list[int] = []
        original = runner.study

        async def noted(job: Study) -> list[Finding]:
            jobs.append(job.first if job.compare is None else -1)
            return await original(job)

        runner.study = noted  # type: ignore[method-assign]
        await runner.take(at["table"])
        assert jobs[0] == 1
        found = await stored(house, reviews.review, at["table"])
        assert found is not None
        assert found.state == DONE

    at_home(address, first, workers=0)
    at_home(address, second, workers=0)


def test_a_review_that_fails_again_and_again_is_given_up(address: str) -> None:
    async def story(house: House) -> None:
        room = await over(house)
        await house.ask_review(room)
        for _ in range(reviews.TRIES):
            assert await state_of(house, room) == WANTED
            table_id = await house.database.light(partial(reviews.claim, worker=house.process))
            assert table_id == room.table.id
            await Hopeless(house).take(table_id)
        assert await state_of(house, room) == FAILED
        assert await house.database.light(partial(reviews.claim, worker=house.process)) is None

    at_home(address, story, workers=0)


def test_what_is_found_by_one_who_lost_the_claim_is_not_stored(address: str) -> None:
    async def story(house: House) -> None:
        room = await over(house)
        await house.ask_review(room)
        await house.database.light(partial(reviews.claim, worker="another"))
        assert not await house.database.light(
            partial(reviews.keep, table_id=room.table.id, worker=house.process, found=[finding(0, 0.0)])
        )
        assert await stored(house, reviews.findings, room.table.id) == []

    at_home(address, story, workers=0)


def test_who_works_at_a_review_that_was_stopped_finds_out(address: str) -> None:
    async def story(house: House) -> None:
        room = await over(house)
        await house.ask_review(room)
        await house.database.light(partial(reviews.claim, worker=house.process))
        await house.database.write(partial(reviews.stop, table_id=room.table.id))
        kept = partial(reviews.keep, table_id=room.table.id, worker=house.process, found=[finding(0, 0.0)])
        assert not await house.database.light(kept)
        assert await house.database.light(partial(reviews.claim, worker=house.process)) is None
        assert await state_of(house, room) == STOPPED

    at_home(address, story, workers=0)


def test_nobody_starts_reviews_without_end(address: str) -> None:
    async def story(house: House) -> None:
        rooms = [await over(house, f"review {n}") for n in range(EACH + 1)]
        for room in rooms[:EACH]:
            await house.ask_review(room, "address")
        with pytest.raises(Stuck, match="being computed for you already"):
            await house.ask_review(rooms[EACH], "address")
        await house.ask_review(rooms[EACH], "another")
        assert len({await state_of(house, room) for room in rooms}) == 1

    at_home(address, story, workers=0)


def test_all_reviews_together_are_bounded(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 1)

    async def story(house: House) -> None:
        await house.ask_review(await over(house))
        with pytest.raises(Stuck, match="Many reviews"):
            await house.ask_review(await over(house, "another"))

    at_home(address, story, workers=0)


def test_a_running_game_is_not_reviewed(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, [Wish("me", "Leila"), Wish("bot", "Vera", "random")], "leila")
        with pytest.raises(Stuck, match="Only a finished game"):
            await house.ask_review(room)

    at_home(address, story, workers=0)


def test_a_review_goes_with_its_table(address: str, quick: None) -> None:
    async def story(house: House) -> None:
        room = await over(house)
        await house.ask_review(room)
        await house.database.light(partial(reviews.claim, worker=house.process))
        await Instant(house).take(room.table.id)
        put_away(house, room)
        await house.database.write(partial(store.delete, table_id=room.table.id))
        assert await stored(house, reviews.review, room.table.id) is None
        assert await stored(house, reviews.findings, room.table.id) == []

    at_home(address, story, workers=0)


# ---- The page ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('reviews') / 't.db'}"


@pytest.fixture(scope="module")
def client(base: str) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(base, workers=0, pace=0, limited=False), base_url="http://127.0.0.1") as made:
        yield made


pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def imported(client: TestClient[Any], match: Match) -> str:
    reply = client.post("/import", data={"text": match.log()}, headers=ORIGIN, follow_redirects=False)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def made_up(match: Match, verdicts: list[Comparison | None]) -> list[Finding]:
    """Findings of a whole game, with a moment for each of these comparisons."""
    rows: list[Finding] = []
    names, even = match.record.setup.game.vocabulary.names, [1 / match.record.setup.players] * match.record.setup.players
    left = list(verdicts)
    for n, (s, seat, action) in enumerate(steps(match.record)):
        if seat < 0:
            break
        options = s.options_for(seat)
        other = next((option for option in options if option != action), None)
        if left and other is not None and n > 10:
            rows.append(Finding(n, seat, even, names[other], names[action], 0.1, len(options), left.pop(0)))
        else:
            rows.append(Finding(n, seat, even, names[action], names[action], 0.0, len(options)))
    assert not left
    return rows


def put(base: str, path: str, rows: list[Finding], state: str) -> None:
    """What a worker would have stored."""
    table_id = path.removeprefix("/t/")

    async def work() -> None:
        database = open_database(base)
        await database.open()
        try:
            await database.write(partial(reviews.want, table_id=table_id, opener=""))
            while await database.write(partial(reviews.claim, worker="test")) not in (table_id, None):
                pass  # those of other tests, which wait longer
            assert await database.write(partial(reviews.keep, table_id=table_id, worker="test", found=rows))
            if state != WANTED:
                await database.write(partial(reviews.settle, table_id=table_id, worker="test", state=state))
        finally:
            await database.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", GAMES)
def test_the_review_of_every_game(client: TestClient[Any], base: str, game: str) -> None:
    match = played(game, find(game).players[-1], "review", 4000, "random")
    path = imported(client, match)
    size = len(find(game).categories) + 1
    worse = Comparison(PAIRS, 200, 100, PAIRS, [0.0] * size, [0.0] * size)
    better = Comparison(PAIRS, 100, 190, PAIRS / 2, [1.0 * PAIRS, *[0.0] * (size - 1)], [1.0 * PAIRS, *[0.0] * (size - 1)])
    rows = made_up(match, [worse, better, None])
    put(base, path, rows, WANTED)
    at = [one.decision for one in rows if one.loss]
    for n, said in enumerate(["unclear", "mistake −30", "being checked"]):
        reply = client.get(f"{path}/review?at={at[n]}&lang=en")
        assert reply.status_code == 200
        page = Page(reply.text)
        assert page.tags.count("h1") == 1
        assert len(re.findall('class="dia"', reply.text)) == 3
        article = reply.text.partition('id="moment"')[2]
        assert ("wins 30 percentage points more often" in article) == (n == 1)
        assert ("neither is clearly better" in article) == (n == 0)
        assert ('class="becauses"' in article) == (n == 1)
        assert ("tag--brass" in article.partition("rvboard")[0]) == (n == 1)
        assert article.partition("rvboard")[2].count("<") > 50  # the board as the mover saw it
        assert f"replay?at={at[n]}&amp;seat={rows[at[n]].seat}" in article
        assert said in reply.text
    assert '<svg class="bands"' in reply.text
    slider = f'min="0" max="{len(match.record.lines)}" value="{at[2]}"'  # below the chart, and as wide
    assert slider in reply.text.partition('<svg class="bands"')[2]
    assert 'data-state="wanted"' in reply.text  # one is still being checked


@pytest.mark.parametrize("language", ["fa", "ru"])
def test_the_review_in_other_languages(client: TestClient[Any], base: str, language: str) -> None:
    match = short_game(language)
    path = imported(client, match)
    put(base, path, made_up(match, []), DONE)
    page = client.get(f"{path}/review?lang={language}").text
    assert 'data-state="done"' in page
    assert "review-" not in re.sub(r"<[^>]*>", "", page)


def test_a_review_grows(client: TestClient[Any], base: str) -> None:
    """Nothing is there at first, then a part of the chances, without accuracy or moments; a script asks for the part alone."""
    match = short_game("grows")
    path = imported(client, match)
    page = client.get(f"{path}/review?lang=en").text
    assert "Begin the review" in page
    rows = made_up(match, [])
    put(base, path, rows[:10], WANTED)
    part = client.get(f"{path}/review", headers=PART).text
    assert "<html" not in part
    assert f"10 of {len(rows)} decisions" in part
    assert '<svg class="bands"' in part
    assert 'class="accs"' not in part
    put_more = rows[10:]

    async def work() -> None:
        database = open_database(base)
        await database.open()
        await database.write(partial(reviews.keep, table_id=path.removeprefix("/t/"), worker="test", found=put_more))
        await database.write(partial(reviews.settle, table_id=path.removeprefix("/t/"), worker="test", state=DONE))
        await database.close()

    asyncio.run(work())
    part = client.get(f"{path}/review", headers=PART).text
    assert 'class="accs"' in part
    assert "100 %" in part
    assert "No choice stands out" in part
    assert 'role="status"' not in part


def test_one_button_begins_it(client: TestClient[Any]) -> None:
    path = imported(client, short_game("begins"))
    reply = client.post(f"{path}/review", headers=ORIGIN, follow_redirects=False)
    assert (reply.status_code, reply.headers["location"]) == (303, f"{path}/review")
    assert 'data-state="wanted"' in client.get(f"{path}/review").text
    assert client.post(f"{path}/review", headers=ORIGIN, follow_redirects=False).status_code == 303


def test_another_button_stops_it_and_it_can_go_on(client: TestClient[Any], base: str) -> None:
    match = short_game("stops")
    path = imported(client, match)
    better = Comparison(10, 2, 4, 4, [5.0] * 6, [5.0] * 6)
    put(base, path, made_up(match, [better]), WANTED)
    assert "being checked" in client.get(f"{path}/review?lang=en").text
    assert client.post(f"{path}/review/stop", headers=ORIGIN, follow_redirects=False).status_code == 303
    page = client.get(f"{path}/review?lang=en").text
    assert 'data-state="stopped"' in page
    assert "being checked" not in page  # it is unclear, and stays so
    assert "The review was stopped" in page
    client.post(f"{path}/review", headers=ORIGIN, follow_redirects=False)
    assert 'data-state="wanted"' in client.get(f"{path}/review?lang=en").text


def test_no_page_before_the_end(client: TestClient[Any]) -> None:
    form = {"game": "san-juan", "players": "2", "seat-0": "me", "seat-1": "bot:random", "name-0": "Leila", "name-1": "Vera"}
    path = client.post("/tables", data=form, headers=ORIGIN, follow_redirects=False).headers["location"]
    assert client.get(f"{path}/review", follow_redirects=False).headers["location"] == path
    assert client.post(f"{path}/review", headers=ORIGIN).status_code == 400


def test_the_link_leads_a_guest_to_the_review(base: str, client: TestClient[Any]) -> None:
    path = imported(client, short_game("shared"))
    found = re.search(r'data-copy="([^"]*to=review[^"]*)"', client.get(f"{path}/review").text)
    assert found is not None
    address, _, code = found[1].removeprefix("http://127.0.0.1").partition("#")
    client.cookies.clear()
    assert client.get(f"{path}/review").status_code == 403  # nobody sees it without the link
    page = client.get(address).text
    assert '<input type="hidden" name="to" value="review">' in page
    reply = client.post(address.partition("?")[0], data={"code": code, "to": "review"}, headers=ORIGIN, follow_redirects=False)
    assert reply.headers["location"] == f"{path}/review"
    assert "Begin" in client.get(f"{path}/review?lang=en").text
