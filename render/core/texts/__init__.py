"""Texts as people see and hear them.

`graphemes.py` leaves out what cannot be seen, and cuts between signs: used by whatever shows a name or
shortens a text.
"""
