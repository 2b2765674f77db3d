"""The steps by which older databases become newer ones (Alembic)."""
