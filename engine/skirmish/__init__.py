"""Stargate skirmish: figures on a measured table against the automaton of the rules.

Rooms, from the bottom up: `model` (what a game consists of), `table` (where things are), `rules`,
`combat`, `turn`, `automaton`, then `queries`, `bots` and `gm`. `game.py` puts them together.
"""
