"""Modules that are imported when something in them is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Deferred:
    """A large module that most processes never need, under its name.

    What is taken from it has no type: give type checkers the real module where it has any.

    >>> math = Deferred("math")
    >>> math.floor(2.5)
    2
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        found = getattr(import_module(self._module), name)
        setattr(self, name, found)
        return found
