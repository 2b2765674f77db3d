"""Machine players: fleets, orders, battles.

`greedy.py` and `planner.py` choose a `stance.py`, `fleet_designs.py` are the fleets they buy, `forms.py`
answers what no list holds, `evaluation.py` rates a position.
"""
