"""The languages that Serai speaks."""

from __future__ import annotations

from typing import NamedTuple


class Language(NamedTuple):
    """A language's one line."""

    id: str
    name: str
    right_to_left: bool = False
    digits: str = "0123456789.,"  # and the decimal mark, and what parts the thousands

    @property
    def direction(self) -> str:
        return "rtl" if self.right_to_left else "ltr"


LANGUAGES = {
    language.id: language
    for language in (
        Language("en", "English"),
        Language("fa", "فارسی", right_to_left=True, digits="۰۱۲۳۴۵۶۷۸۹٫٬"),
        Language("ru", "Русский"),
    )
}
