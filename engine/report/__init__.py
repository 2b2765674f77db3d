"""What an ended game came to: who was how likely to win when, what turned it, how lucky the dice were.

`report.py` is the report as plain data, put together by `compose.py`. `chances.py` plays on from positions
along a `course.py`, `turning_points.py` looks closely at what changed most. `luck.py` sets dice against odds.
"""
