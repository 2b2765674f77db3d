"""A position with its question and answers on a page, and those that are no game's: lessons and puzzles.

`surfaces.py` lays all of them out, those of `bot/play/analysis` too; `coach.py` says what a coach says of a
question. No row of a game is written for a lesson or puzzle. Only puzzles reach a channel, if its moderators
want one a day (`daily.py`).
"""
