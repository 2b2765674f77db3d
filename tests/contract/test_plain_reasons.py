"""What is wrong with an answer as data is said in our words, never in those of the library that reads it."""

from __future__ import annotations

import re

import pytest

from engine.core.codec import unpack_action
from engine.core.errors import InvalidAction
from engine.titles import GAMES

LIBRARY = re.compile(r"Input|Unexpected|Unable|keyword argument|discriminator|expected tags|pydantic|Field ")
ODD = ({}, [], 3, {"do": "dance"}, {"do": "stop", "x": 1}, {"do": "go", "ship": "x"}, {"do": "leg", "way": 1})


@pytest.mark.parametrize("name", GAMES)
def test_no_refusal_of_data_speaks_the_library_s_words(name):
    refused = []
    for kind in GAMES[name].rules.kinds.values():
        for data in ODD:
            try:
                unpack_action(kind.takes, data)
            except InvalidAction as why:
                refused.append(str(why))
    assert len(refused) >= 3 * len(GAMES[name].rules.kinds)
    assert [x for x in refused if LIBRARY.search(x)] == []
