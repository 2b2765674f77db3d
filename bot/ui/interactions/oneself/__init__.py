"""What somebody sets of themselves beyond preferences.

`times.py` is about when they play. Its page hangs below `/settings`; its commands are in
`bot/cogs/times.py`.
"""
