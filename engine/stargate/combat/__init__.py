"""Approaches and combats.

`approach.py` is the secret choice of Section 7, `phase.py` the Combat Phase. Dispersal, berserk weapons and
ranged attack have a module each.
"""
