"""A position with its question and answers on a page, wherever it comes from.

`positions.py` lays out those outside a game; `coach.py` says what a coach says of a question, and who
has one. Games, lessons, puzzles and sandboxes share it.
"""
