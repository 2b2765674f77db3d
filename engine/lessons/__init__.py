"""Lessons: positions and scripts with which people learn a title on their own.

`script.py` reads their files. `runner.py` works out a learner's place in a lesson, and judges their answers.
"""
