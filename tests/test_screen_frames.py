"""What the tests of the front end are handed: whole matches, frame by frame."""

from typing import Any

import tambo
from scripts.screen_frames import RecordedTable, at_random, recorded
from tambo.core.match import Match


def a_match() -> Match:
    return tambo.load("titicaca").new(3, "frames")


def whole(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each frame with what has not changed since the one before."""
    found: list[dict[str, Any]] = []
    for news in frames:
        before = found[-1] if found else {"view": {}}
        view = {**before["view"], **news["view"]}
        found.append({**before, "events": [], **news, "view": view})
    return found


def test_the_same_match_is_recorded_every_time() -> None:
    """A test that failed on a recorded match fails on it again."""
    assert at_random(a_match(), "7").recorded() == at_random(a_match(), "7").recorded()
    assert at_random(a_match(), "7").recorded() != at_random(a_match(), "8").recorded()


def test_a_match_is_recorded_to_its_end_with_menus_and_steps_taken_back() -> None:
    """A seat and a spectator: the seat has menus, both see what all have agreed to undo."""
    seat, spectator = at_random(a_match(), "7").recorded()["viewers"]

    for viewer in (seat, spectator):
        frames = whole(viewer["frames"])
        events = [event for frame in frames for event in frame["events"]]
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        assert "rewound" in {event["kind"] for event in events}
        assert frames[-1]["result"] is not None
        assert len(viewer["standing"]) < len(events)
    assert any(frame["menu"] for frame in whole(seat["frames"]))
    assert not any(frame["menu"] for frame in whole(spectator["frames"]))


def test_a_recorded_seat_is_shown_no_secret() -> None:
    """What others bid is in no frame before the reveal: the recorder sends what the house sends."""
    table = RecordedTable(a_match())
    before = len(table.recordings[0].frames)
    bid = table.match.menu(1)[-1].id
    table.play(1, bid)

    assert len(table.recordings[0].frames) == before
    assert len(table.recordings[1].frames) == before


def test_kept_matches_are_recorded_as_well() -> None:
    """The rare endings among the records of a game are seen by its screen."""
    found = recorded("titicaca", 2)

    assert "temple-turned" in found["kinds"]
    endings = {
        whole(viewer["frames"])[-1]["result"]["ending"]
        for match in found["matches"]
        for viewer in match["viewers"]
    }
    assert "unarmed" in endings or "no-bids" in endings
