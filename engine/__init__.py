"""The rules of every game, and nothing else: no Discord, no pictures, no SQL.

`core` is what all games share, `policies` are the machine players, and each game has a package of its own.
Start with `core/rules.py`; the command line (`python -m engine`) is in `tools`.
"""

#: The program's version. Marks and records name it, so it rises with a title's edition (CONTRIBUTING.md).
__version__ = "1.0.0"
