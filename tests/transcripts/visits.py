"""The visits: what people do at Nullgate, one short story each. Their names are those of the transcripts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import discord
import pytest

from bot.play import services
from bot.play.lobby import cups, lobby
from engine.lessons.script import lessons_of
from tests.bot import stars
from tests.bot.armada import navy
from tests.bot.armada.navy import Sheet
from tests.bot.room import Room, buttons
from tests.bot.skirmish import patrol
from tests.effort.newcomer import WAYS, Newcomer, Way
from tests.effort.tally import Player
from tests.effort.turns import APART, FIVE, FOURTH, THREE, TWELVE

Script = Callable[[Room, pytest.MonkeyPatch], Awaitable[None]]


@dataclass(frozen=True)
class Visit:
    """A story with a name (its file) and a heading."""

    name: str
    title: str
    script: Script


VISITS: dict[str, Visit] = {}


def visit(title: str) -> Callable[[Script], Script]:
    """Register a story under the name of its function."""

    def registered(script: Script) -> Script:
        name = script.__name__.replace("_", "-")
        VISITS[name] = Visit(name, title, script)
        return script

    return registered


# -- lobbies ---------------------------------------------------------------------------------------------


async def _lobby(room: Room, title: str, *seats: str, **options: Any) -> None:
    """Open a table, look at everything that its card offers, and let seats be taken."""
    await room.slash(room.alice, "new", title=title, **options)
    for label in ("ⓘ", "Settings", "Add machine"):
        await room.press(room.alice, room.live(), label)
    for who, seat in zip((room.alice, room.bob), seats, strict=False):
        await room.slash(who, "join", seat=seat)


@visit("Starwars: a lobby, with a machine player, started")
async def starwars_lobby(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _lobby(room, "starwars", "blue")
    await room.slash(room.alice, "table", text="machine")
    await room.slash(room.alice, "start")


@visit("StarGate: a lobby, two people, started")
async def stargate_lobby(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _lobby(room, "stargate", "coalition", "virunian")
    await room.slash(room.alice, "start")


@visit("Armada: a lobby with a scenario, two people, started")
async def armada_lobby(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _lobby(room, "armada", "red", "silver")
    await room.slash(room.alice, "start")


@visit("Skirmish: a lobby for one, started")
async def skirmish_lobby(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _lobby(room, "skirmish", "p1", options="players=1 gm=off")
    await room.slash(room.alice, "start")


@visit("A lobby is left, refilled by invitation, and given up")
async def lobby_comings_and_goings(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    await room.slash(room.alice, "invite", user=room.bob, seat="orange")
    await room.slash(room.bob, "join", seat="blue")
    await room.slash(room.bob, "join", seat="orange")
    await room.slash(room.bob, "table", text="leave")
    await room.slash(room.alice, "start")
    await room.slash(room.alice, "table", text="abandon")


@visit("The rules of a lobby are changed by its form")
async def lobby_options(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.slash(room.alice, "new", title="armada", options="unspent=none")
    await room.slash(room.alice, "new", title="armada", options="nonsense=1")
    await room.slash(room.alice, "new", title="stargate", name="A name of our own")


@visit("Clocks and absence at a table")
async def clocks(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.started()
    await room.slash(room.alice, "table", text="clock pace=daily")
    await room.slash(room.bob, "away")
    await room.slash(room.bob, "table", text="return")
    await room.slash(room.alice, "log", what="who")


@visit("A rated game by lot, its ratings, and a card that is hidden")
async def ratings(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.slash(room.alice, "ratings")
    await room.opened()
    await room.slash(room.alice, "table", text="rated yes")
    await room.slash(room.alice, "table", text="sides lot")
    for who, seat in ((room.alice, "blue"), (room.bob, "orange")):
        await room.slash(who, "join", seat=seat)
    await room.slash(room.alice, "start")
    await room.press(room.bob, (await room.slash(room.bob, "resign")).response, "Yes, I resign")
    await room.pass_time(60)
    card = (await room.slash(room.alice, "ratings")).response
    await room.press(room.alice, card, "My curve: Starwars")
    await room.slash(room.bob, "ratings", title="starwars")
    await room.slash(room.bob, "settings", text="profile no")
    await room.slash(room.alice, "ratings", user=room.bob)


@visit("A table that hides its names, to the end")
async def anonymous(room: Room, patch: pytest.MonkeyPatch) -> None:
    host = room.guild.add_member(room.user("carol"))
    await room.slash(host, "new", title="starwars")
    await room.slash(host, "table", text="anonymous on")
    for who, seat in ((room.alice, "blue"), (room.bob, "orange")):
        await room.slash(who, "join", seat=seat)
    await room.slash(host, "start")
    await room.slash(host, "log", what="who")
    await room.slash(room.alice, "board", share=True)
    await room.press(room.bob, (await room.slash(room.bob, "resign")).response, "Yes, I resign")


@visit("A cup of four: opened, entered, played and won")
async def cup(room: Room, patch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    patch.setattr(cups, "new_id", lambda: "cup000")
    patch.setattr(services, "new_id", lambda: f"cup{next(numbers):03}")
    others = [room.guild.add_member(room.user(x)) for x in ("carol", "dave")]
    await room.slash(room.alice, "cup", title="starwars", size="4")
    await room.pass_time(60)
    card = room.live()
    for who in (room.alice, room.bob, *others):
        await room.press(who, card, "Enter")
    for _ in range(2):
        await room.pass_time(60)
        for x in await room.bot.store.find(guild=room.guild.id, status=("playing",)):
            last = next(y for y in (room.alice, room.bob, *others) if y.id == x.seats[1].user)
            await room.press(
                last, (await room.slash(last, "resign", game=x.game.id)).response, "Yes, I resign"
            )
    await room.pass_time(60)
    await room.slash(room.bob, "cup")
    await room.slash(room.bob, "ratings", title="starwars")


# -- Starwars --------------------------------------------------------------------------------------------


@visit("Starwars: the first six answers, by buttons")
async def starwars_by_buttons(room: Room, patch: pytest.MonkeyPatch) -> None:
    game, rng = await room.started(), Random(3)
    for _ in range(6):
        await room.by_buttons(await room.mover(game), rng)


@visit("Starwars: four answers by typing, with completion")
async def starwars_by_typing(room: Room, patch: pytest.MonkeyPatch) -> None:
    game, rng = await room.started(), Random(4)
    for _ in range(4):
        await room.by_typing(await room.mover(game), rng)


@visit("Starwars: twenty answers against a machine player")
async def starwars_machine(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.started(machine=True)
    rng = Random(5)
    for _ in range(10):
        await room.by_buttons(room.alice, rng)


@visit("Starwars: undone, resigned, looked back upon")
async def starwars_end(room: Room, patch: pytest.MonkeyPatch) -> None:
    game, rng = await room.started(), Random(3)
    for _ in range(3):
        await room.by_buttons(await room.mover(game), rng)
    await room.slash(await room.mover(game), "undo")
    await room.slash(room.alice, "draw")
    await room.slash(room.bob, "draw", answer="decline")
    sure = room.private(await room.slash(room.alice, "resign"))
    await room.press(room.alice, sure, "Yes, I resign")


@visit("Everything a player can look at during a game")
async def looking(room: Room, patch: pytest.MonkeyPatch) -> None:
    game, rng = await room.started(), Random(3)
    for _ in range(4):
        await room.by_buttons(await room.mover(game), rng)
    for name in ("board", "log", "mine", "odds", "games", "table", "rules", "help"):
        await room.slash(room.alice, name)
    for what in ("text", "since"):
        await room.slash(room.alice, "board", what=what)
    for what in ("since", "who", "dice", "why"):
        await room.slash(room.alice, "log", what=what)
    await room.tables(room.alice)
    await room.slash(room.alice, "rules", query="jump", title="starwars")
    await room.slash(room.bob, "board", what="text", share=True)


@visit("A hint is asked for in practice, and an explanation")
async def hint(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.started(machine=True)
    await room.slash(room.alice, "hint")
    rng = Random(5)
    await room.by_buttons(room.alice, rng)


@visit("A sandbox is opened from a game, and played in")
async def sandbox(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.started()
    await room.by_buttons(await room.mover((await room.info()).id), Random(3))
    page = room.private(await room.slash(room.alice, "sandbox"))
    for custom_id in list(buttons(page).values())[:2]:
        await room.alice.click(page, custom_id=custom_id)


@visit("Starwars: what is refused, in public and in private")
async def starwars_refusals(room: Room, patch: pytest.MonkeyPatch) -> None:
    game = await room.started()
    mover = await room.mover(game)
    other = room.bob if mover is room.alice else room.alice
    for text in ("3 by 9", "99 by 1", "nonsense", "build AWS", "cards A W S"):
        await room.slash(mover, "move", text=text)
    await room.slash(other, "move", text="1 by 1")
    await room.slash(mover, "hint")
    await room.slash(mover, "move", text="throw")
    await room.slash(other, "table", text="kick blue")
    await room.slash(other, "undo")


# -- StarGate --------------------------------------------------------------------------------------------


@visit("StarGate: staging, by buttons and by one text")
async def stargate_staging(room: Room, patch: pytest.MonkeyPatch) -> None:
    await stars.war(room)
    await Player(room, room.alice).press("Human", "H1 → 1718")
    await stars.move(room, room.alice, "I1 to 1518; done")


@visit("StarGate: one unit over two legs, by buttons")
async def stargate_unit(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, TWELVE)
    await stars.war(room)
    await Player(room, room.alice).press("H2", "3 south-east to", "2 south to", "Confirm")


@visit("StarGate: a phase of twelve units, by one text")
async def stargate_text(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, TWELVE)
    await stars.war(room)
    alice = Player(room, room.alice)
    await alice.slash("move", text="; ".join(f"{x} s1" for x in TWELVE.units if x != "X1") + "; done")
    await alice.press("Confirm")


@visit("StarGate: an approach, two secret choices, combat")
async def stargate_approach(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, stars.MEETING)
    await stars.war(room)
    alice, bob = Player(room, room.alice), Player(room, room.bob)
    await alice.press("M1", "1 south to", "Confirm")
    for who, choice in ((bob, "Charge"), (alice, "Warp")):
        who.read_letter()
        await who.press(choice)
        await who.confirm()
    rng = Random(1)
    game = (await room.info()).id
    for _ in range(4):
        await room.by_buttons(await room.mover(game), rng)


@visit("StarGate: a machine player's turn")
async def stargate_machine(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, APART)
    await room.slash(room.alice, "new", title="stargate")
    await room.slash(room.alice, "join", seat="coalition")
    await room.slash(room.alice, "table", text="machine policy=random")
    await room.slash(room.alice, "start")
    alice = Player(room, room.alice)
    await alice.press("End the phase")
    await alice.confirm()
    await alice.press("End staging")
    await alice.confirm()


@visit("StarGate: what is refused")
async def stargate_refusals(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, stars.MEETING)
    await stars.war(room)
    for order in (
        "M1 to 9999",
        "Z9 s1",
        "M1 s99",
        "C2 s1",
        "H3 linear n3 n3",
        "lose H1",
        "support H2 H4",
        "M1",
        "",
    ):
        await room.slash(room.alice, "move", text=order or " ")
    await room.slash(room.bob, "move", text="C2 s1")


@visit("StarGate: odds, standing answers, combat of one's own")
async def stargate_odds(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, stars.MEETING)
    await stars.war(room)
    await room.slash(room.alice, "odds", text="combat 3")
    await room.slash(room.alice, "mine", text="standing")
    await room.slash(room.alice, "odds")
    await room.slash(room.alice, "mine")


# -- Armada ----------------------------------------------------------------------------------------------


@visit("Armada: a fleet is written and locked, and the other one, too")
async def armada_fleets(room: Room, patch: pytest.MonkeyPatch) -> None:
    game = await navy.armada(room, options="unspent=none")
    page = await navy.opened(room, room.alice, "move", text=navy.TINY.replace("\n", ";"))
    await page.press("Lock")
    await navy.locked(room, room.bob, "move", navy.TINY)
    await navy.begin(room, game)


@visit("Armada: five like ships ordered on the page in direct messages")
async def armada_orders(room: Room, patch: pytest.MonkeyPatch) -> None:
    navy.begins_with(patch, FIVE)
    await navy.armada(room)
    page = Sheet(room, room.alice)
    await page.pick("pick", *(f"Ship {n} " for n in range(1, 6)))
    await page.pick("to", "hex 2")
    await page.press("Check and lock")
    await page.press("Lock")


@visit("Armada: a turn with battles by plan")
async def armada_turn(room: Room, patch: pytest.MonkeyPatch) -> None:
    navy.begins_with(patch, THREE)
    await navy.armada(room)
    for who in (room.alice, room.bob):
        await navy.locked(room, who, "move", "1-3: attack; plan: rest auto")


@visit("Armada: battles, one side by hand")
async def armada_battles(room: Room, patch: pytest.MonkeyPatch) -> None:
    navy.begins_with(patch, THREE)
    await navy.armada(room)
    await navy.locked(room, room.alice, "move", "1-3: attack")
    await navy.locked(room, room.bob, "move", "1-3: attack; plan: rest auto")
    await Sheet(room, room.alice).press("Confirm")
    await Sheet(room, room.alice).press("All battles by plan")


@visit("Armada: what is refused on a sheet and in a fleet")
async def armada_refusals(room: Room, patch: pytest.MonkeyPatch) -> None:
    game = await navy.armada(room)
    for text in ("nonsense", "1 starship: laser 10000000000000", "1 boat: laser 1; 1 boat: laser 1", " "):
        await room.slash(room.alice, "move", text=text)
    await navy.at_war(room, game)
    for text in ("9: attack", "1: to Z", "1: probe C decoys 1", "scout probe 1 C", " "):
        await room.slash(room.alice, "move", text=text)


@visit("Armada: odds, reports and the hand")
async def armada_looking(room: Room, patch: pytest.MonkeyPatch) -> None:
    navy.begins_with(patch, THREE)
    await navy.armada(room)
    await room.slash(room.alice, "odds", text="laser starship 2")
    await room.slash(room.alice, "mine", text="reports")
    await room.slash(room.alice, "mine")


# -- Skirmish --------------------------------------------------------------------------------------------


@visit("Skirmish: a step of four figures, and the enemy's turn")
async def skirmish_step(room: Room, patch: pytest.MonkeyPatch) -> None:
    await patrol.alone(room, patrol.TABLE + FOURTH)
    alice = Player(room, room.alice)
    await alice.press("Order RED", "a:")
    for figure in ("GOLD", "BLUE", "DOC"):
        if any(x.startswith(figure) for x in buttons(alice.page)):
            await alice.press(figure)
        await alice.press("a:")
    await alice.press("End step")
    await alice.confirm()


@visit("Skirmish: orders by commands")
async def skirmish_commands(room: Room, patch: pytest.MonkeyPatch) -> None:
    await patrol.alone(room)
    await patrol.ordered(room, room.alice, "move", text="RED to 14 6")
    await patrol.ordered(room, room.alice, "move", text="RED throw 14 12")
    await room.slash(room.alice, "mine", text="sight GOLD")
    await room.slash(room.alice, "mine")
    await room.slash(room.alice, "hint")


@visit("Skirmish: what is refused")
async def skirmish_refusals(room: Room, patch: pytest.MonkeyPatch) -> None:
    await patrol.alone(room)
    for text in (
        "RED to 99 99",
        "RED shoot NOBODY",
        "GREY to 1 1",
        "J11 shoot GOLD",
        "wait",
        "RED shoot GOLD aimed rubbish",
    ):
        await room.slash(room.alice, "move", text=text)
    await room.slash(room.alice, "move", text=f"give RED {room.alice.mention}")
    await room.slash(room.alice, "move", text="BLUE throw 14 12")


@visit("Skirmish: a GM acts, three play")
async def skirmish_gm(room: Room, patch: pytest.MonkeyPatch) -> None:
    await patrol.with_gm(room)
    await room.slash(room.alice, "gm")
    await patrol.by_gm(room, "spawn", None, rank="jaffa", at="18 20", reason="they heard it", number=2)
    rock = {"id": "T1", "kind": "rock", "shape": "rect", "size": "24 12 26 14", "name": "Fallen rock"}
    await patrol.by_gm(room, "terrain", None, **rock, reason="a landslide")
    await patrol.by_gm(room, "end", None, reason="time presses")
    await room.slash(room.bob, "gm")
    await room.slash(room.bob, "log", what="who")


@visit("Skirmish: a table of one's own is shown, and one with faults refused")
async def skirmish_table(room: Room, patch: pytest.MonkeyPatch) -> None:
    await patrol.loaded(room, room.alice, ("table.toml", patrol.TABLE.encode()))
    await patrol.loaded(room, room.alice, ("wrong.toml", patrol.TABLE.replace("36.0", "-1").encode()))


# -- tables of every kind --------------------------------------------------------------------------------


@visit("A game ends, its report is made, and it is looked back upon")
async def report(room: Room, patch: pytest.MonkeyPatch) -> None:
    game, rng = await room.started(), Random(3)
    for _ in range(4):
        await room.by_buttons(await room.mover(game), rng)
    sure = room.private(await room.slash(room.alice, "resign"))
    await room.press(room.alice, sure, "Yes, I resign")
    await room.pass_time(30)
    for label, custom_id in buttons(room.posts()[-1]).items():
        if not label.startswith("Rematch"):
            await room.bob.click(room.posts()[-1], custom_id=custom_id)


@visit("A draw is offered and agreed")
async def draw(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.started()
    await room.slash(room.alice, "draw")
    await room.press(room.bob, room.live(), "Agree")
    if "Agree" in buttons(room.live()):
        await room.press(room.bob, room.live(), "Agree")


@visit("A seat changes hands: asked, agreed, given to a machine player")
async def seats(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.started()
    await room.slash(room.alice, "table", text="replace orange")
    await room.slash(room.bob, "table", text="agree orange")
    await room.slash(room.alice, "table", text="offer blue")
    await room.slash(room.alice, "log", what="who")


@visit("A quiet game: the log goes to a thread")
async def quiet(room: Room, patch: pytest.MonkeyPatch) -> None:
    game = await room.started()
    await room.slash(room.alice, "table", text="quiet yes")
    rng = Random(3)
    for _ in range(2):
        await room.by_buttons(await room.mover(game), rng)


@visit("A game in a thread of its own")
async def thread(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.opened()
    await room.slash(room.bob, "new", title="stargate", where="thread")
    await room.tables(room.alice)


@visit("On a phone: small pictures, boards as text, no confirmation")
async def phone(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.slash(room.alice, "settings", text="screen phone")
    await room.slash(room.alice, "settings", text="boards text")
    await room.slash(room.alice, "settings", text="confirm no")
    game, rng = await room.started(), Random(3)
    for _ in range(2):
        await room.by_buttons(await room.mover(game), rng)
    await room.slash(room.alice, "board")
    await room.slash(room.alice, "mine")


@visit("StarGate: a weapon goes berserk")
async def stargate_berserk(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, stars.BERSERK)
    await stars.war(room)
    game, rng = (await room.info()).id, Random(1)
    await stars.move(room, room.alice, "done")
    for _ in range(3):
        await room.by_buttons(await room.mover(game), rng)


@visit("Skirmish: shots with dice, and what is seen")
async def skirmish_shots(room: Room, patch: pytest.MonkeyPatch) -> None:
    game = await patrol.alone(room)
    rng = Random(1)
    for _ in range(8):
        await patrol.by_hunch(room, game, {room.alice.id: room.alice}, rng)
    await room.slash(room.alice, "log", what="why")


@visit("Skirmish: a mission of the book for one, with a machine team beside")
async def skirmish_mission(room: Room, patch: pytest.MonkeyPatch) -> None:
    await patrol.mission(room, room.alice, "first")
    await room.slash(room.alice, "new", title="skirmish", scenario="first", options="players=1 gm=off")
    await room.slash(room.alice, "join", seat="p1")
    await room.slash(room.alice, "start")
    await room.slash(room.alice, "mine")
    await room.slash(room.alice, "hint")


@visit("A game is exported, replayed and watched")
async def replay(room: Room, patch: pytest.MonkeyPatch) -> None:
    game, rng = await room.started(), Random(3)
    for _ in range(3):
        await room.by_buttons(await room.mover(game), rng)
    await room.slash(room.alice, "replay", what="turn")
    await room.slash(room.alice, "replay", what="record")
    await room.slash(room.alice, "table", text="watch")


@visit("People of a server: moderators, reports, blocks")
async def server(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.slash(room.alice, "report", user=room.bob, words="They swear.")
    await room.slash(room.alice, "settings", text="block", user=room.bob)
    await room.opened()
    await room.slash(room.bob, "join", seat="blue")
    await room.slash(room.alice, "settings", text="forget")


@visit("What a server decides, and what its host does at a table")
async def governed(room: Room, patch: pytest.MonkeyPatch) -> None:
    boss = room.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    chief = room.guild.add_member(room.user("chief"), roles=[boss])
    await room.slash(chief, "server")
    await room.slash(chief, "server", text="limits lobbies=5")
    await room.slash(chief, "server", text="hosts nobody")
    await room.started()
    page = room.private(await room.slash(room.alice, "table"))
    await room.press(room.alice, page, "Hand a seat over")
    await room.slash(room.alice, "table", text="watch me")
    await room.slash(room.alice, "table", text="dance")


@visit("Several people look for a game")
async def looking_for_a_game(room: Room, patch: pytest.MonkeyPatch) -> None:
    page = room.private(await room.slash(room.alice, "play"))
    for custom_id in list(buttons(page).values())[:3]:
        await room.alice.click(page, custom_id=custom_id)


# -- newcomers -------------------------------------------------------------------------------------------


def _newcomer(way: Way) -> Script:
    async def script(room: Room, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(lobby, "new_id", lambda: "effort")  # the dice depend on it, and the way on them
        await way.walked(room)

    return script


for _way in WAYS:
    VISITS[f"newcomer-{_way.title}"] = Visit(
        f"newcomer-{_way.title}",
        f"From /learn to the third answer of a first game: {_way.title}",
        _newcomer(_way),
    )


@visit("A puzzle is tried, wrongly and again")
async def puzzle(room: Room, patch: pytest.MonkeyPatch) -> None:
    for title in ("starwars", "stargate", "armada", "skirmish"):
        page = room.private(await room.slash(room.alice, "puzzle", title=title))
        for _ in range(2):  # the first button is always wrong; of three answers or more another may be tried
            label = next(x for x in buttons(page) if x not in {"Another one", "Other titles", "Words"})
            await room.press(room.alice, page, label)
            if "Next puzzle" in buttons(page):
                break


@visit("What a new server and a new person are told")
async def first_words(room: Room, patch: pytest.MonkeyPatch) -> None:
    page = await room.slash(room.alice, "help")
    for _ in range(6):
        page = await room.press(room.alice, page.response, "Next")
    for name in (
        "learn",
        "play",
        "settings",
        "games",
        "new",
        "rules",
    ):
        await room.slash(room.alice, name)
    await room.slash(room.alice, "resign")
    await room.slash(room.alice, "mine")


@visit("Vacations, hours and data of one's own")
async def own_times(room: Room, patch: pytest.MonkeyPatch) -> None:
    for tab in ("times", "people", "data"):
        await room.slash(room.alice, "settings", text=tab)
    await room.slash(room.alice, "settings", text="hours zone=Europe/Berlin begin=9:00 end=22:00")
    await room.slash(room.alice, "settings", text="hours zone=nowhere")
    await room.slash(room.alice, "settings", text="vacation 3")
    await room.slash(room.alice, "settings", text="back")
    await room.slash(room.alice, "settings", text="export")
    await room.slash(room.alice, "settings", text="block", user=room.bob)
    await room.slash(room.alice, "settings", text="unblock", user=room.bob)


# -- German ----------------------------------------------------------------------------------------------


async def _german(room: Room) -> None:
    for who in (room.alice, room.bob):
        await room.slash(who, "settings", text="language de")


@visit("Auf Deutsch: Starwars, vom Tisch bis zum dritten Zug")
async def german_starwars(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _german(room)
    game, rng = await room.started(), Random(3)
    for _ in range(3):
        await room.by_buttons(await room.mover(game), rng)
    for name in ("who", "hand", "log", "help", "hint"):
        await room.slash(room.alice, name)


@visit("Auf Deutsch: StarGate, eine Annäherung")
async def german_stargate(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _german(room)
    stars.begins_with(patch, stars.MEETING)
    await stars.war(room)
    await room.slash(room.alice, "move", text="M1 s1")
    await room.slash(room.alice, "move", text="M1 to 9999")


@visit("Auf Deutsch: Armada, ein Zug")
async def german_armada(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _german(room)
    navy.begins_with(patch, THREE)
    await navy.armada(room)
    await room.slash(room.alice, "move", text="1-3: attack; plan: rest auto")
    await room.slash(room.alice, "move", text="1: unsinn")


@visit("Auf Deutsch: Skirmish, ein Befehl")
async def german_skirmish(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _german(room)
    await patrol.alone(room)
    await room.slash(room.alice, "move", text="RED to 14 6")
    await room.slash(room.alice, "move", text="RED to 99 99")


@visit("Auf Deutsch: eine Lektion")
async def german_lesson(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _german(room)
    who = Newcomer(room, room.alice)
    await who.slash("learn")
    await who.press("Starwars")
    await who.learn("starwars", next(x.name for x in lessons_of("starwars")))


# -- turns that are prepared, lists and notes --------------------------------------------------------------


@visit("StarGate: a phase is prepared while the other side stages")
async def prepared_stargate(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, stars.MEETING)
    await stars.war(room)
    bob = Player(room, room.bob)
    await bob.slash("move", text="T5 s1")
    await bob.press("Whatever happens")
    await bob.slash("mine")
    await bob.press("Prepare", "Prepare")
    await stars.move(room, room.alice, "done")


@visit("StarGate: a prepared phase that depends on one counter")
async def prepared_if(room: Room, patch: pytest.MonkeyPatch) -> None:
    stars.begins_with(patch, stars.MEETING)
    await stars.war(room)
    bob = Player(room, room.bob)
    await bob.slash("move", text="T5 s1")
    await bob.slash("mine", text="prepared m1")
    await bob.slash("mine", text="prepared nowhere")
    await stars.move(room, room.alice, "done")


@visit("Armada: the next turn's orders are prepared behind the lock")
async def prepared_armada(room: Room, patch: pytest.MonkeyPatch) -> None:
    navy.begins_with(patch, THREE)
    await navy.armada(room)
    await navy.locked(room, room.alice, "move", "plan: rest auto")
    await room.slash(room.alice, "move", text="1-3: to B")
    await navy.locked(room, room.bob, "move", "plan: rest auto")
    await room.pass_time(600)


@visit("Skirmish: a step is prepared by who has ended theirs")
async def prepared_skirmish(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.slash(room.alice, "new", title="skirmish")
    for who in (room.alice, room.bob):
        await room.slash(who, "join")
    await room.slash(room.alice, "start")
    bob = Player(room, room.bob)
    await bob.slash("move", text="done")
    await bob.confirm()
    await bob.slash("move", text="done")
    await bob.press("Drop it")


@visit("Auf Deutsch: Starwars, ein vorbereiteter Wurf")
async def german_prepared(room: Room, patch: pytest.MonkeyPatch) -> None:
    await _german(room)
    game = await room.started()
    other = room.bob if await room.mover(game) is room.alice else room.alice
    await room.slash(other, "move", text="1 mit 3")
    await room.slash(other, "mine", text="prepared drop")


@visit("Lists of games, and notes on one")
async def lists_and_notes(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.started()
    page = room.private(await room.slash(room.bob, "games"))
    for label in ("All on this server", "Here, with free seats", "Here, ended"):
        page = (await room.choose(room.bob, page, label)).response or page
    await room.press(room.bob, page, "Oldest first")
    await room.slash(room.alice, "table", text="note One turn a day, please.")
    await room.slash(room.bob, "mine", text="notes Their left is weak.")
    await room.slash(room.bob, "mine")
