"""Plain data, declared strictly and copied cheaply.

`values.py` has the decorators by which a title declares values and actions. `frozen.py` changes a field of a
frozen dataclass, `copying.py` copies a state field by field, `writing.py` writes it as JSON.
`learning.py`, `reporting.py`, `explaining.py` and `puzzling.py` hold protocols that a game may implement.
"""
