"""A finished game as a link: its log, packed, stands behind the # of an address, so it reaches no server."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from serai.table.room import Stuck

LARGEST_LOG = 400_000  # characters of a game file


def packed(log: str) -> str:
    squeezed = zlib.compressobj(9, wbits=-15)
    return urlsafe_b64encode(squeezed.compress(log.encode()) + squeezed.flush()).decode().rstrip("=")


def unpacked(code: str) -> str:
    """The log in a code, or in the whole link that somebody pasted; a small code cannot become a large text."""
    code = code.rpartition("#")[2].strip()
    try:
        squeezed = zlib.decompressobj(-15)
        log = squeezed.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), 4 * LARGEST_LOG).decode()
        whole = squeezed.eof and not squeezed.unused_data
    except (ValueError, zlib.error):
        whole = False
    if not whole:
        raise Stuck(
            "error-game-link", "This link does not hold a whole game: copy it once more, from its beginning to its end."
        )
    return log
