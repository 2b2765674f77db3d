"""What Discord tells of its own accord, and what is watched meanwhile.

`recovery.py` hears that posts may be tried again, `watch.py` measures connection, event loop and outbox while
metrics are on. Neither answers anybody.
"""
