"""What all games share: how a game runs, is asked, seen, saved and checked."""
