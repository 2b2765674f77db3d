"""A battle from its announcement to its end.

`steps.py` holds the stages in the book's order and `frames.py` what a battle carries along; each stage has
a module: `seekers`, `volley`, `close_quarters`, `retreat`. `planned_answers.py` answers by a player's
battle plan.
"""
