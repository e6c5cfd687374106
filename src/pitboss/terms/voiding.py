"""Whose wagers may be declared void."""

from __future__ import annotations

from pitboss.law.term import Chapter, Term
from pitboss.law.values import Word


class VoidedOf(Word):
    """Whose wagers a breach of the rules allows to be declared void."""

    OFFENDER = "offender", "those of whoever broke the rule"
    ANY_PLAYER = "any-player", "those of any player, whoever broke the rule"


WAGERS_VOIDED_OF = Term[VoidedOf]("wagers-voided-of", "Whose wagers can be declared void once a rule is broken?", Chapter.POWERS)
