"""Who is connected, counted: by address, by person, by open file. No network."""

import resource
from typing import Any

import pytest

from tambo.house.platform.addresses import network_of
from tambo.house.platform.concurrency import ConcurrencyLimit
from tambo.house.platform.errors import HouseError
from tambo.house.settings import ConnectionLimits, Settings
from tambo.house.web import connections as edge
from tambo.house.web.connections import Connections, raise_file_limit
from tests.house.sample_games import ROOT


class Peer:
    """A connection as the count sees it."""

    def __init__(self, address: str = "10.0.0.1", unsent: int = 0) -> None:
        self.client: tuple[str, int] | None = (address, 1)
        self.transport: Any = self
        self.deadline = float("inf")
        self.unsent = unsent
        self.is_expired = False
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_aborted = True

    def expire(self) -> None:
        self.is_expired = True


def test_one_who_does_not_read_is_ended_and_one_who_reads_slowly_is_not() -> None:
    connections = Connections(ConnectionLimits(stall_seconds=30), 1024, by_address=True)
    dead, slow, done = Peer(unsent=100), Peer(unsent=100), Peer()
    for peer in (dead, slow, done):
        connections.enter(peer)
    for second in range(60):
        connections.sweep(second)
        slow.unsent -= 1
    assert (dead.is_aborted, slow.is_aborted, done.is_aborted) == (True, False, False)


def crowd(connections: Connections, count: int, address: str = "10.0.0.1") -> list[Peer]:
    peers = [Peer(address) for _ in range(count)]
    for peer in peers:
        assert connections.enter(peer) is None
        connections.waits(peer)
    return peers


def test_an_address_that_has_its_share_crowds_out_its_own() -> None:
    connections = Connections(ConnectionLimits(by_address=10), 1024, by_address=True)
    other = crowd(connections, 1, "10.0.0.2")
    peers = crowd(connections, 10)
    connections.works(peers[0])

    crowd(connections, 2)

    assert [peer.is_expired for peer in peers] == [False, True, True] + [False] * 7
    assert not other[0].is_expired
    assert len(connections) == 11


def test_an_address_whose_connections_are_all_in_use_is_refused_one_more() -> None:
    connections = Connections(ConnectionLimits(by_address=10), 1024, by_address=True)
    for peer in crowd(connections, 10):
        connections.works(peer)

    assert connections.enter(Peer()) == "connections.many"
    assert connections.enter(Peer("10.0.0.2")) is None


def test_when_files_run_short_the_longest_wait_anywhere_ends() -> None:
    connections = Connections(ConnectionLimits(), 200, by_address=True)
    room = 200 - 64
    here = crowd(connections, room // 2)
    there = crowd(connections, room - room // 2, "10.0.0.2")
    connections.works(here[0])

    crowd(connections, 1, "10.0.0.3")

    assert [peer.is_expired for peer in here[:3]] == [False, True, False]
    for peer in [*here[1:], *there]:
        connections.works(peer)
    crowd(connections, 1, "10.0.0.4")
    for waiting in list(connections._waiting):
        connections.works(waiting)
    assert connections.enter(Peer("10.0.0.5")) == "house.full"


@pytest.mark.parametrize("by_address", [True, False])
def test_sockets_leave_places_for_requests(by_address: bool) -> None:
    connections = Connections(ConnectionLimits(), 200, by_address=by_address)
    sockets = 0
    while sockets < 1000:
        asking = Peer()
        assert connections.enter(asking) is None
        if not connections.may_be_socket(asking):
            break
        connections.leave(asking)
        connections.enter_socket(Peer())
        sockets += 1

    room = 200 - 64
    assert sockets == (room * 3 // 4 * 3 // 4 if by_address else room * 3 // 4)
    assert connections.enter(Peer()) is None
    for peer in list(connections._sockets):
        connections.leave(peer)
    assert connections.may_be_socket(asking)


def test_the_server_before_us_is_not_one_visitor() -> None:
    connections = Connections(ConnectionLimits(by_address=10), 1024, by_address=False)
    peers = crowd(connections, 500)
    assert not any(peer.is_expired for peer in peers)


def test_a_connection_that_closes_makes_room() -> None:
    connections = Connections(ConnectionLimits(by_address=3), 1024, by_address=True)
    for _ in range(5):
        peers = crowd(connections, 3)
        for peer in peers:
            connections.works(peer)
            connections.leave(peer)
            connections.leave(peer)
    assert len(connections) == 0
    assert not connections._counts
    assert not connections._socket_counts
    assert not connections._waiting_at


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_what_is_open_is_counted_by_person_and_by_address() -> None:
    limit = ConcurrencyLimit("sockets.many", 2, 3)
    first = limit.enter("ana", "home")
    limit.enter("ana", "work")
    with pytest.raises(HouseError):
        limit.enter("ana", "elsewhere")
    limit.enter("", "home")
    limit.enter("ben", "home")
    with pytest.raises(HouseError):
        limit.enter("cleo", "home")
    limit.leave(first)
    limit.enter("cleo", "home")


@pytest.fixture
def file_limits(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[int, int]]:
    """The limits of a process, without changing those of this one."""
    limits = {"now": (1024, 4096)}
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, new: limits.update(now=new))
    return limits


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1024, 4096), 4096),
        ((1024, 1024), 1024),
        ((1024, 10**9), edge.FILES_WANTED),
        ((1024, resource.RLIM_INFINITY), edge.FILES_WANTED),
        ((100_000, 200_000), 100_000),
    ],
)
def test_the_house_takes_as_many_files_as_it_may(
    file_limits: dict[str, tuple[int, int]], before: tuple[int, int], after: int
) -> None:
    file_limits["now"] = before
    assert raise_file_limit() == after
    assert file_limits["now"] == (after, before[1])


def test_limits_of_a_class_are_far_away() -> None:
    """Thirty people with two browsers and six connections each, and a screen of eight tables."""
    limits = Settings().connections
    assert limits.by_address >= 30 * 2 * (6 + 8)
    assert limits.sockets_by_address >= 30 * 2 * 8
    assert limits.requests_by_address >= 30 * 2 * 6


def test_the_unit_gives_the_files_and_the_time_that_the_house_counts_on() -> None:
    lines = (ROOT / "deploy" / "tambo.service").read_text().splitlines()
    unit = dict(line.split("=", 1) for line in lines if "=" in line and line[0] != "#")
    assert int(unit["LimitNOFILE"]) == edge.FILES_WANTED
    assert int(unit["TimeoutStopSec"]) > Settings().end_seconds


def test_the_unit_names_the_header_with_the_address_of_visitors() -> None:
    """It expects a web server before the house: without the header all visitors share a bucket."""
    unit = (ROOT / "deploy" / "tambo.service").read_text()
    (command,) = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
    words = command.split()
    assert words[words.index("--address-header") + 1] == "X-Forwarded-For"
    assert "--host" not in words, "a client that reaches the house itself could claim any address"
