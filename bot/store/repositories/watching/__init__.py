"""Queries over watching: `links.py` on the links at which games are watched; no person is named there."""
