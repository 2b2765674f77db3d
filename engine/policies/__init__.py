"""Machine players and previews: everything that thinks about a position without changing it.

`worth.py` redraws what a seat cannot know and measures what answers are worth. `policy.py` names the
players, `search.py` looks ahead, and `matrix_games.py` solves simultaneous choices. `preview.py` tells people
what an answer would lead to.
"""
