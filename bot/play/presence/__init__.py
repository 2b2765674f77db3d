"""When people play, when they are away, and whether they are present.

`schedules.py` changes when a person plays and is away, and `calendars.py` shows it to them. `muster.py`
knows who is present when a lobby is full, and `seats.py` which of its seats a person may take.
"""
