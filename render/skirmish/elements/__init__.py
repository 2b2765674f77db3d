"""Parts of the skirmish's pictures: tokens, outlines, places, names.

`layout.py` says where the table is drawn, `tokens.py` draws a figure, `figure_sight.py` what it sees.
Nothing here is a whole picture; those are in `pictures`.
"""
