"""QR codes: a text as squares, with the least correction (level L), which holds the most.

`qr(text)` gives the rows of a code; `svg(rows)` draws it, black on white with its quiet zone, whatever the theme."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from serai.engine.errors import SeraiError

Rows = Sequence[Sequence[int]]  # 1 is dark, 0 is light
QUIET = 4  # light squares around a code


class TooLong(SeraiError):
    """No code holds this many bytes."""


def qr(text: str) -> Rows:
    """The smallest code that says the text."""
    import segno  # noqa: PLC0415 -- few people want a code: nobody else waits for it

    try:
        return segno.make_qr(text, error="l", boost_error=False).matrix
    except segno.DataOverflowError:
        raise TooLong(f"{len(text.encode()):,} bytes are too many for a QR code.") from None


def svg(rows: Rows, label: str) -> str:
    """A picture of a code: each run of dark squares is a stroke."""
    side = len(rows) + 2 * QUIET
    path = ""
    for y, row in enumerate(rows, QUIET):
        x = QUIET
        for dark, run in groupby(row):
            length = len(list(run))
            path += f"M{x} {y}h{length}v1h-{length}z" if dark else ""
            x += length
    shape = f'<path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{path}"/>'
    frame = f'viewBox="0 0 {side} {side}" shape-rendering="crispEdges"'
    return f'<svg class="qr" role="img" aria-label="{label}" {frame}>{shape}</svg>'
