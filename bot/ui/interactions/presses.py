"""What each button and select does: one small function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb
from bot.play.model.ports import Post
from bot.play.model.terms import Refused, relative
from bot.play.queries.choices import Chosen
from bot.play.titles.editors import BESIDE, Stroke
from bot.ui.interactions import answers, hints, looking_back, pages, preferences
from bot.ui.interactions import help as guide
from bot.ui.interactions.oneself import lessons, own_data, puzzles, sandboxes, times
from bot.ui.interactions.rulebook import rules
from bot.ui.interactions.together.verbs import VERBS, Does
from bot.ui.visit import Visit, alone, parent, somebody
from engine.policies.policy import USUAL


@dataclass(frozen=True, slots=True)
class Press:
    """A control that was pressed: its id, and the values chosen when it is a select."""

    visit: Visit
    id: CustomId
    values: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """Return the game that the control belongs to."""
        return self.id.game

    def value(self, i: int) -> str:
        """Return what was chosen in a select, or argument `i` of a button."""
        return self.values[0] if self.values else self.id.arg(i)


Handler = Callable[[Press], Awaitable[None]]
HANDLERS: dict[Verb, Handler] = {}


def on(verb: Verb) -> Callable[[Handler], Handler]:
    """Declare what a verb does."""

    def declare(handler: Handler) -> Handler:
        HANDLERS[verb] = handler
        return handler

    return declare


# -- lobby -----------------------------------------------------------------------------------------------


@on(Verb.JOIN)
async def join(p: Press) -> None:
    """Take a seat."""
    v = p.visit
    seat = await v.services.lobby.join(p.game, v.person, p.id.arg(0))
    await v.show(await pages.joined(v, p.game, seat))


@on(Verb.LEAVE)
async def leave(p: Press) -> None:
    """Give a seat up."""
    await p.visit.services.lobby.leave(p.game, p.visit.person)


@on(Verb.MACHINE)
async def machine(p: Press) -> None:
    """Seat a machine player on a free seat."""
    seat, _, policy = p.value(0).partition(".")
    await p.visit.services.lobby.add_machine(p.game, p.visit.person, seat, policy or USUAL)


@on(Verb.CLOCK)
async def clock(p: Press) -> None:
    """Choose the table's clock, what happens when it has run out, and who may come."""
    await p.visit.services.clock_terms.choose(p.game, p.visit.person, *p.value(0).split(".", 1))


@on(Verb.UNSEAT)
async def unseat(p: Press) -> None:
    """Take a machine player off, or an invitation back."""
    await p.visit.services.lobby.unseat(p.game, p.visit.person, p.value(0))


@on(Verb.INVITE)
async def invite(p: Press) -> None:
    """Keep a seat for somebody who was named before."""
    v, guild = p.visit, p.visit.interaction.guild
    if guild is None or not p.id.arg(0).isdecimal():
        raise Refused("refused-malformed")
    who = somebody(await guild.fetch_member(int(p.id.arg(0))), v.host.settings.locale)
    await answers.invited(v, p.game, who)


@on(Verb.OPEN)
async def open_(p: Press) -> None:
    """Open a table that was looked at before."""
    v, values = p.visit, tuple(p.id.arg(2).split("."))
    await v.services.table_files.open_kept(
        v.place, v.person, p.id.arg(0), p.id.arg(1), values, parent(v.interaction)
    )
    await v.tell("bot-opened", channel=f"<#{v.place.channel}>")


@on(Verb.REMATCH)
async def rematch(p: Press) -> None:
    """Open the lobby of a rematch, or say where it is."""
    await answers.played_again(p.visit, p.game, swap=p.id.arg(0) == "swap")


@on(Verb.START)
async def start(p: Press) -> None:
    """Start the game."""
    done = await p.visit.services.lobby.start(p.game, p.visit.person)
    if done.absent:
        await answers.awaited(p.visit, done)


@on(Verb.ABANDON)
async def abandon(p: Press) -> None:
    """Return a game up without a result, after asking once more."""
    v = p.visit
    if p.id.arg(0) != "yes":
        await v.show(await pages.confirm(v, p.game, Verb.ABANDON))
        return
    settled = await v.services.hosting.abandon(p.game, v.person)
    await v.tell("bot-abandoned" if settled else "bot-abandon-asked")


