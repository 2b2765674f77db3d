"""The skirmish in sentences: events, questions, actions, reactions explained, alt texts.

`events.py` chooses the sentence for an event, `actions.py` words questions and answers, `items.py` names
things for lists, `prospects.py` tells what may come of an order. The sentences are in `data/locale`.
"""
