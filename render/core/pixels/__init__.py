"""What pictures are put together from: sprites drawn and cut into tiles, and caches for them.

Tiles are kept as Pillow's inner images, ready to paste; only `render/core/raster.py` puts them on a canvas.
Caches have a bound on what they weigh.
"""
