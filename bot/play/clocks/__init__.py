"""Players' time: which seconds count for whom, what a table has agreed on, and how much is left.

`time_off.py` knows calendars but no games, `pace.py` a table's choices, `bank.py` how time is spent.
These three read neither a clock nor a database; `booking.py` does, whenever a game is committed.
"""
