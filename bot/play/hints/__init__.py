"""Hints: who agrees to them at a table; how one is worked out and noted; the pages that show it.

A hint is one person's: nothing of it reaches the channel while the game lasts.
"""
