"""A game to look back on as one file, which a browser opens without a server or a network.

`moments.py` has the content of a page, `film.py` turns it into pictures and texts that share common parts,
`prose.py` reads the Markdown in our texts; `document.py` writes the file, from the templates beside it. What
a page may show has been decided before: it holds only what it is given.
"""
