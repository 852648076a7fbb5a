"""Persian and Russian as players write them: one word for one thing, everyday words, the signs and forms of the language.

The words are those of glossary.toml; every file is looked at by itself, and what is wrong is named.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from serai.catalogue import GAMES, find
from serai.engine.names import names
from tests.words.texts import (
    ARGUMENT,
    Text,
    arguments,
    chosen_by,
    counts,
    game_of,
    key,
    label,
    messages,
    parts,
    paths,
    russian,
    said,
    selections,
    texts,
)

GLOSSARY: dict[str, list[dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))
PERSIAN, RUSSIAN = paths("fa"), paths("ru")
NUMBERS = range(26)
MONEY = [
    {"ru": "очко", "ru_gender": "n", "ru_gen": "очка", "ru_gen_pl": "очков"},
    {"ru": "доллар", "ru_gender": "m", "ru_gen": "доллара", "ru_gen_pl": "долларов"},
    {"ru": "фунт", "ru_gender": "m", "ru_gen": "фунта", "ru_gen_pl": "фунтов"},
]
WORD = r"[\w\u200c\u0654]"  # a letter of a word, or what joins two


def whole(words: str) -> str:
    """Words, not parts of others; a half-space is inside a word."""
    return rf"(?<!{WORD})(?:{words})(?!{WORD})"


AVOID = {
    "fa": {
        r"برگزی|برمی\u200cگزی": "انتخاب کردن",
        r"نخست": "اول",
        r"آغاز": "شروع",
        r"اکنون|کنونی": "الان، حالا",
        r"بی\u200cدرنگ": "بلافاصله",
        r"به\u200c?[ ]?کار (?:ن?می\u200c)?(?:بر|ببر)": "استفاده کردن",
        r"به شمار(?! می)": "به تعداد",
        r"آشکار (?:ن?می\u200cشو|شو|شد|نش|ش)": "رو شدن",
        r"پیوند|رونوشت|هم\u200cرسانی|گفتگو|گفت\u200cوگو": "لینک، کپی، اشتراک‌گذاری، چت",
        r"تازه(?=[.،؛:)»]|$|ٔ|\u200cای| برا| از)": "جدید",  # of things; «تازه» before a verb means just now
        r"به قید قرعه": "تصادفی",
        whole("بها|بهای"): "هزینه، قیمت",
        whole("خودی"): "خودتان، شما",
        whole("کنش|کنش\u200cها|کنشی|عمل(?! ن?می\u200cکن)|اقدام|اقدامی|اقدام\u200cها|اقدام\u200cهای|عمل\u200cها"): "اکشن",
        r"می\u200cباشد|بکوش": "است، امتحان کنید",
        whole("گردید|گردیده|می\u200cگردد"): "شد، می‌شود",
        rf"(?<!در )(?<!در همین )(?<!{WORD})جهت(?! عقربه| حرکت)": "برای",
        whole("فضا|فضای|فضایی|فضاها|فضاهای"): "خانه",
        r"مخزن": "ذخیره",
        r"ژتون": "توکن",
        r"پشت\u200cورو|رو به پایین": "به پشت",
    },
    "ru": {
        r"предел\w* рук": "лимит карт на руке",
        r"\bзначени[еяйюм]": "ценность",
        r"\bкарт\w* покера": "покерная карта",
        r"свободны\w+ шаг": "то, что не тратит действие",
        r"\bзерн[оау]м?\b": "ключ тасовки",
        r"\bв деле\b": "используется",
        r"на сейчас": "на данный момент",
        r"осуществ": "сделать",
        r"\bданн(?:ый|ая|ое|ого|ой|ых)\b(?! момент)|\bуказанн|соответствующ": "этот, такой",
        r"\bявля[ею]тся": "тире или глагол",
        r"в случае,? если|при условии,? что": "если",
        r"(?:\bили|,) пас\b": "спасуйте",
    },
}
AVOID_IN_GAME = {
    ("san_juan", "fa"): {
        r"ساختمان": "سازه",
        r"امتیاز ویژه": "قابلیت خاص",
        r"خانهٔ تجارت": "مرکز تجارت",
        r"دارندهٔ نقش": "صاحب نقش",
        r"کارکرد": "قابلیت",
    },
    ("great_western_trail", "fa"): {r"بی\u200cطرف": "خنثی", r"گاوپران": "کابوی", r"همیشگی": "دائمی"},
    ("mombasa", "fa"): {r"دفتر(?!چه)": "کتاب", r"نمایشگاه": "بخش کارت‌ها"},
    ("western_legends", "fa"): {r"سلاح": "اسلحه", r"درمان": "مداوا", r"کالا": "آیتم"},
    ("san_juan", "ru"): {r"\bнакры": "перекрыть", r"торговый пост": "фактория"},
    ("great_western_trail", "ru"): {
        r"\bтроп(?:а|ы|е|у|ой|ах|ам)\b": "путь",
        r"\bработник": "рабочий",
        r"\bкарт(?:а|ы|у|е|ой)?\b": "карточка",
        r"\bздани[еяйюм]": "постройка",
        r"\bтупик": "объезд",
        r"\bфаз(?:а|ы|е|у)\b": "этап",
    },
    ("mombasa", "ru"): {r"\bпроизве[дс]": "сделать"},
    ("western_legends", "ru"): {r"\bпроизве[дс]": "сделать", r"\bлиц(?:о|а|у)\b": "персонаж, лицевая сторона"},
}
JUSTIFIED = {  # where such a word is right after all
    ("fa", "welcome"),  # the key ? is typed
    ("ru", "welcome"),
    ("ru", "help"),
    ("ru", "not-understood"),
    ("ru", "print-jesse-james"),  # its number comes with its noun
}
LONGER = {("great_western_trail", "title"), ("mombasa", "trading_post"), ("western_legends", "rail_station")}  # full names
TASKS = {
    "bandit",
    "card_action",
    "shop",
    "poker",
    "prospect",
    "deposit",
    "revel",
    "work",
}  # in Western Legends: what is to be done
SIGNS = {
    "fa": {
        r"[\u064a\u0643\u0629]": "ی، ک، ه: the Persian letters",
        r"[\u0660-\u0669]": "Persian digits, not Arabic ones",
        r"[ \u00a0][،؛؟!»)]|[ \u00a0][.:](?=\s|$)": "no space before a sign",
        r"[،؛؟](?=[\w«(])(?!\d)": "a space after a sign",
        r"ه\u200cی(?!\w)|ه\u200cی ": "the ezafe of ه is هٔ",
        rf"(?<!{WORD})ن?می (?=\w)": "می is joined with a half-space",
        rf"(?<={WORD}) ها(?:ی|یی)?(?!{WORD})": "ها is joined with a half-space",
        rf"(?<!{WORD})(?:اینجا|آنجا|اینکه|آنکه)(?!{WORD})": "این‌جا، آن‌جا، این‌که",
        r"—|–": "a sentence or «تا», not a dash",
        r"[\"“”]": "«…»",
        r"\u200c(?!\w)|(?<!\w)(?<!\u0654)\u200c": "a half-space stands between letters",
    },
    "ru": {
        r"[\"“”](?!\w*»)(?<!„)": "«…»",
        r"(?<![.!?…:»●·] )(?<=\S )(?<!^)\bВ(?:ы|ас|ам|ами|аш\w*)\b": "«вы» is written small",
        r" - ": "a dash: —",
        r"\$ ?(?=\d|\ufffc)": "the number first: 20 $",
        r"[ \u00a0][,;?!]|[ \u00a0][.:](?=\s|$)": "no space before a sign",
        r"(?<!-)\b\d+-\d+\b(?!-)": "a range: 2–4",
    },
}
YO = (
    "еще|ее|нее|трех|четырех|причем|прием|объем|наем|найденн?ем|счет\\w*|подсчет\\w*|расчет\\w*|отчет\\w*|учет\\w*|"
    "вперед|путем|зелен\\w+|черн(?:ый|ая|ое|ые|ого|ой|ых|ым|ому|ую)|желт\\w+|дешевы\\w|дешевая|дешевую|дешевое|тяжел(?:ый|ая|ое|ые)|"
    "телен\\w+|телк\\w+|перекрест\\w+|теплы\\w|берет\\w*|дает\\w*|продает\\w*|отдает\\w*|передает\\w*|создает\\w*|достает\\w*|"
    "остает\\w*|идет\\w*|пойдет|уйдет|придет|найдет\\w*|перейдет|кладет\\w*|ведет\\w*|несет\\w*|принесет|начнет\\w*|вернет\\w*|"
    "возьмет\\w*|ждет\\w*|живет|убьет|бьет|станет\\w*е|зачтет\\w*|перекроет|сожжет|займет\\w*|поймет\\w*|удаленн\\w+|включен|"
    "включенн\\w+|завершен|завершенн\\w+|побежден|побежденн\\w+|мертвы\\w|твое|мое|свое|мед|лед|елк\\w|шахтер\\w*|актер\\w*|боец\\w*е|самолет\\w*|полет\\w*|"
    "налет\\w*|костер|ковер|веселы\\w|всего-то"
)
NOT_YO = r"зеленщик|счетов|счетчик\w*|подсчетов|полете"


# ---- One word for one thing --------------------------------------------------------------------


@cache
def named(language: str, game: str) -> dict[str, list[str]]:
    """What each thing of a game is called, in each of its editions."""
    found: dict[str, list[str]] = {}
    for edition in GAMES:
        package = find(edition).package
        if package.endswith(f".{game}"):
            for thing, name in names(package, edition, language).items():
                found.setdefault("title" if thing == edition else thing, []).append(name)
    return found


@pytest.mark.parametrize("game", [game for game in GLOSSARY if game != "common"])
@pytest.mark.parametrize("language", ["fa", "ru"])
def test_things_are_called_as_in_the_glossary(language: str, game: str) -> None:
    """In labels a Russian name begins with a capital; a few have their full name there."""
    other = TASKS if game == "western_legends" else set()
    terms = {term["id"]: term[language].casefold() for term in GLOSSARY[game] if term["id"] not in other}
    called = {thing: names for thing, names in named(language, game).items() if thing in terms}
    assert called
    assert {
        thing: (names, terms[thing])
        for thing, names in called.items()
        for name in names
        if name.casefold() != terms[thing] and ((game, thing) not in LONGER or terms[thing] not in name.casefold())
    } == {}


# ---- Words and signs ---------------------------------------------------------------------------


def found_in(path: Path, patterns: dict[str, str]) -> list[str]:
    """Where something stands that should not, and what to write."""
    language = "fa" if path in PERSIAN else "ru"
    return [
        f"{text.where}: {hit[0]!r} in {text.words!r}: {better}"
        for text in texts(path)
        if (language, text.where) not in JUSTIFIED
        for pattern, better in patterns.items()
        if (
            hit := re.search(
                pattern, text.words, re.IGNORECASE if language == "ru" and better != "«вы» is written small" else 0
            )
        )
    ]


@pytest.mark.parametrize("path", [*PERSIAN, *RUSSIAN], ids=label)
def test_everyday_words(path: Path) -> None:
    language = "fa" if path in PERSIAN else "ru"
    assert found_in(path, AVOID[language] | AVOID_IN_GAME.get((game_of(path), language), {})) == []


@pytest.mark.parametrize("path", [*PERSIAN, *RUSSIAN], ids=label)
def test_signs(path: Path) -> None:
    assert found_in(path, SIGNS["fa" if path in PERSIAN else "ru"]) == []


@pytest.mark.parametrize("path", RUSSIAN, ids=label)
def test_yo_is_written(path: Path) -> None:
    assert found_in(path, {rf"\b(?!(?:{NOT_YO})\b)(?:{YO})\b": "ё"}) == []


def outside(words: str) -> str:
    """Without what is set apart from left to right, and without Latin pieces."""
    words = re.sub(r"\u2066[^\u2069]*\u2069", "", words)
    return re.sub(r"[A-Za-z0-9@#/<>\[\]_.:?-]*[A-Za-z][A-Za-z0-9@#/<>\[\]_.:-]*", "", words)


def latin_signs(text: Text, digits: bool) -> list[str]:
    words = outside(text.words)
    if not re.search(r"[آ-ی]", words):
        return []
    wrong = re.findall(r"[0-9]" if digits else r"(?!)", words) + re.findall(r"(?<=[\w»)])[,;?]", words)
    wrong += re.findall(rf"[+\u2212](?=[0-9۰-۹{ARGUMENT}])|(?<![\w{ARGUMENT}])-(?=[0-9۰-۹{ARGUMENT}])", words)
    return [f"{text.where}: {sign!r} in {text.words!r}" for sign in wrong]


@pytest.mark.parametrize("path", PERSIAN, ids=label)
def test_persian_digits_and_signs(path: Path) -> None:
    """No Latin digits or signs in a Persian message, and a signed number is one piece from left to right.  Rules and names have
    Latin digits in their files: they are shown in Persian."""
    assert [wrong for text in texts(path) for wrong in latin_signs(text, digits=path.suffix == ".ftl")] == []


# ---- Numbers in Russian ------------------------------------------------------------------------

OF_MANY = (  # what takes the genitive
    r"\b(?:до|из|от|больше|меньше|менее|более|после|без|около|для|кроме|свыше|у|всех|среди|стыке|хватит|хватает)"
    r"[ \u00a0](?:[\w,]+[ \u00a0]){0,4}"
)
TWO_ALIKE = rf"{OF_MANY}2\b|\b2(?: \w+)? \w+(?:ах|ях|ам|ям|ами|ями)\b"
LABELLED = r"\b(?:клет|делени|уровн|ячейк)\w+[ \u00a0](?:\d+ и )?$"  # a number that names a place and counts nothing
COUNTED = re.compile(
    r"(?<![\d.,–-])(?P<number>\d+)[ \u00a0](?:(?!\w*ние )[а-яё]+(?:ых|их|ые|ие|ую|ый|ий|ая|ое|ее) )?(?P<noun>[а-яё]+)"
)


@cache
def nouns(game: str) -> dict[str, set[str]]:
    """Each form of a noun with what it can follow: 1, 2 to 4, 5 and more, or any of them in the genitive.  Of people and
    animals, and of nouns that are adjectives, the genitive plural also follows 2 to 4: «за 3 ковбоев», «2 рабочих»."""
    forms: dict[str, set[str]] = {}
    for term in [*GLOSSARY["common"], *GLOSSARY.get(game, []), *MONEY]:
        if "ru_gen_pl" not in term or term["ru_gender"] == "pl" or " " in term["ru"]:
            continue
        accusative = term.get("ru_acc", term["ru"])
        alike = accusative == term["ru_gen"] or term["ru_gen"].endswith(("ого", "его"))
        for form in (term["ru"], accusative):
            forms.setdefault(form, set()).add("one")
        forms.setdefault(term["ru_gen"], set()).update({"few", "one of many"})
        forms.setdefault(term["ru_gen_pl"], set()).update({"many", "few" if alike else "few of many"})
    return forms


def wrong_form(words: str, game: str) -> str:
    """A number with a noun that does not fit it; empty if there is none."""
    forms = nouns(game)
    for hit in COUNTED.finditer(words):
        form, before = russian(int(hit["number"])), words[: hit.start()]
        fits = forms.get(hit["noun"], {form})
        in_genitive = f"{form} of many" in fits and re.search(rf"{OF_MANY}$", before, re.IGNORECASE)
        if form not in fits and not in_genitive and not re.search(LABELLED, before, re.IGNORECASE):
            return hit[0]
    return ""


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("Анна берёт 5 карт и 1 товар.", ""),
        ("Анна берёт 21 карту, 12 карт, 22 карты.", ""),
        ("Сбросьте до 2 карт или до 1 карты.", ""),
        ("за 3 игроков", ""),
        ("Анна берёт 5 карты.", "5 карты"),
        ("Сбросьте 2 карт.", "2 карт"),
        ("11 карта", "11 карта"),
        ("до 21 карт", "21 карт"),
        ("1 городское здания", "1 городское здания"),
    ],
)
def test_a_wrong_form_is_found(words: str, wrong: str) -> None:
    assert wrong_form(words, "san_juan") == wrong


@pytest.mark.parametrize("path", [path for path in RUSSIAN if path.suffix == ".ftl"], ids=label)
def test_nouns_fit_their_numbers(path: Path) -> None:
    """With every number from 0 to 25, whatever else the message chooses from.  What stands inside others is read there."""
    written = messages(path)
    others = {message.id.name: message for message in written}
    inner = {part for message in written for part in parts(message)}
    wrong = {
        message.id.name: found
        for message in written
        if message.id.name not in inner and ("ru", message.id.name) not in JUSTIFIED
        for number in NUMBERS
        for words in said(message.value, number, others)
        if (found := wrong_form(words, game_of(path)))
    }
    assert wrong == {}


@pytest.mark.parametrize("path", [path for path in RUSSIAN if path.suffix == ".md"], ids=label)
def test_nouns_fit_the_numbers_of_rules(path: Path) -> None:
    wrong = {text.where: found for text in texts(path) if (found := wrong_form(text.words, game_of(path)))}
    assert wrong == {}


@pytest.mark.parametrize("path", [path for path in RUSSIAN if path.suffix == ".ftl"], ids=label)
def test_choices_by_number_have_all_forms(path: Path) -> None:
    """One, few and many where the number itself is said; two are enough where 2 and 5 are alike: «до 2 карт», «на 2 шкалах»."""
    written = messages(path)
    others = {message.id.name: message for message in written}
    inner = {part for message in written for part in parts(message)}
    lacking = []
    for message in written:
        for choice in selections(message.value):
            keys = {key(variant.key) for variant in choice.variants}
            rest = next(variant.value for variant in choice.variants if variant.default)
            if counts(choice) and "one" in keys and "few" not in keys and chosen_by(choice) in arguments(rest):
                texts = said(message.value, 2, others)
                if message.id.name not in inner and not any(re.search(TWO_ALIKE, text, re.IGNORECASE) for text in texts):
                    lacking.append(f"{message.id.name}: {texts[0]}")
    assert lacking == []
