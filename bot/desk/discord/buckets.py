"""Rate limits: Discord's buckets with their headers, and the limit of the whole bot."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

#: Figures as Discord's own answers show them: beginning of a route -> (requests, seconds). They are not
#: documented.
DISCORD: dict[str, tuple[int, float]] = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /channels/{channel}/threads": (50, 300.0),
    "POST /users/@me/channels": (10, 10.0),
    "POST /webhooks/{app}/{token}": (5, 2.0),
    "PATCH /webhooks/{app}/{token}/messages/{message}": (5, 2.0),
    "PUT /applications/{app}/commands": (5, 20.0),
}
#: Requests a second of the whole bot. Answers to interactions do not count.
WHOLE = (50, 1.0)
#: Free of the limit of the whole bot.
FREE = ("POST /interactions/", "POST /webhooks/", "PATCH /webhooks/", "GET /webhooks/", "DELETE /webhooks/")


@dataclass(slots=True)
class Bucket:
    """One bucket: `left` of `most` requests until `reset`."""

    most: int
    seconds: float
    left: int = 0
    reset: float = 0.0

    def take(self, now: float) -> float:
        """Take one request. Return 0.0, or the seconds to wait if none is left."""
        if now >= self.reset:
            self.left, self.reset = self.most, now + self.seconds
        if self.left <= 0:
            return self.reset - now
        self.left -= 1
        return 0.0


@dataclass(slots=True)
class Rates:
    """The limits in force. The usual ones are wide: tests run fast; `Rates.as_discord()` has the real ones.

    `each`: beginning of a route -> (requests, seconds); what is not in it has `usual`.
    """

    each: dict[str, tuple[int, float]] = field(default_factory=dict)
    usual: tuple[int, float] = (5000, 1.0)
    whole: tuple[int, float] = (100_000, 1.0)
    buckets: dict[tuple[str, str], Bucket] = field(default_factory=dict)
    all: Bucket | None = None

    @classmethod
    def as_discord(cls) -> Rates:
        """Return Discord's own limits."""
        return cls(dict(DISCORD), (50, 1.0), WHOLE)

    def take(self, route: str, major: str, now: float) -> tuple[Bucket, float, bool]:
        """Take a request out of its bucket.

        Returns the bucket, seconds to wait (0.0: go on), and whether all wait.
        """
        if not route.startswith(FREE):
            self.all = self.all or Bucket(*self.whole)
            wait = self.all.take(now)
            if wait:
                return self.all, wait, True
        bucket = self.buckets.get((route, major))
        if bucket is None:
            bucket = self.buckets[(route, major)] = Bucket(*self.each.get(route, self.usual))
        return bucket, bucket.take(now), False


def headers(route: str, bucket: Bucket, now: float) -> dict[str, str]:
    """Return the headers that tell a bucket's state."""
    return {
        "X-RateLimit-Limit": str(bucket.most),
        "X-RateLimit-Remaining": str(max(0, bucket.left)),
        "X-RateLimit-Reset": f"{bucket.reset:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, bucket.reset - now):.3f}",
        "X-RateLimit-Bucket": named(route),
    }


_NAMES: dict[str, str] = {}


def named(route: str) -> str:
    """Return a bucket's opaque name: one a route."""
    if route not in _NAMES:
        _NAMES[route] = hashlib.sha256(route.encode()).hexdigest()[:32]
    return _NAMES[route]
