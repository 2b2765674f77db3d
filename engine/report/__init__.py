"""The report on an ended game: each side's chances over time, turning points, and luck with dice.

`report.py` is the report as plain data, put together by `compose.py`, which sets dice against their odds.
`chances.py` plays on from positions along a `course.py`, `turning_points.py` looks closely at what changed
most.
"""
