"""Armada on Discord: its slash commands, and its forms for fleets, orders and battles.

`title.py` says what it brings; `draft.py` is a sheet of orders under way, and each page of a form has a
module. The rules are in `engine.armada`, pictures and sentences in `render.armada`.
"""
