"""What play is about, as plain data: people, games, questions, posts, refusals.

`terms.py` is what goes in and out of the services, `ports.py` what they ask of the outside world.
`custom_ids.py` holds the ids of buttons and selects.
"""
