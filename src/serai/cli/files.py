"""Files, standard output and standard error: what the commands read and write."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from serai.engine.errors import SeraiError
from serai.engine.log import UNPRINTED


def tame(text: str) -> str:
    """Words of strangers in one line for a terminal, which would obey control characters."""
    return UNPRINTED.sub("\ufffd", " ".join(text.split()))


def complain(message: str) -> None:
    """Print one line on standard error.  A closed standard error is ignored."""
    with suppress(OSError):
        print(f"serai: {tame(message)}", file=sys.stderr, flush=True)


def print_json(data: Any) -> None:
    text = json.dumps(data, indent=2, ensure_ascii=False)
    print(UNPRINTED.sub(lambda odd: f"\\u{ord(odd[0]):04x}", text))


def read_text(path: str, wanted: str = "a log or a save of Serai") -> str:
    """The text of a file, which should be what is `wanted`; '-' is standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except OSError as error:
        raise SeraiError(f"cannot read {path} ({error.strerror or error}): name an existing file") from None
    except UnicodeDecodeError:
        raise SeraiError(f"cannot read {path} (it is not a text file): name {wanted}") from None


def write_text(path: str, text: str) -> None:
    """Write all of the text or nothing: the old content stays until the new text is complete."""
    target = Path(path)
    try:
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(target)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise cannot_write(path, error) from None


def append_text(path: str, text: str) -> None:
    """Write the text at the end of a file, which need not exist yet."""
    try:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise cannot_write(path, error) from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(str(path), error) from None


def cannot_write(path: str, error: OSError) -> SeraiError:
    return SeraiError(f"cannot write {path} ({error.strerror or error}): name a place where you may write")
