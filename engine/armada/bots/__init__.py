"""Machine players: fleets, orders, battles.

`greedy.py` and `planner.py` choose a `stance.py`, which writes the sheet of orders. `fleet_designs.py` has
the fleets they buy, `forms.py` answers what no list holds, `evaluation.py` rates a position.
"""
