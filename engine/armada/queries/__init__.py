"""What can be asked of a position without changing it.

`view.py` is what a seat may see, `imagine.py` redraws the rest, `notation.py` and `battle_text.py` read
what is typed, `audit.py` opens the books, `position.py` reads position files.
"""
