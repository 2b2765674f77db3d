"""The skirmish in sentences: events, questions, actions, reactions explained, alt texts.

`events.py` chooses the sentence for an event, `actions.py` words questions and answers. The sentences
themselves are in `data/locale`.
"""
