"""What people do about each other and about their own time, beside their games.

They look for games, wait, are offered seats, play what they have found; they set hours, go on vacation, look
at what waits for them, keep out of somebody's way and tell moderators of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bot.desk.discord.world import Channel, Guild, Message
from bot.desk.people import NotPossible, Outcome, Person
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, walk_ids
from tests.proof.people.acting import Acting
from tests.proof.people.players import Control, Player, controls
from tests.proof.people.roster import Roster

#: What stands for the game in a control that belongs to none.
NOWHERE = "-"
#: The channels in which a server's queue opens games, its card stands, and its moderators are told.
PLAY, LOOKING, STAFF = "play", "looking", "staff"
#: Maximum number of games that somebody may have from the queue at once.
MANY = 100
#: Chances that somebody first chooses what they look for, that they leave again, ask for a machine player.
CHOOSES, LEAVES, MACHINE = 0.6, 0.2, 0.15
#: Number of answers in a game opened by the queue, before somebody resigns it.
ANSWERS = 6
#: Seconds for which somebody waits for a seat.
WAITS = 10.0
HOURS = (
    "hours Europe/Berlin", "hours Pacific/Auckland 22:00 7:30", "hours begin=1 end=2", "hours begin=25 end=7",
    "hours nowhere", "digest 7", "hours begin=0:00 end=23:00", "hours begin=3:00 end=3:00", "times",
)  # fmt: skip
CALLS = ("channel", "dm", "digest", "none")
ANSWERED = {"take": 4, "later": 2, "quit": 1}


@dataclass(slots=True)
class Company:
    """They; `players` give answers for each of them."""

    discord: Loopback
    look: Glimpse
    rng: Random
    roster: Roster
    players: Mapping[int, Player]
    acting: Acting

    async def open_doors(self) -> None:
        """Have moderators choose where the queue opens games, and where they are told of people."""
        for guild in self.roster.guilds:
            rooms = {x: self._room(guild, x) for x in (PLAY, LOOKING, STAFF)}
            warden = self.roster.wardens[guild.id]
            await warden.command(
                "server",
                rooms[STAFF],
                text=f"queue between=yes games={MANY} card={rooms[LOOKING].id}",
                channel=rooms[PLAY],
            )
            await warden.command("server", rooms[STAFF], text="reports", channel=rooms[STAFF])

    def _room(self, guild: Guild, name: str) -> Channel:
        """Return a server's channel of a name, made when it is needed first."""
        found = next((x for x in guild.channels.values() if x.name == name), None)
        return found or self.discord.world.channel(guild, name)

    # -- looking for a game ----------------------------------------------------------------------------------

    async def queue(self, game: str) -> None:
        """Have some look for a game, answer what they are offered, and play what they find."""
        guild, title = self.rng.choice(list(self.roster.guilds)), self.look.stand(game).title
        two = self.rng.sample(list(self.roster.newcomers), 2)
        some = [*two, *self.rng.sample(list(self.roster.people), self.rng.choice((0, 0, 1)))]
        had = set(self.look.games())
        for who in some:
            await self._enters(who, guild, title)
        await self.acting.until(lambda: self._answer(some), lambda: not self._wait(some), WAITS)
        for who in some:
            if self._wait([who]) and self.rng.random() < LEAVES:
                page = await self._page(who, guild)
                await self._press(who, page, "leave")
        for found in [x for x in self.look.games() if x not in had]:
            if {u for u, _, _ in self.look.seats(found).values()} & {x.id for x in some}:
                await self._play(found)

    async def _enters(self, who: Person, guild: Guild, title: str) -> None:
        """Have somebody say what they look for, and wait for it."""
        page = await self._page(who, guild)
        if self.rng.random() < CHOOSES:
            wish = self.rng.choice(("titles", "pace", "language", "level"))
            selects = [x for x in controls(page, NOWHERE) if x.chooses and x.id.endswith(f":{wish}")]
            for x in selects:
                values = [o["value"] for o in x.part["options"]]
                chosen = title if title in values else self.rng.choice(values)
                await self.acting.do(lambda x=x, v=chosen: who.select(x.message, x.id, v))  # type: ignore[misc]
        if self.rng.random() < MACHINE:
            await self._press(who, page, "machine")
        if not await self._press(who, page, "join"):
            card = [x for x in guild.channels.values() if x.name == LOOKING]
            await self.acting.control(who, card, NOWHERE, "play")

    async def _page(self, who: Person, guild: Guild) -> Message | None:
        """Open the page of the queue."""
        room = self._room(guild, PLAY)
        out = await self.acting.do(lambda: who.command("play", room))
        return out.private if out else None

    async def _press(self, who: Person, page: Message | None, what: str) -> Outcome | None:
        for x in controls(page, NOWHERE):
            if x.verb == "play" and x.id.endswith(f":{what}"):
                return await self.acting.press(who, x)
        return None

    def _wait(self, people: Sequence[Person]) -> bool:
        """Tell whether any of these people is in a queue."""
        waits = {x for (x,) in self.look.rows("SELECT user FROM queue WHERE since > 0")}
        return any(x.id in waits for x in people)

    async def _answer(self, people: Sequence[Person]) -> None:
        """Have people answer the offers that they were sent."""
        for who in people:
            for game, seat in self.look.rows(
                "SELECT game, seat FROM queue WHERE user = ? AND game <> ''", who.id
            ):
                word = self.rng.choices(list(ANSWERED), list(ANSWERED.values()))[0]
                await self.acting.control(who, [who.dms], NOWHERE, "offered", game, seat, word)

    async def _play(self, game: str) -> None:
        """Play a game that the queue has brought for a while; then somebody gives it up."""
        for _ in range(ANSWERS):
            stand = self.look.stand(game)
            place = self.discord.world.channels.get(stand.channel)
            if place is None or stand.ended or stand.n < 0 or not stand.people:
                return
            asked = self.rng.choice(stand.people)
            if asked.user not in self.players:
                return
            try:
                await self.players[asked.user].answer(game, place, asked.seat)
            except NotPossible:
                continue
        await self._resign(game)

    async def _resign(self, game: str) -> None:
        """Have somebody give a game up: whoever has finished one may have more."""
        stand = self.look.stand(game)
        place = self.discord.world.channels.get(stand.channel)
        who = next((x for x in self.roster.everybody for y in stand.people if y.user == x.id), None)
        if place is None or who is None or stand.ended:
            return
        out = await self.acting.do(lambda: who.command("resign", place, game=game))
        for x in controls(out.private if out else None, game):
            if x.verb == "resign":
                await self.acting.press(who, x)

    # -- one's own time --------------------------------------------------------------------------------------

    async def hours(self, game: str) -> None:
        """Have somebody set when they play and how they are called, by command or on the page; or leave."""
        who = self.rng.choice(list(self.roster.everybody))
        deed = self.rng.choice(("hours", "hours", "vacation", "settings", "page"))
        if deed == "vacation":
            days = f"vacation {self.rng.choice((1, 2, 21))}"
            text = self.rng.choice((days, days, "back", "back", "times"))
            await self.acting.do(lambda: who.command("settings", text=text))
        elif deed == "settings":
            await self.acting.do(lambda: who.command("settings", text=f"calls {self.rng.choice(CALLS)}"))
        else:
            text = self.rng.choice(HOURS)
            out = await self.acting.do(lambda: who.command("settings", text=text))
            if deed == "page":
                await self._one(who, out)
        if self._off(who) and self.rng.random() < 0.8:
            await self.acting.do(lambda: who.command("settings", text="back"))

    def _off(self, who: Person) -> bool:
        return bool(self.look.rows("SELECT user FROM schedule WHERE user = ? AND away <> '[]'", who.id))

    async def inbox(self, game: str) -> None:
        """Have somebody look at what waits for them, and go to one of these tables."""
        who = self.rng.choice(list(self.roster.everybody))
        out = await self.acting.do(lambda: who.command("games"))
        await self._one(who, out)
        await self._one(who, None, self._latest(who.dms))

    def _latest(self, place: Channel) -> Message | None:
        found = [x for x in reversed(list(place.messages.values())) if list(_controls(x))]
        return found[0] if found else None

    async def _one(self, who: Person, out: Outcome | None, shown: Message | None = None) -> None:
        """Use one control of what somebody was shown, whatever it is for; fill its form in."""
        found = [x for x in _controls(shown or (out.private if out else None)) if x.verb in HARMLESS]
        if not found:
            return
        x = self.rng.choice(found)
        player = self.players[who.id]
        await self.acting.do(lambda: player.use(x, x.id.split(":")[2]))

    # -- each other ------------------------------------------------------------------------------------------

    async def quarrel(self, game: str) -> None:
        """Have newcomers keep out of each other's way, or not any more; tell moderators, who deal with it."""
        guild = self.rng.choice(list(self.roster.guilds))
        hall = self._room(guild, PLAY)
        who, other = self.rng.sample([*self.roster.newcomers, self.roster.onlooker], 2)
        deed = self.rng.choice(("block", "unblock", "report", "report"))
        if deed == "report":
            about = self.rng.choice([other, *self.roster.people])
            words = self.rng.choice(("rude", "@everyone **look** <@1>", "x" * 1000, " "))
            await self.acting.do(lambda: who.command("report", hall, user=about, words=words, game=game))
            await self._settled(guild)
        else:
            await self.acting.do(lambda: who.command("settings", None, text=deed, user=other))

    async def _settled(self, guild: Guild) -> None:
        """Have a moderator deal with a report, or somebody try who is none."""
        staff = self._room(guild, STAFF)
        warden = self.roster.wardens[guild.id]
        if self.rng.random() < 0.3:
            odd = self.rng.choice(list(self.roster.everybody))
            for x in _controls(self._latest(staff)):
                await self.acting.press(odd, x)
                break
        out = await self.acting.do(lambda: warden.command("server", staff, text="reports"))
        for x in [x for x in _controls(out.private if out else None) if x.verb == "settled"][:1]:
            await self.acting.press(warden, x)


#: What somebody may press who only looks around.
HARMLESS = ("hand", "times", "when", "log", "map", "board", "setting", "tab", "people")


def _controls(message: Message | None) -> list[Control]:
    """Return every control of a message that can be used, of whichever game."""
    found = walk_ids(message.json.get("components")) if message is not None else ()
    return [Control(message, x["custom_id"], x) for x in found if not x.get("disabled")]  # type: ignore[arg-type]
