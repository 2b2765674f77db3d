"""What came of a round: its figures, and everything that must hold and does not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.desk.discord.invalid import LIMIT
from tests.proof.checks import after, hands, logs, looks, weeks

if TYPE_CHECKING:
    from tests.proof.rounds import Round

#: Number of invalid requests in ten minutes that is too near the limit for a handful of tables.
NEAR = LIMIT // 20


async def judged(r: Round) -> list[str]:
    """Add up a round's figures, and give what is wrong."""
    f, t = r.figures, r.trouble
    f.faults.update(r.storm.counts)
    f.faults.update(t.counts)
    f.refusals.update(r.deeds.refusals)
    f.acts.update(
        presses=r.deeds.presses, forms=r.deeds.forms, commands=r.deeds.commands, unanswered=r.deeds.failed,
        boards=r.deeds.boards, touches=r.deeds.touches, rulers=r.deeds.rulers,
        prepared=r.deeds.prepared,
    )  # fmt: skip
    f.checked["answers given on a board"] += r.deeds.touched
    f.checked["answers in games played on boards"] += sum(r.look.answers(x) for x in r.touched)
    for title, n in r.look.rows(
        "SELECT title, count(*) FROM entry e JOIN game g ON g.id = e.game"
        " WHERE how = 'answer' AND by = '' AND user > 0 GROUP BY title"
    ):
        f.answers[title] += n
    f.checked["strangers' tries"] += r.strangers.tried
    f.checked["what people tried about seats, lobbies and files"] += r.hosts.acting.tried
    f.checked["what people tried beside their games"] += r.beside.acting.tried
    f.acts.update(r.beside.counts)
    known = hands.Evidence.of(
        r.hosts.wishes, r.witness.seen, away=t.counts["somebody leaves the server"] > 0,
        offered=r.beside.absences.offered,
        moderators={guild: [who.id] for guild, who in r.roster.wardens.items()},
    )  # fmt: skip
    found = [*t.crashes, *r.discord.violations, *r.strangers.changed(r.hosts.meant | r.beside.absences.meant)]
    found += [*r.hosts.acting.failures, *r.beside.acting.failures]
    found += hands.hands(r.look, known, r.discord.world.log, f.checked)
    found += weeks.weeks(r.look, r.discord.world.log, f.checked)
    found += hands.caps(r.look, f.checked)
    found += logs.judged(
        t.data, {name for name, n in (*r.storm.counts.items(), *t.counts.items()) if n}, f.checked
    )
    found += [*r.deeds.ahead, *logs.betrayed(t.data, r.deeds.keys)]
    found += looks.withdrawn(r.beside.lookers.fetched)
    found += r.strangers.shown([p.user.name for p in r.roster.everybody])
    invalid = r.discord.rest.invalid
    if invalid.worst > NEAR:
        found.append(f"{invalid.worst} invalid requests in ten minutes: {invalid.by.most_common(5)}")
    return found + await asyncio.to_thread(
        after.checked, r.discord, r.look, r.playing, f.checked, witness=r.witness,
        fetched=r.beside.lookers.fetched,
    )  # fmt: skip
