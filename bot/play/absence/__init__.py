"""What a table does about an absent player.

`reminders.py` reminds them; `caretaking.py` lets a machine player answer for them. What the other players
may do about the seat is among the commands.
"""
