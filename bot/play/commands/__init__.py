"""What people do. Each command is one transaction; nothing is posted here.

Each module has one purpose: lobby, answering, undo, hosting, settings. After a command `delivery` sends what
was committed.
"""
