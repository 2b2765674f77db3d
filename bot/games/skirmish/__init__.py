"""Skirmish on Discord: `title.py` says what it brings."""
