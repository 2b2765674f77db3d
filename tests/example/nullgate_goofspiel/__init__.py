"""Goofspiel, for Nullgate."""
