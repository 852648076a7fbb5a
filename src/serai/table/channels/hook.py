"""A webhook: a POST to a web address of the person's own.

The body is JSON.  `chat_id` and `text` are what Telegram's `sendMessage` takes, so that an address such as
`https://api.telegram.org/bot<token>/sendMessage` with the number of a chat needs no program in between; programs read the
other fields:

    {"chat_id": "42", "text": "Your turn ... https://serai.example.org/t/...",
     "id": "17", "kind": "turn", "title": "Your turn: ...", "link": "https://serai.example.org/t/...", "language": "en"}

Three headers: `X-Serai-Time` (seconds since 1970), `X-Serai-Signature` (`sha256=` and the HMAC of the time, a full stop and the
body, in hexadecimal, with the secret that the page of preferences shows), `Idempotency-Key` (the notice's id: a double has the
same).  A receiver compares the signature and refuses a time that is minutes ago.  410 ends the notices."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable
from hashlib import sha256

import msgspec

from serai.table.channels import Notice, Outcome
from serai.table.channels.targets import Hook as Target
from serai.table.channels.web import Web

GONE = frozenset({410})


class Hook:
    """`clock`: for the time that is signed."""

    def __init__(self, web: Web, clock: Callable[[], float] = time.time) -> None:
        self.web, self.clock = web, clock

    async def send(self, target: str, notice: Notice) -> Outcome:
        found = msgspec.json.decode(target, type=Target)
        content, moment = body(notice, found.chat), str(int(self.clock()))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Serai",
            "X-Serai-Time": moment,
            "X-Serai-Signature": f"sha256={signature(found.secret, moment, content)}",
            "Idempotency-Key": notice.id,
        }
        return await self.web.post(found.url, content, headers, GONE)

    async def close(self) -> None:
        await self.web.close()


def signature(secret: str, moment: str, content: bytes) -> str:
    return hmac.new(secret.encode(), moment.encode() + b"." + content, sha256).hexdigest()


def body(notice: Notice, chat: str) -> bytes:
    fields = {
        "text": f"{notice.title}\n{notice.text}\n{notice.link}",
        "id": notice.id,
        "kind": notice.kind,
        "title": notice.title,
        "link": notice.link,
        "language": notice.language,
    }
    return msgspec.json.encode({"chat_id": chat, **fields} if chat else fields)
