"""From what is committed to what is posted.

`posts.py` makes a post of a row of the outbox, `sender.py` sends a game's rows in order and once,
`sweep.py` takes up what was left lying. What cannot be sent goes to `trouble.py`.
"""
