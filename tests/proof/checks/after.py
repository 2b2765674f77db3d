"""What must hold after a round: nothing lost or shown twice, no secret told, every question answerable."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import product
from math import inf
from typing import Any, NamedTuple

from bot.desk.discord.messages import texts, walk
from bot.desk.discord.world import Delivery, Message
from bot.play.analysis.sandbox_pages import COLOUR
from bot.store.maintenance import audit
from bot.titles import TITLES
from bot.ui.layout import mark_of
from engine.core.codec import pack_action, token
from engine.core.flow import pending, public_options
from engine.core.rules import Event, Secrecy
from render.core.text import Words, words
from tests.loopback.server import Loopback
from tests.loopback.weather import Call
from tests.proof.checks import looks
from tests.proof.checks.glimpse import Glimpse, Stand, Told, story, walk_ids
from tests.proof.people.players import TOWARDS, Player, controls, meant
from tests.proof.told import answers
from tests.proof.told.pictures import redrawn
from tests.proof.told.private import alone
from tests.proof.told.retold import Retelling
from tests.proof.told.witness import Seen, Witness

#: A report longer than this always comes as a file, too; a shorter one where much stands below it
#: (`bot.play.games.cards`).
WHOLE = 2900
CONTAINER = 17
EDIT, REFUSED = "PATCH /channels/{channel}/messages/{message}", 400
#: So many posts a message may have grown by.
GROWN = 60
#: A secret line shorter than this says too little to be told from others.
TELLING = 16
#: Seconds in which pictures are drawn again, of all games together.
DRAWING = 4.0
#: Pages of a form to which buttons below the channel's post lead: a figure's, and that all is done.
SHORTCUTS = {"figure", "done"}
#: What stands in a custom id behind the seat whose it is.
SEATED = {"take", "do", "pick", "page", "write", "cancel", "back", "sheet", "fill", "standing"}


def checked(
    discord: Loopback, look: Glimpse, playing: Mapping[str, int], done: Counter[str], *,
    drawing: float = DRAWING, witness: Witness | None = None, fetched: Sequence[looks.Fetched] = (),
) -> list[str]:  # fmt: skip
    """Check all games of a database against what was delivered.

    `playing`: game -> deliveries while it was still under way. What was looked at is counted in `done`.
    `drawing`: the seconds in which pictures are drawn again, shared by all games. `witness` saw all acts.
    `fetched` are live boards that somebody has read.
    """
    found = [f"bot check: {x}" for x in audit.check(look.file)]
    found += twice(discord.world.log)
    sent = [x for x in discord.world.log if x.kind in ("message", "edit")]
    games, here = look.games(), Elsewhere(look)
    for game in games:
        stand = look.stand(game)
        if stand.n < 0:
            continue
        told = story(look, game)
        done["entries"] += len(told)
        found += [f"game {game} ({stand.title}): {x}" for x in shown(discord, look, stand, told, sent, done)]
        found += [
            f"game {game} ({stand.title}): {x}"
            for x in (
                *secrets(discord, look, stand, told, playing.get(game, 0), done, witness, fetched, here),
                *looks.sandboxes(look, game, stand.title, told, done),
            )
        ]
        found += [f"game {game} ({stand.title}): {x}" for x in alone(discord, look, stand, told, done)]
        if witness is not None:
            found += [
                f"game {game} ({stand.title}): {x}"
                for x in answers.right(discord, look, stand, told, witness, done)
            ]
        until = time.monotonic() + drawing / len(games)
        found += [
            f"game {game} ({stand.title}): {x}" for x in redrawn(discord, look, stand, told, until, done)
        ]
    found += looks.reports(look, done)
    return [*found, *(answers.kept(discord, witness, done) if witness is not None else ())]


# -- shown once ----------------------------------------------------------------------------------------------


def twice(log: list[Delivery]) -> list[str]:
    """Find posts that came twice: a message with the nonce of one that stood there still.

    One that somebody deleted before the bot knew of it may come again.
    """
    standing: dict[tuple[int, str], Delivery] = {}
    found = []
    for x in log:
        key = x.channel, str(x.json.get("nonce") or "")
        if not key[1]:
            continue
        if x.kind == "delete":
            standing.pop(key, None)
        elif x.kind == "message":
            if key in standing:
                one, two = standing[key], x
                found.append(
                    f"deliveries {one.n} and {two.n} ({two.at - one.at:.1f} s later) are of one post:"
                    f" {texts(one.json)[:160]!r}, {texts(two.json)[:160]!r}"
                )
            standing[key] = x
    return found


def shown(
    discord: Loopback, look: Glimpse, stand: Stand, told: list[Told], sent: list[Delivery], done: Counter[str]
) -> Iterator[str]:
    """Find entries that all may know of and that the channel was not shown, or twice, or in another order."""
    came = by_mark(sent)
    rows = look.rows(
        "SELECT first, last, nonce, sent, lane FROM outbox"
        " WHERE game = ? AND what = 'table' AND first >= 0 ORDER BY id", stand.id
    )  # fmt: skip
    posts: Counter[int] = Counter()
    gone = stand.ended and stand.channel not in discord.world.channels
    latest, again, begun = -1, Retelling(look, stand.id, stand.title), list[int]()
    for first, last, nonce, when, lane in rows:  # a lane is a channel: the game may have moved since
        message = came.get((int(lane[1:]), mark_of(nonce)))
        posts.update(range(first, last + 1))
        if message is None:
            if not (gone and not when):
                yield f"entries {first} to {last} were never posted (sent: {when})"
            continue
        if message.n < latest:
            yield f"entries {first} to {last} came before those that went before"
        latest = message.n
        done["posts"] += 1
        begun.append(first)
        missing = _missing(again, told, begun, last, message)
        if missing:
            said = texts(message.json)[:300]
            yield f"the post of entries {first} to {last} does not say {missing[0]!r}: {said!r}"
    for t in told:
        public = any(e.reaches(None) for e in t.events)
        if public and posts[t.entry.n] != 1:
            yield f"entry {t.entry.n} is in {posts[t.entry.n]} posts"


def by_mark(log: list[Delivery]) -> dict[tuple[int, int], Delivery]:
    """Return what came first of each post: (channel, mark) -> the message, or what an older one grew to.

    A post that was added to another shows in full what stood there before.
    """
    came, bears = dict[tuple[int, int], Delivery](), dict[str, int]()
    for x in log:
        if x.kind not in ("message", "edit"):
            continue
        mark, message = mark_in(x.json), str(x.json.get("id"))
        if mark and (x.kind == "message" or bears.get(message, mark) != mark):
            came.setdefault((x.channel, mark), x)
        if mark and (x.kind == "message" or message in bears):
            bears[message] = mark
    return came


def mark_in(message: Mapping[str, Any]) -> int:
    """Return the mark that a message bears; 0 for none."""
    boxes = [x for x in message.get("components") or () if x.get("type") == CONTAINER]
    return next((int(x["id"]) for x in boxes if x.get("id")), 0)


def _missing(again: Retelling, told: list[Told], begun: list[int], last: int, message: Delivery) -> list[str]:
    """Return the lines about the entries from the latest of `begun` to `last` that a post leaves out.

    Where posts tell a story, it is one of all that the message has grown by, from any of the entries `begun`.
    """
    said, lacking = texts(message.json), list[str]()
    # somebody alone may have chosen another language meanwhile
    tongues = [words("en"), words("de")] if again.lone_person else [again.words_of(0)]
    starts = begun[-GROWN:][::-1] if again.how.brief else begun[-1:]
    # who sat there then, or does now: a post may go out later
    for first, at, say in product(starts, (last, None), tongues):
        lines = _to_be_said(again, [e for t in told[first : last + 1] for e in t.events], at, say)
        whole = "\n".join(lines)
        missing = [x for x in lines if x not in said]
        if not missing or len(whole) > WHOLE or _filed(whole, message):
            return []
        lacking = lacking or missing
    return lacking


def _to_be_said(again: Retelling, events: list[Event], at: int | None, say: Words) -> list[str]:
    """Return what a post of some entries must say: all of it, or where it tells a story that."""
    names = again.names(say, at)
    if not again.how.brief:
        return again.how.tell([e for e in events if e.reaches(again.lone_seat)], names, say)
    own = [e for e in events if e.reaches(again.lone_seat) and not e.reaches(None)]
    machines = {x: again.how.side(x, say) for x, (_, _, policy) in again.sat(at).items() if policy}
    several = len(machines) < len(names) - 1  # one person is not told that the machine has answered
    public = [e for e in events if e.reaches(None) and (several or e.kind != "sealed")]
    story = again.how.story(public, {**names, **machines}, say)
    return [*filter(None, (story.headline, *story.lines, *again.how.tell(own, names, say)))]


def _filed(whole: str, message: Delivery) -> bool:
    """Return whether a file of a post tells all of a report that the post itself leaves out."""
    plain = whole.replace("**", "").replace("`", "")
    return any(plain in x.decode("utf-8", "replace") for name, x in message.files.items() if ".txt" in name)


# -- no secret told ------------------------------------------------------------------------------------------


def secrets(
    discord: Loopback, look: Glimpse, stand: Stand, told: list[Told], playing: int, done: Counter[str],
    witness: Witness | None = None, fetched: Sequence[looks.Fetched] = (), elsewhere: Elsewhere | None = None,
) -> Iterator[str]:  # fmt: skip
    """Find whatever somebody received that their view does not allow them.

    What a seat knows is its holder's; who gave it up may be told late what it knew until then, and no more.
    When a game has ended everything of it is open. What a sandbox shows of others is made up.
    Asked is of all that came to the game's channel and of what has a control of the game; a line that its
    readers may read in another game which it may be about is none of this game's.
    """
    holds = look.knows(stand.id)
    mine = [
        x
        for x in discord.world.log
        if x.channel == stand.channel or stand.id in json.dumps(x.json, ensure_ascii=False)
    ]
    elsewhere = elsewhere or Elsewhere(look)
    lines = _secret_lines(stand, told, list(holds))
    asked = _asked(told)
    ((seed,),) = look.rows("SELECT seed FROM secret WHERE game = ?", stand.id)
    opened, tokens = _opened(discord, look, stand), witness.by_token() if witness else {}
    yield from looks.watched(stand, fetched, lines, done)
    for d in mine:
        readers = {u for u in d.audience if u in discord.world.users and u != discord.world.app.id}
        if not readers:
            continue
        done["deliveries"] += 1
        text = _everything(d)
        if seed in text and d.n <= playing:
            yield f"the seed of its dice was shown in delivery {d.n}"
        act = tokens.get(d.token)
        if not (d.n > opened or _is_over(stand, act, d, witness) or _is_sandbox(d)):
            knows = {seat: min(users.get(x, -1) for x in readers) for seat, users in holds.items()}
            own = _own(stand, witness, readers, holds, elsewhere.about(d, stand.id, readers))
            yield from _betrayed(d, text, lines, knows, own)
            if d.n < opened:  # the post that tells of the end may have the page of the ended game
                yield from _on_pages(d, lines, knows, done)
        yield from _foreign_controls(d, stand.id, readers, holds, asked)


class Readable(NamedTuple):
    """What can be read of a game: by all, and at each seat since an entry; how far its holders know it."""

    by_all: str
    lines: Mapping[str, Mapping[str, int]]
    holds: Mapping[str, Mapping[int, float]]

    def by(self, user: int, line: str) -> bool:
        """Tell whether somebody may read a line in this game."""
        return line in self.by_all or any(
            line in self.lines[seat] and self.lines[seat][line] <= users.get(user, -1)
            for seat, users in self.holds.items()
        )


class Elsewhere:
    """Games by channel and by person: a post bears no game's id, and may be of another game there.

    What one person alone reads may be of any game of theirs.
    """

    def __init__(self, look: Glimpse) -> None:
        self._look, self._places = look, look.places()
        self._known, self._held = dict[str, Readable](), dict[str, set[int]]()

    def about(self, d: Delivery, game: str, readers: Collection[int]) -> list[Readable]:
        """Return what can be read of all games but one that a delivery to these readers may be about."""
        text = json.dumps(d.json, ensure_ascii=False)
        mine = {x for x, _ in self._places if len(readers) == 1 and self._sits(*readers, x)}
        found = [x for x, channel in self._places if channel == d.channel or x in text or x in mine]
        return [self._of(x) for x in found if x != game]

    def _sits(self, user: int, game: str) -> bool:
        if game not in self._held:
            self._held[game] = set().union(*self._look.held(game).values())
        return user in self._held[game]

    def _of(self, game: str) -> Readable:
        if game not in self._known:
            stand, holds = self._look.stand(game), self._look.knows(game)
            told = story(self._look, game) if stand.n >= 0 else []
            self._known[game] = Readable(*_told_lines(stand, told, list(holds)), holds)
        return self._known[game]


def _betrayed(
    d: Delivery, text: str, lines: dict[str, dict[str, int]], knows: Mapping[str, float],
    own: Callable[[str, str], bool],
) -> Iterator[str]:  # fmt: skip
    """Find what a delivery tells of seats beyond the entry up to which its readers know of each.

    What a seat of theirs could read then is their `own`, though the record no longer has it.
    """
    for seat, hidden in lines.items():
        for line, n in hidden.items():
            if n > knows[seat] and line in text and not own(seat, line):
                yield (
                    f"what only {seat} may know was shown to others in delivery {d.n}"
                    f" ({d.kind} in {d.channel} to {sorted(d.audience)}, act {d.token[-8:]!r}): {line!r}"
                )
                break


def _own(
    stand: Stand, witness: Witness | None, readers: Collection[int], holds: Mapping[str, Mapping[int, float]],
    others: Collection[Readable] = (),
) -> Callable[[str, str], bool]:  # fmt: skip
    """Return what tells whether each of these readers could read a line at a seat of their own.

    It is no secret of another seat either if it stood there in every world that they could imagine then, or
    if it is theirs to read in one of the `others`: games that the delivery may be about as well.
    """

    def had(user: int, of: str, line: str) -> bool:
        if any(x.by(user, line) for x in others):
            return True
        if witness is None:
            return False
        game, kept = (stand.id, stand.title), witness.branches
        mine = {seat: users[user] for seat, users in holds.items() if user in users}
        return any(line in x for seat, n in mine.items() for x in kept.read(*game, seat, n)) or any(
            kept.no_secret(*game, line, of=of, eyes=x, until=n)
            for x, n in {None: inf, **{x: n for x, n in mine.items() if x != of}}.items()
        )

    def own(of: str, line: str) -> bool:
        return all(had(x, of, line) for x in readers)

    return own


def _on_pages(
    d: Delivery, lines: dict[str, dict[str, int]], knows: Mapping[str, float], done: Counter[str]
) -> Iterator[str]:
    """Find what the pages of a delivery hold beyond what its readers know, or the channel may."""
    unknown = {x: {y: n for y, n in hidden.items() if n > knows[x]} for x, hidden in lines.items()}
    for page in looks.pages_of(d.files):
        done["pages of games under way"] += 1
        found = (*looks.under_way(page), *looks.secret_on(page, unknown))
        yield from (f"the page in delivery {d.n}: {x}" for x in found)


def _opened(discord: Loopback, look: Glimpse, stand: Stand) -> float:
    """Return the delivery by which all were told that a game has ended; infinity where none was."""
    if not stand.ended:
        return inf
    came = by_mark([x for x in discord.world.log if x.kind in ("message", "edit")])
    rows = look.rows(
        "SELECT lane, nonce FROM outbox WHERE game = ? AND sent > 0"
        " AND (what = 'abandoned' OR (what = 'table' AND last = ?))", stand.id, stand.n
    )  # fmt: skip
    there = (came.get((int(lane[1:]), mark_of(nonce))) for lane, nonce in rows)
    return min((x.n for x in there if x is not None), default=inf)


def _is_over(stand: Stand, act: Seen | None, answer: Delivery, witness: Witness | None) -> bool:
    """Return whether a game may have ended by its rules when somebody's act was answered.

    It may have been begun before: whatever is asked in the last moment is answered after it.
    """
    if act is None or witness is None or stand.status != "over":
        return False
    latest = act.after.get(stand.id) if act.after else witness.no_later(answer.n, stand.id)
    return latest is None or latest >= stand.n  # None: nothing more was done


def _is_sandbox(d: Delivery) -> bool:
    """Return whether a post shows a sandbox, or such a one beside its game: its box has that colour."""
    return any(x.get("accent_color") == COLOUR for x in d.json.get("components") or ())


def _everything(d: Delivery) -> str:
    """Return all that can be read of a delivery: texts, labels, alt texts, ids, text files."""
    readable = [x for name, x in d.files.items() if name.endswith((".txt", ".json"))]
    told = json.dumps(d.json, ensure_ascii=False).replace("\\n", "\n").replace('\\"', '"')
    return "\n".join([told, *(x.decode("utf-8", "replace") for x in readable)])


def _secret_lines(stand: Stand, told: list[Told], seats: list[str]) -> dict[str, dict[str, int]]:
    """Return each seat's lines that nobody else may read, and since when it knows them."""
    open_text, private = _told_lines(stand, told, seats)
    others = {seat: set().union(*(private[x] for x in seats if x != seat)) for seat in seats}
    return {
        seat: {x: n for x, n in had.items() if x not in others[seat] and x not in open_text}
        for seat, had in private.items()
    }


