"""The measured table: points, shapes, terrain, and who can see whom.

`terrain.py` answers what blocks, covers and slows, `line_of_sight.py` who sees whom. Scenario files are
declared in `scenario_file.py` and read and checked by `scenario_loader.py`.
"""
