"""Parts of Armada's pictures: colours, signs, places, chips, arrows, panels.

`layout.py` says where everything is, `pieces.py` what is in every space. Nothing here is a whole picture;
those are in `pictures`.
"""
