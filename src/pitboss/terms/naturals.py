"""Naturals: an ace with a ten-value card, what it is called, when it is paid and how much."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Odds, Said, Word
from pitboss.terms.powers import Power


class Natural(Word):
    """What a natural is called; always an ace and a ten-value card as the first 2 cards."""

    BLACKJACK = "blackjack", "1 ace and 1 ten-value card as the first 2 cards, a player's or the dealer's"
    PONTOON = "pontoon", "1 ace and 1 ten-value card as the first 2 cards, a player's or the dealer's"


class PaidAtOnce(Word):
    """Against which dealer's card a natural is paid before the subsequent deal."""

    NEITHER_TEN_NOR_ACE = "neither-ten-nor-ace", "when the dealer shows neither a 10-value card nor an ace"
    NEITHER_TEN_ITSELF_NOR_ACE = (
        "neither-ten-itself-nor-ace",
        "when the dealer shows neither a 10 itself nor an ace: a jack, queen or king holds nothing up",
    )
    ALWAYS = "always", "whatever the dealer shows, before third cards are dealt"


class Waiting(Word):
    """What happens to a natural that is not paid at once."""

    FINAL_SETTLEMENT = "final-settlement", "it stays on the layout until the dealer's hand decides"
    PAID_AS_21 = "paid-as-21", "it does not wait: it is paid at once as any other 21 is"


class EvenMoney(Word):
    """Whether a natural against an ace may be settled at 1 to 1, and what becomes of insurance on it."""

    INSURANCE_STANDS = "insurance-stands", "at the player's request 1 to 1; insurance already placed runs on"
    INSURANCE_RETURNED = "insurance-returned", "at the player's request 1 to 1; insurance already placed is void and returned"
    OWN_INSURANCE_RETURNED = (
        "own-insurance-returned",
        "at the player's request 1 to 1; insurance placed on that wager is void and returned, on another's it runs on",
    )


class BothNatural(Word):
    """A player's natural against the dealer's."""

    STAND_OFF = "stand-off", "neither wins"
    RANKED = "ranked", "the player is paid by the rank of the two 10-value cards"


class SplitNatural(Word):
    """What an ace and a ten-value card are after a split."""

    TWENTY_ONE = "twenty-one", "after splitting aces or 10-value cards it is 21, not a natural"
    NATURAL = "natural", "after splitting aces or 10-value cards it is a natural still"


NATURAL = Term[Natural]("natural", "What is an ace with a ten-value card called?", Chapter.NATURALS)
NATURAL_PAYS = Term[Odds]("natural-pays", "What does a winning natural pay?", Chapter.NATURALS)
NATURAL_PAID_AT_ONCE = Term[PaidAtOnce]("natural-paid-at-once", "Against which dealer's card is a natural paid at once?", Chapter.NATURALS)
NATURAL_WAITS = Term[Waiting]("natural-waits", "What becomes of a natural that is not paid at once?", Chapter.NATURALS)
NATURAL_DEFERRED_BY = Term[Power](
    "natural-deferred-by", "Who may put off the payment of a natural to the final settlement?", Chapter.NATURALS
)
EVEN_MONEY = Term[EvenMoney]("even-money", "May a natural against an ace be settled at evens?", Chapter.NATURALS)
EVEN_MONEY_ASKED_BY = Statement(
    "even-money-asked-by",
    "Who asks for even money on a shared box?",
    Chapter.NATURALS,
    says=Said("each-bettor", "each bettor, for his or her own wager"),
)
EVEN_MONEY_PAYS = Term[Odds]("even-money-pays", "What does a natural settled against an ace on request pay?", Chapter.NATURALS)
NATURAL_AGAINST_NATURAL = Term[BothNatural]("natural-against-natural", "What if player and dealer both have a natural?", Chapter.NATURALS)
RANKED_NATURAL_PAYS = Table[Odds](
    "ranked-natural-pays", "What does a natural pay against a natural, by the rank of the player's ten-value card?", Chapter.NATURALS
)
NATURAL_AFTER_SPLIT = Term[SplitNatural]("natural-after-split", "Can a split hand be a natural?", Chapter.NATURALS)
