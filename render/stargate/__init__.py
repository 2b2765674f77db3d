"""How StarGate looks and reads."""
