"""The GM's free actions: `typed.py` reads one that is typed, `panel.py` puts one together by buttons.

`acts.py` says what each act needs, and makes it from what was typed. The panel shows what would come of
it and who would read what; nothing is done before that is confirmed.
"""
