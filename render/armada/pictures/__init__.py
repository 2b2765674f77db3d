"""Whole pictures: map, battle, fleet, orders, the end.

`scene.py` chooses the one that fits what is shown.
"""
