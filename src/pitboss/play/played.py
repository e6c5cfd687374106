"""The answers this engine plays: a book that gives another is refused when its table opens, never half obeyed."""

from __future__ import annotations

from itertools import permutations

from pitboss.cards.pack import Pack
from pitboss.law.rules import Rules
from pitboss.law.values import Offer
from pitboss.play.honoured import honour
from pitboss.terms.deal import (
    DEAL_START,
    DEALER_SECOND_CARD,
    DealStart,
    SecondCard,
)
from pitboss.terms.doubling import (
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_NATURAL,
    DOUBLE_WITHDRAWN_COUNTS,
    DOUBLED_ACE_OF_OTHERS,
    DoubleFollowers,
    OthersAce,
    WithdrawnCounts,
)
from pitboss.terms.insurance import INSURING_ANOTHER_NEEDS, InsurersWager
from pitboss.terms.naturals import NATURAL, Natural
from pitboss.terms.pack import ACE_COUNTS, CARDS_PER_DECK, COURT_CARDS_COUNT, JOKERS, REMOVED_RANKS, AceCounts
from pitboss.terms.pandemonium import (
    PANDEMONIUM_RESULTS,
)
from pitboss.terms.player_hand import (
    BUSTED_HAND,
    BUSTED_SPLIT_HAND,
    DECISIONS,
    DRAWING_STOPS,
    Busted,
    Decision,
    DrawingStops,
)
from pitboss.terms.pontoon import SUPER_BONUS_SEVERAL, SUPER_BONUS_TOO_SMALL, SeveralWinners, TooSmall
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_TAKES,
    INTERIM_SETTLEMENT,
    RESULTS,
    SETTLEMENT_DUTIES,
    Interim,
    Result,
    SettlementStep,
    Taken,
)
from pitboss.terms.side_bets import (
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_SETTLED,
    SIDE_BET_STEPS,
    SIDE_BET_THEN,
    JudgedOn,
    Settled,
    Step,
    Then,
)
from pitboss.terms.splitting import (
    SPLIT_DECISIONS,
    SPLIT_FOLLOWED_LATER,
    SPLIT_FOLLOWERS,
    FollowsLater,
    SplitFollowers,
)
from pitboss.terms.surrender import (
    SURRENDER_FOLLOWERS,
    SurrenderFollowers,
)


def require_played(rules: Rules) -> None:
    """See that every answer on which the engine's own order of things rests is one it plays."""
    removed = rules.get(REMOVED_RANKS) or ()
    honour(rules, CARDS_PER_DECK, len(Pack(1, removed).cards()))
    honour(rules, JOKERS, 0)
    honour(rules, ACE_COUNTS, *AceCounts)
    honour(rules, COURT_CARDS_COUNT, 10)
    honour(rules, DEAL_START, *DealStart)
    honour(rules, NATURAL, *Natural)
    honour(rules, INTERIM_SETTLEMENT, *Interim)
    honour(rules, BUSTED_HAND, *Busted)
    honour(rules, BUSTED_SPLIT_HAND, *Busted)
    honour(rules, DECISIONS, *permutations(Decision))
    honour(rules, SPLIT_DECISIONS, *permutations(Decision), *permutations(each for each in Decision if each is not Decision.SPLIT))
    honour(rules, DRAWING_STOPS, *DrawingStops)
    honour(rules, DOUBLE_EXTRA_CARDS, 1)
    honour(rules, DOUBLE_NATURAL, *Offer)
    honour(rules, DOUBLE_FOLLOWERS, *DoubleFollowers)
    honour(rules, DOUBLE_WITHDRAWN_COUNTS, *WithdrawnCounts)
    honour(rules, DOUBLED_ACE_OF_OTHERS, *OthersAce)
    honour(rules, INSURING_ANOTHER_NEEDS, *InsurersWager)
    honour(rules, SPLIT_FOLLOWERS, *SplitFollowers)
    honour(rules, SPLIT_FOLLOWED_LATER, *FollowsLater)
    honour(rules, SURRENDER_FOLLOWERS, *SurrenderFollowers)
    honour(rules, DEALER_BLACKJACK_TAKES["doubled-hand"], Taken.ORIGINAL_ONLY, Taken.ORIGINAL_EVEN_IF_BUST)
    for added, taken in (("split-hand", Taken.ORIGINAL_ONLY), ("added-wager", Taken.STANDS_OFF)):
        honour(rules, DEALER_BLACKJACK_TAKES[added], taken)
    for case in ("player-over-21", "natural", "player-21"):
        honour(rules, RESULTS[case], Result.LOSE if case == "player-over-21" else Result.WIN)
    honour(rules, DEALER_SECOND_CARD, SecondCard.DRAWN_AFTER_PLAYERS)
    honour(rules, SUPER_BONUS_SEVERAL, *SeveralWinners)
    honour(rules, SUPER_BONUS_TOO_SMALL, *TooSmall)
    collect, pay = SettlementStep.COLLECT_LOSERS, SettlementStep.PAY_WINNERS
    honour(rules, SETTLEMENT_DUTIES, (collect, pay), (pay, collect))


def require_side_bet_played(rules: Rules) -> None:
    """The same for a side bet."""
    honour(rules, SIDE_BET_JUDGED_ON, *JudgedOn)
    honour(rules, SIDE_BET_SETTLED, *Settled)
    honour(rules, SIDE_BET_STEPS, (Step.COLLECT_LOSERS, Step.PAY_WINNERS), (Step.LOSERS_TO_FLOAT_TRAY, Step.PAY_WINNERS))
    honour(rules, SIDE_BET_THEN, *Then)
    honour(rules, SIDE_BET_OTHERWISE, Result.LOSE)
    honour(rules, PANDEMONIUM_RESULTS["pontoon-against-pontoon"], Result.WIN)
