"""StarGate: counters, gates and approaches on a hex map (SPI 1979).

Rooms, from the bottom up: `model`, `movement`, `combat`, then `queries` and `bots`. `game.py` puts them
together.
"""
