"""What one player on one box never meets: questions about others, or about how a round is handled, whatever their answers.

Each is named with what is said where its price is asked: nothing of one wager's value follows from it. Every other answer of the
chapters of play is acted on when a game is opened, or refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.terms.deal import DEAL_START, FACE_DOWN_DEAL, NO_MORE_BETS
from pitboss.terms.doubling import DOUBLE_FOLLOWERS, DOUBLE_NATURAL, DOUBLE_WITHDRAWN_UNTIL, DOUBLED_ACE_OF_OTHERS
from pitboss.terms.insurance import (
    INSURANCE_AFTER_EVEN_MONEY,
    INSURANCE_LOST,
    INSURING_ANOTHER,
    INSURING_ANOTHER_MAXIMUM,
    INSURING_ANOTHER_NEEDS,
)
from pitboss.terms.naturals import NATURAL
from pitboss.terms.pack import ACE_COUNTS, DECKS_WITH_SIDE_BETS
from pitboss.terms.pandemonium import JACKPOT_PRESSED_OTHERWISE
from pitboss.terms.player_hand import BUSTED_HAND, BUSTED_SPLIT_HAND, DRAWING_STOPS, HAND_SIGNALS
from pitboss.terms.pontoon import SUPER_BONUS_DOUBLED, SUPER_BONUS_OTHERS, SUPER_BONUS_SEVERAL, SUPER_BONUS_SHARED, SUPER_BONUS_TOO_SMALL
from pitboss.terms.settlement import INTERIM_SETTLEMENT, RESULTS
from pitboss.terms.splitting import SPLIT_DECLINED, SPLIT_FOLLOWED_LATER, SPLIT_FOLLOWERS
from pitboss.terms.surrender import SURRENDER_FOLLOWERS

EQUAL_TOTALS = RESULTS["equal-totals"]

UNSEEN: Mapping[Term[Any], str] = {
    DOUBLE_NATURAL: "a natural given up for a double is never the better play, and no other is analysed",
    DOUBLE_WITHDRAWN_UNTIL: "what later hands show before a double is taken back is not analysed",
    **dict.fromkeys(
        (
            SPLIT_FOLLOWED_LATER,
            DOUBLE_FOLLOWERS,
            SPLIT_FOLLOWERS,
            DOUBLED_ACE_OF_OTHERS,
            SURRENDER_FOLLOWERS,
            SUPER_BONUS_DOUBLED,
            SUPER_BONUS_SHARED,
            SUPER_BONUS_TOO_SMALL,
        ),
        "a wager that shares another's hand is not analysed",
    ),
    SUPER_BONUS_SEVERAL: "two hands of a round that both win a Super Bonus are not analysed",
    **dict.fromkeys((INSURING_ANOTHER_MAXIMUM, INSURING_ANOTHER_NEEDS), "insurance of another's wager is not analysed"),
    **dict.fromkeys(
        (JACKPOT_PRESSED_OTHERWISE["out-of-turn"], JACKPOT_PRESSED_OTHERWISE["without-wager-during-offer"]),
        "a button that somebody else sets off is not analysed",
    ),
    INSURANCE_AFTER_EVEN_MONEY: "insurance beside even money is not analysed",
}
"""Answers that move money in a round of several boxes, sharers or choices, and that the value of one wager alone says nothing of."""

UNFELT: tuple[Term[Any], ...] = (
    ACE_COUNTS,
    NATURAL,
    DRAWING_STOPS,
    BUSTED_HAND,
    BUSTED_SPLIT_HAND,
    INTERIM_SETTLEMENT,
    INSURANCE_LOST,
    SPLIT_DECLINED,
    NO_MORE_BETS,
    DEAL_START,
    FACE_DOWN_DEAL,
    HAND_SIGNALS,
    DECKS_WITH_SIDE_BETS,
    INSURING_ANOTHER,
    SUPER_BONUS_OTHERS,
)
"""Answers whose words all come to the same for one wager: what a thing is called, when money changes hands, what others may do. A pair
is taken to be split again whenever it may be, so that none is ever declined."""


def set_aside(rules: Rules) -> None:
    """Spend what lies outside: the method of every analysis says that it is of one player on one box."""
    for term in (*UNSEEN, *UNFELT):
        rules.get(term)


def unseen(rules: Rules, changed: Rules, terms: Iterable[Term[Any]]) -> str:
    """Why a change has no price though nothing moves: the mathematics does not look where it would."""
    said: Mapping[Term[Any], str] = {**UNSEEN, EQUAL_TOTALS: "another box's Super Bonus is not analysed"}
    moved = (term for term in terms if term in said and rules.get(term) is not None and changed.get(term) is not None)
    return next((said[term] for term in moved), "")
