"""The table as a scene, layer by layer.

`scene.py` puts the layers together: `ground.py` below, `marks.py` under the tokens, `overlay.py` above them.
The panels beside and below are in `panel.py`.
"""
