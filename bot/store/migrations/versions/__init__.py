"""One module per revision, oldest first.

A revision changes tables on SQLite and PostgreSQL alike, and fills new columns with default values. It uses
no code of the store, which may change later.
"""
