"""Settlement: who wins, who loses, and what a win pays."""

from __future__ import annotations

from pitboss.law.term import Chapter, Table, Term
from pitboss.law.values import Odds, Word


class Result(Word):
    """What becomes of a wager."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push", "neither wins; the wager is the player's again"
    VOID = "void", "neither wins, and the wager is the player's again and counts as if it had never been in play"


class Drawn21(Word):
    """A drawn 21 against the dealer's natural."""

    LOSES = "loses", "the dealer's natural beats every hand that is not one"
    STANDS_OFF = "stands-off", "equal totals are void, as the words alone would have it"


class Collects(Word):
    """What a dealer's natural collects from a player who doubled or split."""

    ALL = "all", "every wager"
    BUSTED_PLUS_ORIGINAL = "busted-plus-original", "wagers already lost by busting, and from the hands still live one original wager in all"
    ORIGINAL_OR_BUSTED = "original-or-busted", "wagers already lost by busting, or one original wager, whichever is more"


class Taken(Word):
    """What a dealer's natural takes of a wager to which more was added."""

    ORIGINAL_ONLY = "original-only", "an amount equal to the original wager and no more"
    ORIGINAL_EVEN_IF_BUST = (
        "original-even-if-bust",
        "the same of an unsplit hand over 21: what was added waits for the dealer's next card",
    )
    STANDS_OFF = "stands-off", "what was added to the original wager is the player's again"


class OriginalPaid(Word):
    """Whether one original amount is still collected when the hand that carried the original wager has been paid."""

    STILL_COLLECTED = "still-collected", "what was paid stands, and the amount is collected once from the hands still live"
    NOT_COLLECTED = "not-collected", "nothing more is collected, since the original wager has won"
    NOR_AFTER_A_NATURAL = "nor-after-a-natural", "nothing more is collected, neither then nor where that hand is a natural that waits"


class Interim(Word):
    """When settlements come before the round's end."""

    BEFORE_SUBSEQUENT_DEAL = "before-subsequent-deal", "between the initial deal and the subsequent deal"
    BEFORE_FINAL_SETTLEMENT = "before-final-settlement", "between the initial deal and the final settlement"


class SettlementStep(Word):
    """What the dealer does at settlement."""

    COLLECT_LOSERS = "collect-losers"
    PAY_WINNERS = "pay-winners"


RESULTS = Table[Result]("result", "What becomes of a wager in this case?", Chapter.SETTLEMENT)
WIN_PAYS = Term[Odds]("win-pays", "What does any other winning wager pay?", Chapter.SETTLEMENT)
DRAWN_21_AGAINST_DEALER_BLACKJACK = Term[Drawn21](
    "drawn-21-against-dealer-blackjack", "What of a drawn 21 against the dealer's natural?", Chapter.SETTLEMENT
)
DEALER_BLACKJACK_COLLECTS = Term[Collects](
    "dealer-blackjack-collects", "What does the dealer's natural collect after a double or a split?", Chapter.SETTLEMENT
)
DEALER_BLACKJACK_TAKES = Table[Taken](
    "dealer-blackjack-takes", "What does the dealer's natural take of a wager to which more was added in this way?", Chapter.SETTLEMENT
)
ORIGINAL_ALREADY_PAID = Term[OriginalPaid](
    "original-already-paid",
    "The hand with the original wager was paid before the dealer made a natural: is its amount still collected?",
    Chapter.SETTLEMENT,
)
INTERIM_SETTLEMENT = Term[Interim]("interim-settlement", "When are naturals settled?", Chapter.SETTLEMENT, handling=True)
SETTLEMENT_DUTIES = Term[tuple[SettlementStep, ...]](
    "settlement-duties", "What does the dealer do at settlement?", Chapter.SETTLEMENT, handling=True
)
