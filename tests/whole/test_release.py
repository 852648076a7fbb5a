"""What is released: wheels and sources are complete, and run in an environment that has nothing but what they ask for."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
import yaml
from packaging.requirements import Requirement
from tools import release

from serai.cli import START

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
VERSION = PROJECT["version"]
FONTS = "serai/table/static/fonts/"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


# ---- In an empty environment ----------------------------------------------------------------------


def closure(extra: str) -> set[str]:
    """The distributions that `pip install serai[extra]` brings, all of which are installed here."""
    seen, wanted = set(), [("serai", ""), ("serai", extra)]
    while wanted:
        name, given = wanted.pop()
        if (name, given) not in seen:
            seen.add((name, given))
            for need in map(Requirement, metadata.requires(name) or []):
                if need.marker is None or need.marker.evaluate({"extra": given}):
                    wanted += [(need.name, part) for part in ("", *need.extras)]
    return {name for name, _ in seen} - {"serai"}


def link(name: str, site: Path) -> None:
    """Lay an installed distribution into another environment."""
    for top in {file.parts[0] for file in metadata.files(name) or []} - {"..", "__pycache__"}:
        if not (site / top).exists():
            (site / top).symlink_to(str(metadata.distribution(name).locate_file(top)))


@pytest.fixture(scope="module")
def environments(wheels: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], Path]:
    """A new environment with one of the wheels and what it asks for; the answer is its folder of programs."""
    made: dict[tuple[str, str], Path] = {}

    def make(build: str, extra: str) -> Path:
        if (build, extra) not in made:
            home = tmp_path_factory.mktemp("environment")
            subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
            pip = [sys.executable, "-m", "pip", "--python", str(home), "install", "--quiet", "--no-index", "--no-deps"]
            subprocess.run([*pip, str(wheels(build))], check=True)
            (site,) = home.glob("lib/*/site-packages")
            for name in closure(extra):
                link(name, site)
            made[build, extra] = home / "bin"
        return made[build, extra]

    return make


def said(program: Path, *words: str, told: str = "", status: int = 0) -> str:
    ran = subprocess.run([program, *words], input=told, capture_output=True, text=True, cwd=program.parent, env={}, check=False)
    assert ran.returncode == status, ran.stderr
    return ran.stdout + ran.stderr


@pytest.mark.parametrize("build", ["plain", "compiled"])
def test_it_plays_in_an_empty_environment(environments: Callable[[str, str], Path], build: str) -> None:
    programs = environments(build, "")
    serai = programs / "serai"
    assert said(serai) == START + "\n"
    assert said(serai, "--version") == f"serai {VERSION}\n"
    code = "import serai, serai.lab.bench; print(serai.__file__, serai.lab.bench.compiled())"
    place, compiled = said(programs / "python", "-c", code).split()
    assert Path(place).is_relative_to(programs.parent)
    assert compiled == str(build == "compiled")
    story = said(serai, "play", "san-juan", "--seats", "human,random", "--seed", "1", told="1\n" * 1000)
    assert "Score sheet" in story
    assert "wins with" in story
    assert said(serai, "serve", status=2) == "serai: serai serve needs the table: pip install 'serai[table]'\n"


def test_the_table_opens_in_an_empty_environment(environments: Callable[[str, str], Path], tmp_path: Path) -> None:
    serai = str(environments("plain", "table") / "serai")
    command = [serai, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path, env={}) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://localhost:\d+", server.stdout.readline())
            assert address, server.communicate()[1]
            page = fetched(f"{address[0]}/").decode()
            static = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
            assert len(static) > 3
            assert all([fetched(f"{address[0]}{path}") for path in static])
        finally:
            server.terminate()


def fetched(address: str) -> bytes:
    with urlopen(address, timeout=60) as answer:  # noqa: S310  # our own server
        content: bytes = answer.read()
        return content


# ---- What is inside -------------------------------------------------------------------------------


def test_wheels_hold_everything(wheels: Callable[[str], Path]) -> None:
    """Whatever lies in the package, and the fonts, which are fetched before."""
    sources = [path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in sources}
    assert len([name for name in wanted if name.startswith(FONTS) and name.endswith(".woff2")]) == 8
    for build in ("plain", "compiled"):
        wheel = wheels(build)
        with ZipFile(wheel) as archive:
            names = set(archive.namelist())
        assert wanted <= names
        assert any(name.endswith((".so", ".pyd")) for name in names) == (build == "compiled")
        assert wheel.name.startswith(f"serai-{VERSION}-")
        assert wheel.name.endswith("-py3-none-any.whl") == (build == "plain")


def test_the_sources_build_the_same_wheel(
    builds: Callable[..., tuple[Path, str]], wheels: Callable[[str], Path], tmp_path: Path
) -> None:
    sources, _ = builds("sdist")
    assert sources.name == f"serai-{VERSION}.tar.gz"
    with tarfile.open(sources) as archive:
        archive.extractall(tmp_path, filter="data")
    wheel, _ = builds(source=tmp_path / f"serai-{VERSION}")
    assert wheel.read_bytes() == wheels("plain").read_bytes()


# ---- The workflows of a hosted CI -----------------------------------------------------------------


def workflow(path: Path) -> dict[str, Any]:
    """Its jobs by name."""
    jobs: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return jobs


def steps() -> Iterator[dict[str, Any]]:
    for path in WORKFLOWS:
        for job in workflow(path).values():
            yield from job["steps"]


def lacking(command: str) -> str:
    """What a line of a workflow calls that is not here; empty if all is."""
    program, *words = shlex.split(command)
    if program == "make":
        targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
        return " ".join(set(words) - targets)
    if program == "python3":
        return "" if (ROOT / words[0]).is_file() else words[0]
    return "" if os.access(ROOT / program, os.X_OK) else program


def test_the_eyes_of_this_test() -> None:
    assert lacking("make check") == lacking(".ci/run") == lacking("python3 tools/release.py v1") == ""
    assert lacking("make chekc") == "chekc"
    assert lacking(".ci/ran") == ".ci/ran"
    assert lacking("python3 tools/nothing.py") == "tools/nothing.py"


def test_workflows_call_what_is_here() -> None:
    lines = [line for step in steps() for line in step.get("run", "").splitlines()]
    assert len(lines) >= 5
    assert {line: lacking(line) for line in lines if lacking(line)} == {}


def test_actions_of_others_are_pinned() -> None:
    used = [step["uses"] for step in steps() if "uses" in step]
    assert len(used) >= 8
    assert [name for name in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", name)] == []


def test_every_python_is_tested_and_has_a_wheel() -> None:
    test, release = [workflow(ROOT / ".github" / "workflows" / name) for name in ("test.yml", "release.yml")]
    assert test["quick"]["strategy"]["matrix"]["python"] == release["build"]["strategy"]["matrix"]["python"] == PYTHONS
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"
    assert [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)] == PYTHONS


def test_only_the_publisher_may_publish() -> None:
    """Trusted publishing: one job has the right to an identity, and no secret is named."""
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    rights = {name: job.get("permissions", {}) for name, job in workflow(ROOT / ".github/workflows/release.yml").items()}
    assert [name for name, given in rights.items() if "id-token" in given] == ["publish"]
    assert "secrets." not in text


# ---- Notes of a release ---------------------------------------------------------------------------

FILES = [f"serai-{VERSION}.tar.gz", f"serai-{VERSION}-py3-none-any.whl", f"serai-{VERSION}-cp311-cp311-linux_x86_64.whl"]
CHANGES = f"# Changelog\n\n## [{VERSION}] - 2026-12-01\n\n### For players\n\n- New.\n\n## [0.0.1] - 2020-01-01\n\n- Old.\n"


def test_a_release_has_its_notes() -> None:
    assert release.check(f"v{VERSION}", CHANGES, FILES) == "### For players\n\n- New."


@pytest.mark.parametrize(
    ("tag", "changelog", "files", "why"),
    [
        ("v9.9", CHANGES, FILES, f"the tag must be v{VERSION}"),
        (f"v{VERSION}", CHANGES.replace("2026-12-01", "unreleased"), FILES, "is unreleased: put the date there"),
        (f"v{VERSION}", "# Changelog\n", FILES, f"says nothing of {VERSION}"),
        (f"v{VERSION}", CHANGES, FILES[:2], "'make wheels' makes"),
        (f"v{VERSION}", CHANGES, [*FILES, "serai-0.0.1.tar.gz"], "'make wheels' makes"),
    ],
)
def test_a_release_that_is_not_ready(tag: str, changelog: str, files: list[str], why: str) -> None:
    with pytest.raises(release.NotReady, match=re.escape(why)):
        release.check(tag, changelog, files)


def test_the_changelog_is_in_the_usual_form() -> None:
    """The newest version first, which is that of the project; every older one has a date."""
    found = [(row["version"], row["date"]) for row in release.HEADING.finditer((ROOT / "CHANGELOG.md").read_text("utf-8"))]
    assert found[0][0] == VERSION
    assert [date for _, date in found[1:] if not release.DATE.fullmatch(date)] == []
    assert found[0][1] == "unreleased" or release.DATE.fullmatch(found[0][1])
