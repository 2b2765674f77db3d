"""Slash commands that every game shares.

One module per group: lobby, table, settings. They pass requests on to the services of `bot.play` and
show the answers with `bot.ui`; the commands of single games are in `bot.games`.
"""
