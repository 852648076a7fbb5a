"""Options of the commands that send notices.  Each may stand in the environment instead; the password of the mail server only
there or in a file, because everybody on a machine sees the options of a command."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from urllib.parse import urlsplit

from serai.engine.errors import SeraiError
from serai.table.channels import targets
from serai.table.channels.settings import PLAIN, SECURITY, STARTTLS, TLS, MailServer, Settings

PORTS = {STARTTLS: 587, TLS: 465, PLAIN: 25}
PASSWORD, PASSWORD_FILE = "SERAI_SMTP_PASSWORD", "SERAI_SMTP_PASSWORD_FILE"


class BadNotices(SeraiError):
    """Settings with which no notice could be sent."""


def arguments(sub: argparse.ArgumentParser) -> None:
    group = sub.add_argument_group(
        "notices", "Each option may also be set in the environment, as SERAI_SITE for --site and so on."
    )

    def option(name: str, metavar: str, words: str, **more: object) -> None:
        default = os.environ.get(f"SERAI_{name.upper().replace('-', '_')}", "")
        group.add_argument(f"--{name}", default=default, metavar=metavar, help=words, **more)  # type: ignore[arg-type]

    option("site", "URL", "public address of the server, to which the links of notices lead")
    option("contact", "ADDRESS", "where push services can reach you: mailto:NAME@HOST or https://HOST")
    option("mail-from", "ADDRESS", "address that e-mail comes from")
    option("smtp", "HOST[:PORT]", "mail server that takes e-mail from you")
    option("smtp-user", "NAME", f"its user; the password is in {PASSWORD}, or in the file that {PASSWORD_FILE} names")
    option("smtp-security", "KIND", f"{', '.join(SECURITY)} (default {STARTTLS})")
    group.add_argument(
        "--notices-to-loopback", action="store_true", help="notices may go to this machine itself: only for trying them out"
    )


def settings(args: argparse.Namespace, site: str = "") -> Settings:
    """`site`: the address of the server, if none is named."""
    address = str(args.site or site).rstrip("/")
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query):
        raise BadNotices(f"unknown address {address!r:.80}: name --site as https://serai.example.org")
    if args.contact and not args.contact.startswith(("mailto:", "https://")):
        raise BadNotices(f"unknown contact {args.contact!r:.80}: name --contact as mailto:you@example.org")
    return Settings(address, args.contact, mail_server(args), args.notices_to_loopback)


def mail_server(args: argparse.Namespace) -> MailServer | None:
    if not args.smtp:
        return None
    security = args.smtp_security or STARTTLS
    if security not in SECURITY:
        raise BadNotices(f"unknown security {security!r:.30}: choose --smtp-security from {', '.join(SECURITY)}")
    host, _, port = args.smtp.partition(":")
    if not host or not (port or "1").isdecimal() or not 0 < int((port or "1")[:6]) < 65536:
        raise BadNotices(f"unknown mail server {args.smtp!r:.80}: name --smtp as mail.example.org:587")
    return MailServer(host, targets.mail(args.mail_from), int(port or PORTS[security]), args.smtp_user, password(), security)


def password() -> str:
    """From the environment, or from a file that it names."""
    file = os.environ.get(PASSWORD_FILE, "")
    if not file:
        return os.environ.get(PASSWORD, "")
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadNotices(f"cannot read {file!r:.100}, which {PASSWORD_FILE} names ({error})") from None
