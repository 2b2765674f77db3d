"""Every cell of every chart, written out a second time."""

import pytest

from engine.core.data import convert
from engine.core.errors import BadData
from engine.skirmish.model.charts import (
    ARMS,
    CHARTS,
    Charts,
    Miss,
    _checked,
    band_of,
    cannon_need,
    effect_change,
    effect_of,
    grenade_miss,
    grenade_need,
    melee_result,
    morale_result,
    need_to_hit,
    order_of,
    tenths,
    zat_effect,
)

# Case SHOOT.4, as printed: the last inch of each band, then unaimed, aimed, careful.
SHOTS = {
    "rifle": "6 10/04/02  18 14/08/04  24 17/12/08  60 19/16/12",
    "mg50": "8 10/04/02  24 14/08/04  50 17/12/08  80 19/16/12",
    "staff": "4 14/08/04  12 17/12/08  18 19/16/12  60 20/20/18",
    "pistol": "6 12/06/03  10 16/10/06  16 18/16/12  30 20/20/18",
    "zat": "6 12/06/03  10 16/10/06  16 18/16/12  30 20/20/18",
    "shotgun": "6 12/06/03  10 16/10/06  16 18/16/12  30 20/20/18",
}


def printed(weapon: str) -> list[tuple[float, list[int]]]:
    words = SHOTS[weapon].split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return [(float(inch), [int(n) for n in needs.split("/")]) for inch, needs in pairs]


CELLS = [
    (weapon, n, aim, need)
    for weapon in SHOTS
    for n, (_, needs) in enumerate(printed(weapon))
    for aim, need in enumerate(needs, 1)
]


def test_shoot_4_all_weapons_have_a_column():
    assert set(ARMS.weapons) == set(SHOTS)
    assert len(CELLS) == 72


def test_shoot_4_every_cell():
    for weapon, band, aim, need in CELLS:
        assert need_to_hit(ARMS.weapons[weapon], aim, band) == need


@pytest.mark.parametrize("weapon", SHOTS)
def test_shoot_4_bands_end_where_printed(weapon):
    w = ARMS.weapons[weapon]
    for n, (inch, _) in enumerate(printed(weapon)):
        assert band_of(w, inch) == n
        assert band_of(w, inch + 0.1) == (n + 1 if n < 3 else None)
    assert w.reach == printed(weapon)[3][0]


def test_shoot_5_cover_is_the_next_band():
    for weapon, band, aim, need in CELLS:
        if band:
            assert need_to_hit(ARMS.weapons[weapon], aim, band - 1, cover=True) == need


def test_ruling_k23_cover_at_long_range_needs_a_20():
    for aim in [1, 2, 3]:
        for weapon in SHOTS:
            assert need_to_hit(ARMS.weapons[weapon], aim, 3, cover=True) == 20


EFFECTS = {
    "staff": ["suppress", "suppress", "suppress", "wound", "disable", "kill"],
    "round": ["suppress", "suppress", "wound", "wound", "disable", "kill"],
}


def test_effect_1_every_cell():
    for change in range(-1, 3):
        for die in range(1, 7):
            for effect in EFFECTS:
                want = EFFECTS[effect][max(1, min(6, die + change)) - 1]
                assert effect_of(effect, die, change) == want


@pytest.mark.parametrize(
    ("weapon", "bonus"), [("rifle", 0), ("mg50", 1), ("staff", 0), ("pistol", 0), ("shotgun", 1)]
)
def test_effect_2_range_and_weapon_change_the_die(weapon, bonus):
    assert [effect_change(ARMS.weapons[weapon], b) for b in range(4)] == [
        1 + bonus,
        bonus,
        bonus - 1,
        bonus - 1,
    ]


def test_effect_3_hits_of_a_zat():
    assert [zat_effect(n) for n in (1, 2, 3, 4)] == ["disable", "kill", "disintegrate", "disintegrate"]
    assert CHARTS.effect.zat_turns == 5


