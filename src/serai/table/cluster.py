"""A PostgreSQL of one's own: a cluster in a temporary folder, for tests and for `serai stress`.

It listens on loopback alone, wants a password, and keeps what it has acknowledged, as a real one must.  It can crash on demand.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from serai.engine.errors import SeraiError

DEBIAN = Path("/usr/lib/postgresql")  # a folder for each version, which PATH does not name
SERVANTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root: the first of these that exists runs it there
OWNER = "serai"
SETTINGS = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "max_connections": "200"}
PATIENCE = 240.0  # seconds until a start has failed: after a crash a busy disk may need minutes
LOOK = 0.02  # seconds between two looks at a cluster that starts


class NoPostgres(SeraiError):
    """PostgreSQL is not installed, or does not start."""


def programs() -> Path:
    """The folder of PostgreSQL's programs: that of PATH, else the newest that Debian installed."""
    named = shutil.which("initdb")
    folders = [Path(named).resolve().parent] if named else []
    folders += sorted(DEBIAN.glob("*/bin"), key=lambda folder: version(folder.parent.name), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("PostgreSQL is not installed: apt-get install postgresql")


def version(name: str) -> int:
    return int(name) if name.isdecimal() else 0


def servant() -> dict[str, Any]:
    """As whom the programs run: nobody else, unless we are root."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next((known[name] for name in SERVANTS if name in known), None)
    if user is None:
        raise NoPostgres(f"PostgreSQL does not run as root: add a user named {' or '.join(SERVANTS)}")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """One PostgreSQL server with its folder; both are gone when the `with` ends."""

    def __init__(self, **settings: str) -> None:
        self.programs = programs()
        self.servant = servant()
        self.folder = Path(tempfile.mkdtemp(prefix="serai-postgres-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.password = secrets.token_urlsafe(16)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.settings = SETTINGS | settings
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Cluster:
        try:
            self.lay_out()
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def lay_out(self) -> None:
        """Make the folder ready; the programs can only enter what belongs to their user."""
        if self.servant:
            os.chown(self.folder, self.servant["user"], self.servant["group"])
        secret = self.folder / "password"
        secret.write_text(self.password, "ascii")
        secret.chmod(0o644)  # in a folder that nobody else may enter
        names = ["--pgdata", str(self.data), "--username", OWNER, "--pwfile", str(secret), "--auth", "scram-sha-256"]
        self.call("initdb", *names, "--encoding", "UTF8", "--no-locale", "--no-sync")

    def call(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        done = subprocess.run(  # noqa: S603
            [self.programs / program, *words], **self.surroundings(), capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise NoPostgres(f"{program} failed: {done.stderr.strip() or done.stdout.strip()}")

    def surroundings(self) -> dict[str, Any]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        return {"cwd": self.folder, "env": kept | {"PGPASSWORD": self.password, "LC_ALL": "C"}, **self.servant}

    def address(self, name: str) -> str:
        """Of a database, for `--database`."""
        return f"postgresql://{OWNER}:{self.password}@127.0.0.1:{self.port}/{name}"

    def create(self, name: str) -> str:
        """A new, empty database; its address."""
        self.call("createdb", "--host", "127.0.0.1", "--port", str(self.port), "--username", OWNER, name)
        return self.address(name)

    # -- running and crashing --

    def start(self) -> None:
        """Until it answers.  While the processes of a postmaster that was killed still end, the next one refuses to start."""
        named = self.settings | {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
        }
        words = [word for name, value in named.items() for word in ("-c", f"{name}={value}")]
        late = time.monotonic() + PATIENCE
        while True:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(  # noqa: S603
                    [self.programs / "postgres", "-D", str(self.data), *words],
                    **self.surroundings(),
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,  # an interrupt at the terminal is ours to handle
                )
            while self.process.poll() is None and time.monotonic() < late:
                if self.answers():
                    return
                time.sleep(LOOK)
            if time.monotonic() >= late:
                raise NoPostgres(f"PostgreSQL does not start: {self.last_words()}")
            time.sleep(LOOK)

    def answers(self) -> bool:
        """Has it said that it is ready?"""
        assert self.process is not None
        try:
            said = (self.data / "postmaster.pid").read_text("utf-8").splitlines()
        except OSError:
            return False
        return len(said) > 7 and said[0] == str(self.process.pid) and said[7].strip() == "ready"

    def last_words(self) -> str:
        return " ".join(self.log.read_text("utf-8", "replace").splitlines()[-3:]) if self.log.exists() else "it said nothing"

    def end(self, how: signal.Signals) -> None:
        """SIGINT: as usual.  SIGQUIT: as a crash (`pg_ctl stop -m immediate`).  SIGKILL: the postmaster alone is killed."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def crash(self) -> None:
        """End at once without a farewell, and recover: `pg_ctl restart -m immediate`."""
        self.end(signal.SIGQUIT)
        self.start()

    def kill(self) -> None:
        """`kill -9` of the postmaster, and recover."""
        self.end(signal.SIGKILL)
        self.start()

    def close(self) -> None:
        try:
            self.end(signal.SIGQUIT)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
