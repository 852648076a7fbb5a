"""QR codes, read again by what the standard (ISO/IEC 18004) says of them."""

from __future__ import annotations

import re

import pytest

from serai.table.qr import QUIET, Rows, TooLong, qr, svg

MASKS = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)


def drawn(picture: str) -> Rows:
    """The squares of a picture, without its quiet zone."""
    side = int(re.findall(r'viewBox="0 0 (\d+) \1"', picture)[0])
    rows = [[0] * side for _ in range(side)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", picture):
        rows[int(y)][int(x) : int(x) + int(length)] = [1] * int(length)
    assert not any(rows[y][x] for y in range(side) for x in range(side) if min(y, x, side - 1 - y, side - 1 - x) < QUIET)
    return [row[QUIET:-QUIET] for row in rows[QUIET:-QUIET]]


def read(rows: Rows) -> str:
    """What a small code says: up to version 5 its bytes lie in one block, and without faults nothing has to be corrected."""
    side = len(rows)
    level, mask = rows[8][0] * 2 + rows[8][1] ^ 0b10, (rows[8][2] * 4 + rows[8][3] * 2 + rows[8][4]) ^ 0b101
    assert level == 0b01  # the least correction
    assert side <= 37

    def taken(y: int, x: int) -> bool:
        corner = (y < 9 and x < 9) or (y < 9 and x >= side - 8) or (y >= side - 8 and x < 9)
        return corner or 6 in (y, x) or (side > 21 and max(abs(side - 7 - y), abs(side - 7 - x)) <= 2)

    bits, upward = "", True
    for right in [*range(side - 1, 6, -2), *range(5, 0, -2)]:  # two columns at a time from the right, up and down
        for y in range(side - 1, -1, -1) if upward else range(side):
            for x in (right, right - 1):
                bits += "" if taken(y, x) else "01"[rows[y][x] ^ MASKS[mask](y, x)]
        upward = not upward
    while not bits.startswith("0100"):  # it may name its alphabet first
        assert bits.startswith("0111")
        bits = bits[12:]
    count = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * count, 8)).decode()


@pytest.mark.parametrize("text", ["https://example.org/#/game#AbC-_", "سرای", "x" * 100])
def test_what_is_drawn_can_be_read(text: str) -> None:
    assert read(drawn(svg(qr(text), "QR"))) == text


def test_a_code_holds_what_the_standard_says() -> None:
    assert len(qr("x" * 2953)) == 177
    with pytest.raises(TooLong, match=r"^2,954 bytes are too many for a QR code\.$"):
        qr("x" * 2954)


def test_the_picture_has_a_name() -> None:
    assert 'role="img" aria-label="Scan me"' in svg(qr("Serai"), "Scan me")
