"""What people's lives mean for their games.

`schedules.py` changes when somebody plays and is away. `calendars.py` shows them that. `muster.py` knows who
is there when a lobby is full, and `seats.py` what stands in a lobby's seats.
"""
