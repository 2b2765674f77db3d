"""A board inside Discord, by the real process: opened, entered and touched over real sockets; and its log."""

from __future__ import annotations

import json

import aiohttp
import pytest

from tests.loopback.conftest import Hall
from tests.loopback.server import Loopback
from tests.loopback.test_watching import free_port

SECRET = "s3cret-of-the-application-0123456789"


@pytest.mark.slow  # a process of its own, with its own settings
async def test_a_board_is_opened_entered_and_touched_and_the_log_tells_nothing(tmp_path, migrated):
    port = free_port()
    env = {"NULLGATE_WEB": str(port), "NULLGATE_CLIENT_SECRET": SECRET, "NULLGATE_LOG_LEVEL": "DEBUG"}
    async with Loopback.open(ack=10.0, answers=True) as discord:
        world = discord.world
        world.enable_activities(SECRET)
        guild = world.guild()
        table = world.channel(guild)
        alice, bob = discord.person("alice", guild), discord.person("bob", guild)
        bot = await discord.bot(tmp_path, env, empty=migrated).start()
        assert [x["name"] for x in world.commands if x["type"] == 4] == ["launch"]
        assert len(world.commands) > 20
        hall = Hall(discord, guild, table, alice, bob, bot)
        await hall.started(table)
        offered = "Open board"
        post = await discord.until(
            lambda: next((x for x in table.posts() if offered in json.dumps(x.json)), None), what="a post"
        )
        pressed = await alice.press(post, offered)
        assert pressed.callback == {"type": 12}
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:

            async def asked(path: str, key: str = "", **body: object):
                head = {"Authorization": f"Bearer {key}"} if key else {}
                async with session.post(f"/board/{path}", json=body, headers=head) as got:
                    return got.status, json.loads(await got.text())

            async with session.get("/?frame_id=f&instance_id=i") as page:
                assert "frame-ancestors https://discord.com " in page.headers["Content-Security-Policy"]
            opened = []
            for who in (alice, bob):
                _, begun = await asked("activity/begin", instance=pressed.interaction.instance)
                assert begun["client_id"] == str(world.app.id)
                code = world.authorize(who.user)
                opened.append((await asked("activity/enter", code=code, state=begun["state"]), code))
            assert [status for (status, _), _ in opened] == [200, 403], "bob is not in it"
            key = opened[0][0][1]["key"]
            assert (await asked("press", key, begins=True))[1]["board"]["size"]
        assert await bot.stop() == 0, bot.tail()
        assert discord.violations == []
        assert discord.own_faults == []
    log = bot.log.read_text(encoding="utf-8")
    secrets = (SECRET, key, pressed.interaction.instance, *(code for _, code in opened), *world.bearers)
    assert [x for x in (*secrets, str(alice.id), str(bob.id)) if x in log] == []
