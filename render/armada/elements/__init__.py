"""Parts of Armada's pictures: colours, signs, places, chips, arrows, panels.

`layout.py` says where everything stands, `pieces.py` what stands in every space. Nothing here is a whole
picture; for those go to `pictures`.
"""
