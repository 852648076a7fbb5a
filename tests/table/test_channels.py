"""Web push, e-mail and webhooks against local fakes; what they never do."""

from __future__ import annotations

import asyncio
import hmac
import json
import socket
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from aiohttp import ClientTimeout, web
from aiohttp.abc import AbstractResolver, ResolveResult
from py_vapid import Vapid02

from serai.table.channels import Gone, Later, Notice, Sent, targets
from serai.table.channels.hook import Hook
from serai.table.channels.mail import Mail
from serai.table.channels.push import Push, new_key, public_key
from serai.table.channels.settings import PLAIN, STARTTLS, MailServer
from serai.table.channels.targets import public, reachable
from serai.table.channels.web import LONGEST_WAIT, TIMEOUT, Web, retry_after
from serai.table.room import Stuck
from tests.table.fakes import Browser, Site, mail_server, website

NOW = 1_800_000_000.0
NOTICE = Notice(
    id="17",
    topic="table 0123456789abcdef",
    kind="turn",
    title="نوبت شما: شب‌های جمعه",
    text="San Juan: it is your turn.",
    link="https://serai.example.org/t/0123456789abcdef",
    stop="https://serai.example.org/stop/TOKEN",
    language="fa",
    direction="rtl",
    lasts=86400,
)


def clock() -> float:
    return NOW


def live(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


# ---- Web push -----------------------------------------------------------------------------------


def test_a_browser_can_read_its_push_and_nobody_else() -> None:
    async def work() -> None:
        async with website() as site:
            key, browser = new_key(), Browser(f"{site.url}/push/abc")
            push = Push(Web(loopback=True), key, "mailto:host@example.org", clock)
            target = targets.push(json.dumps(browser.subscription), loopback=True)
            assert await push.send(target, NOTICE) == Sent()
            await push.close()
        (call,) = site.calls
        assert call.path == "/push/abc"
        assert b"San Juan" not in call.body
        read = json.loads(browser.read(call.body))
        assert read == {
            "title": NOTICE.title,
            "text": NOTICE.text,
            "link": NOTICE.link,
            "topic": NOTICE.topic,
            "language": "fa",
            "direction": "rtl",
        }
        assert call.headers["TTL"] == "86400"
        assert call.headers["Content-Encoding"] == "aes128gcm"
        assert len(call.headers["Topic"]) == 32
        assert Vapid02.verify(call.headers["Authorization"])
        assert call.headers["Authorization"].endswith(f"k={public_key(key)}")

    live(work)


def test_doubles_of_a_push_have_one_topic() -> None:
    async def work() -> None:
        async with website() as site:
            push = Push(Web(loopback=True), new_key(), "mailto:host@example.org", clock)
            target = targets.push(json.dumps(Browser(f"{site.url}/push").subscription), loopback=True)
            for notice in (NOTICE, NOTICE, msgspec.structs.replace(NOTICE, topic="another table")):
                assert await push.send(target, notice) == Sent()
            await push.close()
        one, double, other = [call.headers["Topic"] for call in site.calls]
        assert one == double != other

    live(work)


@pytest.mark.parametrize(
    ("status", "headers", "outcome"),
    [
        (201, {}, Sent()),
        (404, {}, Gone()),
        (410, {}, Gone()),
        (429, {"Retry_After": "120"}, Later(120.0, "answer 429")),
        (503, {}, Later(0.0, "answer 503")),
        (400, {}, Later(0.0, "answer 400")),
        (307, {"Location": "http://127.0.0.1:1/"}, Later(0.0, "answer 307")),
    ],
)
def test_what_a_push_service_answers(status: int, headers: dict[str, str], outcome: object) -> None:
    async def work() -> None:
        async with website() as site:
            site.answer(status, **headers)
            push = Push(Web(loopback=True), new_key(), "mailto:host@example.org", clock)
            target = targets.push(json.dumps(Browser(f"{site.url}/push").subscription), loopback=True)
            assert await push.send(target, NOTICE) == outcome
            await push.close()
        assert len(site.calls) == 1  # no redirect is followed

    live(work)


def test_a_key_on_no_curve_ends_the_subscription() -> None:
    async def work() -> None:
        async with website() as site:
            subscription = Browser(f"{site.url}/push").subscription
            subscription["keys"] = {"p256dh": "BA" + "B" * 85, "auth": "A" * 22}
            push = Push(Web(loopback=True), new_key(), "mailto:host@example.org", clock)
            assert await push.send(targets.push(json.dumps(subscription), loopback=True), NOTICE) == Gone()
            await push.close()
        assert not site.calls

    live(work)


# ---- E-mail -------------------------------------------------------------------------------------


def test_a_letter() -> None:
    async def work() -> None:
        async with mail_server() as box:
            mail = Mail(MailServer("127.0.0.1", "table@serai.example.org", box.port, security=PLAIN), clock)
            assert await mail.send("mina@example.org", NOTICE) == Sent()
            assert await mail.send("mina@example.org", NOTICE) == Sent()
            await mail.close()
        assert box.to == ["mina@example.org", "mina@example.org"]
        letter, double = box.mails
        assert letter["Message-ID"] == double["Message-ID"] == "<17@serai.example.org>"
        assert letter["Subject"] == NOTICE.title
        assert letter["From"] == "Serai <table@serai.example.org>"
        assert letter["List-Unsubscribe"] == f"<{NOTICE.stop}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Auto-Submitted"] == "auto-generated"
        assert letter["Content-Language"] == "fa"
        assert letter.get_content().split() == f"{NOTICE.text}\n{NOTICE.link}\n--\n{NOTICE.stop}".split()

    live(work)


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ("550 5.1.1 no such mailbox", Gone()),
        ("550 5.7.1 blocked", Later(why="recipient refused")),
        ("550 no", Later(why="recipient refused")),
        ("451 4.1.1 busy", Later(why="recipient refused")),
    ],
)
def test_what_a_mail_server_answers(answer: str, outcome: object) -> None:
    async def work() -> None:
        async with mail_server() as box:
            box.refuse = answer
            mail = Mail(MailServer("127.0.0.1", "table@serai.example.org", box.port, security=PLAIN), clock)
            assert await mail.send("mina@example.org", NOTICE) == outcome
        assert not box.mails

    live(work)


