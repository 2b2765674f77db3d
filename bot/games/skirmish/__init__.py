"""Skirmish on Discord: orders with suggestions, tables of one's own, and the GM.

`title.py` defines the title; `orders.py` offers a figure's orders, `tables.py` takes players' own
tables, `gm` is the GM's. The rules are in `engine.skirmish`, pictures and sentences in `render.skirmish`.
"""
