"""tambo serve opens a real house."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path


def test_serve_prints_its_address_opens_a_browser_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    """A free port on the loopback; healthy; Ctrl-C ends it with exit code 0."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    house = subprocess.Popen(
        [
            *(sys.executable, "-m", "tambo", "serve", "--port", "0", "--open"),
            *("--database", str(tmp_path / "house.sqlite"), "--lang", "fr"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "BROWSER": f"{browser} %s"},
    )
    try:
        assert house.stdout is not None
        line = house.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        assert "maison" in line
        with urllib.request.urlopen(f"{found[0]}healthz", timeout=10) as response:
            assert response.status == 200
    finally:
        house.send_signal(signal.SIGINT)
        _, err = house.communicate(timeout=30)

    assert house.returncode == 0
    assert "Traceback" not in err
    assert opened.read_text().strip() == found[0]


def test_a_port_that_is_taken_is_a_plain_complaint(tmp_path: Path) -> None:
    """Exit code 2 and one line."""
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [
                *(sys.executable, "-m", "tambo", "serve", "--port", port),
                *("--database", str(tmp_path / "house.sqlite")),
            ],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "[port]" in done.stderr


def test_bad_addresses_are_complained_of_without_their_passwords(tmp_path: Path) -> None:
    """Exit code 2; what stands after the kind of an address is never repeated."""
    for flags in (
        ("--database-url", "mysql://ana:canary@localhost/x"),
        ("--bus-url", "redis://:canary@localhost"),
        ("--database-url", "postgresql://ana:x@localhost/x", "--bus-url", "canary://y"),
        ("--metrics-port", "70000"),
        ("--log-level", "loud"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "tambo", "serve", *flags],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2, flags
        assert "canary@" not in done.stderr
        assert len(done.stderr.splitlines()) == 1
