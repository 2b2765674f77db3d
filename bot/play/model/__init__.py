"""The subject of play as plain data: people, games, titles, questions, posts, refusals.

`terms.py` has the inputs and outputs of the services, `ports.py` what they need from the outside world,
`title.py` what a title provides; `custom_ids.py` holds the ids of buttons and selects.
"""
