"""Bets on a pair: Perfect Pairs everywhere, Pairs Play in the ACT, Any Pairs in New South Wales."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import ByDecks, Odds, Said, Word


class Suits(Word):
    """How the suits of a pair's 2 cards make its kind."""

    UNLIKE_COLOURS = "unlike-colours", "one card red and one black"
    ONE_COLOUR_TWO_SUITS = "one-colour-two-suits", "both red or both black, of different suits"
    ONE_SUIT = "one-suit", "both of one suit, so exactly alike"


@dataclass(frozen=True, slots=True)
class AnyDecks:
    """Odds of one line that are the same with any number of decks; asked for a number of decks as `ByDecks` is.

    >>> str(AnyDecks(Odds(12))[6]), str(AnyDecks(Odds(12)))
    ('12 to 1', '12 to 1')
    """

    odds: Odds

    def __getitem__(self, decks: int) -> Odds:
        return self.odds

    def __str__(self) -> str:
        return str(self.odds)


PairOdds = ByDecks | AnyDecks
"""Victoria prints a column for each number of decks, the others one figure; both answer to `odds[decks]`."""

PAIR_MEANS = Statement(
    "pair-means",
    "When are 2 cards a pair for this side bet?",
    Chapter.SIDE_BETS,
    says=Said(
        "same-rank", "the same number, 2 3 4 5 6 7 8 9 or 10, or the same ace, jack, queen or king; two unlike court cards are no pair"
    ),
)
PAIR_KINDS = Table[Suits]("pair-kinds", "Which pairs are of this kind?", Chapter.SIDE_BETS)
"""Keys: mixed, coloured, perfect."""
PERFECT_PAIRS_PAYS = Table[PairOdds]("perfect-pairs-pays", "What does a pair of this kind pay?", Chapter.SIDE_BETS)
"""Keys: perfect, coloured, mixed, the highest first."""
ANY_PAIR_PAYS = Term[Odds]("any-pair-pays", "What does a pair of whatever kind pay?", Chapter.SIDE_BETS)
