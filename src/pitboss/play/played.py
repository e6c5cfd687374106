"""The answers this engine plays: a book that gives another is refused when its table opens, never half obeyed."""

from __future__ import annotations

from pitboss.law.rules import Rules
from pitboss.law.values import HALF, Odds, Offer
from pitboss.play.honoured import honour
from pitboss.terms.deal import (
    DEAL_START,
    DEALER_OPENING_CARDS,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    DealStart,
    DealStep,
)
from pitboss.terms.dealer_hand import DEALER_NO_EFFECT, DEALER_PLAYS, DealerPlays, NoEffect
from pitboss.terms.doubling import (
    DOUBLE_AMOUNT,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_NATURAL,
    DOUBLE_WITHDRAWN_COUNTS,
    DOUBLED_ACE_OF_OTHERS,
    DOUBLED_WIN_PAYS,
    DoubleAmount,
    DoubleFollowers,
    OthersAce,
    WithdrawnCounts,
)
from pitboss.terms.insurance import INSURING_ANOTHER_NEEDS, InsurersWager
from pitboss.terms.lucky_lucky import LUCKY_LUCKY_ACE, LUCKY_LUCKY_TOTALS, LuckyAce
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_SPLIT, MAGNIFICENT_SEVENS_SPLIT_PAYS_BY, SplitSevens, SplitTable
from pitboss.terms.naturals import NATURAL, Natural
from pitboss.terms.pack import ACE_COUNTS, COURT_CARDS_COUNT, NUMBER_CARDS_COUNT, AceCounts, NumberCards
from pitboss.terms.pairs import PAIR_KINDS, PAIR_MEANS, Pair, Suits
from pitboss.terms.pandemonium import (
    JACKPOT_ORDER,
    JACKPOT_PAID,
    JACKPOT_PRESSES,
    PANDEMONIUM_DRAW,
    PANDEMONIUM_RESULTS,
    Draw,
    Presses,
    PressOrder,
    PrizePaid,
)
from pitboss.terms.player_hand import BUSTED_HAND, BUSTED_SPLIT_HAND, Busted
from pitboss.terms.pontoon import SUPER_BONUS_PAID, SUPER_BONUS_SEVERAL, SUPER_BONUS_TOO_SMALL, SeveralWinners, SuperBonusPaid, TooSmall
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_TAKES,
    INTERIM_SETTLEMENT,
    SETTLEMENT_DUTIES,
    Interim,
    Result,
    SettlementStep,
    Taken,
)
from pitboss.terms.side_bets import (
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAID,
    SIDE_BET_SETTLED,
    SIDE_BET_STEPS,
    SIDE_BET_THEN,
    JudgedOn,
    Paid,
    Settled,
    Step,
    Then,
)
from pitboss.terms.splitting import (
    SPLIT_EQUAL,
    SPLIT_FOLLOWED_LATER,
    SPLIT_FOLLOWERS,
    SPLIT_ORDER,
    SPLIT_WAGER,
    Equal,
    FollowsLater,
    SplitFollowers,
    SplitOrder,
    SplitWager,
)
from pitboss.terms.surrender import (
    SURRENDER_AGAINST_NATURAL,
    SURRENDER_COLLECTED,
    SURRENDER_FOLLOWERS,
    SURRENDER_FORFEITS,
    SURRENDER_ODD_HALF,
    SURRENDER_OFFERED,
    AgainstNatural,
    OddHalf,
    SurrenderCollected,
    SurrenderFollowers,
    SurrenderOffered,
)


