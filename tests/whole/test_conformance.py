"""A game and a language are complete: each thing that is missing is named in one sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from serai import catalogue
from serai.catalogue import GAMES, Entry, entries, find
from serai.cli.conformance import for_people, lacking, untranslated
from serai.words import LANGUAGES
from serai.words.languages import Language
from serai.words.rulebook import written

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("game_id", entries())
def test_a_game_lacks_nothing(game_id: str) -> None:
    """Parts, names, messages in every language; also of a game that was installed beside ours."""
    assert lacking(find(game_id)) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_our_own_games_are_recorded_and_counted(game_id: str) -> None:
    counted = {row["game"] for row in json.loads((TESTS / "perft.json").read_text("utf-8"))}
    recorded = list((TESTS / "golden").glob(f"{game_id}-[0-9]-*.log"))
    described = (TESTS.parent / "docs" / "lab.md").read_text("utf-8")
    assert game_id in counted, f"tests/perft.json has no row for {game_id}"
    assert recorded, f"tests/golden has no game of {game_id}: python -m tests.golden"
    assert f"`{game_id}`" in described, f"docs/lab.md does not describe the features of {game_id}"


def test_the_tutorial_game_is_installed_by_its_entry_point() -> None:
    assert not entries()["menagerie"].own
    assert find("menagerie").title("ru") == "Зверинец"


def test_a_game_whose_package_is_gone_is_named_and_the_others_are_listed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    known = {**entries(), "gone": Entry("gone", "gone_with_the_wind")}
    monkeypatch.setattr(catalogue, "entries", lambda: known)
    listed = [game.id for game in catalogue.everything()]
    assert "gone" not in listed
    assert set(GAMES) < set(listed)
    assert "gone lies in the package gone_with_the_wind, which cannot be found. Install it again." in caplog.text


def test_no_language_lacks_a_message() -> None:
    assert untranslated() == []


def test_a_new_language_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "eo", Language("eo", "Esperanto"))
    files = [line.partition(" has no ")[0] for line in untranslated()]
    assert files == [f"words/eo/{part}.ftl" for part in ("common", "table", "terminal")]
    lacks = lacking(find("san-juan"), games=1)
    assert any(line.startswith("serai.games.san_juan/names/eo.toml has no name for san-juan, indigo_plant") for line in lacks)
    assert "eo has no message 'act-build' for san-juan" in lacks
    assert "eo has no rules for people of san-juan: write san_juan.rules.md" in lacks
    assert not any("fa" in line.split() for line in lacks)


def test_a_language_without_a_chapter_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("san-juan")
    book = written(game.package, "fa")
    assert book
    cut = {"fa": book._replace(chapters=book.chapters[:-1])}
    monkeypatch.setattr("serai.cli.conformance.written", lambda package, language: cut.get(language, book))
    numbers = ", ".join(rule.number for rule in book.chapters[-1].rules)
    assert list(for_people(game)) == [f"fa has no rules for people of san-juan with the numbers {numbers}"]


def test_a_new_game_is_told_what_it_lacks() -> None:
    game = replace(find("san-juan"), id="san-juan-3")
    assert lacking(game, games=1) == [
        "the catalogue has no entry 'san-juan-3'",
        "serai.games.san_juan/names/en.toml has no title 'san-juan-3'",
        *[f"{language} has no message 'blurb-san-juan-3' for san-juan-3" for language in LANGUAGES],
    ]
