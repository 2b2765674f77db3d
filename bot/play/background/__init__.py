"""What happens without people: machine players, default answers, departures, abandoned lobbies.

Each changes games as commands do, in one transaction, but is called by `delivery` after a post or in a
sweep. `machines.py` answers, `closing.py` notices departures and closes unused lobbies.
"""
