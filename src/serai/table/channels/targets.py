"""Where notices go: what a person named, checked before it is stored.  `channels.target` holds what `push`, `mail` and `hook`
return."""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import msgspec

from serai.table.room import Stuck

LONGEST = 1000  # characters of an address
MAILBOX = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,190}$)([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
CHAT = re.compile(r"(-?[0-9]{1,20}|@[A-Za-z0-9_]{3,40})?")  # as Telegram names chats
LOOPBACK = ("localhost", "127.0.0.1", "::1")
LITERAL = re.compile(r"[0-9.]+|.*:.*")  # a host that is a number
NAT64 = IPv6Network("64:ff9b::/32")  # of both kinds: behind it lies any address of IPv4


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """A browser's, as `PushSubscription.toJSON()` writes it."""

    endpoint: str
    keys: Keys


class Hook(msgspec.Struct):
    """A web address that is called, and the secret that signs what is sent there."""

    url: str
    secret: str
    chat: str = ""  # of Telegram


def public(address: str) -> bool:
    """Is this an address of the open internet?  Not one of this machine, of a private network or of a tunnel into one."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return public(str(inner))
        if found in NAT64:
            return False
    return found.is_global and not found.is_multicast


def reachable(text: str, loopback: bool = False) -> bool:
    """Is this an https address outside of this machine?  `loopback`: for tests, one inside it will do."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        return False
    try:
        url = urlsplit(text)
        host, port = url.hostname or "", url.port
        if loopback and host in LOOPBACK:
            return True
        if url.scheme != "https" or url.username or url.password or port == 0:
            return False
        return public(host) if LITERAL.fullmatch(host) else "." in host
    except ValueError:
        return False


def checked_url(text: str, loopback: bool = False) -> str:
    if not reachable(text, loopback):
        raise Stuck(
            "error-hook", "Nothing can be sent there: name an address that begins with https:// and that everybody can reach."
        )
    return text


def push(text: str, loopback: bool = False) -> str:
    """A browser's subscription to web push."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        key, auth = [urlsafe_b64decode(value + "=" * (-len(value) % 4)) for value in (found.keys.p256dh, found.keys.auth)]
    except (msgspec.MsgspecError, NotBase64, ValueError):
        key = auth = b""
    if len(key) != 65 or key[0] != 4 or len(auth) != 16:
        raise Stuck("error-push", "This is not a subscription of a browser: allow notices on the page of preferences again.")
    checked_url(found.endpoint, loopback)
    return msgspec.json.encode(found).decode()


def mail(text: str) -> str:
    """An e-mail address."""
    text = text.strip()
    if not MAILBOX.fullmatch(text) or ".." in text or text.startswith(".") or ".@" in text:
        raise Stuck("error-mail", "This is not an e-mail address: type one like name@example.org.")
    return text


def hook(url: str, chat: str = "", loopback: bool = False) -> str:
    """A web address with a secret of its own."""
    url = checked_url(url.strip(), loopback)
    if not CHAT.fullmatch(chat.strip()):
        raise Stuck("error-chat-id", "This is not a chat of Telegram: type its number, or its name as @name.")
    return msgspec.json.encode(Hook(url, secrets.token_urlsafe(32), chat.strip())).decode()
