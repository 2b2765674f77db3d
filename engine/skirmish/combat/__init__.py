"""Shooting, grenades, explosives, melee, reaction fire, and what they do to morale.

One module a chapter. A hit is carried out by `rules/effects.py`; the numbers come from `model/charts.py`.
"""
