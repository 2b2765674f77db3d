"""Players' time: which seconds count for whom, what a table has agreed to, and what is left.

`time_off.py` knows calendars and no game, `pace.py` what a table may choose, `bank.py` how time is spent.
These three read neither a clock nor a database; `booking.py` does, whenever a game is committed.
"""
