"""Playing without Discord: sessions, what is told to whom, and what waits to be sent."""
