"""A table's own board: what is refused, naming file, key and why; and that the others can be played."""

from importlib.resources import files
from random import Random

import pytest

from engine.core.codec import load, save
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import BadData, BadSetup
from engine.core.flow import apply, pending, sample
from engine.starwars.galaxy import read_galaxy, standard
from engine.starwars.game import STARWARS, Position
from tests.starwars.board.boards import HOME, TWO_STARS, VALID, board

STANDARD = (files("data") / "starwars" / "galaxy.toml").read_text(encoding="utf-8")
A, B = ("AJAX", HOME, "BOOTES", True), ("BOOTES", HOME, "AJAX", True)


def swap(old: str, new: str, text: str = STANDARD) -> str:
    assert old in text
    return text.replace(old, new, 1)


def beside(track: str, links: str = "AJAX", **pieces: int) -> str:
    """Write a board of two homes, the second with this track and these links."""
    return board(A, ("BOOTES", track, links, True), pieces=pieces)


def between(track: str) -> str:
    """Write a board of two homes with a star of this track between them."""
    middle = ("CRUX", track, "AJAX BOOTES", False)
    return board(("AJAX", HOME, "CRUX", True), middle, ("BOOTES", HOME, "CRUX", True))


TRACK, LINKS = "stars.1 (BOOTES).track", "stars.1 (BOOTES).links"
NO_PIECES = 'name = "own"\n' + board(A, B).partition("starships = 7\n")[2]
APART = board(
    ("AJAX", HOME, "CRUX", True),
    ("CRUX", HOME, "AJAX", False),
    ("BOOTES", HOME, "DRACO", True),
    ("DRACO", HOME, "BOOTES", False),
)
BAD = {
    "not TOML": ("stars = [", "", "is not TOML"),
    "too long": ("#" * 64_001, "", "longer than 64000"),
    "too deep": (f"x = {'[' * 3000}{']' * 3000}", "", "nested too deeply"),
    "empty": ("", "name", "missing"),
    "unknown key": ("fleet = 3\n" + STANDARD, "fleet", "no such key"),
    "a worked-out key": ("homes = ['SOL']\n" + STANDARD, "homes", "no such key"),
    "star key": (swap("place = [0, 1]", "colour = 1\nplace = [0, 1]"), "stars.0.colour", "no such key"),
    "unknown pieces key": (swap("ships = 10", "ships = 10\ntanks = 1"), "pieces.tanks", "no such key"),
    "no pieces": (NO_PIECES, "pieces", "missing"),
    "no name": (board(A, B, name=""), "name", "1 to 40"),
    "long name": (board(A, B, name="x" * 41), "name", "1 to 40"),
    "unprintable name": (board(A, B, name="a\nb"), "name", "printed"),
    "one star": (board(A), "stars", "2 to 12 stars, not 1"),
    "many stars": (board(*[A] * 13), "stars", "2 to 12 stars, not 13"),
    "small letters": (board(A, ("bootes", HOME, "AJAX", True)), "stars.1.name", "capital letters"),
    "foreign letters": (board(A, ("BOÖTES", HOME, "AJAX", True)), "stars.1.name", "capital letters"),
    "digits": (board(A, ("B2", HOME, "AJAX", True)), "stars.1.name", "capital letters"),
    "long star name": (board(A, ("BETELGEUSES", HOME, "AJAX", True)), "stars.1.name", "1 to 10"),
    "no star name": (board(A, ("", HOME, "AJAX", True)), "stars.1.name", "1 to 10"),
    "same name": (board(A, ("AJAX", HOME, "AJAX", True), ("CRUX", HOME, "AJAX", False)),
        "stars.0 (AJAX).name", "two stars"),
    "name in name": (board(("AJAX", HOME, "AJAXX", True), ("AJAXX", HOME, "AJAX", True)),
        "stars.0 (AJAX).name", "AJAXX begins"),
    "track is no text": (swap('track = "EPEEHEPEEHEP"', "track = 12"), "stars.0.track", "must be text"),
    "short track": (beside("EPEHEP"), "stars.1.track", "7 to 24 spaces, not 6"),
    "long track": (beside(HOME * 3), "stars.1.track", "7 to 24 spaces, not 36"),
    "wrong letter": (beside("EPEEXEPEEHEP"), "stars.1.track", "'X' is no space"),
    "track shorter than a die": (beside("EPEEHEPE", sides=8), TRACK, "longer than the highest die"),
    "unknown link": (beside(HOME, "AJAX MARS"), LINKS, "MARS is not another star"),
    "link to itself": (beside(HOME, "AJAX BOOTES"), LINKS, "BOOTES is not another star"),
    "one-way link": (beside(HOME, ""), "stars.0 (AJAX).links", "does not link back"),
    "twice linked": (board(("AJAX", HOME, "BOOTES BOOTES", True), B), "stars.0 (AJAX).links", "linked twice"),
    "H without a link": (board(A, B, ("CRUX", HOME, "", False)), "stars.2 (CRUX).links", "needs a link"),
    "far place": (swap("place = [0, 1]", "place = [0, 6]"), "stars.0.place", "0 to 5"),
    "three coordinates": (swap("place = [0, 1]", "place = [0, 1, 2]"), "stars.0.place", "at most 2"),
    "same place": (swap("place = [0, 1]", "place = [2, 0]"), "stars.0 (SOL).place", "two stars stand"),
    "no home": (STANDARD.replace("home = true", ""), "stars", "two stars are homes, not 0"),
    "three homes": (swap("place = [0, 0]", "place = [0, 0]\nhome = true"), "stars", "homes, not 3"),
    "black hole at home": (beside("EPEEHEPEEHEB"), TRACK, "no black hole"),
    "nova at home": (beside("EPEEHEPEEHEN"), TRACK, "no nova"),
    "home without H": (beside("EPEEEEPE"), TRACK, "needs an H"),
    "home without a planet": (beside("EEEEHEEE"), TRACK, "needs a planet"),
    "home without empty spaces": (beside("PPPPHPPP"), TRACK, "needs an empty space"),
    "no first move": (beside("EEHHPHHHHHHH", sides=2), TRACK, "no planet is within"),
    "uneven homes": (beside("EEPEEHEPEEHEP"), "stars", "not 7 and 8"),
    "few ships": (board(A, B, pieces={"ships": 6}), "pieces.ships", "at least 7 ships, not 6"),
    "many ships": (board(A, B, pieces={"ships": 25}), "pieces.ships", "1 to 24, not 25"),
    "no ships": (board(A, B, pieces={"ships": 0}), "pieces.ships", "1 to 24, not 0"),
    "negative cards": (board(A, B, pieces={"weapons": -1}), "pieces.weapons", "0 to 99, not -1"),
    "many cards": (board(A, B, pieces={"weapons": 99}), "pieces", "at most 99 cards"),
    "endless cards": (board(A, B, pieces={"aliens": 10**12}), "pieces.aliens", "0 to 99"),
    "coin": (board(A, B, pieces={"sides": 1}), "pieces.sides", "2 to 12, not 1"),
    "huge die": (board(A, B, pieces={"sides": 10**12}), "pieces.sides", "2 to 12"),
    "many builds": (board(A, B, pieces={"builds": 6}), "pieces.builds", "0 to 5, not 6"),
    "a trap": (between("EBBBBBBHPE"), "stars.1 (CRUX).track", "a ship on CRUX-1 could never reach an H"),
    "no way out": (between("EPEEPEE"), "stars.1 (CRUX).track", "could never reach an H"),
    "homes apart": (APART, "stars", "no hyperjumps lead from AJAX to BOOTES"),
}  # fmt: skip


