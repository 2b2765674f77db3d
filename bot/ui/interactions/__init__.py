"""What people press, type and fill in, and the pages that answer them.

`modals.py` has the forms, `suggestions.py` the autocomplete, `pages.py` the pages that people ask for. Each
is given a `Visit` (`bot/ui/visit.py`).
"""
