"""StarGate in sentences: events, questions, and what an answer leads to.

`events.py` chooses the sentence for an event, `details.py` says what an answer leads to, `orders.py` what
whole orders do, `odds.py` what the charts give. The sentences themselves are in `data/locale`.
"""
