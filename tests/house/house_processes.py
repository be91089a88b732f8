"""Houses by the dozen: one process imports everything once, and each house is a fork of it.

Imports, texts and an empty database are most of what opening a house takes. The process answers
one request at a time, on a socket: start a house, or say with which code one has ended. It ends
with the process that started it.
"""

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tambo import texts
from tests.house.sample_games import ROOT

NAME = "tests.house.house_processes"
REQUEST_BYTES = 1 << 20


class House:
    """A process that was forked elsewhere, used like one of subprocess's."""

    def __init__(self, args: list[str], environment: dict[str, str], output: int, log: int) -> None:
        request = {"start": args, "environment": environment}
        self.pid: int = _hatchery().ask(request, output, log)
        self.returncode: int | None = None
        # Nobody but `wait` has it reaped, so the number stays that of this process.
        self._ended = os.pidfd_open(self.pid)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._ended, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        return self._code(0)

    def wait(self, seconds: float) -> int:
        code = self._code(seconds)
        if code is None:
            raise TimeoutError(f"process {self.pid} has not ended in {seconds} seconds")
        return code

    def _code(self, seconds: float) -> int | None:
        if self.returncode is None:
            watched = select.poll()
            watched.register(self._ended, select.POLLIN)
            if watched.poll(seconds * 1000):
                self.returncode = _hatchery().ask({"wait": self.pid})
                os.close(self._ended)
        return self.returncode


class _Hatchery:
    """The process that forks, as those who ask it see it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            number = theirs.fileno()
            self._process = subprocess.Popen(
                [sys.executable, "-m", NAME, str(number)],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[number],
            )

    def ask(self, request: Any, *files: int) -> int:
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(request).encode()], files)
            answer = self._socket.recv(REQUEST_BYTES)
        if not answer:
            raise RuntimeError("the process that forks houses is gone")
        return int(answer)


@cache
def _hatchery() -> _Hatchery:
    return _Hatchery()


def _next_house(requests: socket.socket) -> list[str] | None:
    """What a house is to be called with, in a process of its own; None when nobody asks more."""
    while True:
        body, files, _, _ = socket.recv_fds(requests, REQUEST_BYTES, 2)
        if not body:
            return None
        request = json.loads(body)
        if "wait" in request:
            _, status = os.waitpid(request["wait"], 0)
            requests.send(b"%d" % os.waitstatus_to_exitcode(status))
            continue
        pid = os.fork()
        if pid == 0:
            for mine, usual in zip(files, (1, 2), strict=True):
                os.dup2(mine, usual)
            os.environ.clear()
            os.environ.update(request["environment"])
        else:
            requests.send(b"%d" % pid)
        for file in files:
            os.close(file)
        if pid == 0:
            args: list[str] = request["start"]
            return args


def _prepare() -> bytes:
    """Import and read what every house would; the empty database they begin with."""
    for name in ("httpcore", "tambo.house.serve", "tests.house.sample_house", "uvloop"):
        import_module(name)
    outside: Any = import_module("tambo.house.notifications.outside")
    outside.certificates()
    for language in texts.LANGUAGES:
        texts.bundle(language)
    with TemporaryDirectory(prefix="tambo-hatchery-") as folder:
        path = Path(folder) / "house.sqlite"
        sqlite: Any = import_module("tambo.house.platform.database.sqlite")
        asyncio.run(sqlite.open_sqlite(path).close())
        return path.read_bytes()


def main() -> None:
    empty = _prepare()
    with socket.socket(fileno=int(sys.argv[1])) as requests:
        args = _next_house(requests)
    if args is None:
        return
    database = Path(args[0])
    if not database.exists():
        database.touch(0o600)
        database.write_bytes(empty)
    import_module("tests.house.sample_house").main(args)


if __name__ == "__main__":
    main()
