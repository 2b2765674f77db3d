"""What a title provides so that it can be played here.

`title.py` has the record `Title`, and finds one by its id. Standing answers, forms, ladders and
orders of several steps have a module each.
"""
