"""Rules as the mathematics knows them: a game that it does not know told in terms of games that it does.

Two rules of Crown Pontoon cannot be put back one at a time without this. It names the jack, queen, king and ace as cards to surrender
against, having no tens: put the tens back and a ten is not among them. But which ten-value card the dealer shows changes nothing
else, so the game is a blend of one where all may be surrendered against and one where none may. And a line taken out of its bonus
table leaves a 21 that is paid as any other win.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from pitboss.law.in_force import Ruling
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.odds.price.what_if import supposing
from pitboss.terms.doubling import DOUBLE_FOLLOWERS, DOUBLE_NATURAL, DOUBLE_WITHDRAWN_UNTIL, DOUBLED_ACE_OF_OTHERS
from pitboss.terms.insurance import INSURANCE_AFTER_EVEN_MONEY, INSURING_ANOTHER_MAXIMUM, INSURING_ANOTHER_NEEDS
from pitboss.terms.naturals import NATURAL_PAID_AT_ONCE, PaidAtOnce
from pitboss.terms.pack import REMOVED_RANKS
from pitboss.terms.pandemonium import JACKPOT_PRESSED_OTHERWISE
from pitboss.terms.patterns import NEVER
from pitboss.terms.player_hand import PLAYER_21, Player21
from pitboss.terms.pontoon import (
    PONTOON_PAYS,
    SUPER_BONUS_DOUBLED,
    SUPER_BONUS_HAND,
    SUPER_BONUS_SEVERAL,
    SUPER_BONUS_SHARED,
    SUPER_BONUS_SPLIT,
    SUPER_BONUS_TOO_SMALL,
    BonusLine,
)
from pitboss.terms.settlement import RESULTS, WIN_PAYS
from pitboss.terms.splitting import SPLIT_FOLLOWED_LATER, SPLIT_FOLLOWERS
from pitboss.terms.surrender import SURRENDER_AGAINST, SURRENDER_FOLLOWERS

EQUAL_TOTALS = RESULTS["equal-totals"]
TENS = ("T", "J", "Q", "K")


APART: Mapping[Term[Any], str] = {
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
        ),
        "a wager that shares another's hand is not analysed",
    ),
    EQUAL_TOTALS: "another box's Super Bonus is not analysed",
    SUPER_BONUS_SEVERAL: "two hands of a round that both win a Super Bonus are not analysed",
    SUPER_BONUS_TOO_SMALL: "a wager that shares another's hand is not analysed",
    **dict.fromkeys((INSURING_ANOTHER_MAXIMUM, INSURING_ANOTHER_NEEDS), "insurance of another's wager is not analysed"),
    **dict.fromkeys(
        (JACKPOT_PRESSED_OTHERWISE["out-of-turn"], JACKPOT_PRESSED_OTHERWISE["without-wager-during-offer"]),
        "a button that somebody else sets off is not analysed",
    ),
    INSURANCE_AFTER_EVEN_MONEY: "insurance beside even money is not analysed",
}
"""Elections that move money in a round of several boxes, sharers or choices, and that the value of one wager alone says nothing of."""


def apart(rules: Rules, changed: Rules, terms: Iterable[Term[Any]]) -> str:
    """Why a change has no price though nothing moves: the mathematics does not look where it would."""
    moved = (term for term in terms if term in APART and rules.get(term) is not None and changed.get(term) is not None)
    return next((APART[term] for term in moved), "")


BONUS_LINES = (
    *("five-card-21", "six-card-21", "seven-card-21"),
    *(f"{suits}-{ranks}" for ranks in ("678", "777") for suits in ("mixed", "suited", "spades")),
)
"""The lines of the bonus table that the mathematics knows by name."""


class NotKnown(PitbossError):
    """Rules that the mathematics cannot work out: what is in the way, and the term that would have to go with the change."""

    def __init__(self, sentence: str, term: Term[Any]) -> None:
        super().__init__("not-analysed", sentence)
        self.term = term


def require_known(rules: Rules) -> None:
    """See that the bonuses of Crown Pontoon are as the engine pays them: on a 21 that wins at once, and not on suited sevens split."""
    lines = [PONTOON_PAYS[name] for name in BONUS_LINES]
    paid = next((line for line in lines if rules.get(line) is not None), None)
    if paid is not None and rules[PLAYER_21] is not Player21.WINS_AT_ONCE:
        raise NotKnown("a bonus for a 21 that waits for the dealer's hand is not analysed", paid)
    if rules.get(SUPER_BONUS_HAND) is not None and rules.get(SUPER_BONUS_SPLIT) is None:
        raise NotKnown("a Super Bonus on suited sevens that were split is not analysed", SUPER_BONUS_SPLIT)


def known_games(rules: Rules) -> tuple[tuple[Fraction, Rules], ...]:
    """The rules themselves, or those whose values add up to theirs, each with its share."""
    whole = _with_every_line(rules)
    if rules[NATURAL_PAID_AT_ONCE] is PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE:
        return tuple((share, _paid_at_once(whole, when)) for when, share in TO_THE_LETTER.items())
    tens = [rank for rank in TENS if rank not in rules[REMOVED_RANKS]]
    against = rules.get(SURRENDER_AGAINST) or ()
    named = [rank for rank in tens if rank in against]
    if len(named) in (0, len(tens)):
        return ((Fraction(1), whole),)
    share = Fraction(len(named), len(tens))
    others = [rank for rank in against if rank not in TENS]
    return (share, _against(whole, [*tens, *others])), (1 - share, _against(whole, others))


TO_THE_LETTER = {PaidAtOnce.NEITHER_TEN_NOR_ACE: Fraction(5, 8), PaidAtOnce.ALWAYS: Fraction(3, 8)}
"""A natural that waits against a ten and an ace, and not against the three court cards. The dealer's natural comes as often with the
ace first as with the ten-value card first, whatever else is out, and three in four of those are court cards: half of three quarters of
what separates a natural that always waits from one that never does. No decision hangs on it: a natural has none."""


def _paid_at_once(rules: Rules, when: PaidAtOnce) -> Rules:
    return supposing(rules, {NATURAL_PAID_AT_ONCE: _saying(rules.why(NATURAL_PAID_AT_ONCE), NATURAL_PAID_AT_ONCE, when)})


def _against(rules: Rules, ranks: Collection[str]) -> Rules:
    return supposing(rules, {SURRENDER_AGAINST: _saying(rules.why(SURRENDER_AGAINST), SURRENDER_AGAINST, tuple(ranks))})


def _with_every_line(rules: Rules) -> Rules:
    """A game with a bonus table has every line of it, a missing one at the odds of any other win."""
    missing = [name for name in BONUS_LINES if rules.get(PONTOON_PAYS[name]) is None]
    if not missing or len(missing) == len(BONUS_LINES):
        return rules
    lines = {PONTOON_PAYS[name]: BonusLine(NEVER, rules[WIN_PAYS]) for name in missing}
    return supposing(rules, {term: _saying(rules.why(WIN_PAYS), term, line) for term, line in lines.items()})


def _saying(ruling: Ruling, term: Term[Any], value: Any) -> Ruling:
    """A ruling made to answer a term so."""
    return replace(ruling, clause=replace(ruling.clause, term=term, allowed=(value,)))
