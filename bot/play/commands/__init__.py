"""What people do. Each command is one transaction; nothing is posted here.

One module a purpose: lobby, answering, undo, hosting, settings. After a command `delivery` sends what was
committed.
"""
