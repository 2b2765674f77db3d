"""What a title brings to be played here."""
