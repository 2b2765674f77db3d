"""Seats for other programs.

`desk.py` reads the requests of one seat's program and makes the replies, from the views of that seat alone.
`programs.py` starts programs as players of matches.
"""
