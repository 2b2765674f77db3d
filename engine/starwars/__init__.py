"""Starwars (Gamma Two Games, 1977)."""
