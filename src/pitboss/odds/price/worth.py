"""What rules are worth, bet by bet: the opening wager by the kernels, everything else as exact fractions without them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from pitboss.cards.pack import Pack
from pitboss.law.book import Family
from pitboss.law.reading import Reading
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.odds.com_bo import com_bo_odds
from pitboss.odds.insurance import insurance_odds
from pitboss.odds.opened import open_game
from pitboss.odds.price.appraisal import Appraiser, Values
from pitboss.odds.price.catalogue import answered, questions
from pitboss.odds.price.insisted import taken_away
from pitboss.odds.price.record import MAIN, SUPER_BONUS, Number, Price
from pitboss.odds.price.what_if import WhatIf
from pitboss.odds.scope import unseen
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets import side_bet_odds
from pitboss.terms.pack import DECKS, REMOVED_RANKS

INSURANCE = {"A": "insurance-against-ace", "T": "insurance-against-ten"}


def appraiser() -> Appraiser:
    """Values of the games and side bets as the analysis gives them."""
    return Appraiser(_record, _values, _fixed, _unseen)


def prices_of(rules: Rules, readings: Iterable[Reading] = ()) -> tuple[Price, ...]:
    """Every price of a game or side bet as its elections stand, worked out now; `readings` are doubts whose other side may be supposed."""
    return tuple(price for found in answered(questions(rules, readings), appraiser()) for price in found)


def full_shoe(rules: Rules) -> Shoe:
    """The shoe of a table that has just been opened."""
    return Shoe.of(Pack(rules[DECKS], rules[REMOVED_RANKS]))


def _record(rules: Rules) -> Hashable:
    """For a game what the kernels read; where cards alone decide, the values themselves, which cost no more than to compare the rules."""
    if rules.book.family is not Family.BLACKJACK:
        return rules.book.id, tuple(_by_cards(rules).items())
    return open_game(rules), tuple(_insurance(rules).items())


def _values(rules: Rules) -> Values:
    if rules.book.family is not Family.BLACKJACK:
        return _by_cards(rules)
    return {**_played(rules), **_insurance(rules)}


def _played(rules: Rules) -> dict[str, float]:
    """The opening wager, and what a bonus in dollars adds to the least wager that earns each sum of it."""
    from pitboss.odds.analysis import worth

    opened = open_game(rules)
    if not opened.super_bonus:
        return {MAIN: worth(rules)}
    from pitboss.odds.arithmetic import FAST
    from pitboss.odds.solution import Solution
    from pitboss.odds.solve import Game
    from pitboss.odds.super_bonus import super_bonus

    solution = Solution(Game(opened.ruled, Shoe.of(opened.pack), FAST))
    adds = super_bonus(opened.super_bonus, solution)
    least = [tier.least for tier in opened.super_bonus]
    return {MAIN: float(solution.ev)} | {f"{SUPER_BONUS}{stake}": adds[str(stake).removeprefix("$")] for stake in least}


def _by_cards(rules: Rules) -> dict[str, Number]:
    if rules.book.family is Family.COM_BO:
        return {odds.bet: odds.ev for odds in com_bo_odds(rules, full_shoe(rules))}
    return {rules.book.called: side_bet_odds(rules, full_shoe(rules)).ev}


def _insurance(rules: Rules) -> dict[str, Number]:
    return {INSURANCE[shown]: odds.ev for shown, odds in insurance_odds(rules, full_shoe(rules)).items()}


def _fixed(rules: Rules, what_if: WhatIf) -> Iterable[Term[Any]]:
    return taken_away(rules, what_if) if rules.book.family is Family.BLACKJACK else ()


def _unseen(rules: Rules, what_if: WhatIf) -> str:
    return unseen(rules, what_if.rules, what_if.terms)