def test_a_letter_waits_while_the_mail_server_is_away_or_has_no_encryption() -> None:
    async def work() -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        mail = Mail(MailServer("127.0.0.1", "table@serai.example.org", port, security=PLAIN), clock)
        assert isinstance(await mail.send("mina@example.org", NOTICE), Later)
        async with mail_server() as box:
            mail = Mail(MailServer("127.0.0.1", "table@serai.example.org", box.port, security=STARTTLS), clock)
            assert isinstance(await mail.send("mina@example.org", NOTICE), Later)
        assert not box.mails
        assert not box.to

    live(work)


def test_a_title_cannot_add_headers_to_a_letter() -> None:
    async def work() -> None:
        async with mail_server() as box:
            mail = Mail(MailServer("127.0.0.1", "table@serai.example.org", box.port, security=PLAIN), clock)
            bad = msgspec.structs.replace(NOTICE, title="x\r\nBcc: victim@example.org")
            assert isinstance(await mail.send("mina@example.org", bad), Later)
        assert not box.to

    live(work)


@pytest.mark.parametrize("text", ["mina@example.org", " mina.k+serai@sub.example.co ", "o'neil@example.org"])
def test_addresses(text: str) -> None:
    assert targets.mail(text) == text.strip()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mina",
        "mina@localhost",
        "mina@example",
        "a b@example.org",
        "mina@example.org\nBcc: x@example.org",
        "mina@example.org,x@example.org",
        "<mina@example.org>",
        ".a@example.org",
        "a..b@example.org",
        "mina@-x.org",
        "mina@127.0.0.1",
        "x" * 65 + "@example.org",
        "mina@" + "x" * 200 + ".org",
    ],
)
def test_what_is_not_an_address(text: str) -> None:
    with pytest.raises(Stuck):
        targets.mail(text)


