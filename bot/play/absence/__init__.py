"""What a table does about somebody who is not there.

`reminders.py` reminds them; `caretaking.py` has a machine player answer in their place. What the others may
do about their seat is among the commands.
"""
