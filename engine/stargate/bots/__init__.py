"""How machine players rate a position and mix their secret choices.

`evaluation.py` rates, `unit_values.py` says what a loss costs, `approach_mix.py` solves an approach as a
matrix game. The search itself is in `engine/policies`.
"""
