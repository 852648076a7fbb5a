"""The documentation site (`make docs`): the texts of the repository where they lie, so that links lead to the same places.

The sources begin at the root of the repository, and README.md is the first page.  Four things are added to the texts: the
navigation, the direction of Persian, what is shown where a link is shared, and a form for the rules for people, whose files are
not Markdown.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape
from sphinx.application import Sphinx

from serai.catalogue import CATALOGUE, find
from serai.words.languages import LANGUAGES
from serai.words.rulebook import Chapter, Line, parse, pieces

ROOT = Path(__file__).parents[1]

project = "Serai"
author = project_copyright = "The Serai authors"
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

root_doc = "README"
include_patterns = [
    "*.md",
    "docs/**.md",
    "examples/menagerie/**.md",
    "src/serai/games/*/RULES.md",
    "src/serai/games/*/GAPS.md",
    "src/serai/words/*/*.rules.md",
]
exclude_patterns = [".*", "build", "dist", "node_modules", "screenshots", "docs/speed"]  # docs/speed.md has those notes

extensions = ["myst_parser", "sphinx.ext.autodoc"]
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # types in signatures lead only to what is public
myst_enable_extensions = ["html_image"]  # pictures of a given width
myst_heading_anchors = 4
default_role = "code"  # docstrings are written as Markdown is: `name`
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries = False  # the headings are their names already

html_theme = "furo"
html_title = f"Serai {release}"
html_static_path = ["_static", "../src/serai/table/static/fonts", "pictures/social.jpg"]
templates_path = ["_templates"]
html_additional_pages = {"index": "index.html"}
html_css_files = ["site.css"]
html_favicon = "../src/serai/table/static/favicon.svg"
html_copy_source = False
html_show_sphinx = False

NAVIGATION = {
    "Start": ["docs/start.en", "docs/start.fa", "docs/start.ru", "docs/page", "docs/commands"],
    "Tutorials": [
        f"docs/tutorials/{name}" for name in ("friends", "host", "bot-in-python", "bot-in-any-language", "network", "game")
    ],
    "Rules": ["docs/rules", "docs/figures"],
    "How it works": ["docs/engine", "docs/api", "docs/design", "docs/table", "docs/hosting"],
    "Bots and research": ["docs/bots", "docs/bots-findings", "docs/lab", "docs/openspiel"],
    "Figures": [
        f"docs/{name}"
        for name in ("strength", "training", "speed", "laws", "calibration", "balance-mombasa", "balance-western-legends")
    ],
    "Project": ["CHANGELOG", "docs/releases", "CONTRIBUTING", "SECURITY", "examples/menagerie/README"],
}
RULES_FOR_PEOPLE = re.compile(r"src/serai/words/(?P<language>\w+)/(?P<package>\w+)\.rules")
BELOW = {  # pages with pages of their own
    "docs/start.fa": ["README.fa.md"],
    "docs/start.ru": ["README.ru.md"],
    "docs/rules": ["src/serai/words/*/*.rules.md", "src/serai/games/*/RULES.md", "src/serai/games/*/GAPS.md"],
    "examples/menagerie/README": ["examples/menagerie/menagerie/RULES.md"],
}


def toctree(pages: list[str], *options: str) -> str:
    return "\n".join(["", "", "```{toctree}", ":hidden:", *options, *[f"/{page}" for page in pages], "```"])


def add_what_a_page_needs(app: Sphinx, page: str, source: list[str]) -> None:
    """The first page leads to all others; rules for people become Markdown."""
    if page == root_doc:
        source[0] += "".join([toctree(pages, f":caption: {caption}") for caption, pages in NAVIGATION.items()])
    elif page in BELOW:
        files = [file for pattern in BELOW[page] for file in sorted(ROOT.glob(pattern))]
        source[0] += toctree([str(file.relative_to(ROOT).with_suffix("")) for file in files])
    elif found := RULES_FOR_PEOPLE.fullmatch(page):
        source[0] = "\n".join(rules_for_people(source[0], found["language"], found["package"]))


# ---- Rules for people, from the form that serai.words.rulebook reads -------------------------------


def rules_for_people(text: str, language: str, package: str) -> Iterator[str]:
    book = parse(text, language)
    titles = [find(entry.id).title(language) for entry in CATALOGUE if entry.package.endswith(f".{package}")]
    yield f"# {min(titles, key=len)}\n"
    yield "· ".join(f"`{{{tag}}}` {meaning} " for tag, meaning in book.tags.items()) + "\n"
    for chapter in book.chapters:
        yield from written_out(chapter)


def written_out(chapter: Chapter) -> Iterator[str]:
    yield f"## {chapter.title}\n\n*{words(chapter.gist, chapter.language)}*\n"
    for rule in chapter.rules:
        for line in rule.lines:
            said = words(line, rule.language)
            yield f"`{rule.number}` {said}\n" if line.kind == "rule" else f"{SIGNS[line.kind]} {said}\n"


SIGNS = {"item": "-", "example": ">", "fine": "- \\+"}


def words(line: Line, language: str) -> str:
    tags = "".join(f"`{{{tag}}}` " for tag in line.tags)
    return tags + "".join(f"**{piece.words}**" if piece.kind == "term" else piece.words for piece in pieces(line, language))


# ---- Direction ---------------------------------------------------------------------------------


def language_of(page: str) -> str:
    """The second part of the name of a text (`start.fa`), or the folder of rules for people; else English."""
    found = RULES_FOR_PEOPLE.fullmatch(page)
    name = found["language"] if found else page.rpartition(".")[2]
    return name if name in LANGUAGES else "en"


def turn(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """A text in another language says so; Persian runs from right to left."""
    language = LANGUAGES[language_of(page)]
    if language.id != "en":
        mark = f'lang="{language.id}" dir="{language.direction}"'
        context["body"] = f"<div {mark}>{context['body']}</div>"
        context["toc"] = context["toc"].replace("<ul", f"<ul {mark}", 1)


# ---- Links that are shared -----------------------------------------------------------------------

DESCRIPTION = (
    "Modern board games, played exactly by their rulebooks: in the browser with friends or bots, in the terminal, and in Python"
    " for bots and research."
)


def tell_who_shares(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Title, description and picture of a page.  A picture needs a whole address: there is none until the site has one."""
    title = Markup(context.get("title", "")).striptags() if page != root_doc else ""  # noqa: S704 -- made by Sphinx
    tags = {"og:type": "website", "og:site_name": project, "og:title": title or project, "og:description": DESCRIPTION}
    if base := app.config.html_baseurl:
        tags |= {"og:image": f"{base.rstrip('/')}/_static/social.jpg", "og:image:width": "1280", "og:image:height": "640"}
        tags |= {"og:url": context["pageurl"], "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(words)}">' for name, words in tags.items()]
    context["metatags"] = "\n".join([context.get("metatags", ""), *lines, ""])


def without_signature(app: Sphinx, what: str, *ignored: object) -> tuple[str, None] | None:
    """Nobody makes an object of these classes by hand: functions do."""
    return ("", None) if what == "class" else None


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", without_signature)
    app.connect("source-read", add_what_a_page_needs)
    app.connect("html-page-context", turn)
    app.connect("html-page-context", tell_who_shares)
