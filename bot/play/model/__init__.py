"""What play is about, as plain data: people, seats, questions, posts, and the names buttons bear."""
