"""Sets of up to 62 places as the bits of one number, for rules that are compiled.

The contract knows nothing of them; they are here because most games with a board want them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because `1 << n` on an i64 miscompiles for n >= 31.
BIT: Final = vec[i64]([2**n for n in range(62)])


def _places(byte: int) -> list[int]:
    """The places of a byte's bits, filled up to eight."""
    places = [place for place in range(8) if byte >> place & 1]
    return places + [0] * (8 - len(places))


def _indices() -> list[int]:
    """The powers of two up to 2**65 leave different remainders when divided by 67."""
    indices = [0] * 67
    for n in range(62):
        indices[2**n % 67] = n
    return indices


_BITS_IN_BYTE: Final = vec[i64]([bin(byte).count("1") for byte in range(256)])
_PLACES_IN_BYTE: Final = vec[i64]([place for byte in range(256) for place in _places(byte)])
_INDEX: Final = vec[i64](_indices())


def index_of(bit: i64) -> i64:
    """Which bit a power of two is."""
    return _INDEX[bit % 67]


def count_of(mask: i64) -> i64:
    """How many bits a mask has."""
    pairs: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    total: i64 = eights + (eights >> 8)
    total += total >> 16
    total += total >> 32
    return total & 127


def nth_of(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit of a mask, counted from 0."""
    place: i64 = 0
    byte: i64 = mask & 255
    while n >= _BITS_IN_BYTE[byte]:
        n -= _BITS_IN_BYTE[byte]
        mask >>= 8
        place += 8
        byte = mask & 255
    return place + _PLACES_IN_BYTE[8 * byte + n]


def list_bits(mask: i64, base: i64, numbers: list[int]) -> None:
    """Append the places of all set bits, each plus a base, from the lowest."""
    while mask:
        byte: i64 = mask & 255
        first: i64 = 8 * byte
        last: i64 = first + _BITS_IN_BYTE[byte]
        while first < last:
            numbers.append(base + _PLACES_IN_BYTE[first])
            first += 1
        mask >>= 8
        base += 8


def bits_of(mask: i64) -> list[int]:
    """The places of all set bits, from the lowest."""
    numbers: list[int] = []
    list_bits(mask, 0, numbers)
    return numbers
