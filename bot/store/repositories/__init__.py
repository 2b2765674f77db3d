"""What is kept, by subject: games, seats, posts, requests, sheets, people.

Each repository is given its connection by `bot/store/store.py`. Where a person's data may stand is known to
`privacy.py`; a new column with people in it is named there.
"""
