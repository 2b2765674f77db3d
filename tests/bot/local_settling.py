"""Waiting until the bot is idle, made fast. It relies on private names of simcord and discord.py.

After every click simcord checks several times what each waiting task is waiting for. Each time it reads all
attributes of every view on any message and scans every timer; with some forty posts that takes most of the
click. The functions here return the same results, but look only where it matters.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord.ui import view as views
from simcord import _dpy_internals as internals
from simcord import _settlement as settlement

#: The future that ends a view, under the mangled name of its private attribute.
STOPPED = "_BaseView__stopped"
#: The attribute in which simcord keeps a callback that it has wrapped.
WRAPPED = "__simcord_original_callback__"
#: The code of the task that waits for a view to time out.
EXPIRY = views.BaseView._BaseView__timeout_task_impl.__code__  # type: ignore[attr-defined]

slow_identity = internals._view_timeout_task_identity


def is_view_wait_future(client: discord.Client, waiter: asyncio.Future[object] | None) -> bool:
    """Whether a view or form on show ends by this future."""
    if waiter is None or waiter.done():
        return False
    store = getattr(internals.get_state(client), "_view_store", None)
    if store is None:
        return False
    for items in store._views.values():
        for item in items.values():
            if getattr(item._view, STOPPED, None) is waiter:
                return True
    return any(getattr(form, STOPPED, None) is waiter for form in store._modals.values())


def is_view_timeout_task(client: discord.Client, task: asyncio.Task[object]) -> bool:
    """Whether a view that has not ended waits for its end in this task."""
    coroutine: Any = task.get_coro()
    if getattr(coroutine, "cr_code", None) is EXPIRY and coroutine.cr_frame is not None:
        stopped = getattr(coroutine.cr_frame.f_locals.get("self"), STOPPED, None)
        return stopped is None or not stopped.done()
    return slow_identity(client, task)


def timer_records_waking(
    state: Any, task: asyncio.Task[object], waiter: asyncio.Future[object] | None
) -> list[Any]:
    """Return the timers to come that only end what this task waits for."""
    found, now = [], state.virtual_time
    for record in state.work.callbacks:
        when, handle = record.when, record.handle
        if when is None or when <= now or handle is None or handle._cancelled:
            continue
        for argument in handle._args:
            if argument is waiter and waiter is not None:
                found.append(record)
                break
        else:
            # A callback that resumes a waiter without having it as an argument is a method of it.
            callback = getattr(handle._callback, WRAPPED, handle._callback)
            if getattr(callback, "__self__", None) is not None and internals.is_wakeup_callback(
                internals._original_callback(callback), (), waiter, task
            ):
                found.append(record)
    return found


def quicken() -> None:
    """Have simcord use the functions here, in this process and for good."""
    internals.is_view_wait_future = is_view_wait_future
    internals._view_timeout_task_identity = is_view_timeout_task
    settlement._timer_records_waking = timer_records_waking  # type: ignore[assignment]
