"""Matters of one person alone: when they play, their lessons and their puzzles.

`times.py` belongs to `/settings`, `own_data.py` to `/privacy`; the commands of both are in
`bot/cogs/personal.py`. `lessons.py` and `puzzles.py` are opened by `/learn` and `/puzzle`.
"""
