"""QR codes, read again by what the standard says of them."""

from __future__ import annotations

import pytest

from serai.table.qr import BLOCKS, CORRECTION, MASKS, Canvas, Rows, TooLong, capacity, length_bits, qr, room, size, svg, times

HOLDS = {1: 17, 2: 32, 5: 106, 9: 230, 10: 271, 20: 858, 27: 1465, 30: 1732, 40: 2953}  # bytes of level L, by ISO/IEC 18004


def read(rows: Rows) -> str:
    """What a code says: its squares without the mask, its blocks sorted, their correction checked."""
    version = (len(rows) - 17) // 4
    bits = [rows[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [rows[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    told = sum(bit << 14 - n for n, bit in enumerate(bits)) ^ 0b101010000010010
    level, mask = told >> 13, told >> 10 & 7
    assert level == 1
    squares = [rows[y][x] ^ MASKS[mask](y, x) for y, x in Canvas(version).free()]
    data = [sum(bit << 7 - n for n, bit in enumerate(squares[at : at + 8])) for at in range(0, capacity(version) * 8, 8)]
    count, degree = BLOCKS[version - 1], CORRECTION[version - 1]
    short, longer = divmod(len(data) - degree * count, count)
    sizes = [short + (n >= count - longer) for n in range(count)]
    blocks: list[list[int]] = [[] for _ in range(count)]
    order = [n for i in range(short + 1) for n in range(count) if i < sizes[n]] + list(range(count)) * degree
    for n, byte in zip(order, data, strict=True):
        blocks[n].append(byte)
    for block in blocks:  # every root of the generator is one of the block's
        root = 1
        for _ in range(degree):
            value = 0
            for byte in block:
                value = times(value, root) ^ byte
            assert value == 0
            root = times(root, 2)
    whole = "".join([f"{byte:08b}" for n, block in enumerate(blocks) for byte in block[: sizes[n]]])
    start = 4 + length_bits(version)
    assert whole[:4] == "0100"
    length = int(whole[4:start], 2)
    return bytes(int(whole[at : at + 8], 2) for at in range(start, start + 8 * length, 8)).decode()


@pytest.mark.parametrize("version", HOLDS)
def test_a_code_holds_what_the_standard_says(version: int) -> None:
    assert room(version) == HOLDS[version]


@pytest.mark.parametrize("text", ["", "https://example.org/#/game#AbC-_", "سرای", "x" * 272])
def test_what_is_written_can_be_read(text: str) -> None:
    rows = qr(text)
    assert read(rows) == text
    assert len(rows) == size((len(rows) - 17) // 4)


def test_the_corners_stand_where_readers_look_for_them() -> None:
    rows = qr("Serai")
    corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    for y, x in ((0, 0), (0, len(rows) - 7), (len(rows) - 7, 0)):
        assert ["".join(["01"[dark] for dark in row[x : x + 7]]) for row in rows[y : y + 7]] == corner
    assert rows[len(rows) - 8][8]  # always dark
    assert [rows[8][n] for n in range(6)] == [rows[len(rows) - 1 - n][8] for n in range(6)]  # told twice


def test_too_much_is_refused_in_a_sentence() -> None:
    with pytest.raises(TooLong, match=r"^2,954 bytes are too many for a QR code: it holds 2,953\.$"):
        qr("x" * 2954)


def test_the_picture_has_a_quiet_zone() -> None:
    drawn = svg(qr("Serai"), "QR")
    assert 'viewBox="0 0 29 29"' in drawn
    assert "M4 4h7v1h-7z" in drawn  # the first stroke of the first corner
