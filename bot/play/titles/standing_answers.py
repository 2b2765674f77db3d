"""Standing answers: policies that a player sets once for a kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from engine.core.rules import Action, Decision, Kind, Playing, State
from render.core.text import Words


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """How standing answers to a kind of question are read, worded and carried out.

    A title needs it for policies too varied to list: "one third each", "charge Humans". A list of policies
    belongs in the rules (`Kind.policies`). `read` returns a policy in the form in which it is stored, and
    raises `Refused` if it is not one. `answer` turns it into an action, or None to ask after all; it may
    choose at random. `label` words it for its owner.
    """

    read: Callable[[str], str]
    answer: Callable[[State, Decision, str, Random], Action]
    label: Callable[[str, Words], str]


def settled(
    own: Mapping[str, StandingAnswer], kind: Kind, s: Playing, d: Decision, policy: str, rng: Random
) -> Action:
    """Return the answer that a standing policy leads to now; None to ask after all."""
    if d.kind in own:
        return own[d.kind].answer(s, d, policy, rng)
    return kind.follow(s, s.stack[-1].v, d.seat, policy) if kind.follow else None
