"""What the GM does unasked. `commands.py` types an act at once, `panel.py` puts one together by buttons.

`pages.py` lays the panel's pages out, `acts.py` says what each act asks for and makes it of what was typed.
`preview.py` tries it out and says who will read what; nothing is done before that is confirmed.
"""
