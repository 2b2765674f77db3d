"""Whole pictures: map, battle, fleet, orders, the end.

`scene.py` chooses the one that fits. Each picture has a module and is composed from `elements`.
"""
