"""What a game of skirmish consists of, and the tables that its rules look up.

State, actions, events, procedures, charts and costs are here, all of them plain data. Nothing in this room
knows where anything is: distances and lines of sight are in `table`.
"""
