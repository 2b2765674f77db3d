"""Machine players: fleets, orders, battles.

`greedy.py` and `planner.py` choose a plan of `turn_plans.py`, which writes the order sheet, and answer what
no list holds. `fleet_designs.py` has the fleets they buy, `evaluation.py` rates a position.
"""
