"""Players' time: what counts for whom, what a table has agreed on, how much is left, when people are away.

`bank.py` says how time is spent, `time_off.py` which seconds count. `booking.py` says whose clock runs;
`schedules.py` is what people set, `zones.py` how they say when and where.
"""
