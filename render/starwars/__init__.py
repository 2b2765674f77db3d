"""How Starwars looks and reads."""
