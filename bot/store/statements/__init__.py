"""Plain SQL statements for what every answer reads and writes, where an ORM session costs too much.

`answer.py` writes an answer in one transaction, `plain.py` reads what an answer needs. Everything else goes
through sessions (`repositories`).
"""
