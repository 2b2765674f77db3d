"""The JSON-lines protocol: the documented dialogues, every request, and whatever nonsense comes in."""

from __future__ import annotations

import io
import itertools
import json
import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from engine.core.codec import save
from engine.core.contract import View
from engine.core.data import adapter, parse
from engine.core.dice import commitment
from engine.core.record import read_record, write_record
from engine.policies.policy import POLICIES
from engine.starwars.game import STARWARS, Position
from engine.titles import GAMES
from engine.tools import protocol, replies, serve
from engine.tools.invariants import Inspection
from engine.tools.serve import Desk
from engine.verify import check
from tests.toys.duel import DUEL
from tests.toys.patrol import PATROL

DOC = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SEED = "5e" * 32


@pytest.fixture
def desk(monkeypatch):
    monkeypatch.setitem(GAMES, "duel", DUEL)
    monkeypatch.setitem(GAMES, "patrol", PATROL)
    return Desk()


def ask(desk, do, **fields):
    """Send a request and give its reply, which must be a line of JSON with its id."""
    line = desk.answer_line(json.dumps({"id": 7, "do": do, **fields}).encode())
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    reply = json.loads(line)
    assert reply["id"] == 7
    assert len(reply) == 2
    return reply


def ok(desk, do, **fields):
    reply = ask(desk, do, **fields)
    assert "ok" in reply, reply
    return reply["ok"]


def error(desk, do, **fields):
    return ask(desk, do, **fields)["error"]


# -- the document ----------------------------------------------------------------------------------------


def like(expected, real):
    """Compare with what is documented; "…" stands for anything."""
    if expected == "…":
        return True
    if isinstance(expected, dict) and isinstance(real, dict):
        return expected.keys() == real.keys() and all(like(expected[x], real[x]) for x in expected)
    if isinstance(expected, list) and isinstance(real, list):
        return len(expected) == len(real) and all(map(like, expected, real))
    return expected == real


def dialogue():
    lines = [line.strip() for line in DOC.splitlines()]
    asked = [line[2:] for line in lines if line.startswith("> {")]
    replied = [line[2:] for line in lines if line.startswith("< {")]
    assert len(asked) == len(replied) > 20
    return list(zip(asked, replied, strict=True))


def test_the_documented_dialogue_is_what_happens():
    desk = Desk()
    for asked, replied in dialogue():
        real = json.loads(desk.answer_line(asked.encode()))
        assert like(json.loads(replied), real), f"{asked}\n{json.dumps(real, ensure_ascii=False)}"


def test_the_comparison_can_fail():
    assert not like({"a": 1}, {"a": 2})
    assert not like({"a": 1}, {"a": 1, "b": 2})
    assert not like([1], [1, 2])
    assert like({"a": ["…"]}, {"a": [5]})


def test_every_request_and_error_is_documented():
    for name in protocol.REQUESTS:
        assert f"| `{name}` |" in DOC
    source = "".join(Path(x.__file__).read_text() for x in (protocol, replies, serve))
    codes = set(re.findall(r'"code": "([a-z-]+)"', source)) | set(
        re.findall(r'BadRequest\(\s*"([a-z-]+)"', source)
    )
    codes |= {code for _, code, _ in protocol.ERRORS}
    codes |= {"invalid", "ambiguous", "illegal", "not-yours", "stale", "not-now", "over", "refused"}
    assert len(codes) > 15
    for code in codes:
        assert f"`{code}`" in DOC, code
    assert f"{protocol.LONGEST_LINE:,}" in DOC
    assert f"up to {serve.MOST_TABLES} tables" in DOC


def test_what_may_be_done_unasked_is_documented():
    for game in GAMES.values():
        (row,) = re.findall(rf"^\| `{game.id}` \| (.*) \|$", DOC, re.MULTILINE)
        assert row == ", ".join(f"`{f.name}` ({f.case})" for f in game.rules.frees.values())


def test_limits_of_options_and_machine_players_are_documented(desk):
    said = protocol.REQUESTS["options"].__dataclass_fields__["most"]
    assert f"{said.default:,} unless given" in DOC
    assert "from 1 to 10,000" in DOC
    assert f"the last {replies.MOST_SAMPLES}" in DOC
    assert ok(desk, "hello")["policies"] == sorted(POLICIES)
    for policy in POLICIES:
        assert f"`{policy}`" in DOC


