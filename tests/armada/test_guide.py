"""What `docs/armada.md` shows is read as it says."""

import re
from pathlib import Path

import pytest

from engine.armada.battle.frames import Cover, Shot
from engine.armada.fleet.purchase import SOLD
from engine.armada.fleet.text import named, read_fleet
from engine.armada.game import ARMADA
from engine.armada.model.actions import Orders
from engine.armada.orders.text import read_orders
from engine.armada.queries.notation import read, write
from engine.core.rules import Decision
from tests.armada.battle.battles import fight, lay

GUIDE = (Path(__file__).parents[2] / "docs" / "armada.md").read_text(encoding="utf-8")


def blocks(heading):
    """Return the indented blocks of a section."""
    section = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    found = re.findall(r"(?:^ {4}.*\n)+", section, re.MULTILINE)
    return [re.sub("^ {4}", "", x, flags=re.MULTILINE) for x in found]


def test_the_fleet_is_read():
    (text,) = blocks("Fleets")
    fleet = read_fleet(text)
    assert [x.no for x in fleet.ships] == list(range(1, 10))
    assert fleet.ships[-1].has == {"probe_launcher": 1, "probe": 4, "decoy": 6}


def test_every_name_of_the_table_is_read():
    rows = re.findall(r"^\| (?:hulls|components|stores|units) \|(.*)\|(.*)\|$", GUIDE, re.MULTILINE)
    pairs = [(re.findall("`(.*?)`", a), re.findall("`(.*?)`", b)) for a, b in rows]
    for whole, short in pairs:
        assert [named(x) for x in short] == whole
    assert {x for whole, _ in pairs[1:] for x in whole} == set(SOLD)


def test_the_sheets_are_read():
    first, second = (read_orders(x, "red") for x in blocks("Orders"))
    assert [o.act for o in first.orders] == ["attack", "scout", "unload", "attack"]
    assert second == Orders((), ("B", "1"), True, "targets carrier; retreat 40; at 1: retreat never")


def test_every_action_of_the_table_is_read():
    section = GUIDE.partition("| action |")[2].partition("\n\n")[0]
    written = [x for row in section.splitlines()[2:] for x in re.findall("`(.*?)`", row.split("|")[1])]
    assert len(written) > 9
    for text in written:
        line = text if ":" in text else f"7: {text}"
        assert len(read_orders(line, "red").orders) == 1, text
    beside = re.findall("`(.*?)`", GUIDE.partition("Beside any action")[2].partition("\n\n")[0])
    for text in beside:
        assert read_orders(f"7: attack {text}", "red").orders[0].act == "attack"


ANSWERS = re.findall(r"^\| `([a-z]+)` \| `(.*?)`", GUIDE.partition("## Battles")[2], re.MULTILINE)


@pytest.mark.parametrize(("kind", "text"), ANSWERS)
def test_the_answers_in_a_battle_are_read(kind, text):
    s = fight(lay("R7 laser:2, Rf1, S3 laser:1")).state
    assert read(s, Decision(1, "red", kind), text) is not None


def test_every_question_of_a_battle_has_its_row():
    rows = {kind for kind, _ in ANSWERS} | {
        "free",
        "pursue",
        "press",
        "agree",
        "fleet",
        "orders",
        "start",
        "attack",
    }
    assert rows == set(ARMADA.rules.kinds)


def test_a_decoy_is_its_sides_and_reads_as_it_is_written():
    s = fight(lay("R7 laser:2, S3 laser:1")).state
    a = Cover((Shot("red", "decoy", "R7", 2), Shot("R7", "laser", "R7")))
    assert write(a) == "decoy on R7 x2, R7 laser"
    assert read(s, Decision(1, "red", "cover"), write(a)) == a
