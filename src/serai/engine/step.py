"""A step: something the rules still have to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from serai.engine.events import Fact

PASS: Final = 0  # action number 0 is "pass" in every game
GO: Final = [PASS]  # the options of a step without a choice
EVERYBODY: Final = -1  # eyes: a bit set of seats, all bits set

# Why an action cannot be chosen is a constant string, so that options are filtered by it at no cost: "SJ-6.8:too-dear" is the
# rule and the key of the sentence that explains it (`why-too-dear`); a number alone says the text of the rule.  Three reasons
# are not rules of a game.
NOT_NOW: Final = "not now"  # this action belongs to another moment
NOT_YOURS: Final = "not your decision"
IN_ORDER: Final = "in ascending order"  # cards of one set are named from the first kind to the last
PHRASES: Final = (NOT_NOW, NOT_YOURS, IN_ORDER)


def rule_of(reason: str) -> str:
    """The number of the rule in a reason; empty where it is none of the game's rules."""
    return "" if reason in PHRASES else reason.partition(":")[0]


def key_of(reason: str) -> str:
    """The key of the sentence in a reason; empty where there is only the number of a rule."""
    return reason.partition(":")[2]


FIELDS: Final[dict[Any, list[str]]] = {}  # by class


def fields(thing: object) -> list[str]:
    """The names of all fields of a step or a thing."""
    kind = type(thing)
    if kind not in FIELDS:
        FIELDS[kind] = fields_of(kind)
    return FIELDS[kind]


def fields_of(kind: type[Any]) -> list[str]:
    names: list[str] = []
    left_out = getattr(kind, "shared", ())
    for base in kind.__mro__[::-1]:  # a compiled class has __mypyc_attrs__ instead of __slots__
        for name in getattr(base, "__slots__", ()) or getattr(base, "__mypyc_attrs__", ()):
            if name not in names and name not in left_out and not name.startswith("__"):
                names.append(name)
    return names


def numbers_of(step: Step) -> dict[str, int]:
    """The numbers that a question is about; a step holds nothing that its own seat may not know."""
    return {name: value for name, value in step.parts().items() if name != "player" and isinstance(value, int)}


class Step:
    """Immutable, named after a sentence of the rulebook; its docstring is that sentence with its rule number.

    A step never changes after it is made, so copies of a state share their steps.  It always has an option.
    A single option is played without asking; with more, `player` is asked.  Its constructor takes its fields by name.
    """

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def parts(self) -> dict[str, Any]:
        """Its fields."""
        return {name: getattr(self, name) for name in fields(self)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(other) is type(self) and other.parts() == self.parts()

    def __hash__(self) -> int:
        return hash((type(self), *self.parts().values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in self.parts().items()])})"

    def at_once(self) -> bool:
        """Neighbouring steps that return True are chosen simultaneously.  They only choose: they draw and reveal nothing."""
        return False

    def pause(self) -> bool:
        """Between two actions: here searches see the `anytime` actions too."""
        return False

    def ticks(self) -> bool:
        """It asks for the things of a set one by one: where a person plays, several may be ticked and sent at once."""
        return False

    def options(self, s: Any) -> list[int]:
        return GO

    def choose(self, s: Any, action: int) -> None:
        raise TypeError(f"{type(self).__name__} must define choose()")

    def asks(self, s: Any) -> bool:
        """True where even a single option is asked, because skipping would tell others what is hidden.

        It may only look at public things."""
        return False

    def holds(self, s: Any) -> bool:
        """False where the hidden cards of `s` contradict what a player has already announced."""
        return True

    def meant(self, s: Any) -> int:
        """The option that people mean unless they say otherwise, such as the least payment; -1 where there is none."""
        return -1

    def eyes(self, s: Any) -> int:
        """Bit set of the seats that may see what is chosen here; the others see at most that something was chosen."""
        return EVERYBODY

    def why_not(self, s: Any, action: int) -> str:
        """The reason why a rule forbids this action now, "<rule>:<key>"; empty if none does."""
        return ""

    def why_number(self, s: Any) -> str:
        """Where several things are ticked: the reason why it must be this number of them; empty if that needs no words."""
        return ""

    def figures(self, s: Any, action: int, key: str) -> dict[str, Fact]:
        """What the sentence of a reason speaks of, made by the functions that the rule itself is made of; asked only when
        a person asks.  Numbers, ids, seats; `terms`, a list of (number, cause), is how a number comes about, and becomes
        `$sum`; where there are a `price` and what is `short` of it, they are drawn.

        It speaks only of what this seat knows."""
        return {}
