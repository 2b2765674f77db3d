"""What every game is drawn and worded with.

A game's `Look` (`look.py`) makes a `Scene` (`scene.py`): shapes as data, in colours of `palette.py`.
`raster.py` draws scenes with Pillow, `replay.py` makes moving pictures of them, and `text.py` words
everything from `data/locale`.
"""
