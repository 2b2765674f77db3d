"""Starwars on Discord."""
