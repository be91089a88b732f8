"""The queue of the bots' questions is fair by owner, even if some questions are withdrawn."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tambo.house.bots.queue import IDLE_FACTOR, FairQueue


def taken(queue: FairQueue[str], count: int, seconds: float = 1.0) -> list[str]:
    """One worker serves so many items, each of which takes so long."""
    served = []
    for _ in range(count):
        found = queue.take()
        if found is None:
            break
        ticket, item = found
        served.append(item)
        queue.charge(ticket, seconds)
    return served


def test_items_of_one_owner_are_taken_in_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("first", "second", "third"):
        queue.put(item, "ana", 1.0)

    assert taken(queue, 5) == ["first", "second", "third"]
    assert len(queue) == 0


def test_one_who_asks_once_does_not_wait_for_one_who_asked_thirty_times() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(30):
        queue.put(f"ana {number}", "ana", 1.0)
    assert taken(queue, 5) == [f"ana {number}" for number in range(5)]
    under_way = queue.take()

    queue.put("ben", "ben", 1.0)

    assert under_way is not None
    queue.charge(under_way[0], 1.0)
    assert taken(queue, 1) == ["ben"]


def test_owners_share_by_time_and_not_by_number() -> None:
    """Ana's thoughts take four times as long as Ben's, so Ben has four for each of hers."""
    queue: FairQueue[str] = FairQueue()
    for _ in range(40):
        queue.put("ana", "ana", 4.0)
        queue.put("ben", "ben", 1.0)
    served: Counter[str] = Counter()
    for _ in range(25):
        found = queue.take()
        assert found is not None
        served[found[1]] += 1
        queue.charge(found[0], 4.0 if found[1] == "ana" else 1.0)

    assert served == {"ana": 5, "ben": 20}


def test_what_it_really_took_is_charged() -> None:
    """Claiming that a question will be short gains its owner nothing."""
    queue: FairQueue[str] = FairQueue()
    for _ in range(20):
        queue.put("liar", "liar", 0.01)
        queue.put("ben", "ben", 1.0)

    assert Counter(taken(queue, 20)) == {"liar": 10, "ben": 10}


def test_nobody_saves_up_by_being_idle() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("ben", "ben", 1.0)
    for _ in range(50):
        queue.put("ana", "ana", 1.0)
    taken(queue, 30)

    for _ in range(20):
        queue.put("ben", "ben", 1.0)

    assert Counter(taken(queue, 20)) == {"ana": 10, "ben": 10}


def test_nobody_gets_rid_of_what_was_used_by_asking_piece_by_piece() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(40):
        queue.put("ben", "ben", 1.0)
    served: list[str] = []
    for _ in range(10):
        queue.put("ana", "ana", 4.0)
        while (found := queue.take()) is not None:
            served.append(found[1])
            queue.charge(found[0], 4.0 if found[1] == "ana" else 1.0)
            if found[1] == "ana":
                break

    assert served.index("ana") <= 1
    assert Counter(served[:20])["ana"] == 4


def test_work_at_leisure_goes_on_beside_others_but_slowly() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(200):
        queue.put("review", "ana", 1.0, when_idle=True)
        queue.put("play", "ana", 1.0)

    served = Counter(taken(queue, 90))

    assert served["review"] == 90 // (IDLE_FACTOR + 1)


def test_the_more_urgent_of_ones_own_comes_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("bots alone", "ana", 1.0, urgency=2)
    queue.put("away", "ana", 1.0, urgency=1)
    queue.put("at the screen", "ana", 1.0)

    assert taken(queue, 3) == ["at the screen", "away", "bots alone"]


def test_what_is_dropped_leaves_the_queue_and_costs_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    tickets = [queue.put(f"ana {number}", "ana", 1.0) for number in range(3)]
    found = queue.take()
    assert found == (tickets[0], "ana 0")

    assert queue.drop(tickets[1])
    assert not queue.drop(tickets[1])
    assert not queue.drop(tickets[0]), "it is being thought about"
    assert len(queue) == 1

    queue.charge(tickets[0], 1.0)
    assert taken(queue, 5) == ["ana 2"]


def test_owners_who_have_gone_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(1000):
        queue.put("question", f"guest {number}", 1.0)
        taken(queue, 1)

    assert queue._accounts == {}


@given(
    asked=st.lists(
        st.tuples(st.integers(0, 4), st.floats(0.01, 3.0), st.booleans()), min_size=1, max_size=60
    ),
    workers=st.integers(1, 3),
)
def test_everything_that_was_asked_is_taken_once(
    asked: list[tuple[int, float, bool]], workers: int
) -> None:
    queue: FairQueue[int] = FairQueue()
    tickets = {
        number: queue.put(number, f"guest {owner}", seconds)
        for number, (owner, seconds, _) in enumerate(asked)
    }
    dropped = {number for number, (_, _, is_dropped) in enumerate(asked) if is_dropped}
    for number in dropped:
        assert queue.drop(tickets[number])
    served = []
    while True:
        round_ = [found for found in (queue.take() for _ in range(workers)) if found is not None]
        if not round_:
            break
        for ticket, number in round_:
            served.append(number)
            queue.charge(ticket, asked[number][1])

    assert sorted(served) == sorted(set(range(len(asked))) - dropped)
    assert queue._accounts == {}
