"""What a title brings to be played here.

`title.py` is the record of it, and finds one by its id. Standing answers, forms, ladders and
orders of several steps have a module each.
"""