@pytest.mark.parametrize("why", BAD)
def test_a_wrong_board_is_refused_with_file_key_and_reason(why):
    text, key, says = BAD[why]
    with pytest.raises(BadData) as bad:
        STARWARS.new(Setup("starwars", files={"board": text}), RandomDice(Random(1)))
    assert bad.value.file == "board.toml"
    assert bad.value.key == key
    assert says in bad.value.why


def test_only_a_board_may_be_brought():
    with pytest.raises(BadSetup, match="'cards'"):
        STARWARS.new(Setup("starwars", files={"cards": ""}), RandomDice(Random(1)))


def test_the_standard_board_read_as_a_table_s_own_is_the_standard_board():
    assert read_galaxy(STANDARD) == standard()


@pytest.mark.parametrize("name", VALID)
@pytest.mark.parametrize("seed", range(4))
def test_a_table_s_own_board_is_played_to_the_end(name, seed):
    rng = Random(seed)
    s = STARWARS.new(Setup("starwars", files={"board": VALID[name]}), RandomDice(rng)).state
    assert s.galaxy.name == name
    assert load(STARWARS.state, save(s)) == s
    for n in range(20_000):
        if s.over:
            break
        (d,) = pending(s)
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
        if not n % 50:
            assert not STARWARS.problems(s)
    assert s.over
    assert load(STARWARS.state, save(s)) == s


def test_a_position_may_be_laid_out_on_a_table_s_own_board():
    fleets = {"blue": {1: "CASTOR-4"}, "orange": {1: "GEMMA-8"}}
    s = STARWARS.lay_out(Position("blue", fleets, board=TWO_STARS))
    assert s.home == {"blue": "CASTOR", "orange": "GEMMA"}
    with pytest.raises(BadData, match="there is no space SOL-1"):
        STARWARS.lay_out(Position("blue", {"blue": {1: "SOL-1"}}, board=TWO_STARS))
