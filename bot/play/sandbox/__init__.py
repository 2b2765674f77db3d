"""Sandboxes: a position of a game that one person plays on from alone, for all sides.

They are opened, played, undone, compared with the game and taken over as a plan here. No game is changed.
"""
