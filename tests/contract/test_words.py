"""Every title has words, in every language, for all that can be shown of it; one that lacks some is found."""

from __future__ import annotations

import pytest

from bot.authors.contract import Unsaid, check_said
from bot.titles import TITLES
from engine.languages import complete
from render.core.text import Words, words

PAIRS = [(name, language) for name in TITLES for language in complete()]


@pytest.mark.parametrize(("name", "language"), PAIRS)
def test_a_title_says_all_that_can_be_shown(name, language):
    x = TITLES[name]
    check_said(x.game, x.look, words(language), x.standing_answers)


class Lacking(Words):
    """A language without one of its keys."""

    def __init__(self, locale, key):
        self.real, self.key, self.locale = words(locale), key, locale

    def __call__(self, key, /, **facts):
        if key == self.key:
            raise KeyError(key)
        return self.real(key, **facts)

    def has(self, key):
        return key != self.key and self.real.has(key)


@pytest.mark.parametrize(
    ("name", "language", "key"),
    [
        ("starwars", "en", "starwars-about"),
        ("starwars", "en", "help-title-starwars"),
        ("starwars", "en", "starwars-option-homes"),
        ("starwars", "de", "starwars-option-homes-thrown"),
        ("armada", "en", "armada-scenario-invasion"),
        ("armada", "en", "armada-policy-hold"),
        ("starwars", "de", "starwars-fault-no-die"),
        ("stargate", "de", "fault-draw-none"),
        ("starwars", "en", "starwars-side-blue"),
        ("starwars", "en", "starwars-ask-start"),
        ("starwars", "en", "starwars-do-throw"),
        ("starwars", "en", "starwars-detail-from"),
        ("starwars", "en", "starwars-moved"),
        ("starwars", "en", "starwars-head-start"),
        ("starwars", "en", "action-draw"),
        ("starwars", "de", "starwars-objective-home"),
        ("armada", "en", "armada-objective-defender-who"),
        ("stargate", "en", "stargate-objective-length"),
    ],
)
def test_a_title_that_lacks_words_is_found(name, language, key):
    x = TITLES[name]
    with pytest.raises(Unsaid, match=key):
        check_said(x.game, x.look, Lacking(language, key), x.standing_answers)
