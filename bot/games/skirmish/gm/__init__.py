"""The GM's free actions: `commands.py` takes one typed at once, `panel.py` puts one together by buttons.

`pages.py` lays out the panel's pages, `acts.py` says what each act needs and makes it from what was typed.
`preview.py` tries it out and says who will read what; nothing is done before that is confirmed.
"""
