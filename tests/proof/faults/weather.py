"""The weather of the loopback Discord in the proof: what happens to requests and events, from a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
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
    doubled,
    ended,
    half_open,
    overtaken,
    page,
    refused,
    slow,
    too_many,
)

#: Routes with faults of their own.
HOOKS, CALLBACK = ("POST /webhooks/", "PATCH /webhooks/"), ("POST /interactions/",)
EDIT, POSTS = ("PATCH /channels/",), ("POST /channels/{channel}/messages",)
TITLES = ("POST /channels/{channel}/threads", "POST /channels/{channel}/messages/{message}/threads")
#: By these the bot logs in; what it says when it cannot is tested elsewhere.
BEGINNING = (
    "GET /users/@me", "GET /oauth2/applications", "GET /gateway", "GET /applications", "PUT /applications",
)  # fmt: skip
#: The chance of a request that something befalls it, and of an event that brings an act.
HARM, SHAKEN = 0.05, 0.03
#: What lasts longer, in seconds, is left out of a brief storm.
BRIEF = 4.0


@dataclass(frozen=True, slots=True)
class Bad:
    """A kind of bad weather: how often it is drawn beside others, on which routes, and how long it lasts."""

    weight: float
    draw: Callable[[Random, str], list[Fate]]
    routes: tuple[str, ...] = ("",)
    lasts: float = 0.0


def _down(rng: Random, route: str) -> list[Fate]:
    statuses = [rng.choice((500, 502, 503, 504)) for _ in range(rng.choice((1, 1, 2, 3, 6)))]
    return [broken(s, after=rng.random() < 0.3) for s in statuses]


def _slow(rng: Random, route: str) -> list[Fate]:
    return [slow(rng.choice((0.2, 0.5, 1.0, 3.2 if route.startswith(CALLBACK) else 1.5)))]


def _page(rng: Random, route: str) -> list[Fate]:
    status = rng.choice((200, 403, 502, 502, 503, 520))
    return [page(status, after=rng.random() < 0.3)] * rng.choice((1, 1, 2))


#: What befalls requests.
REQUESTS: dict[str, Bad] = {
    "429": Bad(1.4, lambda rng, _: [too_many(0.05)] * rng.randint(1, 3)),
    "429 for all": Bad(0.6, lambda rng, _: [too_many(0.05, whole=True)] * rng.randint(1, 3)),
    "429 for minutes": Bad(0.06, lambda rng, _: [too_many(rng.uniform(60, 300))], lasts=300.0),
    "5xx": Bad(2.0, _down),
    "reset": Bad(1.0, lambda rng, _: [cut()] * rng.choice((1, 1, 1, 2))),
    "reset after it was done": Bad(1.0, lambda rng, _: [cut(after=True)] * rng.choice((1, 1, 1, 2))),
    "slow": Bad(3.0, _slow),
    "stall of 5 to 60 s": Bad(0.08, lambda rng, _: [slow(rng.uniform(5, 60))], lasts=60.0),
    "half-open socket": Bad(
        0.08, lambda rng, _: [half_open(rng.uniform(5, 60), after=rng.random() < 0.5)], lasts=60.0
    ),
    "page instead of JSON": Bad(0.8, _page),
    "401": Bad(0.4, lambda rng, _: [refused(40001)] * rng.choice((1, 1, 3))),
    "unknown interaction (10062)": Bad(1.0, lambda rng, _: [refused(10062)], CALLBACK),
    "expired token (50027)": Bad(1.0, lambda rng, _: [refused(50027)], HOOKS),
    "old message (30046)": Bad(1.0, lambda rng, _: [refused(30046)] * rng.choice((1, 6)), EDIT),
    "AutoMod refuses a post (200000)": Bad(
        0.5, lambda rng, _: [refused(200000)] * rng.choice((1, 1, 3)), (*POSTS, *EDIT)
    ),
    "AutoMod refuses a title (200001)": Bad(0.3, lambda rng, _: [refused(200001)], TITLES),
    "slowmode refuses a post (20016)": Bad(0.3, lambda rng, _: [refused(20016)] * rng.randint(1, 3), POSTS),
}  # fmt: skip
#: What befalls events that bring an act.
EVENTS: dict[str, Bad] = {
    "gateway drop with RESUME": Bad(3.0, lambda rng, _: [ended(rng.choice((Ending.DROP, Ending.RECONNECT)))]),
    "gateway drop without RESUME": Bad(
        2.0, lambda rng, _: [ended(rng.choice((Ending.FORGET, Ending.INVALID)))]
    ),
    "slow event": Bad(5.0, lambda rng, _: [slow(rng.choice((0.1, 0.3, 1.0)))]),
    "event doubled": Bad(5.0, lambda rng, _: [doubled(rng.choice((2, 2, 3)))]),
    "event out of order": Bad(4.0, lambda rng, _: [overtaken()]),
}  # fmt: skip
#: What everything meets while Discord is down.
OUTAGES: dict[str, Callable[[], Fate]] = {
    "outage: 503": lambda: broken(503),
    "outage: 401": lambda: refused(40001),
    "outage: pages": lambda: page(502),
    "outage: resets": cut,
    "outage: 429 for minutes": lambda: too_many(90.0, whole=True),
}


class Storm(Weather):
    """Bad weather. Each request or event draws by the seed, its route, and how many came there before it.

    `only`: the kinds that are drawn, all if there are none. `brief`: nothing that lasts long is drawn.
    """

    def __init__(
        self, seed: str, strength: float = 1.0, only: Collection[str] = (), *, brief: bool = False
    ) -> None:
        super().__init__()
        self.seed, self.strength, self.blowing = seed, strength, False
        self.outage: Callable[[], Fate] | None = None
        self.counts: Counter[str] = Counter()
        self._requests, self._events = (_chosen(x, only, brief=brief) for x in (REQUESTS, EVENTS))
        self._had: Counter[str] = Counter()
        self._forced: list[str] = []
        self._runs: dict[str, list[Fate]] = {}

    def fate(self, what: Call | Frame) -> Fate:
        """Say what befalls a request or event."""
        if not self.blowing:
            return PASS
        name = what.route if isinstance(what, Call) else what.event
        self._had[name] += 1
        if self.outage is not None and isinstance(what, Call) and not name.startswith(BEGINNING):
            return self.outage()
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

    def force(self, name: str) -> bool:
        """Let the next request or event that a kind fits meet it; False when it is not drawn here."""
        if name not in self._requests and name not in self._events:
            return False
        self._forced.append(name)
        return True

    def _due(self, kinds: dict[str, Bad], route: str, rng: Random) -> tuple[str, list[Fate]] | None:
        """Return the forced kind that fits, if one waits."""
        for name in self._forced:
            if name in kinds and route.startswith(kinds[name].routes):
                self._forced.remove(name)
                return name, kinds[name].draw(rng, route)
        return None

    def _request(self, route: str, rng: Random) -> tuple[str, list[Fate]] | None:
        if route.startswith(BEGINNING):
            return None
        if found := self._due(self._requests, route, rng):
            return found
        if rng.random() >= HARM * self.strength:
            return None
        return _drawn(self._requests, route, rng)

    def _event(self, name: str, rng: Random) -> tuple[str, list[Fate]] | None:
        if name != "INTERACTION_CREATE":
            return None
        if found := self._due(self._events, name, rng):
            return found
        if rng.random() >= SHAKEN * self.strength:
            return None
        return _drawn(self._events, name, rng)


def _chosen(kinds: dict[str, Bad], only: Collection[str], *, brief: bool) -> dict[str, Bad]:
    return {
        name: x for name, x in kinds.items() if (not only or name in only) and not (brief and x.lasts > BRIEF)
    }


def _drawn(kinds: dict[str, Bad], route: str, rng: Random) -> tuple[str, list[Fate]] | None:
    fit = {name: x for name, x in kinds.items() if route.startswith(x.routes)}
    if not fit:
        return None
    name = rng.choices(list(fit), [x.weight for x in fit.values()])[0]
    return name, fit[name].draw(rng, route)
