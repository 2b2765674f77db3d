"""Seats for programs on this machine, over a socket.

`server.py` lets them in by a token, `connection.py` answers one of them, as fast as it may go.
`address.py` says where. `client.py` is the other end: it puts a program through to its seat.
"""
