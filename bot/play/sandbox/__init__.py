"""Sandboxes: a position of a game that one person plays on by themselves, for all sides.

Here they are opened, played, taken back, set beside the game and taken over as a plan. No game is changed.
"""
