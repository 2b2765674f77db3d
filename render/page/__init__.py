"""A game to look back on as one file, which a browser opens without a server or a network.

`moments.py` is what a page is made of, `film.py` makes pictures and texts of it that share what they have in
common, `prose.py` reads the marks in our texts; `document.py` writes the file, from the templates beside it.
What a page may show has been decided before: it holds what it is given, and nothing else.
"""
