"""StarGate on Discord: slash commands, whole paths in one order, standing answers.

`title.py` defines the title; `paths.py` and `trial_moves.py` carry an order through its steps. The rules
are in `engine.stargate`, pictures and sentences in `render.stargate`.
"""
