"""The rules of every game. Knows nothing of Discord, pictures or databases."""
