"""The questions every book of a family must answer: what a table cannot be run, nor a round settled, without."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pitboss.law.book import Family
from pitboss.law.term import Term
from pitboss.terms.absence import ABSENT_PLAYER
from pitboss.terms.com_bo import (
    COM_BO_CARDS,
    COM_BO_COMPARES,
    COM_BO_DEAL,
    COM_BO_PAID,
    COM_BO_PATTERNS,
    COM_BO_PAYS,
    COM_BO_RESULT,
    COM_BO_RUNS,
    COM_BO_SETTLED,
    COM_BO_TIE,
)
from pitboss.terms.control import BETTORS_PER_BOX, WHO_CALLS
from pitboss.terms.deal import (
    DEAL_START,
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    FACE_DOWN_DEAL,
    NO_MORE_BETS,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
)
from pitboss.terms.dealer_hand import DEALER_NO_EFFECT, DEALER_SOFT_17
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_AMOUNT,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_TOTALS,
)
from pitboss.terms.equipment import DEALT_FROM
from pitboss.terms.irregular_cards import EXCESS_CARD, FACE_UP_CARD
from pitboss.terms.irregular_rounds import (
    MISPLACED_CARD,
    NOT_ENOUGH_CARDS,
    VOID_ROUND_LOST_WAGERS,
    VOID_ROUND_PAYMENTS,
    VOID_ROUND_WAGERS,
)
from pitboss.terms.limits import (
    LIMITS_ALTERED_BY,
    MAXIMUM_APPLIES_TO,
    OVER_MAXIMUM,
    SIGN_SHOWS,
    SMALLEST_CHIP,
    UNDER_MINIMUM,
    UNPAYABLE_AMOUNT,
)
from pitboss.terms.naturals import NATURAL, NATURAL_AFTER_SPLIT, NATURAL_AGAINST_NATURAL, NATURAL_PAID_AT_ONCE, NATURAL_PAYS
from pitboss.terms.pack import (
    ACE_COUNTS,
    CARDS_PER_DECK,
    COURT_CARDS_COUNT,
    DECKS,
    JOKERS,
    NUMBER_CARDS_COUNT,
    RANK_ORDER,
    REMOVED_RANKS,
)
from pitboss.terms.player_hand import BUSTED_HAND, DECISIONS, DRAWING_STOPS, PLAYER_21
from pitboss.terms.settlement import DEALER_BLACKJACK_COLLECTS, INTERIM_SETTLEMENT, RESULTS, WIN_PAYS
from pitboss.terms.shuffle import BURN_CARDS
from pitboss.terms.side_bets import SIDE_BET_DEADLINE, SIDE_BET_JUDGED_ON, SIDE_BET_OTHERWISE, SIDE_BET_REQUIRES, SIDE_BET_SETTLED
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_DECISIONS,
    SPLIT_EQUAL,
    SPLIT_FOLLOWERS,
    SPLIT_HANDS,
    SPLIT_ORDER,
    SPLIT_WAGER,
)
from pitboss.terms.wagers import FROZEN_FROM, WAGER_DEADLINE, WAGER_MEDIUM

TABLE: tuple[Term[Any], ...] = (
    DECKS,
    CARDS_PER_DECK,
    REMOVED_RANKS,
    JOKERS,
    DEALT_FROM,
    BURN_CARDS,
    WAGER_DEADLINE,
    WAGER_MEDIUM,
    FROZEN_FROM,
    SIGN_SHOWS,
    MAXIMUM_APPLIES_TO,
    UNDER_MINIMUM,
    OVER_MAXIMUM,
    UNPAYABLE_AMOUNT,
    SMALLEST_CHIP,
    LIMITS_ALTERED_BY,
    NO_MORE_BETS,
    EXCESS_CARD["exposed"],
    EXCESS_CARD["unexposed"],
    FACE_UP_CARD["first-of-a-round"],
    FACE_UP_CARD["later-in-a-round"],
    MISPLACED_CARD,
    NOT_ENOUGH_CARDS,
    VOID_ROUND_WAGERS,
)
"""What every game at a table must answer."""

BLACKJACK: tuple[Term[Any], ...] = (
    ACE_COUNTS,
    NUMBER_CARDS_COUNT,
    COURT_CARDS_COUNT,
    BETTORS_PER_BOX,
    WHO_CALLS,
    DEAL_START,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    FACE_DOWN_DEAL,
    NATURAL,
    NATURAL_PAYS,
    NATURAL_PAID_AT_ONCE,
    NATURAL_AGAINST_NATURAL,
    NATURAL_AFTER_SPLIT,
    DECISIONS,
    DRAWING_STOPS,
    BUSTED_HAND,
    PLAYER_21,
    DOUBLE_CARDS,
    DOUBLE_TOTALS,
    DOUBLE_AMOUNT,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_AFTER_SPLIT,
    DOUBLE_FOLLOWERS,
    SPLIT_EQUAL,
    SPLIT_WAGER,
    SPLIT_HANDS,
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_ORDER,
    SPLIT_DECISIONS,
    SPLIT_FOLLOWERS,
    DEALER_SOFT_17,
    DEALER_NO_EFFECT,
    INTERIM_SETTLEMENT,
    RESULTS["player-over-21"],
    RESULTS["dealer-over-21"],
    RESULTS["player-higher-up-to-21"],
    RESULTS["dealer-higher-up-to-21"],
    RESULTS["equal-totals"],
    RESULTS["natural-against-none"],
    WIN_PAYS,
    DEALER_BLACKJACK_COLLECTS,
    ABSENT_PLAYER,
    VOID_ROUND_LOST_WAGERS,
    VOID_ROUND_PAYMENTS,
)
"""What every game of the blackjack kind must answer besides; a strike-out is an answer."""

COM_BO: tuple[Term[Any], ...] = (
    RANK_ORDER,
    COM_BO_CARDS,
    COM_BO_DEAL,
    COM_BO_RESULT,
    COM_BO_TIE,
    COM_BO_RUNS,
    COM_BO_PAID,
    COM_BO_SETTLED,
    COM_BO_COMPARES["high-1"],
    COM_BO_COMPARES["low-1"],
    COM_BO_COMPARES["high-run-2"],
    COM_BO_COMPARES["low-run-2"],
    COM_BO_PATTERNS["com-bo", "one-pair"],
    COM_BO_PAYS["high-1"],
    COM_BO_PAYS["low-1"],
    COM_BO_PAYS["high-run-2"],
    COM_BO_PAYS["low-run-2"],
    COM_BO_PAYS["com-bo", "one-pair"],
)
"""What Com-Bo must answer besides: its deal, its ties, and at least one bet of each kind with what it pays."""

SIDE_BET: tuple[Term[Any], ...] = (SIDE_BET_DEADLINE, SIDE_BET_REQUIRES, SIDE_BET_JUDGED_ON, SIDE_BET_OTHERWISE, SIDE_BET_SETTLED)
"""What every side bet must answer besides all that its host answers; each has a pay table of its own."""

REQUIRED: Mapping[Family, tuple[Term[Any], ...]] = {
    Family.BLACKJACK: (*TABLE, *BLACKJACK),
    Family.COM_BO: (*TABLE, *COM_BO),
    Family.SIDE_BET: (*TABLE, *BLACKJACK, *SIDE_BET),
}
