"""What goes on without people: machine players, questions that lapse, departures, forgotten lobbies.

Each changes games as commands do, in one transaction, but is asked for by `delivery` after a post or in a
sweep. `machines.py` answers, `closing.py` notices who has left and ends lobbies nobody touches.
"""
