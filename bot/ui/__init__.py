"""What people see and press on Discord: posts, buttons, selects, modals.

`layout.py` lays posts out, `presses.py` says what each control does, `courier.py` sends what `bot.play` has
to post. A `Visit` (`visit.py`) is one interaction, from its acknowledgement to its answer.
"""
