"""`serai post` and the settings of notices: options, environment, secrets; a process of its own beside others."""

from __future__ import annotations

import argparse
import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from serai.cli import main, notices
from serai.engine.errors import SeraiError
from serai.table import people, server_log
from serai.table.channels import HOOK, MAIL, PUSH
from serai.table.channels import settings as channels
from serai.table.channels.settings import PLAIN, STARTTLS, TLS, MailServer, Settings, new_key, open_channels
from serai.table.database import open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.post import run
from serai.table.schema import CLOCK
from tests.table.test_deadlines import until_asked
from tests.table.test_outbox import empty

MAIL_OPTIONS = ["--smtp", "mail.example.org", "--mail-from", "table@example.org"]


def settings(*argv: str, site: str = "") -> Settings:
    parser = argparse.ArgumentParser()
    notices.arguments(parser)
    return notices.settings(parser.parse_args(argv), site)


# ---- Settings -----------------------------------------------------------------------------------


def test_nothing_is_sent_unless_it_is_set_up() -> None:
    assert settings() == Settings()
    assert not settings().can_send
    assert settings(site="http://localhost:8765").can_send


def test_options_and_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert settings(*MAIL_OPTIONS).mail == MailServer("mail.example.org", "table@example.org", 587, "", "", STARTTLS)
    chosen = settings(*MAIL_OPTIONS, "--smtp-security", TLS, "--site", "https://serai.example.org/")
    assert chosen.mail == MailServer("mail.example.org", "table@example.org", 465, "", "", TLS)
    assert chosen.site == "https://serai.example.org"
    monkeypatch.setenv("SERAI_SITE", "https://other.example.org")
    monkeypatch.setenv("SERAI_SMTP", "localhost:2525")
    monkeypatch.setenv("SERAI_MAIL_FROM", "table@example.org")
    monkeypatch.setenv("SERAI_SMTP_USER", "table")
    monkeypatch.setenv("SERAI_SMTP_SECURITY", PLAIN)
    monkeypatch.setenv("SERAI_SMTP_PASSWORD", "hidden")
    assert settings().mail == MailServer("localhost", "table@example.org", 2525, "table", "hidden", PLAIN)
    (tmp_path / "password").write_text("from a file\n")
    monkeypatch.setenv("SERAI_SMTP_PASSWORD_FILE", str(tmp_path / "password"))
    found = settings().mail
    assert found is not None
    assert found.password == "from a file"  # noqa: S105
    assert settings("--site", "https://serai.example.org").site == "https://serai.example.org"


def test_a_password_is_not_an_option() -> None:
    parser = argparse.ArgumentParser()
    notices.arguments(parser)
    assert "--smtp-password" not in parser.format_help().replace("--smtp-password-file", "")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--site", "serai.example.org"], "--site as https://"),
        (["--site", "https://serai.example.org/path"], "--site as https://"),
        (["--contact", "me@example.org"], "mailto:"),
        (["--smtp", "mail.example.org"], "e-mail address"),
        ([*MAIL_OPTIONS, "--smtp", "mail.example.org:x"], "mail.example.org:587"),
        ([*MAIL_OPTIONS, "--smtp", "mail.example.org:99999"], "mail.example.org:587"),
        ([*MAIL_OPTIONS, "--smtp", ":25"], "mail.example.org:587"),
        ([*MAIL_OPTIONS, "--smtp-security", "none"], "starttls, tls, plain"),
    ],
)
def test_settings_that_cannot_work(argv: list[str], words: str) -> None:
    with pytest.raises(SeraiError, match=words):
        settings(*argv)


def test_a_file_without_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_SMTP_PASSWORD_FILE", "/nowhere/at/all")
    with pytest.raises(SeraiError, match="SERAI_SMTP_PASSWORD_FILE"):
        settings(*MAIL_OPTIONS)


def test_without_the_extra_a_server_offers_no_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "find_spec", lambda name: None if name == "pywebpush" else name)
    assert not settings(site="http://localhost:8765").can_send


def test_channels_follow_from_settings() -> None:
    async def work() -> None:
        for chosen, kinds in (
            (Settings("https://x.example"), [PUSH, HOOK]),
            (Settings("https://x.example", mail=MailServer("mail.example.org", "t@example.org")), [PUSH, MAIL, HOOK]),
        ):
            made, key = open_channels(chosen, new_key())
            assert list(made) == kinds
            assert len(key) == 87
            for one in made.values():
                await one.close()

    asyncio.run(work())


# ---- The process --------------------------------------------------------------------------------


def test_a_file_of_sqlite_has_its_post_in_the_server(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(server_log, "set_up", lambda *_: None)  # which would last beyond this test
    assert main(["post", "--database", f"sqlite:///{tmp_path}/t.sqlite3"]) == 2
    assert "'serai serve'" in capsys.readouterr().err


def test_the_key_of_web_push_is_made_once(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(open_database(f"sqlite:///{tmp_path}/t.sqlite3"), workers=0)
        await house.open()
        try:
            keys = []
            for _ in range(2):
                office = asyncio.create_task(run(house, Settings("http://localhost")))
                while not (found := await house.database.read(people.offer)).key:
                    await asyncio.sleep(0.01)
                keys.append(found.key)
                assert found.kinds == [PUSH, HOOK]
                office.cancel()
                await asyncio.gather(office, return_exceptions=True)
            assert keys[0] == keys[1]
        finally:
            await house.close()

    asyncio.run(work())


def test_a_post_of_its_own_runs_the_clocks_of_all(fresh: str) -> None:
    """A table whose time was over while no process ran: the first that comes finds it."""

    async def late() -> str:
        house = House(open_database(fresh), workers=0)
        await house.open()
        await house.database.write(empty)
        house.clock = lambda: 1_700_000_000.0
        seats = [Wish("me", "Mina"), Wish("bot", "Vera", "random")]
        room = await house.create("san-juan", {}, seats, "m" * 64, settings={"clock": 86400})
        await until_asked(house, room, 0)
        await house.close()
        return room.table.id

    async def taken(table_id: str) -> None:
        house = House(open_database(fresh), workers=0)
        await house.open()
        try:
            async with asyncio.timeout(60):
                while (await house.room(table_id)).seats[0].away != CLOCK:
                    house.rooms.clear()
                    await asyncio.sleep(0.05)
        finally:
            await house.close()

    table_id = asyncio.run(late())
    command = [sys.executable, "-m", "serai", "post", "--database", fresh]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert b"open" in process.stdout.readline()
        asyncio.run(taken(table_id))
        process.send_signal(signal.SIGTERM)
        _, complaint = process.communicate(timeout=60)
    assert process.returncode == 0
    assert complaint == b""
