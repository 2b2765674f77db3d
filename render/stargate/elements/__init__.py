"""Parts that StarGate's pictures are put together from: counters, stacks, places, terrain.

Nothing here is a whole picture; for those go to `pictures`.
"""
