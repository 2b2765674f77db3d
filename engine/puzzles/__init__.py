"""Puzzles: positions in which one answer is clearly best; the value of each answer offered is measured.

`puzzle.py` reads their files, `judging.py` sets one up and judges an answer, and `measure.py` plays on from
one to see what its answers are worth.
"""
