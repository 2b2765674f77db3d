"""Slash commands that every game shares.

One module per group: lobby, table, matching, settings, oneself, help. They say what is wanted to the services
of `bot.play`, and show the answer by `bot.ui`; the commands of single games are in `bot.games`.
"""
