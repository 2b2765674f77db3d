"""Who meets at a table, and who does not.

`queue.py` and `pairing.py` seat people who look for the same. `offers.py` puts seats of games under way on
offer; `blocks.py` keeps people apart; `game_limits.py` says how many games a person may have at once.
"""
