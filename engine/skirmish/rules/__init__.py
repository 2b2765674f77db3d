"""Rules that both sides share outside combat: moving, spotting, objectives, the gate, victory.

One module for each chapter of the book; orders of the players' step plug in by `order_parts.py`. What a hit
does is in `effects.py`, because the gate and charges hit, too; shooting itself is in `combat`.
"""
