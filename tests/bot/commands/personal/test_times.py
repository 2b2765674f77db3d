"""When somebody plays, and how they are called: on a page, in forms and by commands."""

from __future__ import annotations

import discord

from bot.play.clocks import schedules
from bot.play.queries import settings
from tests.bot.room import selects, texts


async def test_when_somebody_plays_is_set_by_presses_a_form_and_commands(room):
    shown = (await room.slash(room.alice, "settings")).response
    assert "you hear of it: In the game's channel" in str(selects(shown))
    page = (await room.press(room.alice, shown, "Times")).response or shown
    assert not selects(page)  # there is no overview whose hour could be chosen
    page = (await room.press(room.alice, page, "Get a daily overview")).response or page
    assert (await settings.preferences(room.bot.services.context, room.alice.id)).calls == "digest"
    assert "Time zone: **not set**" in texts(page)
    assert "you count as **new**: answered in time 0" in texts(page)
    assert "comes at **8:00**" in texts(page)
    form = await room.press(room.alice, page, "Zone and quiet hours")
    done = await room.alice.submit_modal(form, {"zone": "berlin", "begin": "22:30", "end": "8"})
    page = done.response or page
    assert "Time zone: **Europe/Berlin**" in texts(page)
    assert "Quiet hours: **22:30 to 8:00**" in texts(page)
    assert len(next(iter(selects(page).values()))) == 24
    await room.choose(room.alice, page, "Overview at 19:00")
    assert "19:00" in await room.said(room.alice, "settings", text="digest 19")
    assert "No place called" in await room.said(room.alice, "settings", text="hours zone=Atlantis")


async def test_a_vacation_starts_is_shown_at_the_table_and_ends(room):
    await room.started()
    assert "Vacation left: **3 days**" in await room.said(room.alice, "settings", text="times")
    await room.slash(room.alice, "settings", text="vacation 2")
    assert "is on vacation" in room.last()
    assert all(
        m.flags.value & discord.MessageFlags(suppress_notifications=True).value for m in room.posts()[-1:]
    )
    await room.pass_time(5)
    assert "Vacation left: **2 days**" in await room.said(
        room.alice, "settings", text="back"
    )  # as good as three
    assert "is back" in room.last()
    assert "not on vacation" in await room.said(room.alice, "settings", text="back")


async def test_a_zone_is_understood_as_it_is_meant_and_the_time_there_is_told(room):
    page = (await room.slash(room.alice, "settings", text="hours zone=GMT+2 begin=10pm end=7am")).response
    assert "may mean several places" in texts(page)
    assert not (await schedules.calendar(room.bot.services.context, room.alice.id))[0].zone
    forged = await room.said(room.alice, "settings", text="hours zone=**EST**")
    assert "may mean several places" in forged
    assert "**EST**" not in forged
    choices = next(iter(selects(page).values()))
    johannesburg = next(label for label, _ in choices if label.startswith("Johannesburg, "))
    page = (await room.choose(room.alice, page, johannesburg)).response or page
    schedule = (await schedules.calendar(room.bot.services.context, room.alice.id))[0]
    assert (schedule.zone, schedule.quiet_from, schedule.quiet_to) == ("Africa/Johannesburg", 1320, 420)
    time = johannesburg.removeprefix("Johannesburg, ")
    assert f"## {time} · Johannesburg" in texts(page)
    assert "Quiet hours: **22:00 to 7:00**" in texts(page)
    assert "America/Sao_Paulo" in await room.said(room.alice, "settings", text="hours zone=são paulo")
    assert "No place called" in await room.said(room.alice, "settings", text="hours zone=Factory")
    assert (await schedules.calendar(room.bot.services.context, room.alice.id))[0].zone == "America/Sao_Paulo"


async def test_a_vacation_begins_on_a_day_as_people_write_it(room):
    assert "That day is over" in await room.said(room.alice, "settings", text="vacation 1 begin=0001-01-01")
    assert "within 60 days" in await room.said(room.alice, "settings", text="vacation 1 begin=9999-12-31")
    assert "may be two dates" in await room.said(room.alice, "settings", text="vacation 1 begin=3/4")
    assert (await schedules.calendar(room.bot.services.context, room.alice.id))[2] is None
    await room.slash(room.alice, "settings", text="vacation 1 begin=tomorrow")
    away = (await schedules.calendar(room.bot.services.context, room.alice.id))[2]
    assert away.begin > room.bot.now()
