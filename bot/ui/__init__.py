"""What people see and press on Discord: posts, buttons, selects, modals.

`messages` lays posts out and sends what `bot.play` has to post, `interactions` says what each control does. A
`Visit` (`visit.py`) is one interaction, from its acknowledgement to its answer.
"""
