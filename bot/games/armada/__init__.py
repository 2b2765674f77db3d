"""Armada on Discord: its forms for fleets, orders and battles, and what can be typed.

`title.py` defines the title. Each form has a module, and so have the larger pages of the order sheet.
The rules are in `engine.armada`, pictures and sentences in `render.armada`.
"""
