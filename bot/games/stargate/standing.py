"""Standing answers of StarGate to an approach: fixed, by weights, or by the kind of mover.

"charge"; "warp 40 charge 60"; "human charge; tri-ship maneuver; warp charge maneuver".
"""

from __future__ import annotations

from random import Random

from bot.play.model.terms import Refused
from bot.play.model.title import StandingAnswer
from engine.core.rules import Decision
from engine.stargate.combat.approach import open_options
from engine.stargate.model.charts import OPTIONS
from engine.stargate.model.stacking import race
from engine.stargate.model.state import Choose, State
from render.core.text import Words

#: Kinds of mover that a rule of a standing answer may name.
KINDS = (
    "human",
    "igugui",
    "meta-mexish",
    "duonoip",
    "control",
    "transport",
    "weapon",
    "monad",
    "pair",
    "tri-ship",
)
SHORT = {
    "m": "maneuver",
    "w": "warp",
    "c": "charge",
    "manoeuvre": "maneuver",
    "meta": "meta-mexish",
    "triship": "tri-ship",
    "any": "",
    "else": "",
}
LONGEST = 300
Weights = dict[str, int]


def read(text: str) -> str:
    """Read a policy and write it as it is kept: rules split by "; ", the one for any mover last.

    Raises:
        Refused: it is not one.

    >>> read("Warp 2, charge; human charge")
    'human charge 1; warp 2 charge 1'

    """
    if len(text) > LONGEST:
        raise Refused("refused-long", most=LONGEST)
    rules: dict[str, Weights] = {}
    for part in text.casefold().replace("=", " ").replace(":", " ").split(";"):
        if words := part.replace(",", " ").replace("%", " ").split():
            kind, weights = _rule(words)
            if kind in rules:
                raise Refused("bot-stargate-standing-unclear", text=text[:60])
            rules[kind] = weights
    if not rules:
        raise Refused("bot-stargate-standing-unclear", text=text[:60])
    kinds = sorted(rules, key=lambda k: (not k, k))
    return "; ".join(" ".join([*([k] if k else []), *_written(rules[k])]) for k in kinds)


def _rule(words: list[str]) -> tuple[str, Weights]:
    names = [SHORT.get(w, w) for w in words]
    kind = ""
    if names[0] in KINDS or names[0] == "":
        kind, names = names[0], names[1:]
    weights: Weights = {}
    last = ""
    for name in names:
        if name in OPTIONS and name not in weights:
            weights[name], last = 1, name
        elif name.isdecimal() and len(name) < 4 and last:
            weights[last], last = int(name), ""
        else:
            raise Refused("bot-stargate-standing-unclear", text=" ".join(words)[:60])
    if not any(weights.values()):
        raise Refused("bot-stargate-standing-unclear", text=" ".join(words)[:60])
    return kind, weights


def _written(weights: Weights) -> list[str]:
    if len(weights) == 1:
        return [f"{name} 1" for name in weights]
    return [f"{o} {weights[o]}" for o in OPTIONS if weights.get(o)]


def parsed(policy: str) -> dict[str, Weights]:
    """Return the weights of each rule of a policy that was kept."""
    return dict(_rule(part.split()) for part in policy.split("; "))


def answer(state: State, decision: Decision, policy: str, rng: Random) -> Choose | None:
    """Draw an option by the rule that fits the mover; None where none of them is open (Ruling 7.11-a)."""
    v = state.stack[-1].v
    rules = parsed(policy)
    weights = rules.get(race(state, v.crew), rules.get("", {}))
    open_to = [o for o in open_options(state, v, decision.seat) if weights.get(o)]
    return Choose(rng.choices(open_to, [weights[o] for o in open_to])[0]) if open_to else None


def label(policy: str, say: Words) -> str:
    """Word a policy for its owner: "Human: Charge; else Warp 40 %, Charge 60 %"."""
    said = []
    for kind, weights in parsed(policy).items():
        whole = sum(weights.values())
        mix = ", ".join(
            say(f"stargate-tactic-{o}")
            if n == whole
            else f"{say(f'stargate-tactic-{o}')} {n * 100 // whole} %"
            for o, n in weights.items()
            if n
        )
        who = say(f"bot-stargate-kind-{kind or 'any'}")
        said.append(say("bot-stargate-standing-rule", who=who, mix=mix))
    return "; ".join(said)


APPROACHES = StandingAnswer(
    read, answer, label, samples=("warp 1 charge 1 maneuver 1", "human charge; warp maneuver")
)
#: Questions that may have standing answers, by the names that players know.
STANDING = {
    "approach": "approach.option",
    "announcement": "approach.bar",
    "loss": "approach.loss",
    "gravity": "gravity.loss",
    "dispersal": "disperse.place",
    "support": "combat.support",
    "berserk": "berserk.target",
}
