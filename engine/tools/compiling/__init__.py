"""The rules compiled to C by mypyc from the same source, for whoever wants them faster.

`rewriting.py` gives a module's text what mypyc lacks to make native classes of its dataclasses; `native.py`
has their decorators. `building.py` compiles a copy of the program.
"""
