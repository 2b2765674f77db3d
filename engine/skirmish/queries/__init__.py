"""Questions about a position, which never change it.

`view.py` has what a seat may see, `imagine.py` redraws the rest, `odds.py` and `suggestions.py` help to
decide, `notation.py` reads what is typed. `position.py` reads and checks position files.
"""
