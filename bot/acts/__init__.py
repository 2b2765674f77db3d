"""What people can do, each thing once: its handler, and the doors that lead to it.

A slash command, a control, a form or a typed text is a door; `registry` opens them. Handlers pass requests on
to the services of `bot.play`, which decide about rights and limits, and show the answers with `bot.ui`.
"""
