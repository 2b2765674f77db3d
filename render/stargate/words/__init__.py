"""StarGate in sentences: events, questions, and what an answer leads to.

`events.py` chooses the sentence for an event.
"""
