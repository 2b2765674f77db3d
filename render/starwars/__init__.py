"""How Starwars looks and reads.

`look.py` is what the rest of Nullgate uses. `scene.py` puts the picture together from `ground.py`,
and `panel.py`; `layout.py` says where stars, spaces and tracks are drawn.
"""
