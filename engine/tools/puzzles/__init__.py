"""`python -m engine puzzles`: the puzzles of all titles, for those who add some or change rules.

`check.py` lists and checks them, `find.py` finds new ones in games between machine players and
measures anew what other rules have changed. `files.py` writes them.
"""
