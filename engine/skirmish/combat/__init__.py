"""Shooting, grenades, explosives, melee, reaction fire, and what they do to morale.

Each chapter has a module. A hit is carried out by `rules/effects.py`; numbers come from `model/charts.py`.
"""
