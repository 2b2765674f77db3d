"""The command line of the engine: playing, fuzzing, replaying, serving, matches.

`invariants.py` checks what every game promises while it is played at random; the contract tests use it too.
`serve.py`, `protocol.py`, `replies.py` speak JSON lines (docs/protocol.md), `seats` are for other programs.
"""
