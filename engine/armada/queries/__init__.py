"""What can be asked of a position without changing it.

`view.py` is what a seat may see, `imagine.py` redraws the rest. `notation.py` and `battle_text.py` read what
is typed, `position.py` reads position files, `forecast.py` expected hits.
"""