def require_played(rules: Rules) -> None:
    """See that every answer on which the engine's own order of things rests is one it plays."""
    honour(rules, ACE_COUNTS, *AceCounts)
    honour(rules, NUMBER_CARDS_COUNT, NumberCards.FACE_VALUE)
    honour(rules, COURT_CARDS_COUNT, 10)
    honour(rules, PLAYER_OPENING_CARDS, 2)
    honour(rules, DEALER_OPENING_CARDS, 1)
    honour(rules, DEAL_START, *DealStart)
    honour(rules, OPENING_DEAL, (DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND))
    honour(rules, NATURAL, *Natural)
    honour(rules, INTERIM_SETTLEMENT, *Interim)
    honour(rules, BUSTED_HAND, *Busted)
    honour(rules, BUSTED_SPLIT_HAND, *Busted)
    honour(rules, DOUBLE_AMOUNT, DoubleAmount.UP_TO_THE_WAGER)
    honour(rules, DOUBLE_EXTRA_CARDS, 1)
    honour(rules, DOUBLE_NATURAL, *Offer)
    honour(rules, DOUBLE_FOLLOWERS, *DoubleFollowers)
    honour(rules, DOUBLED_WIN_PAYS, Odds(1))
    honour(rules, DOUBLE_WITHDRAWN_COUNTS, *WithdrawnCounts)
    honour(rules, DOUBLED_ACE_OF_OTHERS, *OthersAce)
    honour(rules, INSURING_ANOTHER_NEEDS, *InsurersWager)
    honour(rules, SPLIT_EQUAL, Equal.VALUE)
    honour(rules, SPLIT_WAGER, SplitWager.EQUAL)
    honour(rules, SPLIT_ORDER, SplitOrder.ONE_BY_ONE)
    honour(rules, SPLIT_FOLLOWERS, *SplitFollowers)
    honour(rules, SPLIT_FOLLOWED_LATER, *FollowsLater)
    honour(rules, DEALER_PLAYS, DealerPlays.AFTER_ALL_HANDS)
    honour(rules, DEALER_NO_EFFECT, NoEffect.NO_CARD)
    honour(rules, SURRENDER_OFFERED, SurrenderOffered.AFTER_INTERIM_SETTLEMENT)
    honour(rules, SURRENDER_FORFEITS, HALF)
    honour(rules, SURRENDER_AGAINST_NATURAL, AgainstNatural.VOID)
    honour(rules, SURRENDER_COLLECTED, SurrenderCollected.FINAL_SETTLEMENT)
    honour(rules, SURRENDER_ODD_HALF, OddHalf.RETURNED_ROUNDED_UP)
    honour(rules, SURRENDER_FOLLOWERS, *SurrenderFollowers)
    honour(rules, SUPER_BONUS_PAID, SuperBonusPaid.IN_ADDITION)
    honour(rules, DEALER_BLACKJACK_TAKES["doubled-hand"], Taken.ORIGINAL_ONLY, Taken.ORIGINAL_EVEN_IF_BUST)
    for added, taken in (("split-hand", Taken.ORIGINAL_ONLY), ("added-wager", Taken.STANDS_OFF)):
        honour(rules, DEALER_BLACKJACK_TAKES[added], taken)
    honour(rules, SUPER_BONUS_SEVERAL, *SeveralWinners)
    honour(rules, SUPER_BONUS_TOO_SMALL, *TooSmall)
    collect, pay = SettlementStep.COLLECT_LOSERS, SettlementStep.PAY_WINNERS
    honour(rules, SETTLEMENT_DUTIES, (collect, pay), (pay, collect))


def require_side_bet_played(rules: Rules) -> None:
    """The same for a side bet."""
    honour(rules, SIDE_BET_JUDGED_ON, *JudgedOn)
    honour(rules, SIDE_BET_PAID, Paid.HIGHEST_ONLY)
    honour(rules, SIDE_BET_SETTLED, *Settled)
    honour(rules, SIDE_BET_STEPS, (Step.COLLECT_LOSERS, Step.PAY_WINNERS), (Step.LOSERS_TO_FLOAT_TRAY, Step.PAY_WINNERS))
    honour(rules, SIDE_BET_THEN, *Then)
    honour(rules, SIDE_BET_OTHERWISE, Result.LOSE)
    honour(rules, PAIR_MEANS, Pair.SAME_RANK)
    for kind, suits in (("mixed", Suits.UNLIKE_COLOURS), ("coloured", Suits.ONE_COLOUR_TWO_SUITS), ("perfect", Suits.ONE_SUIT)):
        honour(rules, PAIR_KINDS[kind], suits)
    honour(rules, LUCKY_LUCKY_TOTALS, (19, 20, 21))
    honour(rules, LUCKY_LUCKY_ACE, LuckyAce.ELEVEN_OR_ONE)
    honour(rules, MAGNIFICENT_SEVENS_SPLIT, SplitSevens.NEXT_CARD)
    honour(rules, MAGNIFICENT_SEVENS_SPLIT_PAYS_BY, SplitTable.VERSION_IN_PLAY)
    honour(rules, PANDEMONIUM_RESULTS["pontoon"], Result.WIN)
    honour(rules, PANDEMONIUM_RESULTS["pontoon-against-pontoon"], Result.WIN)
    honour(rules, PANDEMONIUM_DRAW, Draw.ONE_AT_RANDOM)
    honour(rules, JACKPOT_PRESSES, Presses.ONE_FOR_EACH_WAGER)
    honour(rules, JACKPOT_ORDER, PressOrder.CONTROLLER_THEN_WAGERS)
    honour(rules, JACKPOT_PAID, PrizePaid.BEFORE_NEXT_OFFER)
