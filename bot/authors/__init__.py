"""What a game's author runs: `python -m bot promises` and `python -m bot new`.

`contract.py` is the test that every title must pass; `refusals.py` finds illegal answers that are refused
without a reason. `commands.py` begins a title from the template in `data/template`, and tests one.
"""
