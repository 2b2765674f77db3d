"""What people and servers have set, who may open games, and everything that is kept about one person."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol, TypeVar

from pydantic import TypeAdapter

from bot.community.results import strength_of
from bot.play.context import Context
from bot.play.games.rights import moderates_at, roles_on
from bot.play.model.ports import Place
from bot.play.model.terms import Export, GuildSettings, Person, Preferences, Refused
from bot.play.model.texts import plain
from bot.store.models import (
    ON_GAME,
    ON_TABLE,
    Coach,
    Follower,
    Note,
    Outbox,
    Preference,
    QueueEntry,
    Rating,
    Reliability,
    Report,
    Request,
    Result,
    Sandbox,
    Schedule,
    SeatRow,
)
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from bot.store.repositories.privacy import Competed, PersonalData
from bot.store.repositories.settings import Comer

PREFERENCES: TypeAdapter[Preferences] = TypeAdapter(Preferences)

GUILD: TypeAdapter[GuildSettings] = TypeAdapter(GuildSettings)

TABLES = ("title", "scenario", "pace", "rated", "sides")

MATCHING = ("play", "looking", "reports", "between", "games")

LIMITS = ("lobbies", "hosted", "hourly", "imports", "megabytes")


class OfGame(Protocol):
    """A row of one game."""

    game: str


G = TypeVar("G", bound=OfGame)


async def preferences(context: Context, user: int) -> Preferences:
    """Return a user's preferences."""
    return _preferences(await context.store.preference(user))


async def visitor(
    context: Context, user: int, place: Place, name: str = "", game: str = ""
) -> tuple[Preferences, Comer]:
    """Return a user's preferences, and what else is read when they come: about a game, or where they are."""
    called, moment = plain(name) if name else "", context.locks.moment
    found = await context.store.visitor(user, place.channel or 0, place.guild or 0, called, game)
    if found.read is not None:
        found.read.moment = moment
    return _preferences(found.prefers), found


async def guild_settings(context: Context, guild: int) -> GuildSettings:
    """Return a server's settings."""
    row = await context.store.guild(guild)
    return GUILD.validate_python(
        {
            "hosts": row.hosts,
            "roles": tuple(json.loads(row.roles)),
            "channels": tuple(json.loads(row.channels)),
            "options": tuple(json.loads(row.options)),
            "locale": row.locale,
            "theme": row.theme,
            "quiet": row.quiet,
            "hook": row.hook,
            **{name: getattr(row, name) for name in (*LIMITS, *MATCHING, *TABLES)},
        }
    )


def _preferences(row: Preference) -> Preferences:
    return PREFERENCES.validate_python(
        {
            "locale": row.locale,
            "theme": row.theme,
            "secrets": row.secrets,
            "boards": row.boards,
            "confirm": row.confirm,
            "screen": row.screen,
            "calls": row.calls,
            "profile": row.profile,
            "everywhere": row.everywhere,
            "named": row.named,
        }
    )


FORMAT = "nullgate-person-1"


async def notes(context: Context, game: str, user: Person) -> dict[int, str]:
    """Return a person's own notes on a game, and the host's for all: what each is on -> text."""
    return {x.n: x.text for x in await context.store.notes(game, user.id)}


async def personal_data(context: Context, user: Person) -> Export:
    """Return everything that is kept about a person, as JSON for that person alone."""
    kept = await context.store.person(user.id)
    told = _about(user, kept, _time(context.now()))
    return Export(f"nullgate-{user.id}.json", json.dumps(told, indent=2, ensure_ascii=False) + "\n", True)


def _about(user: Person, kept: PersonalData, now: str) -> dict[str, object]:
    """Write everything about a person. Ids are text: they are longer than many programs count."""
    return {
        "format": FORMAT,
        "made": now,
        "person": {"id": str(user.id), "name": user.name},
        "settings": _settings(kept.preference) if kept.preference else {},
        "kept_texts": [
            {"title": x.title, "name": x.name, "text": x.text, "at": _time(x.at)} for x in kept.keepsakes
        ],
        "queue": [_queued(x) for x in kept.queue],
        "blocked": [{"person": str(x.blocked or ""), "since": _time(x.at)} for x in kept.blocks],
        "reports": [_report(x, user.id) for x in kept.reports],
        "schedule": _schedule(kept.schedule) if kept.schedule else {},
        "reminded_on_day": kept.reminder.day if kept.reminder else 0,
        "reliability": [_reliability(x) for x in kept.reliability],
        **_competed(kept.competed),
        "lessons": [
            {"title": x.title, "lesson": x.lesson, "step": x.step, "answers": json.loads(x.answers)}
            | {"wrong_answers": x.misses, "done": _time(x.done), "at": _time(x.at)}
            for x in kept.learning
        ],
        "puzzles": _puzzles(kept),
        "sandboxes": [_sandbox(x) for x in kept.sandboxes],
        "follows": [_followed(x) for x in kept.follows],
        "counted_for_a_day": [_time(x.at) for x in kept.opened],
        "games": [_in_game(user.id, kept, game) for game in kept.games],
    }


