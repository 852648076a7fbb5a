"""E-mail, through the host's own mail server."""

from __future__ import annotations

import time
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formataddr, formatdate
from urllib.parse import urlsplit

import aiosmtplib

from serai.table.channels import Gone, Later, Notice, Outcome, Sent
from serai.table.channels.settings import STARTTLS, TLS, MailServer

TIMEOUT = 20.0  # seconds


class Mail:
    """`clock`: for the header `Date`."""

    def __init__(self, server: MailServer, clock: Callable[[], float] = time.time) -> None:
        self.server, self.clock = server, clock

    async def send(self, target: str, notice: Notice) -> Outcome:
        server = self.server
        try:
            await aiosmtplib.send(
                letter(server.sender, target, notice, self.clock()),
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.security == TLS,
                start_tls=server.security == STARTTLS,
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            return Gone() if all(unknown(one) for one in refused.recipients) else Later(why="recipient refused")
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            return Later(why=type(error).__name__)
        return Sent()

    async def close(self) -> None:
        """Each letter has a connection of its own."""


def unknown(refused: aiosmtplib.SMTPRecipientRefused) -> bool:
    """Does the server say for ever that there is no such address (RFC 3463: 5.1.x)?  Other refusals may pass."""
    return refused.code >= 500 and refused.message.startswith("5.1.")


def letter(sender: str, to: str, notice: Notice, now: float) -> EmailMessage:
    """A notice as plain text that can be ended with one click (RFC 8058) and that no machine answers."""
    message = EmailMessage()
    message["From"] = formataddr(("Serai", sender))
    message["To"] = to
    message["Subject"] = notice.title
    message["Date"] = formatdate(now)
    message["Message-ID"] = f"<{notice.id}@{urlsplit(notice.stop).hostname}>"
    message["List-Unsubscribe"] = f"<{notice.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{notice.text}\n\n{notice.link}\n\n-- \n{notice.stop}\n")
    message["Content-Language"] = notice.language
    return message
