"""What people look up. Nothing here changes anything; a test runs it all on a read-only database.

`player_views.py` is what one person may see, `choices.py` their hand, answers and forms; `replays.py` has the
picture, now and moving. Lists, log and settings have a module each.
"""