def test_the_documented_position_file_is_one(desk):
    (text,) = re.findall(r"```toml\n# starwars\n(.*?)```", DOC, re.DOTALL)
    position = parse(text, Position, "position")
    said = next(json.loads(asked) for asked, _ in dialogue() if '"position"' in asked)
    assert adapter(Position).validate_python(said["position"]) == position
    s = STARWARS.lay_out(position)
    assert ok(desk, "position", game="starwars", position=text)["pending"]
    assert save(desk.tables["main"].s) == save(s)
    table = DOC[DOC.index("| key | meaning |") :]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == {f.name for f in fields(Position)}
    assert tomllib.loads(text)["mover"] == "blue"


# -- playing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["starwars", "duel", "patrol"])
@pytest.mark.parametrize("how", ["action", "token", "text"])
def test_a_whole_game_over_the_protocol_replays_and_verifies(desk, game, how):
    rng = Random(f"{game} {how}")
    reply = ok(desk, "new", game=game, seed=SEED)
    assert reply["commitment"] == commitment(SEED)
    for _ in range(3000):
        if reply["outcome"]:
            break
        d = rng.choice(reply["pending"])
        who = {"seat": d["seat"], "decision": d["decision"]}
        found = ok(desk, "options", **who)
        option = found["sample"] if d["form"] else rng.choice(found["options"])
        assert re.fullmatch("[0-9a-f]{8}", option["token"])
        ok(desk, "preview", **who, **{how: option[how]})
        reply = ok(desk, "answer", **who, **{how: option[how]})
    assert ok(desk, "outcome")["outcome"] == reply["outcome"]
    assert reply["pending"] == []
    record = ok(desk, "record")["record"]
    assert check(record) == []
    assert read_record(json.dumps(record)).outcome.reason == reply["outcome"]["reason"]
    again = ok(desk, "load", record=record, table="again")
    assert again["outcome"] == reply["outcome"]
    assert ok(desk, "events", table="again") == ok(desk, "events")


def test_tables_are_apart(desk):
    one = ok(desk, "new", game="starwars", table="one", seed=SEED)
    two = ok(desk, "new", game="duel", table="two")
    assert [t["table"] for t in ok(desk, "tables")["tables"]] == ["one", "two"]
    d = one["pending"][0]
    ok(desk, "answer", table="one", seat=d["seat"], decision=d["decision"], text="throw")
    assert ok(desk, "pending", table="two")["pending"] == two["pending"]
    ok(desk, "close", table="one")
    assert error(desk, "pending", table="one")["code"] == "no-table"
    assert error(desk, "close", table="one")["code"] == "no-table"


def test_there_are_only_so_many_tables(desk):
    for n in range(serve.MOST_TABLES):
        ok(desk, "new", game="duel", table=f"t{n}")
    assert error(desk, "new", game="duel", table="more")["code"] == "too-many-tables"
    ok(desk, "new", game="duel", table="t3")  # taking the place of another


def test_a_seat_sees_its_own_secrets_and_no_others(desk):
    ok(desk, "new", game="duel", seed=SEED)
    ok(desk, "answer", seat="red", decision=1, text="lay 1 2 3")
    held = ok(desk, "pending")
    assert [d["seat"] for d in held["held"]] == ["red"]
    assert held["public"] == {"seats": [], "sealed": [1, 2]}
    ok(desk, "answer", seat="white", decision=1, text="lay 4")
    assert ok(desk, "view", seat="red")["view"]["traps"] == [1, 2, 3]
    assert ok(desk, "view", seat="white")["view"]["traps"] == [4]
    assert ok(desk, "view")["view"]["traps"] == ok(desk, "view", seat="channel")["view"]["traps"] == []
    kinds = {
        seat: [e["kind"] for e in ok(desk, "events", seat=seat)["events"]] for seat in ("red", "channel")
    }
    assert kinds["red"].count("decided") == 1
    assert "decided" not in kinds["channel"]
    assert len(ok(desk, "events", since=2)["events"]) < len(ok(desk, "events")["events"])


