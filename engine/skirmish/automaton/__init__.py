"""The enemy that the rules themselves play.

`group_turn.py` takes a group through its turn: `risk_factor.py` adds up, `action_table.py` says what the
letter means here, `activation.py` moves one figure. Every step tells why, for the "Why?" button.
"""
