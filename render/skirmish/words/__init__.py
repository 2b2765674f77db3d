"""The skirmish in sentences: events, questions, actions, reactions explained, alt texts.

`events.py` chooses the sentence for an event.
"""
