"""People who learn a title: how far they are with its lessons; what they answer there; the pages of it.

A lesson is nobody's game: no row of a game is written for it, and nothing of it reaches a channel.
"""
