"""What a game is about, in paragraphs: its story, what each side plays for, how long it lasts, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.play.games.cards import Desk
from bot.play.model.names import tame
from engine.core.contract import Briefing, Setup, View
from engine.core.flow import pending
from engine.core.rules import Seat, Secrecy, State


def briefing(desk: Desk, setup: Setup, view: View | None = None) -> Briefing:
    """Return a game's briefing; text from a table's own file is made safe to show."""
    found = desk.title.game.briefing(setup, view)
    own = (replace(o, facts=tame(dict(o.facts))) for o in found.objectives)
    return replace(found, objectives=tuple(own), title=tame(found.title), story=tame(found.story))


def story(desk: Desk, about: Briefing) -> str:
    """Say what is played: the scenario's own story, else what its title is about."""
    say, look, title = desk.say, desk.title.look, desk.info.title
    if about.story:
        return f"**{look.own_text(about.title, say)}.** {look.own_text(about.story, say)}"
    several = len(desk.title.game.scenarios) > 1
    named = say.find(f"{title}-scenario-{desk.info.scenario}", "") if several else ""
    lines = (f"**{named}.**" if named else "", say.find(f"{title}-about", ""))
    return " ".join(x for x in lines if x)


def objectives(
    desk: Desk, about: Briefing, names: Mapping[Seat, str], *, progress: bool = False
) -> list[str]:
    """Say what each side plays for; with `progress` how far it has come."""
    look, say, lines = desk.title.look, desk.say, []
    for o in about.objectives:
        who, now = look.pursuers(o, names, say), look.progress(o, say) if progress else ""
        lines.append(" ".join((say("brief-objective", who=who, what=look.objective(o, say)), now)).strip())
    return lines


def length(desk: Desk, about: Briefing) -> str:
    """Say how long the game lasts, or how much of it is left."""
    if not about.turns:
        return desk.say(f"{desk.info.title}-objective-length")
    left = about.turns - about.turn
    return desk.say(
        "brief-turns" if about.turn else "brief-length", turn=about.turn, turns=about.turns, left=left
    )


def house_rules(desk: Desk, setup: Setup) -> str:
    """Name the rules that a table has chosen in place of the standard ones."""
    changed = [option(desk, x, value) for x, value in unusual(desk).items()]
    changed += [desk.say("brief-own-table")] if setup.files else []
    return desk.say("brief-house", rules="; ".join(changed)) if changed else desk.say("brief-standard")


def unusual(desk: Desk) -> dict[str, str]:
    """Return the options that differ from their defaults."""
    usual = {o.name: o.usual for o in desk.title.game.options}
    return {name: value for name, value in desk.info.options.items() if value != usual.get(name)}


def option(desk: Desk, name: str, value: str, key: str = "brief-option") -> str:
    """Word an option's value and its meaning, in the game's own words if it has them."""
    say, title = desk.say, desk.info.title
    meant = [k for k in (f"{title}-option-{name}-{value}", f"{title}-{name}-{value}") if say.has(k)]
    what = say.find(f"{title}-option-{name}", name)
    return say(key, name=what, value=say(meant[0]) if meant else value)


def opening(desk: Desk, about: Briefing, names: Mapping[Seat, str]) -> Sequence[str]:
    """Return the beginning of a game's first post, before anything has happened."""
    return story(desk, about), *objectives(desk, about, names), length(desk, about)


def fine_print(desk: Desk, setup: Setup, commitment: str) -> tuple[str, ...]:
    """Return details that few need: house rules, and the hash by which the dice can be proved."""
    sealed = (desk.say("brief-hash", commitment=commitment),) if commitment else ()
    return house_rules(desk, setup), *sealed


def known_briefs(desk: Desk, s: State) -> list[str]:
    """Say what should be known to answer the open questions: as much as all may read."""
    briefs, kinds = desk.title.questions.briefs, s.rules.kinds
    return [
        line
        for d in pending(s)
        if d.kind in briefs and kinds[d.kind].secrecy is Secrecy.OPEN
        for line in briefs[d.kind](s, d, desk.say)
    ]
