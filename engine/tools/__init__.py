"""The engine at work without Discord: a terminal table, fuzzing, replay, a protocol for other programs."""
