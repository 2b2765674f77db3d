"""What a game of StarGate consists of: map, counters, charts, state, events.

`stacking.py` says who acts as one unit, `victory.py` what losses mean. `odds.py` has the chances that
everybody can work out.
"""
