"""What people's lives mean for their games.

`schedules.py` changes when somebody plays and is away. `calendars.py` shows them that.
"""