def test_taking_back_and_undoing(desk):
    ok(desk, "new", game="duel", seed=SEED)
    assert error(desk, "undo", seat="red")["code"] == "refused"
    ok(desk, "answer", seat="red", decision=1, text="lay 1")
    again = ok(desk, "back", seat="red", decision=1)
    assert {(d["seat"], d["decision"]) for d in again["pending"]} == {("red", 2), ("white", 1)}
    assert error(desk, "back", seat="red", decision=2)["code"] == "stale"
    ok(desk, "answer", seat="red", decision=2, text="lay 1")
    ok(desk, "answer", seat="white", decision=1, text="lay")
    ok(desk, "answer", seat="red", decision=3, text="rest")
    assert error(desk, "undo", seat="white")["code"] == "refused"
    assert ok(desk, "undo", seat="red")["entry"]["n"] == 6
    ok(desk, "undo", seat="white", to=0)
    for to in (-1, 7, 99):
        assert error(desk, "undo", seat="red", to=to)["code"] == "refused"
    record = ok(desk, "record")["record"]
    assert check(record) == []
    assert ok(desk, "load", record=record, table="b")["pending"] == ok(desk, "pending")["pending"]


def test_dice_may_be_given(desk):
    first = ok(desk, "new", game="starwars", dice=[6, 6, 1, 1])
    assert first["entry"]["rolls"] == [[6, 6], [6, 6], [6, 1], [6, 1]]
    assert first["commitment"] == ""
    who = {"seat": "blue", "decision": 1, "text": "throw"}
    before = save(desk.tables["main"].s)
    assert error(desk, "answer", **who, dice=[3]) | {"message": ""} == {
        "code": "dice-missing", "message": "", "sides": 6,
    }  # fmt: skip
    assert error(desk, "answer", **who, dice=[3, 9])["code"] == "dice-missing"
    assert error(desk, "answer", **who, dice=[3, 4, 5, 6])["left"] == [5, 6]
    assert save(desk.tables["main"].s) == before
    assert ok(desk, "answer", **who, dice=[3, 4])["entry"]["rolls"] == [[6, 3], [6, 4]]
    record = ok(desk, "record")["record"]
    assert (record["seed"], record["commitment"]) == ("", "")
    ok(desk, "load", record=record, table="b")


def test_a_board_of_ones_own(desk):
    reply = error(desk, "new", game="starwars", files={"board": "name = 3"})
    assert (reply["code"], reply["file"]) == ("bad-data", "board.toml")
    assert reply["key"]


