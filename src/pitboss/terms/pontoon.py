"""Crown Pontoon's own questions: bonus 21s and the Super Bonus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Dollars, Odds, Said, Word
from pitboss.terms.patterns import CardLike, Pattern


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


@dataclass(frozen=True, slots=True)
class BonusLine:
    """One line of the bonus table: the cards of a 21 that make it, and its odds.

    >>> from pitboss.terms.patterns import Ranks, Suit
    >>> str(BonusLine(Ranks("678") & Suit("S"), Odds(3)))
    '3 to 1 for ranks 6 7 8, all spades'
    """

    hand: Pattern
    odds: Odds

    def __str__(self) -> str:
        return f"{self.odds} for {self.hand}"


@dataclass(frozen=True, slots=True)
class AgainstCard:
    """A hand, and the card that the dealer must show for it.

    >>> from pitboss.terms.patterns import OneSuit, Ranks
    >>> str(AgainstCard(Ranks("777") & OneSuit(), Ranks("7")))
    'ranks 7 7 7, one suit, against ranks 7'
    """

    hand: Pattern
    shown: Pattern

    def __str__(self) -> str:
        return f"{self.hand}, against {self.shown}"

    def fits(self, cards: Sequence[CardLike], shown: CardLike) -> bool:
        """Whether these cards win against that one."""
        return self.hand.fits(cards) and self.shown.fits((shown,))


PONTOON_PAYS = Table[BonusLine]("pontoon-pays", "What does a winning 21 pay?", Chapter.SETTLEMENT)
PONTOON_21_PAID = Statement(
    "pontoon-21-paid",
    "When is a 21 paid?",
    Chapter.SETTLEMENT,
    says=Said("at-once", "called, paid by the table and cleared before a further card; a Super Bonus hand stays down"),
)
SUPER_BONUS_HAND = Term[AgainstCard]("super-bonus-hand", "Which hand wins the Super Bonus?", Chapter.SETTLEMENT)
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
