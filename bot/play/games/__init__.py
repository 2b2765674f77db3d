"""One game at work: loaded, worded, drawn, and committed.

`loader.py` loads it, `commits.py` writes what the engine did in one transaction, `wording.py` chooses
language and names. Commands and queries are built on these.
"""
