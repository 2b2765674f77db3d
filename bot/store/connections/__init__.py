"""Connections to a database, and who may open one.

`sqlite.py` is SQLite's, `postgres.py` a PostgreSQL server's; both run each transaction as one call on a
thread of its own. `lock.py` keeps a second process off a database file.
"""
