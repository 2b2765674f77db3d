"""What concerns one person alone: when they play, their lessons and their puzzles.

`times.py` hangs below `/settings`; its commands are in `bot/cogs/times.py`. `lessons.py` and `puzzles.py` are
opened by `/learn` and `/puzzle`; `own_data.py` is what `/privacy` shows.
"""