@pytest.mark.parametrize(
    ("do", "fields", "code", "more"),
    [
        ("zap", {}, "unknown-request", {"field": "do"}),
        ("new", {}, "bad-request", {"field": "game"}),
        ("new", {"game": 5}, "bad-request", {"field": "game"}),
        ("new", {"game": "chess"}, "bad-setup", {}),
        ("new", {"game": "duel", "scenario": "x"}, "bad-setup", {}),
        ("new", {"game": "duel", "options": {"length": "x"}}, "bad-setup", {}),
        ("new", {"game": "duel", "options": {"length": 1}}, "bad-request", {"field": "options.length"}),
        ("new", {"game": "duel", "seed": "xyz"}, "bad-request", {"field": "seed"}),
        ("new", {"game": "duel", "words": {"green": "x"}}, "bad-request", {"field": "words"}),
        ("new", {"game": "duel", "extra": 1}, "bad-request", {"field": "extra"}),
        ("new", {"game": "duel", "table": ""}, "bad-request", {"field": "table"}),
        ("new", {"game": "duel", "table": "x" * 101}, "bad-request", {"field": "table"}),
        ("new", {"game": "duel", "dice": ["six"]}, "bad-request", {"field": "dice.0"}),
        ("new", {"game": "duel", "dice": [True]}, "bad-request", {"field": "dice.0"}),
        ("new", {"game": "duel", "dice": [1]}, "dice-left", {"left": [1]}),
        ("position", {"game": "duel", "position": 7}, "bad-request", {}),
        ("position", {"game": "duel", "position": "units = ["}, "bad-data", {"key": ""}),
        ("position", {"game": "duel", "position": {}}, "bad-data", {"key": "units"}),
        ("position", {"game": "duel", "position": {"units": {}, "mover": "x"}}, "bad-data", {"key": "mover"}),
        ("load", {"record": {}}, "broken-record", {"n": 0}),
        ("load", {"record": []}, "bad-request", {"field": "record"}),
        ("pending", {"table": "none"}, "no-table", {}),
        ("options", {"seat": "red"}, "bad-request", {"field": "decision"}),
        ("options", {"seat": "red", "decision": 2}, "stale", {}),
        ("options", {"seat": "red", "decision": 1, "most": 0}, "bad-request", {"field": "most"}),
        ("options", {"seat": "red", "decision": 1, "most": 10_001}, "bad-request", {"field": "most"}),
        ("options", {"seat": "red", "decision": 1, "first": -1}, "bad-request", {"field": "first"}),
        ("play", {"seat": "red", "decision": 1}, "bad-request", {"field": "policy"}),
        ("play", {"seat": "red", "decision": 1, "policy": "genius"}, "bad-request", {"field": "policy"}),
        ("play", {"seat": "red", "decision": 1, "policy": "random", "seed": 1.5}, "bad-request", {}),
        ("play", {"seat": "red", "decision": 2, "policy": "random"}, "stale", {}),
        ("play", {"seat": "red", "decision": 1, "policy": "random", "dice": [1]}, "dice-left", {"left": [1]}),
        ("answer", {"seat": "red", "decision": 1}, "bad-request", {"field": "action"}),
        ("answer", {"seat": "red", "decision": 1, "text": "a", "token": "b"}, "bad-request", {}),
        ("answer", {"seat": "red", "decision": 1, "text": "lay x"}, "invalid", {}),
        ("answer", {"seat": "red", "decision": 1, "text": "x" * 2000}, "invalid", {}),
        ("answer", {"seat": "red", "decision": 1, "token": "00000000"}, "stale", {}),
        ("answer", {"seat": "red", "decision": 1, "action": {"do": "lay", "x": 1}}, "invalid", {}),
        ("answer", {"seat": "red", "decision": 1, "action": 7}, "invalid", {}),
        ("answer", {"seat": "red", "decision": 1.5, "text": "lay"}, "bad-request", {"field": "decision"}),
        ("answer", {"seat": "red", "decision": True, "text": "lay"}, "bad-request", {"field": "decision"}),
        ("answer", {"seat": "green", "decision": 1, "text": "lay"}, "stale", {}),
        ("preview", {"seat": "red", "decision": 1, "text": "lay 99"}, "illegal", {"case": "LAY.1"}),
        ("act", {"seat": "red", "name": "dance"}, "bad-request", {"field": "name"}),
        ("act", {"seat": "green", "name": "resign"}, "illegal", {"case": "END.1"}),
        ("act", {"seat": "red", "name": "resign", "action": {"x": 1}}, "invalid", {}),
        ("view", {"seat": "green"}, "bad-request", {"field": "seat"}),
        ("events", {"seat": "green"}, "bad-request", {"field": "seat"}),
        ("undo", {"seat": "green"}, "bad-request", {"field": "seat"}),
        ("undo", {"seat": "red", "to": "0"}, "bad-request", {"field": "to"}),
    ],
)
def test_a_bad_request_gets_one_error_and_changes_nothing(desk, do, fields, code, more):
    ok(desk, "new", game="duel", seed=SEED)
    before = save(desk.tables["main"].s), list(desk.tables)
    found = error(desk, do, **fields)
    assert found["code"] == code, found
    assert found["message"]
    assert more.items() <= found.items()
    assert (save(desk.tables["main"].s), list(desk.tables)) == before


