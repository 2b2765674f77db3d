"""Whatever players choose says what it is for: units, weapons, actions and options of every title."""

from __future__ import annotations

import pytest

from bot.titles import TITLES
from bot.ui.interactions.rules import PURPOSES_SHOWN, actions, explained, purposes_page
from bot.ui.layout import LINE
from engine.skirmish.table.scenario_loader import MISSIONS
from render.core.text import languages, words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_everything_that_is_chosen_says_what_it_is_for(title: str, language: str):
    say, look, game = words(language), TITLES[title].look, TITLES[title].game
    things = {x: key for of in look.things().values() for x, key in of.items()}
    named = things | {x: f"{title}-called-{x.replace('_', '-')}" for x in actions(game) if x not in things}
    named |= {f"option-{o.name}": f"{title}-option-{o.name}" for o in game.options}
    for thing, key in named.items():
        assert 10 < len(look.purpose(thing, say)) <= LINE, thing
        assert 0 < len(say(key, n=1)) <= 80, thing
    assert len(list(explained(TITLES[title], say))) == len(named)


@pytest.mark.parametrize("title", TITLES)
def test_the_pages_show_every_line_once(title: str):
    say = words("en")
    lines = [line for _, line in explained(TITLES[title], say)]
    posts = [purposes_page(TITLES[title], say, "", n) for n in range(-(-len(lines) // PURPOSES_SHOWN))]
    shown = [x for p in posts for x in "\n".join(p.text).splitlines() if x.startswith("- ")]
    assert shown == lines
    assert purposes_page(TITLES[title], say, "", 99) == posts[-1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_ready_team_of_the_skirmish_says_how_it_wants_to_be_played(mission: str, language: str):
    assert 10 < len(words(language)(f"bot-skirmish-team-play-{mission}")) <= 150
