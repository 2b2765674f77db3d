"""How far each language has come.

`entries.py` sets what a language says beside what English says, file by file: catalogues, books and so on.
`missing.py` is the command `python -m engine words`, which tells translators what is left to do.
"""
