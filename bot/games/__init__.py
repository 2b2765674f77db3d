"""How our own games are played on Discord: a package each.

Its `title.py` holds the title's record: ladders for buttons, forms, standing answers, and
what can be typed. What titles have in common is in `bot.play.model`.
"""
