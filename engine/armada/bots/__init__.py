"""Machine players: fleets, orders, battles.

`greedy.py` and `planner.py` choose a plan of `turn_plans.py`, which writes the order sheet.
`fleet_designs.py` has the fleets they buy, `form_answers.py` answers what no list holds, `evaluation.py`
rates a position.
"""
