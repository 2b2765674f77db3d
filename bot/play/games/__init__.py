"""One game at work: loaded, worded, drawn, asked, and committed.

`loader.py` loads it, `commits.py` writes what the engine did in one transaction, `live.py` is the loaded game
with its language and names. Commands and queries are built on these.
"""
