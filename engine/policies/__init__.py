"""Machine players and previews: everything that thinks about a position without changing it.

`policy.py` names the players, `search.py` redraws what a seat cannot know and looks ahead, and
`matrix_games.py` solves simultaneous choices. `preview.py` tells people what an answer would lead to.
"""
