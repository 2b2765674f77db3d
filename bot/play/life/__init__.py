"""People's lives beside their games: when they play, when they are away, whether they are there at the start.

`schedules.py` changes when somebody plays and is away, and `calendars.py` shows it to them. `muster.py` knows
who is there when a lobby is full, and `seats.py` which of its seats somebody may take.
"""
