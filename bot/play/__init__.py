"""Playing, on top of a store and a courier: what people do, see and are sent. Knows nothing of Discord.

`services.py` builds everything from `context.py`. `commands` make changes, in one transaction each;
`queries` only read; `delivery` posts what is committed; `background` works without people.
"""
