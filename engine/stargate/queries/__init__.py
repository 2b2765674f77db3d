"""What can be asked of a position without changing it.

`view.py` is what a seat may see. `notation.py` reads what is typed, `position.py` reads position files.
"""