def _told_lines(stand: Stand, told: list[Told], seats: list[str]) -> tuple[str, dict[str, dict[str, int]]]:
    """Return what all may read of a game, and each seat's lines with the entry since which it knows them.

    Those are what it alone was told, and its hand.
    """
    how, rules = TITLES[stand.title].look, TITLES[stand.title].game
    open_lines, private = set[str](), {seat: dict[str, int]() for seat in seats}
    for say in (words("en"), words("de")):
        names = {seat: how.side(seat, say) for seat in rules.seats}
        open_lines |= _lines([say("event-decided")])  # everybody's page says so of their own answer
        for t in told:
            open_lines |= _lines(how.tell([e for e in t.events if e.reaches(None)], names, say))
            open_lines |= _lines([how.headline(rules.view(t.state, None), names, say)])
            for seat in seats:
                own = [e for e in t.events if not e.reaches(None) and seat in e.to]
                new = _lines([*how.tell(own, names, say), how.hand(rules.view(t.state, seat), say)])
                for line in new:
                    private[seat][line] = min(t.entry.n, private[seat].get(line, t.entry.n))
    return "\n".join(open_lines), private  # what all were told may stand within a longer line of theirs


def _lines(said: list[str]) -> set[str]:
    return {line.strip() for x in said for line in x.splitlines() if len(line.strip()) >= TELLING}


