"""From committed rows to posts.

`posts.py` makes a post from a row of the outbox, `sender.py` sends a game's rows in order and once, and
`sweep.py` finishes what was left undone. `failed_posts.py` decides what happens to a post that could not be
sent, `parking.py` when it is tried again.
"""
