"""Queries over watching: `links.py` on links, `following.py` on people who follow; both keep what goes on.

A link names no person; whoever follows a game is named, and goes with their data.
"""
