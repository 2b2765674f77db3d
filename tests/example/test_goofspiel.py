"""What every game promises, and what only this one does."""

from bot.authors.contract import check_title


def test_the_contract_of_every_title():
    check_title("goofspiel")
