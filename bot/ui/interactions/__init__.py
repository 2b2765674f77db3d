"""What people press, type and fill in, and what they are shown in answer.

`presses.py` has a small function for each verb of a custom id, `modals.py` the forms, `suggestions.py` the
autocomplete, `pages.py` what somebody asked to see. Each is given a `Visit` (`bot/ui/visit.py`).
"""
