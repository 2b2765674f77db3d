"""Connections to a database, and who may open one.

`sqlite.py` is SQLite's, `postgres.py` all of PostgreSQL's; both run each transaction as one call on a
thread of its own. `lock.py` keeps a second process off a database file.
"""
