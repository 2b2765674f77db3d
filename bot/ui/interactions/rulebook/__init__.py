"""The book inside the bot, read by each person alone.

`rules.py` turns its pages and explains its words, and `rule_search.py` finds a case or a word.
`purposes.py` says in a line what each unit, weapon, action and option is for.
"""
