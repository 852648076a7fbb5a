"""What people read and copy is true: every command and option of deploy/ and of the documents exists, every file too."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Iterator
from configparser import RawConfigParser
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml

from serai.cli import COMMANDS, parser

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = ROOT / "docs" / "hosting.md"
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")]
UNITS = sorted(DEPLOY.glob("*.service"))
OPTIONS = re.compile(r'SERAI_(SERVE|BOTS|POST)="([^"]*)"')  # further options of a unit
SPACE = {"StateDirectory", "StateDirectoryMode"}  # a folder of its own, where a service needs one


# ---- Commands ------------------------------------------------------------------------------------


def unknown(words: list[str]) -> list[str]:
    """The words of a command line of `serai` that it does not know: commands, their parts, options."""
    command = words[0]
    if command not in COMMANDS:
        return [command]
    known, rest = subparsers(parser(command))[command], words[1:]
    while rest and (parts := subparsers(known)):
        if rest[0] not in parts:
            return [rest[0]]
        known, rest = parts[rest[0]], rest[1:]
    named = [word.partition("=")[0] for word in rest if word.startswith("-") and word != "-"]
    return [name for name in named if name not in known._option_string_actions]


def subparsers(of: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    found = [action for action in of._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found[0].choices) if found else {}


def test_the_eyes_of_this_test() -> None:
    assert unknown(["serve", "--port", "0", "--host=::1"]) == []
    assert unknown(["serve", "--prot", "0"]) == ["--prot"]
    assert unknown(["tables", "list", "--json"]) == []
    assert unknown(["tables", "sell"]) == ["sell"]
    assert unknown(["serf"]) == ["serf"]


def in_units() -> Iterator[list[str]]:
    for path in UNITS:
        text = path.read_text("utf-8")
        line = re.search(r"^ExecStart=\S*/serai (.*)$", text, re.MULTILINE)
        assert line, path
        yield [word for word in shlex.split(line[1]) if not word.startswith("$")]
        yield from further(text)


def further(text: str) -> Iterator[list[str]]:
    for command, options in OPTIONS.findall(text):
        yield [command.lower(), *shlex.split(options)]


def in_compose() -> Iterator[list[str]]:
    for service in compose()["services"].values():
        if service["image"] == "serai":
            yield service["command"]


def in_containerfile() -> Iterator[list[str]]:
    found = re.search(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert found
    yield yaml.safe_load(found[1])


def in_documents() -> Iterator[list[str]]:
    """Of indented lines and of `code`: whatever begins with serai, and what a container is told to run."""
    for path in DOCUMENTS:
        text = path.read_text("utf-8")
        lines = [line[4:] for line in re.sub(r"\\\n\s*", "", text).splitlines() if line.startswith("    ")]
        lines += [" ".join(code.split()) for code in re.findall(r"`(serai [^`]+)`", text)]
        for line in lines:
            said = re.split(r"\s{3,}|\s#", line.strip())[0]  # what follows after a gap is a comment
            if found := re.match(r"(?:docker run .* |\S*/)?serai ([a-z].+)|docker compose run .* (tables .+)", said):
                yield shlex.split(found[1] or found[2])
        yield from further(text)


@pytest.mark.parametrize(("place", "least"), [(in_units, 5), (in_compose, 5), (in_containerfile, 1), (in_documents, 100)])
def test_every_command_exists(place: Any, least: int) -> None:
    found = list(place())
    assert len(found) >= least
    assert {" ".join(words): unknown(words) for words in found if unknown(words)} == {}


def test_every_option_in_the_table_of_settings_exists() -> None:
    """Each row names options and the commands that have them."""
    rows = re.findall(r"^\| (`--[^|]+) \| ([a-z, ]+) \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    assert len(rows) > 5
    for options, commands in rows:
        for command in ("serve", "bots", "post") if commands == "all" else commands.split(", "):
            assert unknown([command, *re.findall(r"--[a-z-]+", options)]) == []


def test_every_setting_of_housekeeping_exists() -> None:
    rows = re.findall(r"^\| [^|`]+ \| [^|]+ \| `(--[a-z-]+)` \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == 4
    assert unknown(["tables", "expire", *rows]) == []


# ---- Units ---------------------------------------------------------------------------------------


def settings(path: Path) -> list[tuple[str, str]]:
    """What the section of the service says, in order; a name may stand there twice."""
    section = path.read_text("utf-8").partition("[Service]")[2].partition("\n[")[0]
    pairs = [line.partition("=") for line in section.splitlines() if "=" in line and not line.startswith("#")]
    return [(name, value) for name, _, value in pairs]


def test_units_are_sound() -> None:
    assert [path.name for path in UNITS] == ["serai-bots.service", "serai-post.service", "serai.service", "serai@.service"]
    for path in UNITS:
        made = RawConfigParser(strict=False)
        made.read_string(path.read_text("utf-8"))
        assert made.sections() == ["Unit", "Service", "Install"], path


def test_units_are_equally_locked_up() -> None:
    """From `DynamicUser` on, all of them say the same; only the folder of its own differs."""
    locks = []
    for path in UNITS:
        pairs = settings(path)
        start = pairs.index(("DynamicUser", "yes"))
        locks.append([pair for pair in pairs[start:] if pair[0] not in SPACE])
    assert all(lock == locks[0] for lock in locks)
    assert {("NoNewPrivileges", "yes"), ("ProtectSystem", "strict"), ("UMask", "0077")} <= set(locks[0])


def test_the_address_of_the_database_is_on_no_command_line() -> None:
    for path in UNITS:
        text = path.read_text("utf-8")
        assert "postgresql://" not in text
        assert ("sqlite:///" in text) != ("LoadCredential=database:" in text and "@%d/database" in text)


# ---- Containers ----------------------------------------------------------------------------------


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_the_compose_file_names_only_what_it_has() -> None:
    made = compose()
    services = made["services"]
    assert {"postgres", "upgrade", "serve1", "serve2", "bots", "post", "caddy"} == set(services)
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= set(services), name
        assert set(service.get("networks", [])) <= set(made["networks"]), name
        assert set(service.get("secrets", [])) <= set(made["secrets"]), name
        named = [volume.partition(":")[0] for volume in service.get("volumes", [])]
        assert {volume for volume in named if not volume.startswith(".")} <= set(made["volumes"]), name
        assert all((DEPLOY / volume).exists() for volume in named if volume.startswith(".")), name


def test_containers_have_no_rights_and_no_door_but_the_proxy() -> None:
    for name, service in compose()["services"].items():
        if service["image"] == "serai":
            assert service["read_only"]
            assert service["cap_drop"] == ["ALL"]
            assert service["security_opt"] == ["no-new-privileges:true"]
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        assert ("ports" in service) == (name == "caddy")
        assert "postgresql://" not in str(service)
    assert compose()["networks"]["inside"]["internal"]


def test_the_proxy_knows_the_servers() -> None:
    services = compose()["services"]
    pages = {name for name, service in services.items() if service.get("command", [""])[0] == "serve"}
    assert {server.partition(":")[0] for server in services["caddy"]["environment"]["SERAI_SERVERS"].split()} == pages
    asked = set(re.findall(r"\{\$([A-Z_]+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert asked == set(services["caddy"]["environment"])


def test_the_image_is_made_of_files_that_exist() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from" not in line]
    for name in [*chain.from_iterable(copied), *re.findall(r"(?:--requirement|RUN python) (\S+\.(?:lock|py))", text)]:
        assert (ROOT / name).exists(), name
    assert "\nUSER 10001\n" in text
    assert "/healthz" in text


def test_locks_agree() -> None:
    """The server runs with the versions that are tested.  A lock holds versions and hashes, no addresses."""
    server, tested = [pins(f"requirements-{name}.lock") for name in ("server", "dev")]
    assert len(server) > 30
    assert {library: tested.get(library) for library in server} == server


def pins(name: str) -> dict[str, set[str]]:
    """By library its versions; there are two where they depend on the version of Python."""
    text = (ROOT / name).read_text("utf-8")
    found: dict[str, set[str]] = {}
    assert "://" not in text
    for library, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE):
        found.setdefault(library, set()).add(version)
    return found


# ---- Files ---------------------------------------------------------------------------------------


def test_every_file_that_hosts_are_told_of_exists() -> None:
    named = set(re.findall(r"\bdeploy/[\w@.-]+\w|requirements[\w-]*\.lock", HOSTING.read_text("utf-8")))
    assert {path.relative_to(ROOT).as_posix() for path in UNITS} <= named
    for name in named - {"deploy/.env"}:
        assert (ROOT / name).exists(), name
