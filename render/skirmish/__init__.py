"""How the skirmish looks and reads.

`look.py` is what the rest of Nullgate uses. `elements` are the parts of a picture, `words` the sentences,
`pictures` the whole scenes.
"""
