"""Skirmish: figures on a measured table against the Jaffa automaton."""
