"""From committed rows to posts.

`posts.py` makes a post from a row of the outbox, `table_posts.py` those of a table, `sender.py` sends
a game's rows in order and once. `parking.py` decides what happens to a post that could not be sent.
"""
