"""Plain data, declared strictly and copied cheaply.

`values.py` has the decorators by which a title declares values and actions. `frozen.py` changes a field of a
frozen dataclass, `copying.py` copies a state field by field. `learning.py` is what a learner promises,
`reporting.py` what looks back on an ended game.
"""