def test_the_sample_of_a_form_answers_by_its_token_while_the_question_is_open(desk):
    """Issue 13, 22: a form has no list, so its token was always refused."""
    ok(desk, "new", game="duel", seed=SEED)
    red, white = ({"seat": x, "decision": 1} for x in ("red", "white"))
    samples = [ok(desk, "options", **red)["sample"] for _ in range(20)]
    other = next(x for x in iter(lambda: ok(desk, "options", **white)["sample"], None) if x not in samples)
    assert error(desk, "answer", **red, token=other["token"])["code"] == "stale"
    ok(desk, "answer", **white, token=other["token"])
    ok(desk, "answer", **red, token=samples[0]["token"])
    assert ok(desk, "view", seat="red")["view"]["traps"] == sorted(samples[0]["action"]["spaces"])
    assert ok(desk, "view", seat="white")["view"]["traps"] == sorted(other["action"]["spaces"])
    ok(desk, "undo", seat="red", to=0)
    assert error(desk, "answer", seat="red", decision=3, token=samples[0]["token"])["code"] == "stale"


def test_so_many_samples_of_a_form_are_kept(desk, monkeypatch):
    monkeypatch.setattr(replies, "MOST_SAMPLES", 1)
    ok(desk, "new", game="duel")
    who = {"seat": "red", "decision": 1}
    first = ok(desk, "options", **who)["sample"]["token"]
    last = next(x for x in iter(lambda: ok(desk, "options", **who)["sample"]["token"], None) if x != first)
    assert error(desk, "preview", **who, token=first)["code"] == "stale"
    ok(desk, "preview", **who, token=last)


@pytest.mark.parametrize("game", ["starwars", "duel"])
def test_machine_players_meet_over_the_protocol(desk, game):
    """Issue 13, 22: the same seeds give the same game, whoever asks, and it verifies."""
    records = []
    for played_by in (desk, Desk()):
        reply = ok(played_by, "new", game=game, seed=SEED)
        policies = itertools.cycle(("greedy", "random"))
        for n in range(2000):
            if reply["outcome"]:
                break
            d = reply["pending"][0]
            who = {"seat": d["seat"], "decision": d["decision"]}
            reply = ok(played_by, "play", **who, policy=next(policies), seed=n)
            assert reply["entry"]["n"] == n + 1
        records.append(ok(played_by, "record")["record"])
    one, two = ([{**e, "salt": "", "seal": ""} for e in r["entries"]] for r in records)  # salts are drawn
    assert one == two
    assert records[0]["outcome"]
    assert check(records[0]) == []


@pytest.mark.parametrize("policy", list(POLICIES))
def test_a_machine_player_answers_the_same_from_the_same_seed(desk, policy):
    who = {"seat": "blue", "decision": 2, "policy": policy}
    answered = []
    for seed in (1, 1, "1", *range(2, 12)):
        ok(desk, "new", game="starwars", seed=SEED)
        ok(desk, "answer", seat="blue", decision=1, text="throw")
        reply = ok(desk, "play", **who, seed=seed)
        assert reply["events"][0]["facts"]["seat"] == "blue"
        answered.append(reply["answered"]["token"])
    assert answered[0] == answered[1] == answered[2]
    assert policy != "random" or len(set(answered)) > 1
    ok(desk, "new", game="starwars", seed=SEED)
    ok(desk, "answer", seat="blue", decision=1, text="throw")
    assert ok(desk, "play", **who)["answered"]


def test_a_machine_player_knows_what_its_seat_knows(desk):
    """It is given the question's own seat, whose view alone it may think on; another's it is refused."""
    who = {"seat": "red", "decision": 1, "policy": "search"}
    for seed in range(5):
        answered = []
        for traps in ("lay", "lay 1 2 3", "lay 4 5"):  # what white has laid in secret makes no difference
            ok(desk, "new", game="duel", seed=SEED)
            ok(desk, "answer", seat="white", decision=1, text=traps)
            answered.append(ok(desk, "play", **who, seed=seed)["answered"])
        assert answered[0] == answered[1] == answered[2]
    assert error(desk, "play", seat="white", decision=1, policy="search")["code"] == "not-yours"


def test_faults_of_a_form_come_all_at_once(desk):
    ok(desk, "new", game="duel")
    found = error(desk, "answer", seat="red", decision=1, action={"do": "lay", "spaces": [12, 3, 3, -1]})
    assert [(f["case"], f["at"]) for f in found["faults"]] == [
        ("LAY.1", "spaces.0"), ("LAY.1", "spaces.3"), ("LAY.2", ""), ("LAY.3", ""), ("LAY.4", ""),
    ]  # fmt: skip


