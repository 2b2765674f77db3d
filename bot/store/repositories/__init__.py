"""Queries and changes, by subject: games, seats, posts, requests, sheets, people.

Each repository is given its connection by `bot/store/store.py`. `privacy.py` knows every column that may hold
data about a person; a new one must be added there.
"""
