"""The subject of play as plain data: people, games, questions, posts, refusals.

`terms.py` has the inputs and outputs of the services, `ports.py` what they need from the outside world.
`custom_ids.py` holds the ids of buttons and selects.
"""