CANNON = {2: 4, 8: 4, 8.1: 8, 20: 8, 20.1: 12, 48: 12}
BEHIND_COVER = {2: 8, 8: 8, 8.1: 12, 20: 12, 20.1: 16, 48: 16}


def test_cannon_1_every_cell():
    for inches in CANNON:
        assert cannon_need(inches) == CANNON[inches]


@pytest.mark.parametrize("inches", BEHIND_COVER)
def test_ruling_k31_cover_is_the_next_range(inches):
    assert cannon_need(inches, cover=True) == BEHIND_COVER[inches]


@pytest.mark.parametrize("inches", [0, 1.9, 48.1, 60])
def test_cannon_1_no_shot_outside_its_range(inches):
    assert cannon_need(inches) is None
    assert cannon_need(inches, cover=True) is None


def test_cannon_1_and_2_numbers():
    assert (ARMS.cannon.actions, ARMS.cannon.blast) == (2, 2)


@pytest.mark.parametrize(
    ("inches", "need"),
    [
        (5.9, None),
        (6, 5),
        (9, 5),
        (9.1, 12),
        (10, 12),
        (14, 12),
        (14.1, 18),
        (15, 18),
        (18, 18),
        (18.1, None),
    ],
)
def test_grenade_2_every_cell(inches, need):
    assert grenade_need(inches) == need


MISSES = ["over 2", "short 2", "left 2", "right 2", "over 3", "short 3", "left 3"]


def test_grenade_3_every_miss():
    for by in range(1, 18):
        want = None
        if by <= len(MISSES):
            side, inches = MISSES[by - 1].split()
            want = Miss(side, float(inches))
        assert grenade_miss(by) == want
        assert grenade_miss(0) is None


def test_morale_4_every_difference():
    for die in range(1, 7):
        for total in range(8):
            by = die - total
            want = None if by < 0 else "retire" if by <= 1 else "suppressed" if by <= 3 else "flee"
            assert morale_result(die, total) == want


def test_melee_3_every_difference():
    want = ["nothing", "back", "wound", "disable", "kill", "rout", "rout", "rout"]
    assert [melee_result(n) for n in range(8)] == want
    assert [melee_result(-n) for n in range(8)] == want


# Case ACTIONS.3, as printed. The first row carries on, but for a 6.
TABLE = {
    (-6, 0): "continue continue continue continue continue toward",
    (1, 1): "A B C C C D",
    (2, 5): "E A B C C D",
    (6, 8): "F E A A B C",
    (9, 20): "F F E E E B",
}


def test_actions_3_every_cell():
    for die in range(1, 7):
        for risk in range(-6, 21):
            n, letters = next(
                (n, row) for n, ((low, high), row) in enumerate(TABLE.items()) if low <= risk <= high
            )
            assert order_of(risk, die) == (n, letters.split()[die - 1])


def test_ruling_k49_full_tenths():
    assert [tenths(out, 6) for out in range(7)] == [0, 1, 3, 5, 6, 8, 10]
    assert tenths(1, 0) == 0
    assert tenths(1, 24) == 0


def test_risk_2_to_6_what_each_part_counts():
    r = CHARTS.risk
    assert (r.alone, r.goauld, r.steady, r.in_range, r.raw, r.tenth, r.flank, r.worse, r.ran) == (
        -4, -1, -1, 1, 1, 1, 2, 2, 3,
    )  # fmt: skip


def test_charts_with_holes_are_refused():
    raw = {
        name: getattr(CHARTS, name)
        for name in ("effect", "morale", "melee", "grenade", "stun", "explosives", "risk")
    }
    rows = [{"letters": ["A"] * 6, "most": 3}, {"letters": ["B"] * 6, "most": 2}, {"letters": ["C"] * 6}]
    for wrong in (rows, rows[:1], [rows[2], rows[0]]):
        made = convert(
            {**raw, "actions": {"charge": 12, "half": 2, "halt": 5, "react": 2, "rows": wrong}},
            Charts,
            "charts",
        )
        with pytest.raises(BadData, match="rise by"):
            _checked(made, ARMS)