# -- answering -------------------------------------------------------------------------------------------


@on(Verb.PICK)
async def pick(p: Press) -> None:
    """Narrow the choice by one more step."""
    prefix = (*p.id.prefix(), *p.values)
    await _pick(p, prefix)


@on(Verb.PAGE)
async def page(p: Press) -> None:
    """Turn to another page of choices."""
    await _pick(p, p.id.prefix(), p.id.number(3))


@on(Verb.CANCEL)
async def cancel(p: Press) -> None:
    """Go back from a preview to the choice."""
    await _pick(p, ())


async def _pick(p: Press, prefix: tuple[str, ...], page: int = 0) -> None:
    await answers.narrowed(p.visit, p.game, p.id.number(1), p.id.arg(0), prefix, page)


@on(Verb.TAKE)
async def take(p: Press) -> None:
    """Press an option: see what it would do, or do it."""
    await answers.chosen(p.visit, p.game, Chosen(p.id.number(1), p.id.arg(0), p.value(2)))


@on(Verb.DO)
async def do(p: Press) -> None:
    """Confirm."""
    v = p.visit
    done = await v.services.answering.answer(p.game, v.person, p.id.number(1), p.id.arg(0), token=p.id.arg(2))
    await answers.answered(v, done)


@on(Verb.BACK)
async def back(p: Press) -> None:
    """Take an unread answer back."""
    v = p.visit
    done = await v.services.answering.take_back(p.game, v.person, p.id.number(1), p.id.arg(0))
    await answers.answered(v, done)


@on(Verb.SHEET)
async def sheet(p: Press) -> None:
    """Show a page of a form, or carry out what was pressed or chosen on it."""
    await stroke(p.visit, p.id, p.values)


async def stroke(
    v: Visit,
    custom_id: CustomId,
    values: tuple[str, ...] = (),
    fields: Mapping[str, str] | None = None,
) -> None:
    """Carry out a stroke on a form. On a page in a direct message the page itself is changed."""
    v = replace(v, in_place=alone(v.interaction) and BESIDE not in custom_id.args)
    made = Stroke(custom_id.arg(2), custom_id.arg(3), values, fields or {})
    await answers.stroked(v, custom_id.game, custom_id.arg(1), made, custom_id.arg(0))


@on(Verb.STANDING)
async def standing(p: Press) -> None:
    """Leave a standing answer, or take it away."""
    v, policy = p.visit, p.value(2)
    seal = await v.services.standing.leave(
        p.game, v.person, p.id.arg(1), "" if policy == NOWHERE else policy, p.id.arg(0)
    )
    if v.within:
        await v.show(await pages.hand(v, p.game))
    else:
        await say_left(v, policy, seal)


async def say_left(v: Visit, policy: str, seal: str) -> None:
    """Say that a standing answer is left, or taken away."""
    off = "bot-standing-off" if policy == NOWHERE else ""
    await v.tell(off or ("bot-standing-sealed" if seal else "bot-standing-on"), seal=seal)


@on(Verb.UNDO)
async def undo(p: Press) -> None:
    """Take the last answer back, or ask the others."""
    v = p.visit
    done = await v.services.undoing.undo(p.game, v.person)
    if done.request or v.within:
        await answers.undone(v, done)


@on(Verb.CONSENT)
async def consent(p: Press) -> None:
    """Answer somebody's request."""
    v, yes = replace(p.visit, in_place=alone(p.visit.interaction)), p.id.arg(1) == "yes"
    settled = await v.services.consent.answer(p.game, v.person, p.id.number(0), yes=yes)
    if v.within or not settled:  # within a direct message or beside one's own request its buttons go
        await v.tell("bot-consent-done" if settled else "bot-consent-noted")


@on(Verb.DRAW)
async def draw(p: Press) -> None:
    """Agree to a draw, or to another end that is offered, or decline it."""
    *end, answer = p.id.args or ("yes",)
    await p.visit.services.answering.draw(p.game, p.visit.person, "".join(end), offer=answer != "no")


