"""`python -m engine puzzles`: the puzzles of all titles, for whoever adds some.

`check.py` lists and checks them, `find.py` finds new ones in games between machine players, and `files.py`
writes them.
"""
