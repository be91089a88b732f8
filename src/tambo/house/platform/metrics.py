"""Figures of the house for Prometheus: how much, how fast, how often it failed; no names."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

LOOPBACK = "127.0.0.1"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """One set of figures; each house has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("tambo_moves", "Moves committed", ["kind"], registry=self.registry)
        self.refused = Counter(
            "tambo_refused", "Moves that changed nothing, by code", ["code"], registry=self.registry
        )
        self.commit = Histogram(
            "tambo_commit_seconds",
            "From a move's arrival to its durable commit",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "tambo_bot_seconds",
            "How long bots think, waits aside",
            ["level"],
            registry=self.registry,
        )
        self.bot_failures = Counter(
            "tambo_bot_failures", "Bots that gave no move", registry=self.registry
        )
        self.bot_queue = Gauge(
            "tambo_bot_queue",
            "Questions that wait for a bots' process",
            ["lane"],
            registry=self.registry,
        )
        self.bot_wait = Histogram(
            "tambo_bot_wait_seconds",
            "How long questions wait for a bots' process",
            ["lane"],
            registry=self.registry,
        )
        self.screens = Gauge("tambo_screens", "Open sockets", registry=self.registry)
        self.paused = Counter(
            "tambo_paused", "Matches paused, by reason", ["reason"], registry=self.registry
        )

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """A figure that is counted when it is read."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def serve(self, port: int) -> Callable[[], None]:
        """Answer on a port of the loopback; what is returned ends that."""
        server, thread = start_http_server(port, addr=LOOPBACK, registry=self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end
