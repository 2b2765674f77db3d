"""Lessons: positions and scripts by which somebody learns a title; play them alone.

`script.py` reads their files. `runner.py` says where somebody stands in one, and judges what they answer.
"""