def test_a_question_underneath_must_wait(desk):
    ok(desk, "position", game="patrol", position={"at": {"p1": 0, "p2": 3, "p3": 8}, "guard": ["p2"]})
    ok(desk, "answer", seat="p1", decision=1, text="go 1")
    assert [d["seat"] for d in ok(desk, "pending")["parked"]] == ["p2", "p3"]
    assert error(desk, "answer", seat="p3", decision=1, text="stop")["code"] == "not-now"


def test_after_the_end_nothing_is_answered(desk):
    ok(desk, "new", game="duel")
    assert ok(desk, "act", seat="red", name="resign")["outcome"]["winner"] == "white"
    assert error(desk, "answer", seat="red", decision=1, text="lay")["code"] == "over"
    assert error(desk, "act", seat="red", name="resign")["code"] == "over"


def test_a_tampered_record_is_not_loaded(desk):
    record = json.loads(write_record(Inspection(DUEL, Random(1), closely=0.0).play()))
    ok(desk, "load", record=record)
    record["entries"][3]["after"] ^= 1
    assert error(desk, "load", record=record)["n"] == 3
    record["setup"]["game"] = "chess"
    assert error(desk, "load", record=record)["code"] == "bad-setup"


# -- whatever comes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad-json"),
        (b"x", "bad-json"),
        (b"[]", "bad-json"),
        (b"null", "bad-json"),
        (b"7", "bad-json"),
        (b'{"do": "hello"', "bad-json"),
        (b"[" * 200_000, "bad-json"),
        (b'{"do": ' * 50_000, "bad-json"),
        (b'{"do": "hello", "id": NaN}', "bad-json"),
        (b'{"do": "hello", "id": Infinity}', "bad-json"),
        (b"\xff\xfe\x00", "bad-json"),
        (b'{"do": "hello", "id": "\\ud800"}', "bad-json"),
        (b'{"do": "hello", "id": [1]}', "bad-request"),
        (b'{"do": "hello", "id": true}', "bad-request"),
        (b'{"do": "hello", "id": 1.5}', "bad-request"),
        (b'{"do": "hello", "id": "' + b"x" * 201 + b'"}', "bad-request"),
        (b'{"do": ["hello"]}', "bad-request"),
        (b'{"do": null}', "bad-request"),
        (b'{"do": 7, "id": 7}', "bad-request"),
        (b"{}", "bad-request"),
        (b'{"do": ""}', "unknown-request"),
        (b'{"do": "hello", "x": ' + b"9" * 10_000 + b"}", None),
        (b'{"do": "answer", "seat": "red", "decision": ' + b"9" * 400 + b', "text": "rest"}', None),
    ],
)
def test_hostile_lines(desk, line, code):
    ok(desk, "new", game="duel")
    reply = json.loads(desk.answer_line(line))
    assert set(reply) == {"id", "error"}
    assert reply["error"]["code"] == code or (code is None and reply["error"]["code"] != "internal")


names = st.sampled_from([*protocol.REQUESTS, "zap"])
plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 4)
    | st.sampled_from(
        ["duel", "starwars", "main", "red", "white", "rest", "lay 1", "resign", "channel", "all"]
    )
    | st.text(max_size=4),
    lambda x: (
        st.lists(x, max_size=3)
        | st.dictionaries(st.sampled_from(["do", "spaces", "unit", "mover", "units", "setup"]), x, max_size=3)
    ),
    max_leaves=5,
)
FIELDS = sorted({f.name for request in protocol.REQUESTS.values() for f in fields(request)})


@given(st.lists(st.tuples(names, st.dictionaries(st.sampled_from(FIELDS), plain, max_size=5)), max_size=6))
@settings(max_examples=60, deadline=None)
def test_no_request_crashes_it(requests):
    desk = Desk()
    desk.answer_line(b'{"do": "new", "game": "starwars"}')
    for do, more in requests:
        reply = json.loads(desk.answer_line(json.dumps({"do": do, **more}).encode()))
        assert ("ok" in reply) != ("error" in reply)
        assert reply.get("error", {}).get("code") != "internal", reply