def _settings(x: Preference) -> dict[str, object]:
    return {
        "language": x.locale,
        "theme": x.theme,
        "secrets": x.secrets,
        "boards": x.boards,
        "confirm": x.confirm,
        "screen": x.screen,
        "calls": x.calls,
        "profile_shown": x.profile,
        "rated_everywhere": x.everywhere,
        "named_to_programs": x.named,
    }


def _followed(x: Follower) -> dict[str, object]:
    """Write how they follow a game."""
    times = {"since": _time(x.since), "next_not_before": _time(x.due)}
    told = {"told_up_to": x.told, "turn": x.turn, "direct_messages_closed": x.closed}
    return {"game": x.game, "language": x.locale, **told, **times}


def _puzzles(kept: PersonalData) -> dict[str, object]:
    """Export a person's answers to puzzles, their results, and votes that are still sealed."""
    return {
        "answers": [
            {"title": x.title, "puzzle": x.puzzle, "answer": x.answer, "found": x.found, "at": _time(x.at)}
            for x in kept.puzzles.answers
        ],
        "titles": [
            {"title": x.title, "puzzle": x.puzzle, "level": x.level, "streak": x.streak, "longest": x.longest}
            for x in kept.puzzles.standings
        ],
        "votes": [{"day": x.day, "answer": x.answer, "at": _time(x.at)} for x in kept.puzzles.votes],
    }


def _reliability(x: Reliability) -> dict[str, object]:
    counts = {"in_time": x.kept, "late": x.late, "seats_lost": x.gave_up, "seats_taken_over": x.took_over}
    return {"game": x.game, **counts, "last_counted": _time(x.at)}


def _competed(x: Competed) -> dict[str, object]:
    """Write a person's ratings, the results that they follow from, and their cups."""
    return {
        "ratings": [_rating(y) for y in x.ratings],
        "rated_games": [_result(y) for y in x.results],
        "cups_entered": [{"cup": y.cup, "name": y.name, "gone": y.gone} for y in x.entered],
        "cups_opened": [{"cup": y.id, "title": y.title, "at": _time(y.made)} for y in x.opened],
    }


def _rating(x: Rating) -> dict[str, object]:
    """Write a rating; server 0 stands for all servers together."""
    counts = {"games": x.games, "won": x.won, "drawn": x.drawn}
    where = {"server": str(x.guild), "title": x.title, "role": x.role}
    return {**where, **counts, "points": strength_of(x).points, "interval": strength_of(x).interval}


def _result(x: Result) -> dict[str, object]:
    where = {"server": str(x.guild), "title": x.title, "game": x.game, "seat": x.seat, "role": x.role}
    return {**where, "place": x.place, "counts_everywhere": x.everywhere, "at": _time(x.at)}


def _schedule(x: Schedule) -> dict[str, object]:
    return {
        "time_zone": x.zone,
        "quiet_minutes": [x.quiet_from, x.quiet_to],
        "in_force_since": _time(x.since),
        "in_force_before": json.loads(x.was),
        "vacations": [[_time(begin), _time(end)] for begin, end in json.loads(x.away)],
        "vacation_left_in_tenths_of_a_day": x.leave,
        "vacation_earned_up_to_day": x.earned,
        "digest_hour": x.digest,
        "digest_told_up_to": _time(x.digested),
        "next_due": _time(x.due),
    }


def _sandbox(x: Sandbox) -> dict[str, object]:
    where = {"game": x.game, "title": x.title, "entry": x.n, "seat": x.seat, "made": _time(x.made)}
    kept = {name: json.loads(getattr(x, name) or "{}") for name in ("start", "moves", "machines", "drafts")}
    more = {"waits_for_dice": json.loads(x.pending or "{}"), "chooses_dice": x.chooses, "dice": x.seed}
    return {**where, **kept, **more, "changed": _time(x.at), "changes": x.version, "edition": x.edition}


