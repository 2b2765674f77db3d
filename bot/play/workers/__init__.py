"""Work for another process: replays drawn, records read and written."""
