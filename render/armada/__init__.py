"""How Armada looks and reads."""