def _in_game(user: int, kept: PersonalData, game: GameRow) -> dict[str, object]:
    """Write what one game has of them."""

    def mine(rows: Sequence[G]) -> list[G]:
        return [x for x in rows if x.game == game.id]

    return {
        "id": game.id,
        "title": game.title,
        "name": game.name,
        "server": str(game.guild),
        "channel": str(game.channel),
        "status": game.status,
        "opened": _time(game.created),
        "host": game.host == user,
        "anonymous": game.anonymous,
        "seats": [_seat(x, user) for x in mine(kept.seats)],
        "seats_before": [{"seat": x.seat, "name": x.name, "until": x.until} for x in mine(kept.former)],
        "seats_known": [x.seat for x in mine(kept.witness)],
        "answers": [_answer(x) for x in mine(kept.entries)],
        "standing_answers": [
            {"seat": x.seat, "question": x.kind, "answer": x.policy, "since": _time(x.since)}
            for x in mine(kept.standing)
        ],
        "drafts": [
            {"seat": x.seat, "question": x.decision, "answer": json.loads(x.action), "at": _time(x.at)}
            for x in mine(kept.drafts)
        ],
        "sheets": [
            {"seat": x.seat, "question": x.kind, "text": x.text, "at": _time(x.at)} for x in mine(kept.sheets)
        ],
        "hints_taken": [
            {"seat": x.seat, "question": x.decision, "answer_shown": x.why, "at": _time(x.at)}
            for x in mine(kept.hints)
        ],
        "notes": [_note(x) for x in mine(kept.notes)],
        "requests": [_request(x, user) for x in mine(kept.requests)],
        "private_posts": [_post(x, game) for x in mine(kept.posts)],
    }


def _note(x: Note) -> dict[str, object]:
    """Write a note of theirs, and what it is on."""
    on = {ON_GAME: "the game", ON_TABLE: "the game, for the table"}.get(x.n, x.n)
    return {"on": on, "text": x.text, "at": _time(x.at)}


def _queued(x: QueueEntry) -> dict[str, object]:
    """Export what a person is looking for on a server, and what is on offer to them."""
    chosen = {name: getattr(x, name) for name in ("name", "pace", "language", "side", "level", "rated")}
    times = {name: _time(getattr(x, name)) for name in ("since", "until", "pressed", "due")}
    more = {"titles": json.loads(x.titles), "offered": x.game, "seat": x.seat}
    return {"server": str(x.guild), **chosen, **times, **more, "not_again": json.loads(x.declined)}


def _report(x: Report, user: int) -> dict[str, object]:
    """Write a report of theirs, or one about them: that without what would tell who made it."""
    told = {"server": str(x.guild), "game": x.game, "at": _time(x.at), "entries": json.loads(x.lines)}
    return {**told, "about": str(x.about), "words": x.words} if x.reporter == user else told


def _request(x: Request, user: int) -> dict[str, object]:
    asked = {"what": x.what, "seat": x.seat, "asked_by_you": x.user == user}
    return {**asked, "open": x.open, "at": _time(x.at)}


def _post(x: Outbox, game: GameRow) -> dict[str, object]:
    body = {} if game.hides_names else json.loads(x.body)  # it may have ids of the others
    return {"what": x.what, "made": _time(x.made), "sent": _time(x.sent), "body": body}


def _seat(x: SeatRow, user: int) -> dict[str, object]:
    return {
        "seat": x.seat,
        "invited_only": x.user != user,
        "name": x.name,
        "word": x.word,
        "language": x.locale,
        "direct_messages_closed": x.dm_closed,
        "found_to_have_left": _time(x.left_at),
        "looked_for": _time(x.looked),
        "last_press_in_the_lobby": _time(x.pressed),
        "agrees_to_hints": x.hints == user,
        "machine_answers_since": _time(x.away_at),
        "coach": Coach(x.coach).name.lower(),
        "agreed_to_coaches_of_others": x.allows_coach,
    }


def _answer(x: EntryRow) -> dict[str, object]:
    return {
        "entry": x.n,
        "at": _time(x.at),
        "seat": x.seat,
        "how": x.how,
        "question": x.kind,
        "answer": json.loads(x.action),
    }


def _time(at: int) -> str:
    """Write a time; "" for none."""
    return datetime.fromtimestamp(at, UTC).isoformat() if at else ""


async def may_host(context: Context, place: Place, who: Person, parent: int | None) -> None:
    """Check that somebody may open a game here.

    Raises:
        Refused: it is not a channel, or the server's moderators have not allowed it.

    """
    if place.channel is None:
        raise Refused("refused-no-channel")
    if place.guild is None or moderates_at(who, place.guild, place.channel, parent):
        return
    rules = await guild_settings(context, place.guild)
    above = who.access.above if who.access and who.access.channel == place.channel else ()
    if rules.channels and not {place.channel, parent, *above} & set(rules.channels):
        raise Refused("refused-channel")
    chosen = rules.hosts == "roles" and roles_on(who, place.guild) & set(rules.roles)
    if rules.hosts != "everyone" and not chosen:
        raise Refused("refused-host")
