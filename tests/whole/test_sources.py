"""Where figures come from: every one is printed, public or ours, and what is ours is named in GAPS.md."""

from __future__ import annotations

import re

import pytest

from serai.catalogue import CATALOGUE, GAMES, document, find
from serai.sources import OURS, Sources, by_part, count, matches, sources, total
from serai.words import LANGUAGES, Speaker

PACKAGES = {entry.package: [other.id for other in CATALOGUE if other.package == entry.package] for entry in CATALOGUE}
NAMED = re.compile(r"^Tables with figures of ours: (.*)\.$", re.MULTILINE)


def of(game_id: str) -> Sources:
    said = sources(game_id)
    assert said is not None
    return said


@pytest.mark.parametrize("game_id", GAMES)
def test_every_figure_belongs_to_one_part_and_has_one_source(game_id: str) -> None:
    said, parts = of(game_id), by_part(game_id)
    placed = [table for tables in said.parts.values() for table in tables]
    assert sorted([*placed, *[table for table in said.tables() if table in said.aside]]) == sorted(said.tables())
    figures = said.figures()
    assert sorted([figure.path for part in parts.values() for figure in part]) == sorted([figure.path for figure in figures])
    assert len({figure.path for figure in figures}) == len(figures) > 400
    for figure in figures:
        finer = [pattern for pattern in said.finer if matches(pattern, figure.path.split("."))]
        assert len(finer) <= 1, (figure.path, finer)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_pattern_means_something(package: str) -> None:
    """A pattern that matches nothing was forgotten when the data changed; a finer source says something else than its row."""
    games = [of(game_id) for game_id in PACKAGES[package]]
    plain = [said._replace(finer={}) for said in games]
    paths = [figure.path.split(".") for said in games for figure in said._replace(aside=()).figures()]
    for pattern in [*games[0].aside, *games[0].fixed, *games[0].finer]:
        assert any(matches(pattern, path) for path in paths) or any(pattern in said.tables() for said in games), pattern
    without = {figure.path: figure.source for said in plain for figure in said.figures()}
    having = {figure.path: figure.source for said in games for figure in said.figures()}
    for pattern in games[0].finer:
        assert any(having[path] != without[path] for path in having if matches(pattern, path.split("."))), pattern


@pytest.mark.parametrize("game_id", GAMES)
def test_sums_come_out(game_id: str) -> None:
    said = of(game_id)
    tables = said.tables()
    assert said.sums
    for figure, pattern in said.sums.items():
        table, key = figure.split(".")
        assert total(tables, pattern) == tables[table][key], figure


@pytest.mark.parametrize("package", PACKAGES)
def test_gaps_name_what_is_ours(package: str) -> None:
    games = PACKAGES[package]
    ours = {figure.table for game_id in games for figure in of(game_id).figures() if figure.source == OURS}
    named = NAMED.search(document(find(games[0]), "GAPS.md"))
    assert named, "GAPS.md has to end with 'Tables with figures of ours: ...'"
    assert set(re.findall(r"`(\w+)`", named[1])) == ours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_part_has_words(game_id: str, language: str) -> None:
    book = Speaker(find(game_id), language).book
    for part in by_part(game_id):
        assert book.translates(f"figures-{part}"), part
        assert book.translates(f"figures-{part}-note"), part


def test_figures_are_counted_by_source() -> None:
    """San Juan's hut is the one building whose figures are ours; what a file has changed would be counted for itself."""
    buildings = by_part("san-juan")["buildings"]
    assert {figure.row for figure in buildings if figure.source == OURS} == {"hut"}
    assert list(count(buildings)) == ["printed", "public", "ours"]
    assert sum(count(buildings).values()) == len(buildings)
