"""Events that Discord sends unasked, and measurements.

`recovery.py` learns from events that failed posts may be tried again; `watch.py` measures connection, event
loop and outbox while metrics are on. Neither answers anybody.
"""
