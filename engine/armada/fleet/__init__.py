"""Buying a fleet in secret, and fleets as text.

`purchase.py` checks what is bought, `text.py` reads and writes it. Ready-made fleets of the machine players
are in `bots/fleet_designs.py`.
"""
