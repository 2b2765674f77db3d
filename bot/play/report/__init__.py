"""Looking back on games that are over: reports are worked out unasked, told in the last post, and laid out.

`working_out.py` has each worked out once, in a process of its own. `report_words.py` words the measurements,
`report_pages.py` makes private pages and a file of them. While a game goes on there is only `at_once.py`: why
a machine player answered as it did, where nobody has a secret.
"""
