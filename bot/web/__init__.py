"""Games under way for whoever has their link: pages over HTTP, and what comes by server-sent events.

`server.py` answers requests, `streams.py` keeps those who watch up to date, `visitors.py` knows who comes how
often. Nothing but links that a host has shared is served here, and nobody can change anything.
"""