def test_our_own_mistakes_become_errors_too(desk, monkeypatch, capsys):
    ok(desk, "new", game="duel")

    def crash(*_):
        raise ZeroDivisionError("by a rule")

    monkeypatch.setattr(DUEL, "view", crash, raising=False)
    assert error(desk, "view") == {"code": "internal", "message": "by a rule"}
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert ok(desk, "pending")["pending"]


# -- the loop --------------------------------------------------------------------------------------------


def run(*lines):
    out = io.BytesIO()
    assert serve.serve(io.BytesIO(b"\n".join(lines)), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_every_line_gets_one_reply_until_quit():
    replies = run(
        b'{"do":"hello","id":1}', b"", b"   ", b"x", b'{"do":"quit","id":2}', b'{"do":"hello","id":3}'
    )
    assert [r["id"] for r in replies] == [1, None, 2]


def test_a_line_too_long_is_skipped_and_the_next_is_read(monkeypatch):
    monkeypatch.setattr(protocol, "LONGEST_LINE", 1000)
    replies = run(b"x" * 200_000, b'{"do":"hello","id":1}', b'{"do":"hello","id":"' + b"y" * 990 + b'"}')
    assert [r["id"] for r in replies] == [None, 1, None]
    assert replies[0]["error"]["code"] == replies[2]["error"]["code"] == "too-long"


def test_a_closed_pipe_ends_it_quietly():
    class Closed(io.BytesIO):
        def write(self, data):
            raise BrokenPipeError

    assert serve.serve(io.BytesIO(b'{"do":"hello"}\n'), Closed()) == 1


def test_it_serves_as_a_process():
    lines = b'{"do":"hello","id":1}\n{"do":"new","game":"starwars","id":2}\nnonsense\n'
    done = subprocess.run(
        [sys.executable, "-m", "engine", "serve"], input=lines, capture_output=True, check=True
    )
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert first["ok"]["games"] == list(GAMES)
    assert second["ok"]["pending"]
    assert third["error"]["code"] == "bad-json"
    assert done.stderr == b""


def test_games_are_described_with_schemas(desk):
    for game in ok(desk, "games")["games"]:
        assert game["position"]["properties"]
        assert game["questions"]
        assert all(q["action"] for q in game["questions"])
        assert game["seats"] == list(GAMES[game["id"]].seats)


@pytest.mark.parametrize("game", [*GAMES, "duel", "patrol"])
def test_answers_views_and_options_are_what_the_schemas_say(desk, game):
    """Issue 13, 22: for every title, over a game's first answers, for each seat and the channel."""
    (said,) = (g for g in ok(desk, "games")["games"] if g["id"] == game)
    answers = {q["kind"]: Draft202012Validator(q["action"]) for q in said["questions"]}
    seen = Draft202012Validator(said["view"])
    for schema in (said["view"], said["position"], *(q["action"] for q in said["questions"])):
        Draft202012Validator.check_schema(schema)
    reply, rng = ok(desk, "new", game=game, seed=SEED), Random(game)
    for n in range(25):
        for seat in (*said["seats"], "channel"):
            view = ok(desk, "view", seat=seat)["view"]
            seen.validate(view)
            assert view.keys() == said["view"]["properties"].keys()
        if reply["outcome"]:
            break
        d = rng.choice(reply["pending"])
        who = {"seat": d["seat"], "decision": d["decision"]}
        found = ok(desk, "options", **who, most=5)
        for option in [found["sample"]] if d["form"] else found["options"]:
            answers[d["kind"]].validate(option["action"])
            assert ok(desk, "preview", **who, token=option["token"])["view"].keys() == view.keys()
        reply = ok(desk, "play", **who, policy="random", seed=n)
        answers[d["kind"]].validate(reply["answered"]["action"])


def test_a_title_whose_types_are_for_type_checkers_only_spoils_no_schemas(desk, monkeypatch):
    monkeypatch.setitem(type(DUEL).view.__annotations__, "return", "Nowhere")
    found = {game["id"]: game["view"] for game in ok(desk, "games")["games"]}
    assert found["duel"]["properties"].keys() == {f.name for f in fields(View)}
    assert "fleets" in found["starwars"]["properties"]
