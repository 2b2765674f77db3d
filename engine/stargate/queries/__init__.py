"""What can be asked of a position without changing it.

`view.py` is what a seat may see. `notation.py` reads what is typed, `orders.py` whole orders, which are
carried out on a trial (`trial_moves.py`). `position.py` reads position files.
"""
