"""StarGate on Discord: a Movement Phase planned with buttons, and standing answers.

`title.py` defines the title, `plans.py` the plan, `standing.py` the answers. The rules are in
`engine.stargate`, which also reads whole orders; pictures and sentences in `render.stargate`.
"""
