"""Games under way for people with their link: pages over HTTP, and news by server-sent events.

`server.py` answers requests, `streams.py` keeps spectators up to date, `visitors.py` counts each visitor's
requests. Only links that a host has shared are served, and nothing can be changed here.
"""
