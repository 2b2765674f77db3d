"""The skirmish in sentences: events, questions, actions, reactions explained, alt texts.

`events.py` chooses the sentence for an event, `actions.py` words what is asked and answered. The sentences
themselves are in `data/locale`.
"""
