"""Looking back on games that are over: reports are worked out unasked, told in the last post, and laid out.

`working_out.py` has each worked out once, in a process of its own. `report_words.py` words what was measured,
`report_pages.py` makes private pages and a file of it. Before a game is over there is nothing of all this.
"""
