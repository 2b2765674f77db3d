"""Approaches and combats.

`approach.py` is the choice in secret of Section 7, `phase.py` the Combat Phase; dispersal, berserk weapons
and ranged attack have a module each.
"""
