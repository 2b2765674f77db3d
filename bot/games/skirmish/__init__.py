"""Skirmish on Discord: slash commands for players and the GM, and orders with suggestions.

`title.py` defines the title; `orders.py` offers a figure's orders, `tables.py` takes players' own
tables, `gm` is the GM's. The rules are in `engine.skirmish`, pictures and sentences in `render.skirmish`.
"""
