"""Armada: fleets bought and orders written in secret, resolved together (C. E. Lewin).

Rooms, from the bottom up: `model`, `fleet`, `orders`, `battle`, `turn`, then `queries` and `bots`.
`game.py` puts them together.
"""
