"""What answers are worth, tried out and explained: hints, sandboxes, reports and explanations.

A hint is one person's: nothing of it reaches the channel while the game lasts. Sandboxes change no game.
Reports and explanations look back on games that are over; a machine player's answer may be explained at once.
"""
