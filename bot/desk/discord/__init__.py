"""A Discord of our own, as far as Nullgate uses one.

`world.py` keeps what there is, `messages.py` and `interactions.py` what happens to it. `rest.py` with its
routes and `gateway.py` are how a bot reaches it, in the forms of `wire.py`; `server.py` puts them together.
"""
