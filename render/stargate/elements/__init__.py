"""Parts of StarGate's pictures: counters, stacks, places, terrain.

`layout.py` says where hexes are drawn, `counters.py` draws a counter, `risks.py` what may happen on a way.
Nothing here is a whole picture; for those go to `pictures`.
"""
