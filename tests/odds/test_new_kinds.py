"""Answers that no gazetted book gives, against brute force over the engine, as fractions: any payment, result, pattern and second card."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import pytest

from pitboss.books import LIBRARY
from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.law.values import Odds, Part
from pitboss.odds.arithmetic import EXACT, FAST
from pitboss.odds.opened import ruled
from pitboss.odds.records import Action
from pitboss.odds.results import results
from pitboss.odds.shoe import Shoe
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Game
from pitboss.play.table import open_table
from pitboss.terms.doubling import DOUBLED_WIN_PAYS
from pitboss.terms.naturals import EVEN_MONEY_PAYS, NATURAL_AFTER_SPLIT, NATURAL_PAID_AT_ONCE, NATURAL_PAYS, PaidAtOnce, SplitNatural
from pitboss.terms.patterns import Count, OneColour, OneSuit, Ranks, Total
from pitboss.terms.player_hand import FIVE_CARDS_PAY, PLAYER_21_PAYS
from pitboss.terms.pontoon import PONTOON_PAYS, BonusLine
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    RESULTS,
    WIN_PAYS,
    Collects,
    Drawn21,
    Result,
)
from pitboss.terms.splitting import SPLIT_HANDS
from pitboss.terms.surrender import SURRENDER_AGAINST, SURRENDER_AGAINST_NATURAL, SURRENDER_FORFEITS
from tests.odds.brute import enumerate_round, small_shoe
from tests.odds.cases import PACKS
from tests.odds.game_tree import Tree
from tests.odds.hidden import HiddenTree
from tests.odds.test_agreement import NUMBERED, Rule, averaged, key_of
from tests.trials.amending import Changes, amended_rules
from tests.trials.published import DOUBLE_EXPOSURE, NO_PEEK, PEEK

WIN, PUSH, LOSE = Result.WIN, Result.PUSH, Result.LOSE


class New(NamedTuple):
    """A game, what it answers otherwise, and a pack in which that is felt."""

    game: str
    changes: Changes
    pack: str

    @property
    def rules(self) -> Rules:
        """The rules, changed."""
        return amended_rules(LIBRARY.book(self.game), self.changes)

    @property
    def shoe(self) -> Shoe:
        """The cards."""
        return PACKS.get(self.pack) or small_shoe(self.pack)

    def __str__(self) -> str:
        return f"{self.game} {' '.join(f'{term.name}={value}' for term, value in self.changes.items())} from {self.pack}"


def bonus(name: str, line: BonusLine) -> Changes:
    return {PONTOON_PAYS[name]: line}


BJ, VEGAS, PONTOON, CHALLENGE, ACT = "vic-blackjack", "vic-vegas-blackjack", "vic-crown-pontoon", "nsw-blackjack-challenge", "act-blackjack"
PAYMENTS = [
    New(BJ, {WIN_PAYS: Odds(2)}, "eights"),
    New(BJ, {WIN_PAYS: Odds(2), DOUBLED_WIN_PAYS: Odds(1, 2)}, "doubles"),
    New(BJ, {NATURAL_PAYS: Odds(6, 5)}, "naturals"),
    New(BJ, {NATURAL_PAYS: Odds(6, 5), EVEN_MONEY_PAYS: Odds(11, 10)}, "naturals"),
    New(BJ, {RESULTS["dealer-over-21"]: PUSH}, "stiff"),
    New(BJ, {RESULTS["dealer-over-21"]: LOSE}, "twos"),
    New(BJ, {RESULTS["dealer-22"]: PUSH}, "stiff"),
    New(BJ, {RESULTS["dealer-22"]: PUSH, RESULTS["dealer-26"]: LOSE}, "twos"),
    New(BJ, {RESULTS["player-higher-up-to-21"]: PUSH}, "eights"),
    New(BJ, {RESULTS["dealer-higher-up-to-21"]: Result.VOID}, "eights"),
    New(BJ, {RESULTS["equal-totals-17"]: LOSE, RESULTS["equal-totals-20"]: WIN}, "soft-17"),
    New(BJ, {RESULTS["natural-against-none"]: PUSH}, "naturals"),
    New(BJ, {NATURAL_PAID_AT_ONCE: PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE}, "AS*4 KS*3 TH*3 9D*4"),
    New(CHALLENGE, {NATURAL_PAID_AT_ONCE: PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE}, "ranked"),
    New(CHALLENGE, {FIVE_CARDS_PAY: Odds(3), PLAYER_21_PAYS: Odds(2)}, "long-hands"),
    New(PONTOON, {PLAYER_21_PAYS: Odds(2), DOUBLED_WIN_PAYS: Odds(3)}, "doubles"),
    New(VEGAS, {SURRENDER_FORFEITS: Part(Fraction(1, 4))}, "stiff"),
    New(VEGAS, {SURRENDER_AGAINST_NATURAL: None}, "stiff"),
    New(VEGAS, {SURRENDER_AGAINST: ("10", "A")}, "9H*3 7S*4 KD*4 TH*3 AS*2"),
]
SUITED = Total(21) & Count(5) & OneSuit()
BONUSES = [
    New(PONTOON, bonus("suited-five-card-21", BonusLine(SUITED, Odds(50))), "2S*2 3S 5S 6S 9S 6H KD*8"),
    New(PONTOON, bonus("suited-five-card-21", BonusLine(SUITED, Odds(50))), "2S*2 4S*2 4H 9S KD*8"),
    New(PONTOON, bonus("red-four-card-21", BonusLine(Total(21) & Count(4) & OneColour(), Odds(7))), "3H 3D 3S 6H 9D KD*8"),
    New(PONTOON, bonus("kings", BonusLine(Ranks("AQK"), Odds(9))), "AS*2 KS*6 QH*3 5D*2"),
    New(PONTOON, {PONTOON_PAYS["mixed-678"]: None, PONTOON_PAYS["suited-777"]: None}, "hearts"),
]


def worked_out(new: New) -> tuple[Solution, Rule]:
    solution = Solution(Game(ruled(new.rules), new.shoe, EXACT))
    return solution, Rule(solution)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("new", [*PAYMENTS, *BONUSES], ids=str)
def test_payments_results_and_patterns_equal_brute_force_as_fractions(new: New) -> None:
    solution, rule = worked_out(new)
    line = enumerate_round(open_table(new.rules), new.shoe, rule.after_split, stake=6000, keep_double=rule.keep_double)
    assert solution.ev == line.ev or (new in BONUSES and solution.ev < line.ev), (
        "who splits may look at suits, whose worth is an average here"
    )
    found = averaged(solution.openings)
    for (first, second, dealer), values in line.hands.items():
        assert found[key_of(first, second, dealer)] == values, f"{first},{second} against {dealer}"
    fast = Solution(Game(solution.game.ruled, new.shoe, FAST))
    assert fast.ev == pytest.approx(float(solution.ev), abs=1e-12)
    spread = results(fast)
    assert sum(spread.values()) == pytest.approx(1, abs=1e-9)
    if not any(opening.best is Action.SPLIT for opening in solution.openings):
        assert {net: chance for net, chance in spread.items() if chance > 1e-12} == {
            net: pytest.approx(float(chance), abs=1e-9) for net, chance in line.results.items()
        }


SECOND: list[New] = [
    New(BJ, PEEK, "AS KD*9 9H*2"),
    New(BJ, PEEK, "5H*2 6D KD*9 AS"),
    New(BJ, NO_PEEK, "AS KD*9 9H*2"),
    New(BJ, {**NO_PEEK, DEALER_BLACKJACK_COLLECTS: Collects.ALL}, "5H*2 6D KD*9 AS"),
    New(BJ, {**NO_PEEK, DEALER_BLACKJACK_COLLECTS: Collects.ORIGINAL_OR_BUSTED}, "8H*3 KD*9 AS"),
    New(BJ, {**PEEK, NATURAL_AFTER_SPLIT: SplitNatural.NATURAL}, "AS*3 KD*8"),
    New(BJ, {**PEEK, DRAWN_21_AGAINST_DEALER_BLACKJACK: Drawn21.STANDS_OFF}, "5H*2 6D KD*9 AS"),
    New(VEGAS, PEEK, "9H*2 7S KD*8 AS"),
    New(VEGAS, {**PEEK, SURRENDER_AGAINST_NATURAL: None}, "9H*2 7S KD*8 AS"),
    New(PONTOON, PEEK, "7S*2 7H KD*9 AS"),
    New(CHALLENGE, PEEK, "AS*2 KS*5 JS*4"),
]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("new", SECOND, ids=str)
def test_a_card_face_down_equals_brute_force_as_fractions(new: New) -> None:
    solution, rule = worked_out(new)
    tree = HiddenTree(open_table(new.rules), rule.after_split, rule.keep_double)
    assert tree.worth(new.shoe) == solution.ev


class Seen(Rule):
    """The kernels' rule for split hands where both of the dealer's cards are seen."""

    dealers: tuple[Card, ...] = ()

    def after_split(self, cards: tuple[Card, ...], dealer: Card, _: int) -> Action:
        values = [card.pips for card in cards]
        low, high = sorted(card.pips - 1 for card in self.dealers)
        split = next(
            each.split for each in self.openings if each.split and each.first == each.second == values[0] and each.shows == (low, high)
        )
        return NUMBERED[int(split.played[1][0][self.game.graph.place(*values)])]

    def __init__(self, solution: Solution) -> None:
        super().__init__(solution)
        self.openings = solution.openings


class SeenTree(Tree):
    """The engine's tree, the rule being told both cards."""

    def _wishes(self, state: Any) -> Any:
        assert self.after_split is not None
        self.after_split.__self__.dealers = state.dealer  # type: ignore[attr-defined]
        return super()._wishes(state)


SHOWN = [
    New(BJ, {**DOUBLE_EXPOSURE, SPLIT_HANDS: 2}, "AS KD*9 9H*2"),
    New(BJ, {**DOUBLE_EXPOSURE, SPLIT_HANDS: 3}, "5H*3 6D KD*12 AS"),
    New(BJ, {**DOUBLE_EXPOSURE, RESULTS["dealer-22"]: PUSH}, "6H*2 KD*9 2S"),
]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("new", SHOWN, ids=str)
def test_both_cards_seen_equal_brute_force_as_fractions(new: New) -> None:
    solution = Solution(Game(ruled(new.rules), new.shoe, EXACT))
    tree = SeenTree(open_table(new.rules), Seen(solution).after_split, None)
    assert tree.root(new.shoe, 200).value / 200 == solution.ev
