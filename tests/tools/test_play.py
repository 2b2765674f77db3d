"""The terminal table, driven as a person would type."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from engine.core.contract import Setup
from engine.core.errors import BadData, BadSetup, BrokenRecord
from engine.core.record import read_record, replay
from engine.core.rules import Event
from engine.starwars.game import STARWARS
from engine.titles import GAMES
from engine.tools.plain_text import in_words, parts, show, where_and_who
from engine.tools.play import Terminal, open_table, play, read_players
from engine.tools.session import Session
from tests.toys.duel import DUEL
from tests.toys.patrol import PATROL

SEED = "ab" * 32


def sit(game, *lines, players=None, keep=None, table=None):
    """Type these lines at a table and give what was printed, and the table."""
    out = io.StringIO()
    table = table or Session.new(game, Setup(game.id), SEED)
    who = read_players(game.seats, players or [])
    console = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    assert Terminal(table, who, console, iter(lines), keep).run() == 0
    return out.getvalue(), table


def test_answers_by_number_and_as_text():
    out, table = sit(STARWARS, "throw", "1", "2 4")
    assert [e.how for e in table.entries if e.by == ""] == ["start", "answer", "answer", "answer"]
    assert "blue: turn.start (Case PLANETS.2)" in out
    assert "  1  throw" in out
    assert "You have left the table." in out


def test_machine_players_answer_between():
    _, table = sit(STARWARS, "throw", "1", "2 4", players=["orange=random"])
    assert {e.by for e in table.entries if e.seat == "orange"} == {"random"}


def test_the_same_seed_plays_the_same_game():
    first = sit(STARWARS, "throw", "1", "1")
    assert first[0] == sit(STARWARS, "throw", "1", "1")[0]
    other = Session.new(STARWARS, Setup("starwars"), "cd" * 32)
    assert first[0] != sit(STARWARS, "throw", "1", "1", table=other)[0]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "the list runs from 1 to 1"),
        ("0", "the list runs from 1 to 1"),
        ("fly", "cannot read 'fly'"),
        ("build AAA SOL-2", "You do not hold AAA (Case PLANETS.2)"),
        ("act", "What may be done unasked: resign, draw"),
        ("act dance", "What may be done unasked: resign, draw"),
        ("act draw offer=maybe", "offer: must be true or false"),
        ("act draw offer=false", "No draw is on offer"),
        ("undo", "You have answered nothing yet"),
        ("back", "No answer lies unread"),
        ("save", "Name a file"),
        ("save /no/such/place/x.json", "cannot be written"),
        ("why MOVES.3", "Ruling T8"),
        ("why", "PLANETS.2"),
        ("why T8", "T8"),
        ("why nonsense", "There is no case 'nonsense'"),
        ("why moves", "MOVES.1"),
        ("help", "Answer by number"),
        ("hand", "You hold nothing that the others may not see"),
        ("log", "   0  first: seat"),
        ("view", "waiting for blue"),
    ],
)
def test_commands_and_mistakes_are_answered_and_change_nothing(line, said):
    out, table = sit(STARWARS, line)
    plain, before = sit(STARWARS)
    assert said in out
    assert len(table.entries) == len(before.entries)
    assert out.count(said) > plain.count(said)


def test_a_free_undo_and_one_past_the_dice():
    out, table = sit(STARWARS, "throw", "1", "undo", "1", "undo", "undo", "undo anyway")
    assert "undo anyway" in out
    own = [(e.how, e.action) for e in table.entries if e.seat == "blue"]
    assert [how for how, _ in own] == ["answer", "answer", "undo", "answer", "undo", "undo"]
    assert own[2] == own[4]
    assert own[5][1]["to"] < own[2][1]["to"]
    assert replay(STARWARS, table.record())[-1].state == table.s


def test_acts():
    out, table = sit(STARWARS, "act draw", "act draw offer=false", "act resign")
    assert table.s.over.reason == "resigned"
    assert "orange wins: resigned (Case WINNING.1)" in out


def test_a_game_of_machines_alone_runs_to_its_end():
    out, table = sit(STARWARS, players=["blue=greedy", "orange=random"])
    assert table.s.over
    assert " wins: " in out


@pytest.mark.parametrize("game", [*GAMES.values(), DUEL, PATROL], ids=lambda g: g.id)
def test_a_person_can_play_any_game_by_numbers(game):
    """By "1" where there is a list, else by the sample that is shown."""
    table = Session.new(game, Setup(game.id), SEED)

    def typed():
        n = 0
        while n < 400:
            n += 1
            yield "1" if n % 7 else "2"
            text = out.getvalue()
            if "an answer is, for one: " in text[-400:]:
                yield text.rsplit("an answer is, for one: ", 1)[1].splitlines()[0]

    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    Terminal(table, read_players(game.seats, []), console, typed()).run()
    assert sum(e.by == "" for e in table.entries) > 3
    assert replay(game, table.record())[-1].state == table.s


# -- secrets ---------------------------------------------------------------------------------------------


def test_people_at_one_terminal_do_not_see_each_others_secrets():
    lines = ["", "lay 1 5 9", "", "lay 3", "rest", "view", "log", "options"]
    out, table = sit(DUEL, *lines, players=["red=human", "white=human"])
    assert table.s.traps == {"red": (1, 5, 9), "white": (3,)}
    assert "For red alone. Others look away; red presses Enter." in out
    assert "decided" not in out
    assert "1 5 9" not in out
    assert "traps: -" in out


def test_a_hand_is_shown_to_its_owner_after_a_word_to_the_others():
    lines = ["", "lay 1 5 9", "", "lay 3", "hand", "", "", "rest"]
    out, _ = sit(DUEL, *lines, players=["red=human", "white=human"])
    assert "traps: 1 5 9" in out
    assert "decided: seat red, of traps.lay" in out
    before, after = out.split("For red alone. Others look away", 2)[1:]
    assert "1 5 9" not in before.split("For white alone")[0]
    assert "traps: 1 5 9" in after
    assert "traps: 3" not in out


def test_a_person_alone_sees_all_that_is_his():
    out, _ = sit(DUEL, "lay 1 5 9", "rest", players=["white=random"])
    assert "decided: seat red, of traps.lay, action spaces 1 5 9, do lay" in out
    assert "traps: 1 5 9" in out
    assert "For red alone" not in out


def test_options_that_would_betray_a_hand_come_only_when_asked_for():
    position = {
        "mover": "blue", "hands": {"blue": "AWS"},
        "fleets": {"blue": {"1": "SOL-1"}, "orange": {"1": "VEGA-1"}},
    }  # fmt: skip
    two = ["blue=human", "orange=human"]
    out, _ = sit(STARWARS, players=two, table=Session.laid_out(STARWARS, position, SEED))
    assert "build AWS" not in out
    assert "what only you may know: type options" in out
    out, _ = sit(STARWARS, "options", "", "", players=two, table=Session.laid_out(STARWARS, position, SEED))
    assert "build AWS SOL-2" in out.split("For blue alone")[1]
    out, _ = sit(STARWARS, table=Session.laid_out(STARWARS, position, SEED))
    assert "build AWS SOL-2" in out


def test_an_unread_answer_is_taken_back():
    lines = ["", "lay 1", "", "back", "", "lay 2", "", "lay"]
    out, table = sit(DUEL, *lines, players=["white=human"])
    assert "taken back" in out
    assert table.s.traps["red"] == (2,)


# -- keeping ---------------------------------------------------------------------------------------------


def test_a_game_is_kept_and_gone_on_with(tmp_path):
    kept = tmp_path / "game.json"
    sit(STARWARS, "throw", "1", keep=kept)
    record = read_record(kept.read_text())
    table = open_table("", "", kept)
    assert table.record() == record
    _, on = sit(STARWARS, "1", table=table)
    assert len(on.entries) > len(record.entries)
    assert replay(STARWARS, on.record())[-1].state == on.s
    out, _ = sit(STARWARS, f"save {tmp_path / 'again.json'}")
    assert "Kept in" in out
    assert json.loads((tmp_path / "again.json").read_text())["id"] == record.id
    assert not list(tmp_path.glob("*.part"))


def test_a_position_file_is_played(tmp_path):
    file = tmp_path / "p.toml"
    file.write_text(
        'mover = "blue"\ndice = [3, 1]\n[fleets]\nblue = { 1 = "SOL-1" }\norange = { 1 = "VEGA-1" }\n'
    )
    table = open_table("starwars", SEED, file)
    out, table = sit(STARWARS, "1 1 SOL-2", "save x.json", table=table)
    assert table.entries[1].action["to"] == "SOL-2"
    assert "no record" in out
    file.write_text("mover = 7")
    with pytest.raises(BadData):
        open_table("starwars", "", file)


def test_what_cannot_be_opened_is_refused(tmp_path):
    with pytest.raises(BadSetup, match="no game"):
        open_table("chess", "", None)
    with pytest.raises(BadSetup, match="64 hex"):
        open_table("starwars", "xyz", None)
    with pytest.raises(BadData, match="cannot be read"):
        open_table("starwars", "", tmp_path / "none.json")
    (tmp_path / "bad.json").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="UTF-8"):
        open_table("starwars", "", tmp_path / "bad.json")
    (tmp_path / "bad.json").write_text("{}")
    with pytest.raises(BrokenRecord):
        open_table("starwars", "", tmp_path / "bad.json")
    sit(STARWARS, keep=tmp_path / "game.json")
    sit(STARWARS, "throw", keep=tmp_path / "game.json")
    with pytest.raises(BadSetup, match="a game of starwars"):
        open_table("chess", "", tmp_path / "game.json")


def test_who_plays():
    assert read_players(("a", "b", "c"), []) == {"a": "human", "b": "greedy", "c": "greedy"}
    assert read_players(("a", "b"), ["b=human", "a=random"]) == {"a": "random", "b": "human"}
    for wrong in ("c=human", "a=clever", "a", ""):
        with pytest.raises(BadSetup):
            read_players(("a", "b"), [wrong])


def test_play_reads_standard_input(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("throw\nquit\n"))
    assert play("starwars", [], seed=SEED) == 0
    out = capsys.readouterr().out
    assert out.startswith("Starwars: blue human, orange greedy.")
    assert "thrown: seat blue" in out


# -- showing ---------------------------------------------------------------------------------------------


def printed(shown):
    out = io.StringIO()
    show(Console(file=out, width=100, highlight=False, markup=False), shown)
    return out.getvalue()


@pytest.mark.parametrize("game", [*GAMES.values(), DUEL, PATROL], ids=lambda g: g.id)
def test_every_field_of_a_view_is_shown(game):
    s = Session.new(game, Setup(game.id), SEED).s
    for seat in (*game.seats, None):
        view = game.view(s, seat)
        out = printed(parts(view))
        for name in parts(view):
            assert name in out
        assert where_and_who(view).count("\n") == 0


def test_brackets_in_what_is_shown_are_no_markup():
    assert "[bold]x[/bold]" in printed({"name": "[bold]x[/bold]"})
    assert "[red]" in printed({"rows": [{"a": "[red]"}]})


def test_events_in_words():
    assert in_words(Event("no_move", "M.2", {"seat": "blue", "dice": [1, 2], "over": []})) == (
        "no move: seat blue, dice 1 2 (Case M.2)"
    )
    assert in_words(Event("undone", "", {"to": 0, "yes": True})) == "undone: to 0, yes yes"
