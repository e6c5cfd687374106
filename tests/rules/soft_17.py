"""Dealers' hands under a rule to draw on soft 17, against a player's $20 on 18: the cards, the total they make, and the player's net."""

from __future__ import annotations

DEALERS = [
    ("AD 6S 4S", 21, -20),  # soft 17 draws
    ("AD 6S KS", 17, 20),  # hard 17 stands
    ("6D AS 9S 2S", 18, 0),
    ("AD 2S 4S AS", 18, 0),  # soft 17 by three cards draws too
    ("AD 7S", 18, 0),  # soft 18 stands
    ("AD 8S", 19, -20),
    ("AD 9S", 20, -20),
    ("KD 7S", 17, 20),
    ("9D 7S 5S", 21, -20),
    ("6D KS KC", 26, 20),
]