# ---- Webhook ------------------------------------------------------------------------------------


async def call_hook(site: Site, notice: Notice = NOTICE, chat: str = "", path: str = "/hook") -> tuple[object, targets.Hook]:
    hook = Hook(Web(loopback=True, clock=clock), clock)
    target = targets.hook(f"{site.url}{path}", chat, loopback=True)
    outcome = await hook.send(target, notice)
    await hook.close()
    return outcome, msgspec.json.decode(target, type=targets.Hook)


def test_a_webhook_is_signed() -> None:
    async def work() -> None:
        async with website() as site:
            outcome, target = await call_hook(site)
            again, other = await call_hook(site)
        assert outcome == again == Sent()
        assert target.secret != other.secret
        call = site.calls[0]
        moment = call.headers["X-Serai-Time"]
        assert moment == str(int(NOW))
        expected = hmac.new(target.secret.encode(), moment.encode() + b"." + call.body, sha256).hexdigest()
        assert call.headers["X-Serai-Signature"] == f"sha256={expected}"
        assert call.headers["Idempotency-Key"] == "17"
        assert json.loads(call.body) == {
            "text": f"{NOTICE.title}\n{NOTICE.text}\n{NOTICE.link}",
            "id": "17",
            "kind": "turn",
            "title": NOTICE.title,
            "link": NOTICE.link,
            "language": "fa",
        }

    live(work)


@pytest.mark.parametrize("chat", ["42", "-1001234567890", "@our_club"])
def test_telegram_takes_the_same_body(chat: str) -> None:
    async def work() -> None:
        async with website() as site:
            outcome, _ = await call_hook(site, chat=chat, path="/bot123:abc/sendMessage")
        assert outcome == Sent()
        body = json.loads(site.calls[0].body)
        assert body["chat_id"] == chat
        assert NOTICE.link in body["text"]
        assert site.calls[0].headers["Content-Type"] == "application/json"

    live(work)


@pytest.mark.parametrize(
    ("status", "headers", "outcome"),
    [
        (204, {}, Sent()),
        (410, {}, Gone()),
        (404, {}, Later(0.0, "answer 404")),
        (302, {"Location": "http://169.254.169.254/"}, Later(0.0, "answer 302")),
        (429, {"Retry_After": "Fri, 15 Jan 2027 08:01:40 GMT"}, Later(100.0, "answer 429")),
        (503, {"Retry_After": "999999999"}, Later(LONGEST_WAIT, "answer 503")),
    ],
)
def test_what_a_webhook_answers(status: int, headers: dict[str, str], outcome: object) -> None:
    async def work() -> None:
        async with website() as site:
            site.answer(status, **headers)
            assert (await call_hook(site))[0] == outcome
        assert len(site.calls) == 1

    live(work)


def test_an_endless_answer_is_not_read() -> None:
    async def work() -> None:
        written = []

        async def endless(request: web.Request) -> web.StreamResponse:
            response = web.StreamResponse(status=200)
            await response.prepare(request)
            try:
                while True:
                    await response.write(b"x" * 65536)
                    written.append(65536)
            except (ConnectionError, asyncio.CancelledError):
                return response

        async with website() as site:
            site.answers.append(endless)
            assert (await call_hook(site))[0] == Sent()
        assert sum(written) < 64_000_000

    live(work)


