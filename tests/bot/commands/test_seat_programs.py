"""`/game program` and `python -m bot seat`: a program is let in, plays its seat, and is sent away."""

from __future__ import annotations

import asyncio
import re
import sys

from bot.__main__ import main

BOT = """
import json
def ask(**x):
    print(json.dumps(x), flush=True)
    return json.loads(input())["ok"]
while not (now := ask(do="wait", seconds=0))["pending"]:
    pass
d = now["pending"][0]["decision"]
ask(do="answer", decision=d, token=ask(do="options", decision=d)["options"][0]["token"])
ask(do="quit")
"""


async def test_a_program_is_let_in_plays_and_is_sent_away(room, tmp_path, monkeypatch, capfd):
    game = await room.started()
    mover = await room.mover(game)
    seat = next(x.seat for x in (await room.info()).seats if x.user == mover.id)
    assert "lets no programs in" in await room.said(mover, "game program")

    path = tmp_path / "seats.sock"
    room.bot.settings = room.bot.settings.model_copy(update={"seats": path})
    await room.bot.seats.open(room.bot.settings.seats)
    said = await room.said(mover, "game program")
    token = re.search(r"`([\w-]{43})`", said)[1]
    assert f"--game {game} --seat {seat}" in said
    assert token not in "".join(m.content + str(m.components) for m in room.messages())
    assert "has let a program play" in room.last()

    bot, kept = tmp_path / "bot.py", tmp_path / "token"
    bot.write_text(BOT)
    kept.write_text(token + "\n")
    named = ["seat", "--game", game, "--seat", seat]
    command = [*named, "--token-file", str(kept), "--command", f"{sys.executable} {bot}"]
    assert await asyncio.to_thread(main, command) == 2
    assert "NULLGATE_SEATS is not set" in capfd.readouterr().err
    monkeypatch.setenv("NULLGATE_SEATS", str(path))
    before = (await room.info()).n
    assert await asyncio.to_thread(main, command) == 0
    assert (await room.info()).n == before + 1

    assert "No program plays" in await room.said(mover, "game program", what="send_away")
    assert await asyncio.to_thread(main, command) == 1
    assert "This token does not hold" in capfd.readouterr().err
    assert "No program plays in this game" in await room.said(mover, "game program", what="send_away")
    await room.bot.close()
    assert await asyncio.to_thread(main, command) == 1
    assert "no bot serves seats at" in capfd.readouterr().err
