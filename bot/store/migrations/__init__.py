"""The steps by which older databases become newer ones (Alembic).

`versions` has one module per revision; `env.py` runs them inside one transaction.
`bot.store.maintenance.upgrade` decides when, and keeps a copy of the database first.
"""
