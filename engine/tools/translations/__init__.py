"""How far each language has come.

`entries.py` compares a language with English, file by file: catalogues, books and so on.
`missing.py` is the command `python -m engine words`, which tells translators what is left to do.
"""
