"""Whole battles with given dice, step by step: what each side says, what is rolled, and what comes of it.

Every throw is written where it is made, so a step too many or too few would leave dice over or ask for more.
"""

from engine.armada.battle.frames import (
    Cover,
    Free,
    Intercept,
    Muster,
    Placing,
    Pursue,
    Retreat,
    Shot,
    Take,
    Targets,
)
from tests.armada.battle.battles import asked, do, fight, fire, lay, only, refused, results, shots, told

#: Every question is asked.
ASK = "press no"
#: Nothing is launched or unloaded; all else is asked.
NOTHING_OUT = "seekers hold; ambush hold; decoys none; unload none; press no"
EVEN, SEVEN, MISS = (1, 1), (3, 4), (1, 2)


def points_given(s, seat):
    """Return the points a side has given away so far."""
    return sum(x.points for x in s.ledger if x.seat == seat)


def test_a_battle_of_seekers_decoys_shields_and_armor():
    """Red calls and moves first. Silver has a seeker too, and in the end neither comes off well."""
    s = lay(
        "R1 seeker:3 laser:1, R2 seeker:1 laser:2, S1=missile_boat launcher:3 nuclear:3 ap:1 shield armor:1, "
        "S2=probe_scout probe_launcher:2 decoy:4 laser:1, S3 seeker:2 blaster:1",
        at="A", plan=ASK,
    )  # fmt: skip
    done = fight(s)
    assert sorted(asked(done)) == [("red", "muster"), ("silver", "muster")]

    # a: one seeker a ship, one decoy a probe launcher
    done = do(done, Muster(seekers={"R1": 1, "R2": 1}), seat="red")
    done = do(done, Muster(seekers={"S3": 1}, decoys={"S2": 2}), seat="silver")
    out = only(done, "launched")
    assert out["seekers"] == {"red": 2, "silver": 1}
    assert out["decoys"] == {"silver": 2}
    assert points_given(done.state, "red") == 2 * 8
    assert points_given(done.state, "silver") == 8 + 2 * 2

    # b: Silver's only seeker goes against Red's two and destroys one
    done = do(done, Intercept(0), seat="red")
    done = do(done, Intercept(1), 4, seat="silver")
    met = only(done, "intercepted")
    assert met["left"] == {"red": 1, "silver": 0}
    assert met["dice"]["silver"] == [4]

    # c: Red's last one flies at the missile boat
    assert asked(done) == [("red", "place")]
    done = do(done, Placing({"S1": 1}))
    assert only(done, "placed")["on"] == {"S1": 1}

    # d: an a.p. missile misses it (7), one decoy fails (even) and the other draws it off
    assert asked(done) == [("silver", "cover")]
    done = do(done, Cover((Shot("S1", "ap", "S1"), Shot("silver", "decoy", "S1", 2))), *MISS, *SEVEN, *EVEN)
    covered = only(done, "covered")
    assert [x["need"] for x in covered["shots"]] == ["7", "even", "even"]
    assert [x["hit"] for x in covered["shots"]] == [False, False, True]
    assert covered["left"] == {"S1": 0}
    assert points_given(done.state, "silver") == 8 + 4 + 1
    assert not told(done, "volley")  # e: none is left to strike

    # f: the lasers of Red on the boat (even): one hit on the shield, which breaks (2), one on the armor,
    # which stops a laser by anything but 7 and is gone, one miss
    assert only(done, "round_began")["round"] == 1
    assert asked(done) == [("silver", "retreat")]  # who is attacked may leave before the first round
    done = do(done, Retreat())
    assert asked(done) == [("red", "targets")]
    done = fire(done, "R1 laser S1, R2 laser S1 2", *EVEN, *SEVEN, *EVEN, 2, *MISS)
    struck = only(done, "struck")["hits"]
    assert [x["result"] for x in struck] == ["shield", "armor"]
    assert (struck[0]["shield"], struck[1]["armor"]) == (2, [1, 2])
    boat = done.state.units["S1"]
    assert boat.has == {"launcher": 3, "nuclear": 3}
    assert boat.wreck == 10
    assert points_given(done.state, "silver") == 13 + 25 + 10

    # Silver answers: the launcher that shot in step d is used up for this turn, the others fire nuclear
    # missiles (anything but 7), one hits; the blaster needs a 7
    assert asked(done) == [("silver", "targets")]
    done = fire(done, "S1 nuclear R1 2, S2 laser R2, S3 blaster R2", *SEVEN, *EVEN, *MISS, *EVEN)
    shot = only(done, "volley")["shots"]
    assert [(x["by"], x["need"], x["hit"]) for x in shot] == [
        ("S1", "not7", False), ("S1", "not7", True), ("S2", "even", False), ("S3", "7", False),
    ]  # fmt: skip
    assert results(done) == ["destroyed"]
    lost = only(done, "destroyed")
    assert (lost["unit"], lost["points"]) == ("R1", 100 + 20 + 2 * 8)
    assert points_given(done.state, "silver") == 48 + 2

    # g: Silver's boat and scout leave, Red shoots once at what leaves, the blaster ship fights on
    assert only(done, "round_began")["round"] == 2
    done = do(done, Retreat(), seat="red")
    done = do(done, Retreat(("S1", "S2")), seat="silver")
    assert only(done, "retreating")["units"] == ["S1", "S2"]
    done = fire(done, "R2 laser S1, R2 laser S3", *EVEN, *MISS)
    assert results(done) == ["flipped"]  # the boat, without shield and armor now
    assert asked(done) == [("silver", "targets")]
    done = fire(done, "S3 blaster R2", *SEVEN)  # who leaves does not shoot
    assert "destroyed" in results(done)
    assert {x["unit"] for x in told(done, "destroyed")} == {"R2", "S1"}
    assert [x["units"] for x in told(done, "retreated")] == [["S2"]]

    # h: Red has nothing left
    end = only(done, "battle_ended")
    assert end["why"] == "won"
    assert end["left"] == {"red": [], "silver": [["S3", "starship"]]}
    assert done.state.marks.retreated == ("S2",)
    assert points_given(done.state, "red") == 16 + (100 + 20 + 16) + (100 + 40)
    assert points_given(done.state, "silver") == 50 + (100 + 3 * 25 + 1)


