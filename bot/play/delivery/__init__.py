"""From what is committed to what is posted.

`posts.py` makes a post of a row of the outbox, `sender.py` sends a game's rows in order and once, and
`sweep.py` takes up whatever was left undone. `failed_posts.py` decides what becomes of a post that could not
be sent, `parking.py` when it is tried again.
"""
