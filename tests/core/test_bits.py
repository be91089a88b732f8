"""Sets of places in one number, against plain Python."""

import random

import pytest

from tambo.core.bits import BIT, bits_of, count_of, index_of, list_bits, nth_of

DICE = random.Random(62)
MASKS = [0, 1, 2**61, 2**62 - 1, *(DICE.getrandbits(62) & DICE.getrandbits(62) for _ in range(200))]


@pytest.mark.parametrize("place", range(62))
def test_every_place_has_its_bit(place: int) -> None:
    assert BIT[place] == 2**place
    assert index_of(BIT[place]) == place


@pytest.mark.parametrize("mask", MASKS)
def test_the_places_of_a_mask_are_counted_listed_and_picked(mask: int) -> None:
    places = [place for place in range(62) if mask >> place & 1]
    assert bits_of(mask) == places
    assert count_of(mask) == len(places)
    assert [nth_of(mask, n) for n in range(len(places))] == places
    numbers = [7]
    list_bits(mask, 100, numbers)
    assert numbers == [7, *(100 + place for place in places)]
