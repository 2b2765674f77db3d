"""Pictures and words: from views and events to scenes, sentences and alt texts.

`core` draws and knows Pillow; each game has a package with its `look.py`. Nothing here knows Discord or
reads state.
"""
