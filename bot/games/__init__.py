"""How our own games are played on Discord: a package each, whose `title.py` holds its record."""