def test_a_landing_with_close_quarters_fighters_that_take_hits_and_troops_that_cannot_leave():
    """Silver moves first though Red calls. Red's fighters and a blaster ship dive at the troops in hex 1."""
    s = lay(
        "R1 blaster:2 shield, Rf1, Rf2, Rm1, S1 laser:2, Sr1, Sr2, Sf1", plan=NOTHING_OUT,
        first="silver",
    )  # fmt: skip
    done = fight(s)
    began = only(done, "battle_began")
    assert (began["caller"], began["first"]) == ("red", "silver")
    assert asked(done) == [("silver", "retreat")]  # nothing to launch; only the ship attacked may leave now
    done = do(done, Retreat())

    # f, Silver: lasers on the blaster ship (even), a defending regiment on the marines (exactly 8), the
    # other at a fighter (7), the fighter at the ship (7)
    assert asked(done) == [("silver", "targets")]
    done = fire(
        done, "S1 laser R1 2, Sr1 regiment Rm1, Sr2 regiment Rf1, Sf1 fighter R1",
        *EVEN, *MISS, 2, 6, *SEVEN, *SEVEN,
    )  # fmt: skip
    volley = only(done, "volley")["shots"]
    assert [(x["need"], x["hit"]) for x in volley] == [
        ("even", True), ("even", False), ("8", True), ("7", True), ("7", True),
    ]  # fmt: skip

    # Only the fighter's hit on the ship may be taken. The laser's is stopped by the shield, which holds (5).
    # Rf1 is hit itself, so Rf2 tries, with a 6: all three are flipped
    assert asked(done) == [("red", "take")]
    done = do(done, Take((4,)), 5, 6)
    struck = {x["shot"]: x for x in only(done, "struck")["hits"]}
    assert {n: x["result"] for n, x in struck.items()} == {
        0: "shield",
        2: "flipped",
        3: "flipped",
        4: "taken",
    }
    assert (struck[0]["shield"], struck[4]["fighter"]) == (5, ["Rf2", 6])
    assert points_given(done.state, "red") == 0  # they are lost at the end of the round

    # f, Red: the blaster ship and a flipped fighter go close and shoot first: even at ground units
    assert asked(done) == [("red", "targets")]
    close = ("R1", "Rf1", "Rf2")
    aim = "R1 blaster Sr1, R1 blaster Sr2, Rf1 fighter Sr1, Rf2 fighter Sf1, Rm1 marines Sr2"
    done = do(done, Targets(tuple(shots(aim)), close, "hold"), *EVEN, *MISS, *EVEN)
    near = only(done, "volley")
    assert (near["part"], near["close"]) == ("close", ["R1", "Rf1"])  # Rf2 shoots at no ground unit
    assert [(x["by"], x["need"], x["hit"]) for x in near["shots"]] == [
        ("R1", "even", True), ("R1", "even", False), ("Rf1", "even", True),
    ]  # fmt: skip
    assert results(done) == ["destroyed", "wasted"]  # Silver moves first: what it loses goes at once
    assert points_given(done.state, "silver") == 20

    # the regiment that is left takes its extra shot at the ship; the shield stops it and breaks (2). Then
    # come Red's other shots: a fighter at a fighter (even), marines at a regiment (even)
    assert asked(done) == [("silver", "free")]
    done = do(done, Free((Shot("Sr2", "regiment", "R1"),)), *SEVEN, 2, *EVEN, *MISS)
    free, others = told(done, "volley")
    assert [(x["by"], x["on"], x["hit"]) for x in free["shots"]] == [("Sr2", "R1", True)]
    assert [(x["by"], x["gun"], x["hit"]) for x in others["shots"]] == [
        ("Rf2", "fighter", True), ("Rm1", "marines", False),
    ]  # fmt: skip
    assert results(done) == ["shield", "destroyed"]
    assert {x["unit"] for x in told(done, "destroyed")} == {"Sf1", "Rf1", "Rf2", "Rm1"}
    assert points_given(done.state, "red") == 2 * 25 + 40 + 25
    assert points_given(done.state, "silver") == 20 + 25

    # g: the regiment faces a starship alone and cannot leave; its ship can, and nobody else shoots for it
    assert only(done, "round_began")["round"] == 2
    assert "COMBAT.g retreat-held" in refused(done, Retreat(("S1", "Sr2")), seat="silver")
    done = do(done, Retreat(), seat="red")
    done = do(done, Retreat(("S1",)), seat="silver")
    done = fire(done, "Sr2 regiment R1", *MISS)
    done = fire(done, "R1 blaster S1 2", *SEVEN, *MISS)
    assert results(done) == ["destroyed"]
    assert only(done, "round_began")["round"] == 3
    done = do(done, Retreat(("R1",)), seat="red")
    done = fire(done, "Sr2 regiment R1", *SEVEN)
    assert {x["unit"] for x in told(done, "destroyed")} == {"R1"}
    end = only(done, "battle_ended")
    assert (end["why"], end["left"]) == ("won", {"red": [], "silver": [["Sr2", "regiment"]]})
    assert points_given(done.state, "red") == 115 + 100 + 2 * 10
    assert points_given(done.state, "silver") == 45 + 100 + 2 * 20


