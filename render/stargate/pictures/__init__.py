"""The map as a scene, layer by layer.

`scene.py` puts the layers together: `ground.py` below, `marks.py` under the counters, `overlay.py` above
them. `panel.py` and `combat_panel.py` are beside the map.
"""
