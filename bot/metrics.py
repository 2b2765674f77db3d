"""Metrics for Prometheus. They are off unless an address is set; only then is the library loaded.

Labels are titles, kinds, statuses and codes. No label and no value holds a person, a channel or a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from socket import AF_INET6, socket
from socketserver import ThreadingMixIn
from threading import BoundedSemaphore, Thread
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    make_wsgi_app,
)

from bot.play.model.runtime import Counts
from engine import __version__

#: Buckets for waiting times of people; Discord gives up after three seconds.
WAITS = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300)
#: Buckets for times inside the process.
WORK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
#: Buckets for sizes of pictures; Discord accepts at most ten mebibytes.
SIZES = (25_000, 50_000, 100_000, 200_000, 400_000, 800_000, 1_600_000, 10_485_760)
PREFIX = "nullgate_"
#: What a server gets to answer: a connection, or a datagram and where it came to.
Request = socket | tuple[bytes, socket]
#: Maximum number of connections at once, and seconds within which one must ask and take what it gets.
MOST, TO_ASK = 16, 10.0


class CannotListen(Exception):
    """The address for metrics cannot be used. Its text is one line."""


class _Handler(WSGIRequestHandler):
    timeout = TO_ASK

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's own name
        """Log no requests."""


class _Server(ThreadingMixIn, WSGIServer):
    """Answers each connection on a thread, and takes no more of them than `MOST`."""

    daemon_threads = True
    room = BoundedSemaphore(MOST)

    def verify_request(self, request: object, client_address: object) -> bool:
        """Return whether there is room for a connection."""
        return self.room.acquire(blocking=False)

    def process_request_thread(self, request: Request, client_address: object) -> None:
        """Answer a connection."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.room.release()

    def handle_error(self, request: object, client_address: object) -> None:
        """Log no broken connections."""


class _Server6(_Server):
    address_family = AF_INET6


class Metrics(Counts):
    """Counts for Prometheus, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self._server: WSGIServer | None = None
        self._counters()
        self._histograms()
        self._gauges()
        self._gauge("build_info", "The version that runs", "version").labels(__version__).set(1)

    def _counters(self) -> None:
        self._answers = self._counter(
            "answers", "Answers by who gave them or what came of it", "title", "outcome"
        )
        self._sweeps = self._counter("sweeps", "Looks at what was left lying", "outcome")
        self._errors = self._counter("discord_errors", "Errors of Discord's", "status", "code")
        self._limits = self._counter("rate_limits", "Requests that met a rate limit", "scope")
        self._failures = self._counter("failures", "Failures of ours that were told with an id", "kind")
        self._refusals = self._counter("refusals", "Wishes refused for no fault of ours", "reason")
        self._gateway = self._counter("gateway_events", "Connections made, resumed and lost", "event")

    def _histograms(self) -> None:
        self._acks = self._histogram("ack_seconds", "From interaction to acknowledgement", WAITS, "kind")
        self._posts = self._histogram(
            "post_seconds", "From interaction to the post that tells of it", WAITS, "what"
        )
        self._pictures = self._histogram("picture_seconds", "Time to draw and encode", WORK, "what")
        self._bytes = self._histogram("picture_bytes", "Size of what was drawn", SIZES, "what")
        self._requests = self._histogram(
            "discord_request_seconds", "Requests to Discord", WAITS, "method", "status"
        )
        self._store = self._histogram("store_seconds", "Time in the database, waiting included", WORK, "what")
        self._sweep = self._histogram("sweep_seconds", "Time a look at what was left lying took", WAITS)
        self._lateness = self._histogram("loop_late_seconds", "How late the event loop woke up", WORK)

    def _gauges(self) -> None:
        self._unsent = self._gauge(
            "outbox_posts", "Posts not sent yet: due now, or to be tried later", "state"
        )
        self._oldest = self._gauge("outbox_late_seconds", "How long the most overdue post has been due")
        self._games = self._gauge("games", "Games that have not ended", "title", "status")
        self._latency = self._gauge("gateway_latency_seconds", "From heartbeat to its answer", "shard")
        self._guilds = self._gauge("guilds", "Servers that this process serves")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(PREFIX + name, what, labels, registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(PREFIX + name, what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, steps: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(PREFIX + name, what, labels, buckets=steps, registry=self.registry)

    # -- counted as it happens ---------------------------------------------------------------------------

    def answered(self, title: str, outcome: str) -> None:
        """Count an answer."""
        self._answers.labels(title, outcome).inc()

    def acknowledged(self, kind: str, seconds: float) -> None:
        """Count an acknowledgement."""
        self._acks.labels(kind).observe(seconds)

    def posted(self, what: str, seconds: float) -> None:
        """Count a post."""
        self._posts.labels(what).observe(seconds)

    def drew(self, what: str, seconds: float, size: int) -> None:
        """Count a picture."""
        self._pictures.labels(what).observe(seconds)
        self._bytes.labels(what).observe(size)

    def stored(self, what: str, seconds: float) -> None:
        """Count a use of the database."""
        self._store.labels(what).observe(seconds)

    def swept(self, seconds: float, *, failed: bool) -> None:
        """Count a sweep."""
        self._sweeps.labels("failed" if failed else "done").inc()
        self._sweep.observe(seconds)

    def refused(self, status: int, code: int) -> None:
        """Count an error of Discord's."""
        self._errors.labels(status, code).inc()

    def requested(self, method: str, status: int, seconds: float) -> None:
        """Count a request to Discord."""
        self._requests.labels(method, status).observe(seconds)

    def limited(self, scope: str) -> None:
        """Count a rate limit."""
        self._limits.labels(scope).inc()

    def declined(self, reason: str) -> None:
        """Count a refusal."""
        self._refusals.labels(reason).inc()

    def failed(self, kind: str) -> None:
        """Count a failure."""
        self._failures.labels(kind).inc()

    # -- looked at now and then --------------------------------------------------------------------------

    def late(self, seconds: float) -> None:
        """Note how late the event loop was."""
        self._lateness.observe(seconds)

    def gateway(self, event: str) -> None:
        """Count something that happened to the connection to Discord."""
        self._gateway.labels(event).inc()

    def connected(self, guilds: int, latencies: Mapping[int, float]) -> None:
        """Note the servers served and each shard's latency."""
        self._guilds.set(guilds)
        for shard, seconds in latencies.items():
            self._latency.labels(shard).set(seconds)

    def stands(self, due: int, later: int, late: float, games: Mapping[tuple[str, str], int]) -> None:
        """Record the state of the outbox, and the number of games by title and status."""
        self._unsent.labels("due").set(due)
        self._unsent.labels("later").set(later)
        self._oldest.set(late)
        self._games.clear()
        for (title, status), n in games.items():
            self._games.labels(title, status).set(n)

    # -- the page ----------------------------------------------------------------------------------------

    def serve(self, host: str, port: int) -> None:
        """Answer Prometheus at an address, on a thread of its own.

        Raises:
            CannotListen: the address is taken, or not ours.

        """
        try:
            kind = _Server6 if ":" in host else _Server
            self._server = make_server(host, port, make_wsgi_app(self.registry), kind, _Handler)
        except OSError as why:
            raise CannotListen(f"metrics cannot be served at {host}:{port}: {why.strerror or why}") from None
        Thread(target=self._server.serve_forever, name="metrics", daemon=True).start()

    @property
    def port(self) -> int:
        """Return the port it answers at; 0 while it does not."""
        return self._server.server_port if self._server else 0

    def close(self) -> None:
        """Stop answering. Closing twice does no harm."""
        server, self._server = self._server, None
        if server is not None:
            server.shutdown()
            server.server_close()