def test_a_slow_answer_is_not_waited_for() -> None:
    async def work() -> None:
        done = asyncio.Event()

        async def silent(_: web.Request) -> web.StreamResponse:
            await done.wait()
            return web.Response()

        async with website() as site:
            site.answers.append(silent)
            hook = Hook(Web(loopback=True, timeout=ClientTimeout(total=0.05)), clock)
            assert isinstance(await hook.send(targets.hook(f"{site.url}/", loopback=True), NOTICE), Later)
            await hook.close()
            done.set()

    assert TIMEOUT.total is not None
    assert TIMEOUT.total <= 30
    live(work)


class Liar(AbstractResolver):
    """A name server that leads a public name to an address inside: what a hostile one would do after the check."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked: list[str] = []

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        self.asked.append(host)
        kind = socket.AF_INET6 if ":" in self.address else socket.AF_INET
        return [ResolveResult(hostname=host, host=self.address, port=port, family=kind, proto=0, flags=0)]

    async def close(self) -> None:
        pass


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "::1", "fe80::1", "::ffff:127.0.0.1"],  # noqa: S104
)
def test_a_public_name_that_leads_inside_is_not_followed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checked when the connection is made: no socket is even opened."""

    async def work() -> None:
        liar = Liar(address)
        outside = Web(resolver=liar)
        opened: list[Any] = []
        monkeypatch.setattr("serai.table.channels.web.socket.socket", lambda *args: opened.append(args))
        hook = Hook(outside, clock)
        outcome = await hook.send(targets.hook("https://hooks.example.org/x"), NOTICE)
        assert isinstance(outcome, Later)
        assert liar.asked == ["hooks.example.org"]
        assert not opened
        monkeypatch.undo()
        await hook.close()

    live(work)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "https://localhost/",
        "https://hooks/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://10.1.2.3/x",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::1",
        "https://[fd00::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://224.0.0.1/",
        "https://user:secret@hooks.example.org/",
        "https://hooks.example.org:99999/",
        "https://hooks.example.org:0/",
        "https://hooks.example.org/a b",
        "https://hooks.example.org/\nX-Header: 1",
        "https://hooks.example.org/" + "x" * 1000,
        "https://",
        "",
        "javascript:alert(1)",
    ],
)
def test_addresses_that_are_refused(url: str) -> None:
    assert not reachable(url)
    with pytest.raises(Stuck):
        targets.hook(url)


@pytest.mark.parametrize(
    "url", ["https://hooks.example.org/x?y=1", "https://hooks.example.org:8443/", "https://93.184.215.14/"]
)
def test_addresses_that_are_taken(url: str) -> None:
    assert reachable(url)


def test_this_machine_is_reached_only_where_a_setting_allows_it() -> None:
    async def work() -> None:
        async with website() as site:
            hook = Hook(Web(), clock)
            assert await hook.send(targets.hook(f"{site.url}/", loopback=True), NOTICE) == Gone()
            await hook.close()
        assert not site.calls

    live(work)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:93.184.215.14"])
def test_public_addresses(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize("chat", ["x", "12 34", "@a b", "1" * 30, "42; drop"])
def test_chats_that_are_refused(chat: str) -> None:
    with pytest.raises(Stuck):
        targets.hook("https://hooks.example.org/", chat)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"endpoint": "https://push.example.org/x"}',
        '{"endpoint": 1, "keys": {"p256dh": "", "auth": ""}}',
        "x" * 99,
    ],
)
def test_subscriptions_that_are_refused(text: str) -> None:
    with pytest.raises(Stuck):
        targets.push(text)


def test_a_subscription_may_not_point_inside() -> None:
    with pytest.raises(Stuck):
        targets.push(json.dumps(Browser("https://192.168.0.1/push").subscription))


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("", 0.0),
        ("0", 0.0),
        ("90", 90.0),
        ("-5", 0.0),
        ("soon", 0.0),
        ("9" * 400, LONGEST_WAIT),
        ("Fri, 15 Jan 2027 07:00:00 GMT", 0.0),
    ],
)
def test_retry_after(text: str, seconds: float) -> None:
    assert retry_after(text, NOW) == seconds
