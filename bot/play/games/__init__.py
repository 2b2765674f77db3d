"""One game."""
