"""Armada: fleets bought and orders written in secret, resolved together (C. E. Lewin)."""
