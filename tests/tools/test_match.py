"""`python -m engine match`: scores, repeatable games, changing seats, and what is refused."""

from __future__ import annotations

import pytest

from engine.__main__ import main
from engine.core.errors import BadSetup
from engine.starwars.game import STARWARS
from engine.tools.match import Played, match, play, seated
from tests.toys.duel import DUEL


def test_a_match_counts_seats_and_policies():
    told: list[str] = []
    players = {"blue": "greedy", "orange": "random"}
    score = match(STARWARS, told.append, players, games=4, seed=3, swap=True)
    assert score["blue"] + score["orange"] + score["drawn"] == 4
    assert score["greedy"] + score["random"] + score["drawn"] == 4
    assert score["greedy"] >= 3
    assert [line.split(":")[0] for line in told[:4]] == ["game 3", "game 4", "game 5", "game 6"]
    assert told[4].startswith("starwars: 4 games; ")
    assert any("greedy" in line and "ms an answer" in line for line in told[5:])


def test_the_table_of_a_match_counts_each_game_once_and_in_percent_of_all(monkeypatch):
    """Of four games one policy wins two, from either seat, the other one, and nobody the third."""
    went = [Played(x, "", {"blue": [0.0], "orange": [0.0]}) for x in ("blue", "orange", None, "blue")]
    monkeypatch.setattr("engine.tools.match.results", lambda *_: iter(went))
    told: list[str] = []
    score = match(STARWARS, told.append, {"blue": "greedy", "orange": "random"}, games=4, seed=0, swap=True)
    assert score == {"blue": 2, "orange": 1, "drawn": 1, "greedy": 2, "random": 1}
    table = told[4].partition("; ")[2].split(", ")
    assert set(table) == {f"{who} {n} ({25 * n} %)" for who, n in score.items()}


def test_the_same_policy_on_both_sides_is_counted_by_seat_alone():
    score = match(DUEL, lambda line: None, dict.fromkeys(DUEL.seats, "random"), games=3, seed=1)
    assert set(score) <= {*DUEL.seats, "drawn"}
    assert score.total() == 3


def test_the_same_seed_gives_the_same_game():
    players = {"blue": "search", "orange": "random"}
    first, again = (play(STARWARS, players, 5, longest=60) for _ in range(2))
    assert (first.winner, first.reason) == (again.winner, again.reason)
    assert [len(x) for x in first.times.values()] == [len(x) for x in again.times.values()]


def test_a_game_that_does_not_end_is_broken_off():
    went = play(STARWARS, dict.fromkeys(STARWARS.seats, "random"), 1, longest=5)
    assert went.winner is None
    assert went.reason == "broken off"
    assert sum(len(x) for x in went.times.values()) == 5


@pytest.mark.parametrize("swap", [False, True])
def test_the_games_are_the_same_whatever_the_number_of_processes(swap):
    players = {"blue": "greedy", "orange": "random"}

    def told(jobs):
        lines: list[str] = []
        score = match(STARWARS, lines.append, players, games=5, seed=11, swap=swap, jobs=jobs)
        return score, lines[:7]  # the rest tells how long answers took

    assert told(1) == told(2) == told(3)


def test_a_match_needs_at_least_one_process(capsys):
    with pytest.raises(SystemExit):
        main(["match", "starwars", "--jobs", "0"])
    assert "--jobs" in capsys.readouterr().err


def test_seats_left_out_are_greedy():
    assert seated(STARWARS, ["--orange", "random"]) == {"blue": "greedy", "orange": "random"}


@pytest.mark.parametrize(
    "given", [["--green", "random"], ["--blue", "genius"], ["--blue"], ["blue", "random"]]
)
def test_strange_players_are_refused(given):
    with pytest.raises(BadSetup):
        seated(STARWARS, given)


def test_the_command_line_plays_a_match(capsys):
    args = ["match", "starwars", "--games", "1", "--blue", "random", "--orange", "random", "--seed", "2"]
    assert main(args) == 0
    assert "starwars: 1 games" in capsys.readouterr().out


def test_other_commands_take_no_unknown_arguments(capsys):
    with pytest.raises(SystemExit):
        main(["fuzz", "starwars", "--blue", "random"])
    assert "--blue" in capsys.readouterr().err
