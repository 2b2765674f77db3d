"""Parts that the skirmish's pictures are put together from: tokens, outlines, places, names.

Nothing here is a whole picture; for those go to `pictures`.
"""
