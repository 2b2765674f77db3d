"""The weather of the loopback Discord in the proof: what befalls requests and events, drawn from a seed."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.loopback.weather import (
    PASS,
    Call,
    Ending,
    Fate,
    Frame,
    Weather,
    broken,
    cut,
    ended,
    refused,
    slow,
    too_many,
)

#: Routes with faults of their own.
HOOKS, CALLBACK = ("POST /webhooks/", "PATCH /webhooks/"), ("POST /interactions/",)
#: By these the bot logs in; what it says when it cannot is tested elsewhere.
BEGINNING = ("GET /users/@me", "GET /gateway", "GET /applications", "PUT /applications")
#: The chance of a request that something befalls it.
HARM = 0.05
#: Of an event that brings an act: that the gateway breaks down instead, and that it comes late.
BROKEN, LATE = 0.008, 0.008


class Storm(Weather):
    """Bad weather. Each request or event draws by the seed, its route, and how many came there before it."""

    def __init__(self, seed: str, strength: float = 1.0) -> None:
        super().__init__()
        self.seed, self.strength, self.blowing = seed, strength, False
        self.counts: Counter[str] = Counter()
        self._had: Counter[str] = Counter()
        self._runs: dict[str, list[Fate]] = {}

    def fate(self, what: Call | Frame) -> Fate:
        """Say what befalls a request or event."""
        if not self.blowing:
            return PASS
        name = what.route if isinstance(what, Call) else what.event
        self._had[name] += 1
        run = self._runs.get(name)
        if run:
            return run.pop()
        rng = Random(f"{self.seed}/{name}/{self._had[name]}")
        drawn = self._request(name, rng) if isinstance(what, Call) else self._event(name, rng)
        if drawn is None:
            return PASS
        kind, fates = drawn
        self.counts[kind] += len(fates)
        self._runs[name] = list(fates[1:])
        return fates[0]

    def _request(self, route: str, rng: Random) -> tuple[str, list[Fate]] | None:
        if rng.random() >= HARM * self.strength or route.startswith(BEGINNING):
            return None
        wide = rng.choice(("429", "429", "5xx", "5xx", "reset", "reset", "slow", "slow", "slow", "refused"))
        if wide == "429":
            whole = rng.random() < 0.3
            return "429 for all" if whole else "429", [too_many(0.05, whole=whole)] * rng.randint(1, 3)
        if wide == "5xx":
            statuses = [rng.choice((500, 502, 503, 504)) for _ in range(rng.choice((1, 1, 2, 3, 6)))]
            return "5xx", [broken(s, after=rng.random() < 0.3) for s in statuses]
        if wide == "reset":
            after = rng.random() < 0.5
            name = "reset after it was done" if after else "reset"
            return name, [cut(after=after)] * rng.choice((1, 1, 1, 2))
        if wide == "slow":
            return "slow", [slow(rng.choice((0.2, 0.5, 1.0, 3.2 if route.startswith(CALLBACK) else 1.5)))]
        return self._refused(route, rng)

    def _refused(self, route: str, rng: Random) -> tuple[str, list[Fate]] | None:
        if route.startswith(CALLBACK):
            return "unknown interaction (10062)", [refused(10062)]
        if route.startswith(HOOKS):
            return "expired token (50027)", [refused(50027)]
        if route.startswith("PATCH /channels/"):
            return "old message (30046)", [refused(30046)] * rng.choice((1, 6))
        return None

    def _event(self, name: str, rng: Random) -> tuple[str, list[Fate]] | None:
        if name != "INTERACTION_CREATE":
            return None
        x = rng.random()
        if x < BROKEN * self.strength:
            how = rng.choice((Ending.DROP, Ending.DROP, Ending.RECONNECT, Ending.FORGET, Ending.INVALID))
            again = how in (Ending.DROP, Ending.RECONNECT)
            return "gateway drop with RESUME" if again else "gateway drop without RESUME", [ended(how)]
        if x < (BROKEN + LATE) * self.strength:
            return "slow event", [slow(rng.choice((0.1, 0.3, 1.0)))]
        return None
