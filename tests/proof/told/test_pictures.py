"""Which posts may go without a picture."""

from __future__ import annotations

from types import SimpleNamespace

from tests.proof.told.pictures import plain_for_discord


def call(status, mark, *names):
    body = {"components": [{"type": 17, "id": mark}]}
    return SimpleNamespace(status=status, body=body, files=[("files[0]", x, b"") for x in names])


def test_a_post_goes_without_its_picture_only_if_discord_refused_that_picture():
    tried = [
        call(400, 1, "armada-1.png"), call(200, 1), call(200, 2, "armada-2.png"), call(400, 3),
        call(503, 4, "armada-4.png"),
        SimpleNamespace(status=400, body=None, files=[]),
    ]  # fmt: skip
    assert plain_for_discord(SimpleNamespace(calls=tried)) == {1}
