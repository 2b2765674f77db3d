"""What people see and press on Discord: posts, buttons, selects, modals.

`layout.py` lays posts out, `courier.py` sends what `bot.play` has to post, `interactions` says what each
control does. A `Visit` (`visit.py`) is one interaction, from its acknowledgement to its answer.
"""
