"""Armada on Discord: its slash commands, and its forms for fleets, orders and battles.

`title.py` defines the title; `draft.py` is an unfinished order sheet, and each page of a form has a module.
The rules are in `engine.armada`, pictures and sentences in `render.armada`.
"""