def _asked(told: list[Told]) -> dict[tuple[str, int], tuple[int, str, Callable[[], set[str]]]]:
    """Return every question that was ever asked, by seat and number.

    Each is the entry that asked it, its secrecy, and the answers all may see.
    """
    found: dict[tuple[str, int], tuple[int, str, Callable[[], set[str]]]] = {}
    for t in told:
        for d in pending(t.state):
            k = t.state.rules.kinds[d.kind]

            def allowed(s: Any = t.state, d: Any = d, k: Any = k) -> set[str]:
                return {token(pack_action(k.takes, a)) for a in public_options(s, d)[0]}

            since = found[d.seat, d.id][0] if (d.seat, d.id) in found else t.entry.n
            found[d.seat, d.id] = (since, k.secrecy, allowed)
    return found


def _foreign_controls(
    d: Delivery, game: str, readers: set[int], holds: Mapping[str, Mapping[int, float]],
    asked: Mapping[tuple[str, int], Any],
) -> Iterator[str]:  # fmt: skip
    """Find controls of a seat shown to somebody else, or answers in the channel that only a hand allows."""
    for x in walk_ids(d.json.get("components")):
        verb, of, rest = meant(x["custom_id"])
        if of != game or verb not in SEATED or rest[0] not in holds:
            continue
        seat, number = rest[0], rest[1]
        key = (seat, int(number)) if number.isdecimal() else ("", 0)
        if verb == "sheet" and rest[2] in SHORTCUTS:
            key = _open_form(asked, seat)
        since, secrecy, allowed = asked.get(key, (0, None, set))
        if since <= min(holds[seat].get(x, -1) for x in readers):
            continue
        if secrecy is None:
            yield f"a control of {seat} was shown to others in delivery {d.n}: {x['custom_id']}"
        elif secrecy is not Secrecy.OPEN:
            yield f"a question in secret was shown to others in delivery {d.n}: {x['custom_id']}"
        elif verb == "take":
            tokens = {o["value"] for o in x["options"]} if "options" in x else {rest[2]}
            if not tokens <= allowed():
                yield f"answers that only a hand allows were shown in delivery {d.n}: {x['custom_id']}"


