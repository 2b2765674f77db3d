"""Buying a fleet in secret, and fleets as text.

`purchase.py` checks purchases, `text.py` reads and writes them. The machine players' ready-made fleets are
in `bots/fleet_designs.py`.
"""
