"""Numbers, boards, cases and words, as data."""
