"""How the skirmish looks and reads."""
