"""Standing answers, as tests give them without a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.flow import pending
from engine.core.rules import Decision, Playing, Seat


def follow(state: Playing, policies: Mapping[tuple[Seat, str], str]) -> tuple[Decision, Any] | None:
    """Return the first open question that a standing policy answers, with the answer; None without one."""
    for d in pending(state):
        k = state.rules.kinds[d.kind]
        if k.follow and (d.seat, d.kind) in policies:
            a = k.follow(state, state.stack[-1].v, d.seat, policies[d.seat, d.kind])
            if a is not None and not k.check(state, state.stack[-1].v, d.seat, a):
                return d, a
    return None
