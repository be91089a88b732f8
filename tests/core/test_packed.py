"""What lies far back takes little room, and nobody notices but by its size."""

import random

import pytest

import tambo
from tambo.core.match import MILESTONES, STATES_AT_HAND, Match
from tambo.core.packed import BLOCK, Packed

CORTEZ = tambo.load("cortez")


@pytest.mark.parametrize("count", [0, 1, BLOCK, 2 * BLOCK, 2 * BLOCK + 1, 5 * BLOCK + 7])
def test_a_packed_list_reads_like_a_list(count):
    """Length, places, slices, both directions and equality."""
    items = [(number, str(number)) for number in range(count)]
    packed = Packed(items)
    packed.pack()

    assert len(packed) == count
    assert packed == items
    assert list(reversed(packed)) == items[::-1]
    for place in {0, 1, BLOCK - 1, BLOCK, count - 1} & set(range(count)):
        assert (packed[place], packed[place - count]) == (items[place], items[place])
        assert packed[place:] == items[place:]
        assert packed[place : place + 3] == items[place : place + 3]
        assert list(packed.newest(place)) == items[place:]
    with pytest.raises(IndexError):
        packed[count]


@pytest.mark.parametrize("to", [0, 1, BLOCK - 1, BLOCK, 3 * BLOCK, 4 * BLOCK + 3])
def test_a_packed_list_can_be_cut_anywhere(to):
    """What is cut off comes back whole; a copy made before is not touched."""
    items = list(range(5 * BLOCK + 7))
    packed = Packed(items)
    packed.pack()
    twin = packed.copy()

    assert packed.cut(to) == items[to:]
    assert packed == items[:to]
    packed.append(-1)
    packed.pack()
    assert packed == [*items[:to], -1]
    assert twin == items


def test_a_sealed_list_is_packed_whole():
    """However short; it reads like any other."""
    items = list(range(10))
    sealed = Packed.sealed(items)

    assert list(sealed) == items
    assert (sealed.weight()[1], len(Packed.sealed([]))) == (0, 0)
    assert [sealed[3], sealed[-1], *sealed[4:6], *reversed(sealed)] == [3, 9, 4, 5, *items[::-1]]


def long_match(steps: int) -> tuple[Match, list[str]]:
    """A match of random choices, packed all along, and its position before and after each."""
    match, chance = CORTEZ.new(6, 5), random.Random(3)
    positions = [match.position()]
    while len(match.steps) < steps:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.legal(seat)))
        match.pack()
        positions.append(match.position())
    return match, positions


def test_past_states_are_kept_sparsely_and_found_again():
    """A match of several hundred steps holds a few dozen states, and can tell every one."""
    match, positions = long_match(400)

    assert len(match._past) <= STATES_AT_HAND + MILESTONES
    assert [CORTEZ.format_position(state) for state in match.states] == positions
    for count in (0, 1, 7, 63, 64, 65, 200, 399, 400):
        assert CORTEZ.format_position(match.state_after(count)) == positions[count]
    with pytest.raises(ValueError, match="401"):
        match.state_after(401)


@pytest.mark.parametrize("to", [0, 1, 100, 391, 399])
def test_going_back_far_stands_as_it_stood(to):
    """By agreement to any step; what was taken back is remembered whole, and so is the record."""
    match, positions = long_match(400)
    steps = list(match.steps)

    back = match.go_back(to)
    match.pack()

    assert match.position() == positions[to]
    assert list(match.steps) == steps[:to]
    assert list(back.steps) == list(match.backs[0].steps) == steps[to:]
    again = CORTEZ.replay(match.record())
    assert (again.position(), again.backs) == (match.position(), match.backs)


def test_a_clone_goes_its_own_way_from_a_packed_match():
    """Going back in the one leaves the other where it is."""
    match, positions = long_match(300)
    twin = match.clone()

    twin.go_back(5)

    assert (match.position(), len(match.steps)) == (positions[300], 300)
    assert (twin.position(), len(twin.steps)) == (positions[5], 5)
