"""The loopback Discord's REST side: each rule that Discord documents, asked by a client without a library."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
import pytest_asyncio

from bot.desk.discord import permissions as may
from bot.desk.discord.buckets import DISCORD, Rates
from bot.desk.discord.interactions import COMMAND
from bot.desk.discord.things import ANNOUNCEMENT, FORUM, NEWS_THREAD, PUBLIC_THREAD
from bot.desk.discord.world import EPHEMERAL, LOADING, V2
from tests.loopback.other.raw import Raw
from tests.loopback.server import Loopback
from tests.loopback.weather import Forecast, broken, cut, refused, slow, too_many

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (640).to_bytes(4) + (480).to_bytes(4) + b"\x08\x02\0\0\0"
SHOWN = {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]}


@pytest_asyncio.fixture
async def raw():
    async with Loopback.open(answers=True) as discord, aiohttp.ClientSession() as session:
        raw = Raw(discord, session)
        raw.guild = discord.world.guild()
        raw.table = discord.world.channel(raw.guild)
        raw.alice = discord.person("alice", raw.guild)
        yield raw
        assert discord.own_faults == []


def acted(raw: Raw, where=None):
    data = {"id": "1", "name": "x", "type": 1, "options": []}
    return raw.loopback.interactions.begin(COMMAND, raw.alice.user, where or raw.table, data)


def say(text: str = "hello", **more):
    return {"content": text, **more}


async def test_only_the_right_token_is_let_in(raw):
    assert (await raw.ask("GET", "/users/@me"))[0] == 200
    head = {"Authorization": "Bot other"}
    async with raw.session.get(raw.loopback.api + "/users/@me", headers=head) as got:
        assert got.status == 401


async def test_what_is_not_modelled_is_told_and_not_passed_over(raw):
    assert (await raw.ask("GET", "/guilds/1/webhooks"))[0] == 404
    assert raw.loopback.violations == ["GET /guilds/1/webhooks is not a route that is modelled"]


async def test_an_interaction_takes_one_first_answer_in_three_seconds(raw):
    x = acted(raw)
    path = f"/interactions/{x.id}/{x.token}/callback"
    assert await raw.ask("POST", f"/webhooks/1/{x.token}", say()) == (
        404,
        {"message": "Unknown Webhook", "code": 10015},
    )
    assert (await raw.ask("POST", path, {"type": 4, "data": say()}))[0] == 204
    assert (await raw.ask("POST", path, {"type": 4, "data": say()}))[1]["code"] == 40060
    late = acted(raw)
    raw.loopback.world.skip(3.1)
    said = await raw.ask("POST", f"/interactions/{late.id}/{late.token}/callback", {"type": 5})
    assert said == (404, {"message": "Unknown interaction", "code": 10062})
    assert len(raw.table.posts()) == 1


async def test_a_token_lives_fifteen_minutes(raw):
    x = acted(raw)
    await raw.ask(
        "POST", f"/interactions/{x.id}/{x.token}/callback", {"type": 5, "data": {"flags": EPHEMERAL}}
    )
    raw.loopback.world.skip(899)
    assert (await raw.ask("PATCH", f"/webhooks/1/{x.token}/messages/@original", say()))[0] == 200
    raw.loopback.world.skip(2)
    assert (await raw.ask("POST", f"/webhooks/1/{x.token}", say()))[1]["code"] == 50027


async def test_a_promised_answer_is_filled_by_the_first_that_comes(raw):
    x = acted(raw)
    await raw.ask(
        "POST", f"/interactions/{x.id}/{x.token}/callback", {"type": 5, "data": {"flags": EPHEMERAL}}
    )
    assert x.original.json["flags"] == EPHEMERAL | LOADING
    await raw.ask("POST", f"/webhooks/1/{x.token}", say("first"))
    await raw.ask("POST", f"/webhooks/1/{x.token}", say("second", flags=EPHEMERAL))
    assert [m.json["content"] for m in (x.original, *x.followups)] == ["first", "second"]
    assert x.original.json["flags"] == EPHEMERAL


async def test_what_one_person_sees_is_found_by_its_token_alone(raw):
    bob, x = raw.loopback.person("bob", raw.guild), acted(raw)
    body = {"type": 4, "data": say(flags=EPHEMERAL)}
    told = (await raw.ask("POST", f"/interactions/{x.id}/{x.token}/callback?with_response=true", body))[1]
    at = told["resource"]["message"]["id"]
    assert (await raw.ask("GET", f"/channels/{raw.table.id}/messages/{at}"))[1]["code"] == 10008
    assert (await raw.ask("GET", f"/webhooks/1/{x.token}/messages/@original"))[0] == 200
    assert [d.json["content"] for d in raw.alice.received] == ["hello"]
    assert bob.received == []
    assert raw.table.posts() == []


async def test_where_the_bot_is_only_somebody_s_own_it_may_follow_up_five_times(raw):
    x = acted(raw)
    await raw.ask("POST", f"/interactions/{x.id}/{x.token}/callback", {"type": 4, "data": say()})
    del raw.guild.members[raw.loopback.world.app.id]
    said = [(await raw.ask("POST", f"/webhooks/1/{x.token}", say()))[0] for _ in range(6)]
    assert said == [200] * 5 + [400]


async def test_the_same_nonce_gives_the_same_message_for_some_minutes(raw):
    path, body = f"/channels/{raw.table.id}/messages", say(nonce="n1", enforce_nonce=True)
    first = (await raw.ask("POST", path, body))[1]["id"]
    assert (await raw.ask("POST", path, body))[1]["id"] == first
    assert (await raw.ask("POST", path, say(nonce="n1")))[1]["id"] != first, "not enforced"
    raw.loopback.world.skip(600)
    assert (await raw.ask("POST", path, body))[1]["id"] != first
    assert raw.loopback.repeated == 1


async def test_a_post_held_up_while_the_clock_jumps_is_no_second_one(raw):
    path, body = f"/channels/{raw.table.id}/messages", say(nonce="n1", enforce_nonce=True)
    raw.loopback.weather = Forecast().next("POST /channels/{channel}/messages", slow(0.2))
    held_up = asyncio.create_task(raw.ask("POST", path, body))
    await asyncio.sleep(0.05)
    first = (await raw.ask("POST", path, body))[1]["id"]
    raw.loopback.world.skip(600)
    assert (await held_up)[1]["id"] == first


async def test_files_are_kept_shown_and_fetched(raw):
    path = f"/channels/{raw.table.id}/messages"
    body = {**SHOWN, "attachments": [{"id": 0, "filename": "a.png", "description": "a map"}]}
    made = (await raw.ask("POST", path, body, {"a.png": PNG}))[1]
    media = made["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], made["attachments"]) == (640, 480, [])
    async with raw.session.get(media["url"]) as got:
        assert await got.read() == PNG
    assert raw.alice.received[-1].files == {"a.png": PNG}
    kept = (await raw.ask("PATCH", f"{path}/{made['id']}", SHOWN))[1]
    assert kept["components"][0]["items"][0]["media"]["id"] == media["id"]
    lost = await raw.ask("PATCH", f"{path}/{made['id']}", {**SHOWN, "attachments": []})
    assert lost[1]["code"] == 50035
    assert raw.alice.received[-1].files == {"a.png": PNG}, "a refused edit changes nothing"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"content": ""}, 50006),
        ({"components": [{"type": 10, "content": "x"}]}, 50035),
        ({"flags": V2, "content": "x", "components": [{"type": 10, "content": "x"}]}, 50035),
        ({"flags": V2, "components": [{"type": 13, "file": {"url": "https://example.org/a.txt"}}]}, 50035),
    ],
)
async def test_a_message_that_cannot_be_is_refused(raw, body, code):
    said = await raw.ask("POST", f"/channels/{raw.table.id}/messages", body)
    assert (said[0], said[1]["code"], raw.table.posts()) == (400, code, [])


async def test_what_the_checks_find_is_refused_and_kept(raw):
    said = await raw.ask("POST", f"/channels/{raw.table.id}/messages", say("x" * 2001))
    assert (said[0], said[1]["code"], raw.table.posts()) == (400, 50035, [])
    assert len(raw.loopback.violations) >= 1


async def test_permissions_are_those_of_role_channel_and_member(raw):
    world, app, path = raw.loopback.world, raw.loopback.world.app, f"/channels/{raw.table.id}/messages"
    role = world.role(raw.guild, "bots")
    world.overwrite(raw.table, raw.guild.roles[raw.guild.id], deny=may.SEND)
    assert (await raw.ask("POST", path, say()))[1]["code"] == 50013
    world.assign(raw.guild, app, role)
    world.overwrite(raw.table, role, allow=may.SEND)
    assert (await raw.ask("POST", path, say()))[0] == 200
    world.overwrite(raw.table, app, deny=may.ATTACH)
    assert (await raw.ask("POST", path, say(), {"a.png": PNG}))[1]["code"] == 50013
    world.overwrite(raw.table, app, deny=may.VIEW)
    assert (await raw.ask("POST", path, say()))[1]["code"] == 50001
    world.grant(raw.guild, role, may.ADMINISTRATOR)
    assert (await raw.ask("POST", path, say()))[0] == 200


async def test_direct_messages_may_be_closed(raw):
    at = (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(raw.alice.id)}))[1]["id"]
    assert (await raw.ask("POST", f"/channels/{at}/messages", say()))[0] == 200
    raw.alice.user.dms = False
    assert (await raw.ask("POST", f"/channels/{at}/messages", say()))[1]["code"] == 50007
    raw.alice.user.dms = True
    raw.loopback.world.leave(raw.guild, raw.alice.user)
    assert (await raw.ask("POST", f"/channels/{at}/messages", say()))[1]["code"] == 50278


async def test_threads_open_archive_and_close(raw):
    world, path = raw.loopback.world, f"/channels/{raw.table.id}/threads"
    status, made = await raw.ask("POST", path, {"name": "duel", "type": 12})
    assert (status, made["thread_metadata"]["archived"]) == (201, False)
    thread = world.channels[int(made["id"])]
    said = (await raw.ask("POST", f"/channels/{thread.id}/messages", say()))[1]
    assert raw.alice.sees(thread) == [], "it is private"
    await raw.ask("PUT", f"/channels/{thread.id}/thread-members/{raw.alice.id}")
    assert [m.json["content"] for m in raw.alice.sees(thread)] == ["hello"]
    assert (await raw.ask("GET", f"/channels/{thread.id}/thread-members/{raw.alice.id}"))[0] == 200
    assert (await raw.ask("GET", f"/channels/{thread.id}/thread-members/1"))[1]["code"] == 10007
    world.archive(thread)
    edit = f"/channels/{thread.id}/messages/{said['id']}"
    assert (await raw.ask("PATCH", edit, say("x")))[1]["code"] == 50083
    assert (await raw.ask("POST", f"/channels/{thread.id}/messages", say()))[0] == 200
    assert not thread.archived, "a new message opens it again"
    world.archive(thread, locked=True)
    assert (await raw.ask("POST", f"/channels/{thread.id}/messages", say()))[1]["code"] == 160005
    world.delete_channel(raw.table)
    assert (await raw.ask("GET", f"/channels/{thread.id}"))[1]["code"] == 10003


async def test_the_first_message_of_a_forum_s_post_has_the_post_s_id(raw):
    forum = raw.loopback.world.channel(raw.guild, "games", FORUM)
    path = f"/channels/{forum.id}/threads"
    assert (await raw.ask("POST", path, {"name": "duel"}))[1]["code"] == 50035, "a post has a message"
    status, made = await raw.ask("POST", path, {"name": "duel", "message": say()})
    assert (status, made["type"], made["parent_id"]) == (201, PUBLIC_THREAD, str(forum.id))
    assert (made["message"]["id"], made["message"]["channel_id"]) == (made["id"], made["id"])
    first = (await raw.ask("GET", f"/channels/{made['id']}/messages/{made['id']}"))[1]
    assert first["content"] == "hello"
    assert (await raw.ask("POST", f"/channels/{forum.id}/messages", say()))[1]["code"] == 50008


async def test_a_post_in_a_forum_has_tags_of_it_and_one_where_that_is_required(raw):
    world = raw.loopback.world
    forum = world.channel(raw.guild, "games", FORUM)
    path, told = f"/channels/{forum.id}/threads", {"name": "duel", "message": say()}
    [starwars] = world.label(forum, "Starwars")
    assert (await raw.ask("POST", path, told))[0] == 201
    assert (await raw.ask("POST", path, {**told, "applied_tags": ["1"]}))[1]["code"] == 50035
    [starwars] = world.label(forum, "Starwars", needed=True)
    seen = (await raw.ask("GET", f"/channels/{forum.id}"))[1]
    assert seen["flags"] == 16
    assert [(x["id"], x["name"]) for x in seen["available_tags"]] == [(str(starwars.id), "Starwars")]
    assert (await raw.ask("POST", path, told))[1]["code"] == 40067
    status, made = await raw.ask("POST", path, {**told, "applied_tags": [str(starwars.id)]})
    assert (status, made["applied_tags"]) == (201, [str(starwars.id)])
    [ours] = world.label(forum, "Ours", moderated=True)
    lacks = {**told, "applied_tags": [str(ours.id)]}
    assert (await raw.ask("POST", path, lacks))[1]["code"] == 50013


async def test_a_thread_of_announcements_is_of_a_kind_of_its_own(raw):
    news = raw.loopback.world.channel(raw.guild, "news", ANNOUNCEMENT)
    said = (await raw.ask("POST", f"/channels/{news.id}/messages", say()))[1]
    status, made = await raw.ask(
        "POST", f"/channels/{news.id}/messages/{said['id']}/threads", {"name": "duel"}
    )
    assert (status, made["id"], made["type"]) == (201, said["id"], NEWS_THREAD)
    under = (await raw.ask("POST", f"/channels/{raw.table.id}/threads", {"name": "duel", "type": 11}))[1]
    assert under["type"] == PUBLIC_THREAD


async def test_history_is_newest_first_before_after_and_around(raw):
    path = f"/channels/{raw.table.id}/messages"
    at = [(await raw.ask("POST", path, say(str(i))))[1]["id"] for i in range(6)]

    async def told(query: str) -> str:
        return "".join(m["content"] for m in (await raw.ask("GET", f"{path}?{query}"))[1])

    assert await told("limit=2") == "54"
    assert await told(f"limit=2&before={at[3]}") == "21"
    assert await told(f"limit=2&after={at[1]}") == "32"
    assert await told(f"limit=3&around={at[2]}") == "321"
    raw.loopback.world.overwrite(raw.table, raw.loopback.world.app, deny=may.HISTORY)
    assert await told("limit=2") == ""


async def test_buckets_run_empty_and_say_when_they_are_full_again(raw):
    raw.loopback.rates = Rates.as_discord()
    path, (most, seconds) = f"/channels/{raw.table.id}/messages", DISCORD["POST /channels/{channel}/messages"]
    for left in range(most - 1, -1, -1):
        assert (await raw.ask("POST", path, say()))[0] == 200
        assert raw.headers["X-RateLimit-Remaining"] == str(left)
    status, told = await raw.ask("POST", path, say())
    assert (status, told["global"]) == (429, False)
    assert 0 < told["retry_after"] <= seconds
    assert raw.headers["Via"], "without it discord.py takes it for a ban"
    other = raw.loopback.world.channel(raw.guild)
    assert (await raw.ask("POST", f"/channels/{other.id}/messages", say()))[0] == 200, "a bucket of its own"
    raw.loopback.world.skip(seconds)
    assert (await raw.ask("POST", path, say()))[0] == 200


async def test_the_whole_bot_may_ask_fifty_times_a_second_and_answers_do_not_count(raw):
    raw.loopback.rates = Rates(whole=(2, 100.0))
    assert [(await raw.ask("GET", "/users/@me"))[0] for _ in range(3)] == [200, 200, 429]
    assert raw.headers["X-RateLimit-Global"] == "true"
    x = acted(raw)
    assert (await raw.ask("POST", f"/interactions/{x.id}/{x.token}/callback", {"type": 5}))[0] == 204


async def test_weather_comes_before_or_after_the_deed(raw):
    path = f"/channels/{raw.table.id}/messages"
    raw.loopback.weather = Forecast().next(
        "POST /channels",
        too_many(2.5),
        broken(503),
        refused(10003),
        cut(),
        broken(502, after=True),
        cut(after=True),
    )
    status, told = await raw.ask("POST", path, say())
    assert (status, told["retry_after"], raw.headers["Retry-After"]) == (429, 2.5, "2")
    assert (await raw.ask("POST", path, say()))[0] == 503
    assert (await raw.ask("POST", path, say()))[1]["code"] == 10003
    with pytest.raises(aiohttp.ClientError):
        await raw.ask("POST", path, say())
    assert raw.table.posts() == []
    assert (await raw.ask("POST", path, say()))[0] == 502
    with pytest.raises(aiohttp.ClientError):
        await raw.ask("POST", path, say())
    assert len(raw.table.posts()) == 2


async def test_ids_of_emoji_are_texts_however_they_were_sent(raw):
    """As numbers a client in JavaScript rounds them, and shows another emoji or none."""
    mark, plain = {"id": 1456074443980800123, "name": "mark"}, {"name": "🎲"}
    option = {"label": "one", "value": "1", "emoji": mark}
    rows = [
        {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "emoji": mark}]},
        {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "b", "emoji": plain}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "c", "options": [option]}]},
    ]
    status, told = await raw.ask("POST", f"/channels/{raw.table.id}/messages", {"components": rows})
    assert status == 200
    button, die, select = (row["components"][0] for row in told["components"])
    assert button["emoji"]["id"] == select["options"][0]["emoji"]["id"] == "1456074443980800123"
    assert die["emoji"] == {"name": "🎲"}


async def test_an_activity_is_opened_where_its_owner_has_enabled_it(raw):
    x, world = acted(raw), raw.loopback.world
    path = f"/interactions/{x.id}/{x.token}/callback?with_response=true"
    assert (await raw.ask("POST", path, {"type": 12}))[1]["code"] == 50035
    world.enable_activities("secret")
    told = (await raw.ask("POST", path, {"type": 12}))[1]["resource"]
    there = told["activity_instance"]["id"]
    assert (told["type"], len(raw.table.posts())) == (12, 0)
    status, found = await raw.ask("GET", f"/applications/{world.app.id}/activity-instances/{there}")
    assert (status, found["users"]) == (200, [str(raw.alice.id)])
    assert found["location"]["channel_id"] == str(raw.table.id)
    assert (await raw.ask("GET", f"/applications/{world.app.id}/activity-instances/i-1"))[0] == 404


async def test_a_list_of_commands_has_the_one_that_opens_activities(raw):
    world = raw.loopback.world
    world.enable_activities("secret")
    path, mine = f"/applications/{world.app.id}/commands", {"name": "mine", "description": "Mine"}
    assert (await raw.ask("PUT", path, [mine]))[1]["code"] == 50240
    theirs = {k: world.commands[0][k] for k in ("id", "type", "name", "description", "handler")}
    assert (await raw.ask("PUT", path, [mine, theirs]))[0] == 200
    assert [x["name"] for x in world.commands] == ["mine", "launch"]
    assert world.commands[1]["id"] == theirs["id"]


async def test_a_code_is_exchanged_once_and_its_token_tells_of_its_owner_alone(raw):
    world, api = raw.loopback.world, raw.loopback.api
    world.enable_activities("secret")
    given = {"grant_type": "authorization_code", "code": world.authorize(raw.alice.user)}
    given |= {"client_id": str(world.app.id), "client_secret": "secret"}

    async def exchanged(**more: str) -> tuple[int, dict[str, str]]:
        async with raw.session.post(f"{api}/oauth2/token", data=given | more) as got:
            return got.status, await got.json()

    assert (await exchanged(client_secret="wrong"))[0] == 401
    assert (await exchanged(client_id="1"))[0] == 401
    status, told = await exchanged()
    assert (status, told["scope"]) == (200, "identify")
    assert (await exchanged())[0] == 400
    head = {"Authorization": f"Bearer {told['access_token']}"}
    async with raw.session.get(f"{api}/users/@me", headers=head) as got:
        assert (await got.json())["id"] == str(raw.alice.id)
    for path, bearer in (("/users/@me", "Bearer x"), ("/users/@me/guilds", head["Authorization"])):
        async with raw.session.get(api + path, headers={"Authorization": bearer}) as got:
            assert got.status == 401
