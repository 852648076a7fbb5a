"""Human language: what turns facts into sentences.

The engine and the games say facts (numbers, ids, seats); a `Speaker` makes sentences of them, for the terminal and for the
browser alike.  A language is one `Language` here plus its files: `words/<id>/*.ftl` and `games/<g>/names/<id>.toml`.
"""

from __future__ import annotations

from serai.words.languages import LANGUAGES, Language
from serai.words.speaker import Speaker, kebab

__all__ = ["LANGUAGES", "Language", "Speaker", "kebab"]
