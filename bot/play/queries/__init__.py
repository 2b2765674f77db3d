"""What people look up. Nothing here changes anything; a test runs it all on a read-only database.

`player_views.py` is what one person may see, `choices.py` their hand and answers, `boards.py` the picture;
lists, log, dice proof and exports have a module each.
"""
