"""Whole databases: brought up to date, moved, checked.

`upgrade.py` runs the migrations, with a copy put aside first. It also goes from SQLite to PostgreSQL and
back, `audit.py` is behind `nullgate check`.
"""
