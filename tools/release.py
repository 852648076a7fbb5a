"""Check that a tag can be released, and print the notes of its version: python tools/release.py v0.2.0 [--dist FOLDER]

The version of pyproject.toml is the tag's, its heading in CHANGELOG.md has a date, and the folder holds its sources, its plain
wheel and compiled wheels, and nothing else.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^## \[(?P<version>[^]]+)] - (?P<date>.+)\n(?P<notes>(?:(?!## \[).*\n)*)", re.MULTILINE)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class NotReady(Exception):
    """What is wrong, and what would be right."""


def version() -> str:
    project: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project["version"]


def notes(changelog: str, wanted: str) -> str:
    for found in HEADING.finditer(changelog):
        if found["version"] == wanted:
            if not DATE.fullmatch(found["date"]):
                raise NotReady(f"CHANGELOG.md says that {wanted} is {found['date']}: put the date there")
            return found["notes"].strip()
    raise NotReady(f"CHANGELOG.md says nothing of {wanted}: add '## [{wanted}] - YEAR-MONTH-DAY'")


def check(tag: str, changelog: str, files: list[str]) -> str:
    """The notes of the release, or NotReady."""
    if tag != f"v{version()}":
        raise NotReady(f"the tag is {tag}, the version in pyproject.toml {version()}: the tag must be v{version()}")
    name = f"serai-{version()}"
    plain = {f"{name}.tar.gz", f"{name}-py3-none-any.whl"}
    compiled = {file for file in files if re.fullmatch(re.escape(name) + r"-cp3\d+-cp3\d+-\w+\.whl", file)}
    if not plain <= set(files) or not compiled or set(files) != plain | compiled:
        built, right = [", ".join(sorted(names)) or "nothing" for names in (files, plain)]
        raise NotReady(f"{built} was built: 'make wheels' makes {right} and a compiled wheel")
    return notes(changelog, version())


def main() -> int:
    parser = argparse.ArgumentParser(description="Check that a tag can be released, and print the notes of its version.")
    parser.add_argument("tag", help="such as v0.2.0")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the built files lie (default: dist)")
    args = parser.parse_args()
    try:
        print(check(args.tag, (ROOT / "CHANGELOG.md").read_text("utf-8"), [file.name for file in args.dist.glob("*.*")]))
    except NotReady as error:
        print(f"not ready: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
