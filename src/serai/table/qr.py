"""QR codes (ISO/IEC 18004): bytes as squares, with the least correction (level L), which holds the most.

`qr(text)` gives the rows of a code; `svg(rows)` draws it, black on white with its quiet zone, whatever the theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

from serai.engine.errors import SeraiError

Rows = list[list[bool]]  # dark or light
QUIET = 4  # light squares around a code
# By version, from 1 to 40: bytes of correction in a block, and blocks
CORRECTION = (7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, *[30] * 14)
BLOCKS = (
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20,
    21, 22, 24, 25,
)  # fmt: skip
VERSIONS = range(1, len(BLOCKS) + 1)
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
LEVEL = 1  # L, as the format bits name it
FORMAT, FORMAT_MASK, VERSION = 0b10100110111, 0b101010000010010, 0b1111100100101  # the generators, and what hides the first


class TooLong(SeraiError):
    """No code holds this many bytes."""


# ---- How much a code holds -----------------------------------------------------------------------


def size(version: int) -> int:
    """Squares on each side."""
    return 17 + 4 * version


@cache
def centres(version: int) -> list[int]:
    """Where the alignment patterns stand, in rows and in columns."""
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 8 + count * 3 + 5) // (count * 4 - 4) * 2
    return [6, *reversed([size(version) - 7 - step * n for n in range(count - 1)])]


def capacity(version: int) -> int:
    """Bytes of a code, data and correction."""
    return sum(not taken for row in Canvas(version).taken for taken in row) // 8


def length_bits(version: int) -> int:
    """Of the number that says how many bytes follow."""
    return 8 if version < 10 else 16


@cache
def room(version: int) -> int:
    """Bytes that a code of this version can say."""
    data = capacity(version) - CORRECTION[version - 1] * BLOCKS[version - 1]
    return (data * 8 - 4 - length_bits(version)) // 8


# ---- Correction: Reed and Solomon, over the field of 256 elements ----------------------------------


def times(a: int, b: int) -> int:
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * 0x11D ^ (b >> bit & 1) * a
    return product


@cache
def generator(degree: int) -> list[int]:
    """The product of (x - 2^n), without its first coefficient, which is 1."""
    found, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        found = [times(one, root) ^ other for one, other in zip(found, [*found[1:], 0], strict=True)]
        root = times(root, 2)
    return found


def correction(data: bytes, degree: int) -> bytes:
    """The rest of a division by the generator."""
    rest = [0] * degree
    for byte in data:
        factor = byte ^ rest[0]
        rest = [one ^ times(part, factor) for one, part in zip([*rest[1:], 0], generator(degree), strict=True)]
    return bytes(rest)


def codewords(text: bytes, version: int) -> bytes:
    """The text with its length, filled up, in blocks with their correction; of all blocks the first bytes, then the second."""
    degree, count, whole = CORRECTION[version - 1], BLOCKS[version - 1], capacity(version)
    space = whole - degree * count
    bits = f"0100{len(text):0{length_bits(version)}b}" + "".join([f"{byte:08b}" for byte in text])
    bits += "0" * min(4, space * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))
    data += (b"\xec\x11" * space)[: space - len(data)]
    short, longer = divmod(space, count)
    blocks, at = [], 0
    for n in range(count):
        here = short + (n >= count - longer)
        blocks.append(data[at : at + here])
        at += here
    corrections = [correction(block, degree) for block in blocks]
    mixed = [block[i] for i in range(short + 1) for block in blocks if i < len(block)]
    return bytes(mixed + [block[i] for i in range(degree) for block in corrections])


# ---- Drawing ---------------------------------------------------------------------------------------


class Canvas:
    """The squares of a version: those that are the same in every code of it are taken."""

    def __init__(self, version: int) -> None:
        self.version, self.side = version, size(version)
        self.dark: Rows = [[False] * self.side for _ in range(self.side)]
        self.taken: Rows = [[False] * self.side for _ in range(self.side)]
        for n in range(self.side):
            self.put(6, n, n % 2 == 0)
            self.put(n, 6, n % 2 == 0)
        for y, x in ((3, 3), (3, self.side - 4), (self.side - 4, 3)):
            self.rings(y, x, 4, (2, 4))
        ends = centres(version)
        corners = {(6, 6), (6, self.side - 7), (self.side - 7, 6)}
        for y, x in [(y, x) for y in ends for x in ends if (y, x) not in corners]:
            self.rings(y, x, 2, (1,))
        self.format(0)
        if version >= 7:
            bits = with_remainder(version, VERSION, 12)
            for n in range(18):
                self.put(n // 3, self.side - 11 + n % 3, bits >> n & 1)
                self.put(self.side - 11 + n % 3, n // 3, bits >> n & 1)

    def put(self, y: int, x: int, dark: int | bool) -> None:
        self.dark[y][x], self.taken[y][x] = bool(dark), True

    def rings(self, y: int, x: int, radius: int, light: tuple[int, ...]) -> None:
        """Squares in squares; what lies outside the code is left out."""
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                if 0 <= y + dy < self.side and 0 <= x + dx < self.side:
                    self.put(y + dy, x + dx, max(abs(dy), abs(dx)) not in light)

    def format(self, mask: int) -> None:
        """Level and mask, twice."""
        bits = with_remainder(LEVEL << 3 | mask, FORMAT, 10) ^ FORMAT_MASK
        for n in range(15):
            bit, near = bits >> n & 1, n if n < 6 else n + 1
            self.put(*((near, 8) if n < 8 else (8, 7 if n == 8 else 14 - n)), bit)
            self.put(*((8, self.side - 1 - n) if n < 8 else (self.side - 15 + n, 8)), bit)
        self.put(self.side - 8, 8, True)

    def free(self) -> Iterator[tuple[int, int]]:
        """The other squares in the order of the bits: two columns at a time from the right, up and down."""
        upward = True
        for right in [*range(self.side - 1, 6, -2), *range(5, 0, -2)]:
            for y in range(self.side - 1, -1, -1) if upward else range(self.side):
                yield from [(y, x) for x in (right, right - 1) if not self.taken[y][x]]
            upward = not upward

    def write(self, data: bytes, mask: int) -> Rows:
        """The code with this mask."""
        self.format(mask)
        rows, hides = [row[:] for row in self.dark], MASKS[mask]
        for n, (y, x) in enumerate(self.free()):
            bit = data[n // 8] >> 7 - n % 8 & 1 if n < len(data) * 8 else 0
            rows[y][x] = bool(bit) ^ hides(y, x)
        return rows


def with_remainder(value: int, divisor: int, bits: int) -> int:
    """A number, and behind it what makes it divisible."""
    rest = value << bits
    while rest.bit_length() > bits:
        rest ^= divisor << rest.bit_length() - divisor.bit_length()
    return value << bits | rest


def penalty(rows: Rows) -> int:
    """How hard a code is to read: long runs, squares of one colour, what looks like a corner, too much of one colour."""
    found = 0
    lines = ["".join(["01"[dark] for dark in line]) for line in [*rows, *zip(*rows, strict=True)]]
    for line in lines:
        runs = [len(run) for run in line.replace("01", "0 1").replace("10", "1 0").split()]
        found += sum(run - 2 for run in runs if run >= 5)
        found += 40 * sum(line.startswith(like, at) for like in ("10111010000", "00001011101") for at in range(len(line)))
    for above, below in pairwise(rows):
        found += 3 * sum(above[x] == above[x + 1] == below[x] == below[x + 1] for x in range(len(rows) - 1))
    share = sum(map(sum, rows)) * 20 / len(rows) ** 2  # of the dark ones, in steps of 5 %
    return found + 10 * int(abs(share - 10))


def qr(text: str) -> Rows:
    """The smallest code that says the text."""
    said = text.encode()
    version = next((one for one in VERSIONS if room(one) >= len(said)), 0)
    if not version:
        raise TooLong(f"{len(said):,} bytes are too many for a QR code: it holds {room(VERSIONS[-1]):,}.")
    data, canvas = codewords(said, version), Canvas(version)
    return min([canvas.write(data, mask) for mask in range(len(MASKS))], key=penalty)


def svg(rows: Rows, label: str) -> str:
    """A picture of a code: each run of dark squares is a stroke."""
    side = len(rows) + 2 * QUIET
    path = ""
    for y, row in enumerate(rows, QUIET):
        x = 0
        while x < len(row):
            end = next((n for n in range(x, len(row)) if row[n] != row[x]), len(row))
            path += f"M{x + QUIET} {y}h{end - x}v1h{x - end}z" if row[x] else ""
            x = end
    shape = f'<path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{path}"/>'
    frame = f'viewBox="0 0 {side} {side}" shape-rendering="crispEdges"'
    return f'<svg class="qr" role="img" aria-label="{label}" {frame}>{shape}</svg>'
