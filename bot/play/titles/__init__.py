"""What a title brings to be played here.

`catalogue.py` lists the titles; standing answers, forms, ladders and orders of several steps have a module
each.
"""
