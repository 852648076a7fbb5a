"""The documentation site: built without a warning, complete, and at home without a network."""

from __future__ import annotations

import re
import subprocess
import sys
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

import serai

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"<(?:script|img|source)[^>]* src=\"([^\"]+)|<link[^>]* rel=\"stylesheet\"[^>]* href=\"([^\"]+)")
PROPERTY = re.compile(r"<meta property=\"([^\"]+)\" content=\"([^\"]*)\">")
LINK = re.compile(r"<a [^>]*href=\"(?!https?:|mailto:)([^\"#?]+)")

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-W", "-E", "-q", "-c", "docs", ".", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def test_pages_load_nothing_from_elsewhere_and_their_links_lead_somewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 50
    for page in pages:
        text = page.read_text("utf-8")
        loaded = [script or style for script, style in LOADED.findall(text)]
        for address in [*loaded, *LINK.findall(text)]:
            assert (page.parent / unquote(unescape(address)).split("?")[0]).exists(), f"{page}: {address}"


def shared(page: Path) -> dict[str, str]:
    """What is shown where somebody shares a link to it."""
    return {name: unescape(words) for name, words in PROPERTY.findall(page.read_text("utf-8"))}


def test_a_shared_link_has_title_and_description(site: Path) -> None:
    for page, title in [("index", "Serai"), ("README", "Serai"), ("docs/speed", "Speed")]:
        words = shared(site / f"{page}.html")
        assert words["og:title"] == title
        assert words["og:description"].startswith("Modern board games")
        assert "og:image" not in words  # nobody knows where the site will lie
    assert (site / "_static/social.jpg").read_bytes() == (ROOT / "docs/pictures/social.jpg").read_bytes()


def test_a_site_with_an_address_has_a_picture_where_it_is_shared(tmp_path: Path) -> None:
    """On two pages of a site that lies somewhere."""
    source, folder = tmp_path / "source", tmp_path / "site"
    source.mkdir()
    (source / "README.md").write_text("# Serai\n", "utf-8")
    (source / "SECURITY.md").write_text("# `Safe` & sound\n", "utf-8")
    address = "https://serai.example.org/docs/"
    command = [sys.executable, "-m", "sphinx", "-Q", "-c", "docs", "-D", f"html_baseurl={address}", str(source), str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    for page in ("index", "README", "SECURITY"):
        words = shared(folder / f"{page}.html")
        assert words["og:image"] == f"{address}_static/social.jpg"
        assert words["og:url"] == f"{address}{page}.html"
        assert (folder / "_static/social.jpg").exists()
    assert shared(folder / "SECURITY.html")["og:title"] == "Safe & sound"


def test_persian_runs_from_right_to_left(site: Path) -> None:
    for page in ("README.fa", "docs/start.fa", "src/serai/words/fa/san_juan.rules"):
        text = (site / f"{page}.html").read_text("utf-8")
        assert text.count('lang="fa" dir="rtl"') == 2  # the text and its contents
    assert 'dir="rtl"' not in (site / "docs/start.ru.html").read_text("utf-8")


def test_the_reference_has_every_public_name_and_no_other(site: Path) -> None:
    found = re.findall(r'id="serai\.(\w+)"', (site / "docs/api.html").read_text("utf-8"))
    assert sorted(found) == sorted(serai.__all__)
