"""What a host sets up for notices, and the channels that follow from it.

The libraries of the channels are an extra of Serai: without them a server runs as well, and offers no notices."""

from __future__ import annotations

from importlib.util import find_spec

import msgspec

from serai.extras import EXTRAS
from serai.table.channels import HOOK, MAIL, PUSH, Channel

STARTTLS, TLS, PLAIN = "starttls", "tls", "plain"  # how the line to the mail server is kept secret
SECURITY = (STARTTLS, TLS, PLAIN)


class MailServer(msgspec.Struct, frozen=True):
    """A mail server that takes mail from us."""

    host: str
    sender: str  # the address that notices come from
    port: int = 587
    user: str = ""
    password: str = ""
    security: str = STARTTLS


class Settings(msgspec.Struct, frozen=True):
    """`site`: the public address of the server, to which the links of notices lead; without one nothing is sent."""

    site: str = ""
    contact: str = ""  # where push services reach the host: mailto:NAME@HOST or https://HOST
    mail: MailServer | None = None
    loopback: bool = False  # notices may go to this machine itself, for tests

    @property
    def can_send(self) -> bool:
        return bool(self.site) and all(find_spec(name) for name in EXTRAS["notices"][1])


def new_key() -> str:
    """A private key for web push."""
    from serai.table.channels import push  # noqa: PLC0415 -- an extra

    return push.new_key()


def open_channels(settings: Settings, private: str) -> tuple[dict[str, Channel], str]:
    """The channels of these settings, and the public key for web push."""
    from serai.table.channels.hook import Hook  # noqa: PLC0415 -- an extra
    from serai.table.channels.mail import Mail  # noqa: PLC0415
    from serai.table.channels.push import Push, public_key  # noqa: PLC0415
    from serai.table.channels.web import Web  # noqa: PLC0415

    contact = settings.contact or (settings.site if settings.site.startswith("https:") else "mailto:serai@localhost")
    found: dict[str, Channel] = {PUSH: Push(Web(settings.loopback), private, contact)}
    if settings.mail is not None:
        found[MAIL] = Mail(settings.mail)
    found[HOOK] = Hook(Web(settings.loopback))
    return found, public_key(private)
