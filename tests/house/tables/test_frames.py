"""What a frame and its events say beside the game's own view: no screen reads inside that."""

import tambo
from tambo.core.event import Event
from tambo.games.tiki import events as tiki
from tambo.house.tables import frames


def test_an_event_says_whose_it_is_and_what_it_is_about() -> None:
    """Its seat, its colour and its elements are fields of their own."""
    match = tambo.load("tiki").new(2, seed=1)

    walked = Event(tiki.Walked(1, "purple", ["a1", "a2"], ["purple"]))
    told = frames.happened(4, match, walked)

    assert (told.seat, told.owner, told.elements) == (1, "purple", ["cell:a1", "cell:a2"])


def test_what_nobody_did_has_no_seat() -> None:
    """A draw is won by seat -1, and a spoiled fruit is nobody's doing."""
    match = tambo.load("tiki").new(2, seed=1)

    told = frames.happened(4, match, Event(tiki.Spoiled("b2")))

    assert (told.seat, told.owner, told.elements) == (None, None, ["cell:b2"])
    assert frames.seat_of({"seat": -1}) is None


def test_a_frame_says_who_must_decide_as_far_as_its_seat_may_know() -> None:
    """Titicaca's bids are sealed: the seat that has bid is done, and nobody else can tell."""
    match = tambo.load("titicaca").new(3, seed=1)
    match.play(1, match.legal(1)[0])

    seen = {seat: frames.frame_of(match, seat, 0, is_open=True).to_act for seat in (None, 0, 1, 2)}

    assert seen == {None: [0, 1, 2], 0: [0, 1, 2], 1: [0, 2], 2: [0, 1, 2]}


def test_seats_have_their_colours_as_soon_as_they_have_chosen_them() -> None:
    """Cortez: while generals are being chosen, those who have chosen are marked."""
    match = tambo.load("cortez").new(3, seed=1)
    before = frames.frame_of(match, None, 0, is_open=True).owners
    first = match.to_act[0]
    colour = match.legal(first)[0].split()[-1]

    match.play(first, match.legal(first)[0])
    after = frames.frame_of(match, None, 0, is_open=True).owners

    assert before == [None, None, None]
    assert after == [colour if seat == first else None for seat in range(3)]
