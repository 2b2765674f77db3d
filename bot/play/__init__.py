"""Playing over a store and a courier: what people do, see and are sent. Knows nothing of Discord.

`services.py` puts everything together from `context.py`. `commands` change, one transaction each; `queries`
only read; `delivery` posts what is committed; `background` goes on without people.
"""
