"""One game in one language: facts in, sentences out.  Plain text; whoever shows it elsewhere than in a terminal escapes it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from serai.engine.events import AROUND, Fact, Message, Seen, message, seat
from serai.engine.game import Game
from serai.engine.names import names
from serai.engine.state import State
from serai.words.book import phrasebook


@cache
def kebab(name: str) -> str:
    """`PayCards` and `pay cards` are both `pay-cards` in the ids of messages, where other signs cannot stand."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+", "-", name).lower()


def capital(words: str) -> str:
    """A sentence begins with a capital, whatever part of it comes first."""
    return words[:1].upper() + words[1:]


FIRST_STRONG, END_OF_ISOLATE = "\u2068", "\u2069"
ISOLATE = re.compile("[\u2066-\u2069]")
SUBJECT = "\ue000"  # stands for the subject of a sentence until it is known whether the sentence begins with it


def unmarked(words: str) -> str:
    """Without the marks that Fluent puts around the parts of a text in right-to-left languages: a text of isolated parts only
    has no direction of its own, so a message inside a message goes without them.  Marks of the message itself stay."""
    opened: list[bool] = []  # of each mark that is open, whether it stays

    def kept(mark: re.Match[str]) -> str:
        if mark[0] == END_OF_ISOLATE:
            stays = opened.pop() if opened else False
        else:
            stays = mark[0] != FIRST_STRONG
            opened.append(stays)
        return mark[0] if stays else ""

    return ISOLATE.sub(kept, words)


def sayable(fact: Fact) -> bool:
    """Some facts are shown and not said: the arithmetic behind a question."""
    if isinstance(fact, str):
        return True
    if isinstance(fact, Mapping):
        return "message" in fact or "seat" in fact
    return not isinstance(fact, Sequence) or all(sayable(part) for part in fact)


class Speaker:
    """The words of one game in one language, for one face: "table" or "terminal"."""

    def __init__(self, game: Game[State], language: str, face: str = "table", seats: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.seats = seats  # who sits where, by name
        self.book = phrasebook(language, (game.package, face, "common"))
        self.names: Mapping[str, str] = names(game.package, game.id, language)

    # -- words and sentences --

    def say(self, message: str, **facts: object) -> str:
        """A message of the Fluent files."""
        return self.book.say(message, facts)

    def name(self, thing: str) -> str:
        """What a thing is called."""
        return self.book.digits(self.names.get(thing, thing.replace("_", " ")))

    def title(self) -> str:
        return self.game.title(self.language)

    def number(self, number: int) -> str:
        return self.book.number(number)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts of a sentence one after the other, with the comma of the language."""
        return self.say("comma").join(parts)

    def called(self, seat: int) -> str:
        """Who sits there; beyond the players sits an automaton, which the game names."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.automaton()

    def automaton(self) -> str:
        return self.names.get("automaton") or self.say("automaton")

    def word(self, fact: Fact) -> object:
        """A fact as it is put into a message: a number stays, an id becomes a name, a list is joined by commas."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return fact
        if isinstance(fact, str):
            return self.names.get(fact, fact.replace("_", " "))
        if isinstance(fact, Mapping):
            inner = self.called(int(str(fact["seat"]))) if "message" not in fact else self.speak(fact)
            return unmarked(inner)
        return self.listed([str(self.word(part)) for part in fact])

    def speak(self, message: Message) -> str:
        """A message with its facts."""
        return self.say(str(message["message"]), **self.words({key: fact for key, fact in message.items() if key != "message"}))

    def words(self, facts: Mapping[str, Fact]) -> dict[str, object]:
        return {name: self.word(fact) for name, fact in facts.items() if sayable(fact)}

    # -- what a game asks, offers and tells --

    def label(self, verb: str, thing: str, meaning: Mapping[str, Fact]) -> str:
        """An action: the message `act-<verb>` with its meaning; without one, the words of the log."""
        message = f"act-{kebab(verb)}"
        if message not in self.book:
            return " ".join([verb, self.name(thing)]) if thing else verb
        return capital(self.say(message, **self.words({"thing": thing, **meaning})))

    def action(self, s: State, action: int) -> str:
        """The same for an action of a state."""
        vocabulary = self.game.vocabulary
        return self.label(vocabulary.verbs[action], vocabulary.ids[action], self.game.meaning(s, action))

    def question(self, step: str, facts: Mapping[str, Fact]) -> str:
        """What is asked: the message `ask-<step>` with the fields of the step and the game's facts."""
        message = f"ask-{kebab(step)}"
        return capital(self.say(message, **self.words(facts)) if message in self.book else self.say("ask"))

    def tell(self, seen: Seen, observation: Mapping[str, Any]) -> str:
        """An event; empty where it shows in the next ones."""
        message = self.told(seen, observation)
        return self.speak(message) if message else ""

    def told(self, seen: Seen, observation: Mapping[str, Any]) -> Message | None:
        """What there is to say of an event: of the game, or of what happened around it."""
        if seen[0] in AROUND:
            return message(AROUND[seen[0]], who=seat(seen[1]), n=seen[1] + 1)
        return self.game.told(seen, observation)

    def lines(self, events: Sequence[Seen], observation: Mapping[str, Any]) -> list[tuple[int, Message]]:
        """The events that are worth a line: the place of each, and what there is to say of it.  Of several of a passing kind
        in a row only the last one stays."""
        told = [(place, message) for place, seen in enumerate(events) if (message := self.told(seen, observation))]
        found = []
        for i, (place, message) in enumerate(told):
            name = message["message"]
            after = told[i + 1] if i + 1 < len(told) else None
            passing = name in self.game.passing and after is not None
            if not (passing and after and after[1]["message"] == name and events[after[0]][1] == events[place][1]):
                found.append((place, message))
        return found

    def story(self, events: Sequence[Seen], observation: Mapping[str, Any]) -> list[tuple[int, str, bool]]:
        """A line for each event that is worth one: its place, its words, whether it is a heading."""
        return [
            (place, self.speak(message), message["message"] in self.game.headings)
            for place, message in self.lines(events, observation)
        ]

    def predicate(self, message: Message) -> str:
        """The same without its subject, to stand under the name of who did it: "draws 2 cards".  A sentence that does not
        begin with the name stays whole."""
        if "who" not in message:
            return self.speak(message).removesuffix(".")
        facts = self.words({key: fact for key, fact in message.items() if key not in ("message", "who")})
        said = self.say(str(message["message"]), **facts, who=SUBJECT)
        before, _, after = said.partition(SUBJECT)
        if before.strip(FIRST_STRONG):
            return said.replace(SUBJECT, str(self.word(message["who"]))).removesuffix(".")
        return after.removeprefix(END_OF_ISOLATE).lstrip(" ,،:").removesuffix(".")

    def about(self, thing: str) -> str:
        """What is printed on a thing: the message `about-<thing>`, or what the game says of it; empty if nothing is."""
        message = f"about-{kebab(thing)}"
        if message in self.book:
            return self.say(message)
        printed = self.game.printed(thing)
        return capital(self.speak(printed)) if printed else ""
