"""Scenes, words and pictures, made from views and events only."""
