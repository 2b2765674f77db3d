"""Whole pictures: map, battle, fleet, orders, the end.

`scene.py` chooses the one that fits what is shown. Each of the others has a module, put together from
`elements`.
"""
