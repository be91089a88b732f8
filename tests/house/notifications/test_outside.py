"""Addresses that people give us: only the open internet, checked where the connection goes."""

import ipaddress
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tambo.house.notifications.errors import DeliveryFailed
from tambo.house.notifications.outside import Outside, checked_url, is_public
from tests.house.receivers import Receiver


@pytest.fixture
async def outside() -> AsyncIterator[Outside]:
    opened = Outside()
    yield opened
    await opened.close()


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"),
    ],
)
def test_addresses_that_are_not_of_the_open_internet(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111"])
def test_addresses_of_the_open_internet(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("http://a.test/", "https://", "https://u:p@a.test/", "file:///x", "https://127.0.0.1/"),
        *("https://[::ffff:127.0.0.1]/", "https://a.test:0/", "https://a.test/\n", "x" * 700),
    ],
)
def test_addresses_nobody_may_give(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        checked_url(url, private=False)


async def test_a_name_that_leads_inside_is_not_followed(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when all of its addresses are ours, nor when one of them is."""
    answers: list[Any] = []

    def lookup(*_args: Any, **_more: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (a, 443)) for a in answers]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    for found in (["127.0.0.1"], ["1.1.1.1", "10.0.0.1"]):
        answers[:] = found
        with pytest.raises(DeliveryFailed) as failure:
            await outside.post("https://trap.test/", b"", {})
        assert (failure.value.reason, failure.value.is_final) == ("private", True)


async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name is looked up once; a second answer would lead elsewhere."""
    receiver, outside = Receiver(), Outside(private=True)
    asked: list[str] = []

    def lookup(host: str, port: int, **_more: Any) -> Any:
        asked.append(host)
        address = "127.0.0.1" if len(asked) == 1 else "192.0.2.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    try:
        status = await outside.post(f"http://hook.test:{receiver.port}/x", b"{}", {})
    finally:
        await outside.close()
        receiver.close()

    assert status == 201
    assert receiver.requests[0][1]["host"] == f"hook.test:{receiver.port}"
    assert asked[0] == "hook.test"
    assert "hook.test" not in asked[1:]


async def test_an_unknown_name_is_tried_again_later(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lookup(*_args: Any, **_more: Any) -> Any:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    with pytest.raises(DeliveryFailed) as failure:
        await outside.post("https://nothing.test/", b"", {})
    assert (failure.value.reason, failure.value.is_final) == ("name", False)
