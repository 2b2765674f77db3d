"""Starwars on Discord: buttons that narrow a throw to one move.

`title.py` defines the title. The rules are in `engine.starwars`, pictures and sentences in
`render.starwars`.
"""
