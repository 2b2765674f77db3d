"""From a `Post` of `bot.play` to a message on Discord.

`layout.py` lays posts out as Components V2 within Discord's limits, `components.py` has the buttons and
selects that work after a restart. `courier.py` sends, and says what went wrong in words that play knows.
"""
