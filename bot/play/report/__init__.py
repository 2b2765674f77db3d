"""Looking back on ended games: reports are worked out unasked, told in the last post, and laid out.

`working_out.py` has each worked out once, in its own process. `report_words.py` words the measurements,
`report_pages.py` makes private pages and a file from them. During a game there is only `at_once.py`: why a
machine player answered as it did, if nobody has a secret.
"""
