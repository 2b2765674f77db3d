"""The rules of every game, and nothing else: no Discord, no pictures, no SQL.

`core` is what all games share, `policies` are the machine players, and each game has a package of its own.
Start with `core/rules.py`; the command line (`python -m engine`) is in `tools`.
"""
