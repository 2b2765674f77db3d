"""The skirmish in sentences: events, questions, actions, reactions explained, alt texts.

`events.py` chooses the sentence for an event, `reactions.py` explains what the automaton does. The sentences
themselves are in `data/locale`.
"""
