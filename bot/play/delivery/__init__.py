"""From what is committed to what is posted."""
