"""The map as a scene, layer by layer.

`scene.py` puts `ground`, `marks`, `overlay` and the panels together.
"""
