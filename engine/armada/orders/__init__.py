"""The sheet of orders, as data and as text, and the battle plan that goes with it.

`draft.py` is an unfinished sheet, `sheet.py` checks every written action, `text.py` reads and writes sheets.
What orders do when they are opened is in `turn/movement.py`.
"""