@on(Verb.ACT)
async def act(p: Press) -> None:
    """Refuse what a page of before would confirm: it was shown by rules that have changed."""
    raise Refused("refused-gone")


@on(Verb.OVERDUE)
async def overdue(p: Press) -> None:
    """Do something about a seat whose time has run out."""
    await answers.acted(p.visit, p.game, p.id.arg(0), p.id.arg(1), sure=p.id.arg(2) == "yes")


@on(Verb.RESIGN)
async def resign(p: Press) -> None:
    """Resign, after asking once more."""
    v = p.visit
    if p.id.arg(0) != "yes":
        await v.show(await pages.confirm(v, p.game, Verb.RESIGN))
        return
    await v.services.answering.resign(p.game, v.person)
    await v.tell("bot-resigned")


def _of_visit(do: Does) -> Handler:
    """Return what carries a press out by its visit, its id and its values."""

    async def handle(p: Press) -> None:
        await do(p.visit, p.id, p.values)

    return handle


_ALONE: dict[Verb, Does] = {Verb.LEARN: lessons.pressed, Verb.PUZZLE: puzzles.pressed, **sandboxes.VERBS}
_BESIDE = {**VERBS, **_ALONE, **hints.VERBS, **looking_back.VERBS}
HANDLERS |= {x: _of_visit(do) for x, do in _BESIDE.items()}


# -- looking ---------------------------------------------------------------------------------------------


def _shows(page: Callable[[Visit, str], Awaitable[Post]]) -> Handler:
    """Return what shows a page of a game."""

    async def show(p: Press) -> None:
        await p.visit.show(await page(p.visit, p.game))

    return show


HANDLERS[Verb.RETURN] = lambda p: answers.come_back(p.visit, p.game)
HANDLERS[Verb.LOOK] = _shows(pages.hand)
HANDLERS[Verb.BRIEF] = _shows(pages.brief)
HANDLERS[Verb.EXPORT] = _shows(pages.export)
HANDLERS[Verb.FAIR] = _shows(pages.fair)


@on(Verb.UNFOLD)
async def unfold(p: Press) -> None:
    """Explain at length what was told in a line."""
    await p.visit.show(await p.visit.services.log.unfold(p.game, p.visit.person))


@on(Verb.LOG)
async def log(p: Press) -> None:
    """Show a page of the log."""
    await p.visit.show(await pages.log(p.visit, p.game, p.id.number(0) if p.id.arg(0) else 0))


@on(Verb.SETTING)
async def setting(p: Press) -> None:
    """Change what this person prefers."""
    await preferences.pressed(p.visit, p.id.arg(0), p.value(1))


@on(Verb.TIMES)
async def times_(p: Press) -> None:
    """Show or change when this person plays."""
    await times.pressed(p.visit, p.id.arg(0), p.value(1))


@on(Verb.FORGET)
async def forget(p: Press) -> None:
    """Take this person out of everything that is kept, after they were asked once more."""
    v = p.visit
    if p.id.arg(0) != "yes":
        await v.show(await own_data.forget(v))
        return
    await v.services.privacy.forget(v.person)
    await v.tell("bot-forgotten")


@on(Verb.TRY)
async def try_again(p: Press) -> None:
    """Post once more what could not be posted."""
    v = p.visit
    tried = await v.services.sweeper.try_again(p.game, v.person)
    if tried.due:
        await v.tell("bot-try-later", when=relative(tried.due))
    else:
        await v.tell("bot-try-done" if tried.waited else "bot-try-nothing")


@on(Verb.HELP)
async def help_(p: Press) -> None:
    """Show a page of help; from a table's card that of its own game."""
    name = p.id.arg(0, guide.FIRST)
    if not p.id.args and p.game != NOWHERE:
        name = (await p.visit.services.game_lists.info(p.game)).title
    await p.visit.show(guide.page(p.visit, name))


@on(Verb.RULES)
async def rules_(p: Press) -> None:
    """Turn to a case of a title's rules, to its words, or to the contents."""
    await rules.turned(p.visit, p.id, p.values)
