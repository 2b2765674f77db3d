"""What a community builds from games that are over: results, ratings, cups, and sides dealt out by ratings.

`ratings.py` makes ratings of results, and of nothing else. `results.py` decides which games count.
`pairings.py` says who meets whom, and on which side; `cups.py` takes a cup from round to round. Nothing
here knows of posts or of Discord.
"""
