"""StarGate (SPI 1979): the coalition against the Virunian Tri-Ships."""
