"""What a game or a language still lacks, in one sentence each.  `serai games --check` prints it, a test wants it empty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources

from serai import catalogue
from serai.engine.chance import Dice
from serai.engine.events import Fact
from serai.engine.game import Game
from serai.engine.names import ENGLISH, names, read
from serai.engine.state import State
from serai.words import LANGUAGES, kebab
from serai.words.book import COMMON, ids_of
from serai.words.rulebook import file_of, written

PARTS = {
    "EVALUATION": "only random bots can play it",
    "BOARD": "the browser shows its observation as a plain list",
    "TERMINAL": "the terminal shows its observation as a tree",
}
OPTIONAL = ("BOARD", "TERMINAL")  # a game can be played without
GAMES = 4  # random games, to hear what has to be said


def lacking(game: Game[State], games: int = GAMES) -> list[str]:
    """Everything that is missing before the game is complete in every language."""
    return [
        *parts(game),
        *documents(game),
        *for_people(game),
        *named(game),
        *[f"{language} has no message {message!r} for {game.id}" for language, message in sorted(unsaid(game, games))],
    ]


def parts(game: Game[State]) -> Iterator[str]:
    if game.id not in catalogue.entries():
        yield f"the catalogue has no entry {game.id!r}"
        return
    entry = catalogue.entry(game.id)
    for export, otherwise in PARTS.items():
        if catalogue.part(game, export, object) is None and (entry.own or export not in OPTIONAL):
            yield f"{entry.module(export)} does not exist or exports no {export}: {otherwise}"


def documents(game: Game[State]) -> Iterator[str]:
    if not resources.files(game.package).joinpath("RULES.md").is_file():
        yield f"{game.package} has no RULES.md with numbered rules"


def for_people(game: Game[State]) -> Iterator[str]:
    """The rules for people: a file of every language, with every chapter and rule that English has."""
    english = written(game.package, ENGLISH)
    wanted = [rule.number for rule in english.rules()] if english else []
    for language in LANGUAGES:
        book = written(game.package, language)
        if book is None:
            if english or game.id in catalogue.GAMES:
                yield f"{language} has no rules for people of {game.id}: write {file_of(game.package, language).name}"
            continue
        own = {rule.number for rule in book.rules()}
        if missing := [number for number in wanted if number not in own]:
            yield f"{language} has no rules for people of {game.id} with the numbers {', '.join(missing)}"


def named(game: Game[State]) -> Iterator[str]:
    """Names of things, and the title."""
    english = names(game.package, game.id, ENGLISH)
    if game.id not in english:
        yield f"{game.package}/names/en.toml has no title {game.id!r}"
    for language in LANGUAGES:
        own = ids_of_names(game, language)
        missing = [key for key in english if key not in own]
        if missing:
            yield f"{game.package}/names/{language}.toml has no name for {', '.join(missing)}"


def ids_of_names(game: Game[State], language: str) -> set[str]:
    rows = read(game.package, language)
    own = rows.get(game.id)
    return {key for key, value in rows.items() if isinstance(value, str)} | set(own if isinstance(own, dict) else ())


def unsaid(game: Game[State], games: int) -> set[tuple[str, str]]:
    """Language and message, of all that random games ask, offer and tell."""
    wanted = set(fixed(game))
    for number in range(games):
        wanted |= heard(game, number)
    return {(language, message) for language in LANGUAGES for message in wanted - known(game, language)}


def known(game: Game[State], language: str) -> set[str]:
    return ids_of(language, game.package).union(*[ids_of(language, part) for part in COMMON])


def fixed(game: Game[State]) -> Iterator[str]:
    """The messages that every game needs, however it goes."""
    yield from [f"act-{kebab(verb)}" for verb in game.vocabulary.verbs]
    yield from [f"cat-{row}" for row in range(len(game.categories))]
    yield from [f"option-{kebab(option.id)}" for option in game.options]
    yield f"blurb-{game.id}"
    if catalogue.part(game, "WAYS", object) is not None:
        yield from ("way", "too-far")


def heard(game: Game[State], number: int) -> set[str]:
    """The messages of one random game."""
    dice = Dice("conformance", number)
    players = game.players[number % len(game.players)]
    s = game.start(game.setup(players, {}), f"conformance-{number}", listening=True)
    found: set[str] = set()
    while s.options:
        seat = s.player
        found.add(f"ask-{kebab(type(s.step_for(seat)).__name__)}")
        facts: list[Fact] = [game.asked(s, seat), *[game.meaning(s, action) for action in s.options]]
        observation = game.observe(s, seat)
        facts += [message for event in s.story or [] if (message := game.told(event.seen_by(seat), observation))]
        for fact in facts:
            found |= messages_in(fact)
        s.story = []
        s.play(dice.pick(s.options))
    return found


def messages_in(fact: Fact) -> set[str]:
    """The ids of all messages in a fact, however deep."""
    if isinstance(fact, Mapping):
        own = {str(fact["message"])} if "message" in fact else set()
        return own.union(*[messages_in(part) for part in fact.values()])
    if isinstance(fact, list | tuple):
        return set().union(*[messages_in(part) for part in fact])
    return set()


def untranslated() -> list[str]:
    """What a language lacks beside the games: messages of the table and of the terminal."""
    found = []
    for language in LANGUAGES:
        for part in COMMON:
            missing = sorted(ids_of(ENGLISH, part) - ids_of(language, part))
            if missing:
                found.append(f"words/{language}/{part}.ftl has no {', '.join(missing)}")
    return found
