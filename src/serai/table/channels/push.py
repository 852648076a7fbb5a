"""Web push: a notice on the screen of a browser that is closed, through its maker's push service (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from py_vapid import Vapid02
from pywebpush import WebPusher

from serai.table.channels import Gone, Notice, Outcome
from serai.table.channels.targets import Subscription
from serai.table.channels.web import Web

GONE = frozenset({404, 410})
SIGNED_FOR = 12 * 3600  # seconds; push services accept at most a day


def new_key() -> str:
    """A private key by which push services know this server; kept as long as the subscriptions that were made with it."""
    vapid = Vapid02()
    vapid.generate_keys()
    return as_text(vapid.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers subscribe with."""
    numbers = Vapid02.from_raw(private.encode()).public_key.public_numbers()
    return as_text(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))


def as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Push:
    """`private`: from `new_key`.  `contact`: where a push service can reach the host, as mailto: or https:."""

    def __init__(self, web: Web, private: str, contact: str, clock: Callable[[], float] = time.time) -> None:
        self.web, self.contact, self.clock = web, contact, clock
        self.vapid = Vapid02.from_raw(private.encode())

    async def send(self, target: str, notice: Notice) -> Outcome:
        subscription = msgspec.json.decode(target, type=Subscription)
        try:
            body = WebPusher(msgspec.to_builtins(subscription)).encode(payload(notice))["body"]
        except ValueError:  # a key that lies on no curve
            return Gone()
        return await self.web.post(subscription.endpoint, body, self.headers(subscription.endpoint, notice), GONE)

    def headers(self, endpoint: str, notice: Notice) -> dict[str, str]:
        url = urlsplit(endpoint)
        claims = {"aud": f"{url.scheme}://{url.netloc}", "sub": self.contact, "exp": int(self.clock()) + SIGNED_FOR}
        return {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(notice.lasts),
            "Topic": as_text(sha256(notice.topic.encode()).digest()[:24]),  # 32 characters: the most that is allowed
            "Urgency": "normal",
        }

    async def close(self) -> None:
        await self.web.close()


def payload(notice: Notice) -> bytes:
    """What the service worker shows (static/sw.js)."""
    shown = {"title": notice.title, "text": notice.text, "link": notice.link, "topic": notice.topic}
    return msgspec.json.encode({**shown, "language": notice.language, "direction": notice.direction})
