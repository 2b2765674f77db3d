"""Lessons: positions and scripts by which somebody learns a title on their own.

`script.py` reads their files. `runner.py` works out where in a lesson somebody is, and judges their answers.
"""
