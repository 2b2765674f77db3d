"""Queries over puzzles: `solving.py` on one person's; `daily.py` on those of channels; both keep answers.

Puzzles themselves are data of the engine; here they are names.
"""
