"""What every game is drawn and worded with."""
