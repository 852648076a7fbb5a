"""Where `make page` has put the page."""

from __future__ import annotations

from pathlib import Path


def built() -> Path | None:
    """The folder, in a copy of the sources where the page was built; else None."""
    folder = Path(__file__).parents[3] / "dist" / "page"
    return folder if (folder / "files.js").is_file() else None  # which is written last