def test_flyers_go_on_against_ground_units_that_retreat():
    """Red attacks troops with marines and a fighter; the troops leave, and the fighter follows them."""
    s = lay("Rm1, Rf1, Sr1, Sr2", plan=f"{NOTHING_OUT}; take none")
    done = fight(s)
    assert asked(done) == [("red", "targets")]  # ground units cannot leave before the first round
    done = fire(done, "Rm1 marines Sr1, Rf1 fighter Sr2", *EVEN, *MISS)
    assert results(done) == ["flipped"]
    # the flipped one shoots, too: defending it needs an 8 against ground units
    done = fire(done, "Sr1 regiment Rm1, Sr2 regiment Rf1", *EVEN, *MISS)
    shot = only(done, "volley")["shots"]
    assert [(x["by"], x["need"], x["hit"]) for x in shot] == [("Sr1", "8", False), ("Sr2", "7", False)]
    assert [x["unit"] for x in told(done, "destroyed")] == ["Sr1"]

    # g: marines and a fighter are a mixed group, so the regiment may leave; Red shoots once
    done = do(done, Retreat(), seat="red")
    done = do(done, Retreat(("Sr2",)), seat="silver")
    done = fire(done, "Rm1 marines Sr2, Rf1 fighter Sr2", *MISS, *MISS)
    assert asked(done) == [("red", "pursue")]
    done = do(done, Pursue(True))
    left = only(done, "retreated")
    assert (left["units"], left["stalked"]) == ([], ["Sr2"])

    # now only the fighter and the regiment fight each other, and it cannot leave any more
    assert asked(done) == [("red", "retreat")]
    done = do(done, Retreat())
    done = do(done, Targets((Shot("Rf1", "fighter", "Sr2"),), close=("Rf1",), rest="hold"), *EVEN)
    assert only(done, "volley")["shots"][0]["need"] == "even"  # close quarters
    assert results(done) == ["flipped"]
    # flipped or not, it has its extra shot at what is close (7); at the marines it may not shoot any more
    assert asked(done) == [("silver", "free")]
    done = do(done, Free((Shot("Sr2", "regiment", "Rf1"),)), *SEVEN)
    assert only(done, "volley")["part"] == "free"
    assert "Rf1" not in done.state.units
    assert [x["unit"] for x in told(done, "destroyed")] == ["Rf1", "Sr2"]
    end = only(done, "battle_ended")
    assert end["left"] == {"red": [["Rm1", "marines"]], "silver": []}
    assert points_given(done.state, "red") == 25
    assert points_given(done.state, "silver") == 2 * 20
