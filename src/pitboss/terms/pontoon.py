"""Crown Pontoon's own questions: bonus 21s and the Super Bonus."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Dollars, Odds, Said, Word


class SeveralWinners(Word):
    """Who gets the bonus of the other wagers where more than one hand wins the Super Bonus."""

    LOSERS_ONCE = "losers-once", "who has won a Super Bonus gets none, everybody else gets 1"
    WINNERS_TOO = "winners-too", "everybody gets 1 if a hand won that was not theirs, winners too"
    FOR_EACH_HAND = "for-each-hand", "everybody gets 1 for each hand that won and was not theirs, winners too"


class SharedSevens(Word):
    """Whose wager on the hand wins it."""

    EACH_WAGER = "each-wager", "every wager on the hand, each at its own size"
    CALLER_ONLY = "caller-only", "the caller's alone; the others on the hand get what other wagers of the round get"


class DoubledSevens(Word):
    """Who on a doubled hand can still win it."""

    NOBODY = "nobody", "neither who doubled nor who stayed undoubled on that hand"
    WHO_STAYED = "who-stayed", "not who doubled, but who stayed undoubled on that hand"


class TooSmall(Word):
    """What a stake on the winning hand gets that is too small for any size of the Super Bonus."""

    AS_ANOTHER = "as-another", "the bonus of every other original wager of the round"
    NOTHING = "nothing", "nothing, since it lies on the winning hand"


@dataclass(frozen=True, slots=True)
class StakeTier:
    """A sum that depends on the stake: `least` and `most` as printed, `under` where the tier ends for stakes between two tiers.

    >>> tier = StakeTier(Dollars.of(1_000), Dollars.of(2), Dollars.of(24), under=Dollars.of(25))
    >>> str(tier), tier.covers(Dollars.of("24.50")), tier.covers(Dollars.of(25)), tier.covers(Dollars.of("1.50"))
    ('$1,000 for $2 to $24, and under $25', True, False, False)
    """

    pays: Dollars
    least: Dollars
    most: Dollars | None
    under: Dollars | None = None

    def __str__(self) -> str:
        reaches = f", and under {self.under}" if self.under else ""
        return f"{self.pays} for {self.least} to {self.most}{reaches}" if self.most else f"{self.pays} for {self.least} or more"

    def covers(self, stake: Dollars) -> bool:
        """Whether a stake falls into the tier."""
        return self.least <= stake and (self.under is None or stake < self.under)


class BonusHand(Word):
    """The hands of the bonus table and the cards they take."""

    FIVE_CARD_21 = "five-card-21", "21 in the first 5 cards"
    SIX_CARD_21 = "six-card-21", "21 in the first 6 cards"
    SEVEN_CARD_21 = "seven-card-21", "21 in 7 or more cards"
    MIXED_678 = "mixed-678", "first 3 cards 6, 7 and 8, not all of a suit"
    SUITED_678 = "suited-678", "first 3 cards 6, 7 and 8 of a suit other than spades"
    SPADES_678 = "spades-678", "first 3 cards 6, 7 and 8 of spades"
    MIXED_777 = "mixed-777", "first 3 cards 7, 7 and 7, not all of a suit"
    SUITED_777 = "suited-777", "first 3 cards 7, 7 and 7 of a suit other than spades"
    SPADES_777 = "spades-777", "first 3 cards 7, 7 and 7 of spades"


@dataclass(frozen=True, slots=True)
class BonusLine:
    """One line of the bonus table: the hand and its odds."""

    hand: BonusHand
    odds: Odds

    def __str__(self) -> str:
        return f"{self.odds} for {self.hand.gloss}"


PONTOON_PAYS = Table[BonusLine]("pontoon-pays", "What does a winning 21 pay?", Chapter.SETTLEMENT)
PONTOON_21_PAID = Statement(
    "pontoon-21-paid",
    "When is a 21 paid?",
    Chapter.SETTLEMENT,
    says=Said("at-once", "called, paid by the table and cleared before a further card; a Super Bonus hand stays down"),
)
SUPER_BONUS_HAND = Statement(
    "super-bonus-hand",
    "Which hand wins the Super Bonus?",
    Chapter.SETTLEMENT,
    says=Said("suited-sevens-against-seven", "7, 7, 7 of one suit when the dealer shows a 7"),
)
SUPER_BONUS = Table[StakeTier]("super-bonus", "What does the Super Bonus pay, by the stake?", Chapter.SETTLEMENT)
SUPER_BONUS_OTHERS = Term[Dollars](
    "super-bonus-others", "What does every other original wager of that round receive, winning or losing?", Chapter.SETTLEMENT
)
SUPER_BONUS_SEVERAL = Term[SeveralWinners](
    "super-bonus-several", "Several hands of a round win the Super Bonus: who gets the bonus of the others?", Chapter.SETTLEMENT
)
SUPER_BONUS_SHARED = Term[SharedSevens]("super-bonus-shared", "Whose wager on a hand wins the Super Bonus?", Chapter.SETTLEMENT)
SUPER_BONUS_TOO_SMALL = Term[TooSmall](
    "super-bonus-too-small", "What does a stake too small for a Super Bonus get on the hand that wins it?", Chapter.SETTLEMENT
)
SUPER_BONUS_PAID = Statement(
    "super-bonus-paid",
    "How is the Super Bonus paid?",
    Chapter.SETTLEMENT,
    says=Said("in-addition", "besides the odds, once the hand is complete and while its cards still lie there"),
)
SUPER_BONUS_SPLIT = Statement(
    "super-bonus-split",
    "Can sevens that were split win the Super Bonus?",
    Chapter.SETTLEMENT,
    says=Said("not-if-suited", "after splitting two suited 7s no further 7 wins it"),
)
SUPER_BONUS_DOUBLED = Term[DoubledSevens]("super-bonus-doubled", "Who on a doubled hand can win the Super Bonus?", Chapter.SETTLEMENT)
