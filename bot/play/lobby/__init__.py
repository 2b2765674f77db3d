"""Who sits at a table: opening, seats, matching, and what becomes of a seat whose time runs out.

Each command is one transaction; nothing is posted here. `lobby.py` opens games, `seating.py` is
about seats, `queue.py` and `matchmaking.py` bring people together, `cups.py` opens cups and their games,
`overdue.py` watches clocks.
"""