def _open_form(asked: Mapping[tuple[str, int], Any], seat: str) -> tuple[str, int]:
    """Return the latest open question of a seat; no number where there is none."""
    found = [key for key, (_, secrecy, _) in asked.items() if key[0] == seat and secrecy is Secrecy.OPEN]
    return max(found, default=("", 0))


# -- every question can be answered --------------------------------------------------------------------------


def buttons(discord: Loopback, look: Glimpse, players: Mapping[int, Player], game: str) -> Iterator[str]:
    """Find open questions without a live button, and old posts that still have theirs."""
    stand = look.stand(game)
    place = discord.world.channels.get(stand.channel)
    if place is None or stand.n < 0:
        return
    for asked in stand.people:
        if stand.ended:
            break
        p = players[asked.user]
        if p.newest(place, game) is None and p.newest(p.person.dms, game) is None:
            yield f"nobody can press anything for {asked}: {[texts(m.json)[:80] for m in place.posts()[-3:]]}"
    if place.guild is None:  # what one is asked alone stands there, too
        return
    kept = {int(x.ids["message"]) for x in discord.calls if _kept(x)}
    posts = [m for m in place.posts() if any(x.verb in TOWARDS for x in controls(m, game))]
    posts = [m for m in posts if m.id not in kept]
    if len(posts) > 1 or (posts and stand.ended):
        yield f"old posts of game {game} can still be pressed: {[_what(m, discord.calls) for m in posts]}"


def _kept(call: Call) -> bool:
    """Return whether Discord would not have a message changed, for which it is not asked a second time."""
    return call.route == EDIT and call.fate is not None and call.fate.status == REFUSED


def _what(message: Message, calls: Sequence[Call]) -> str:
    ids = [x["custom_id"] for x in walk(message.json["components"]) if x.get("custom_id")]
    last = [f"{x.route} {x.status} {x.fate.name if x.fate else ''}" for x in calls if _names(x, message.id)]
    return f"{texts(message.json)[-60:]!r} {ids[:3]} changed by {last[-4:]}"


def _names(call: Call, message: int) -> bool:
    return call.ids.get("message") == str(message) and not call.route.startswith("GET")
