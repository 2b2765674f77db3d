"""The thread that keeps the deadline of a stop is there while somebody listens, and no longer."""

from __future__ import annotations

import threading

from bot.stopping import Stop


def test_the_thread_of_the_deadline_ends_when_nobody_listens_any_more():
    before = set(threading.enumerate())
    with Stop.listening(5.0) as stop:
        (watch,) = (x for x in set(threading.enumerate()) - before if x.name == "deadline")
        assert watch.is_alive()
    watch.join(10.0)
    assert not watch.is_alive()
    assert not stop.requested
