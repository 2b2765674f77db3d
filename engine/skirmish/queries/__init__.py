"""What can be asked of a position without changing it.

`view.py` is what a seat may see, `imagine.py` redraws the rest, `odds.py` and `suggestions.py` help to
decide, `notation.py` reads what is typed. `position.py` reads and checks position files.
"""
