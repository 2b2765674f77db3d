"""Starwars: two fleets, six stars and dice (Gamma Two Games, 1977).

`turn.py` is a player's turn step by step, `moves.py` says where a ship may go, `planets.py` handles cards and
building. `state.py` and `galaxy.py` are what a game consists of, and `game.py` puts everything together.
"""
