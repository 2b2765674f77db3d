"""Parts that Armada's pictures are put together from: colours, signs, places, chips, arrows, panels.

Nothing here is a whole picture; for those go to `pictures`.
"""
