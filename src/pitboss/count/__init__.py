"""The counter's kit: what each card is worth, how well a system tells it, when to depart from the chart, and how much to stake.

>>> from pitboss.books import LIBRARY
>>> from pitboss.count import betting_correlation, effects_of_removal
>>> from pitboss.law import melbourne, rules
>>> from pitboss.sim import SYSTEMS
>>> effects = effects_of_removal(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01")))
>>> round(effects.of_rank["5"], 3), round(betting_correlation(SYSTEMS["hi-lo"], effects), 3)
(0.091, 0.963)
"""

from __future__ import annotations

from pitboss.count.correlation import betting_correlation, correlation
from pitboss.count.removal import Effects, bet_effects, effects_of_removal, insurance_effects

__all__ = ["Effects", "bet_effects", "betting_correlation", "correlation", "effects_of_removal", "insurance_effects"]
