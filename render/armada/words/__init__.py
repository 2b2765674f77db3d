"""Armada in sentences: events, battles, turns, the end, orders read back, alt texts.

`events.py` chooses the sentence for an event and words questions, `items.py` names things for lists,
`odds.py` tells what the charts say. The sentences themselves are in `data/locale`.
"""
