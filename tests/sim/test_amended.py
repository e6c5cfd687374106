"""What no book of today says and a clause could: patterns, payments, results. The kernel obeys it as the engine does, to the cent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.law.term import Term
from pitboss.law.values import Odds, Part
from pitboss.odds.records import Action
from pitboss.odds.shoe import ORDER
from pitboss.sim import Dealing, Dealt, Plan, dealt_of, told
from pitboss.sim.kernel.layout import CARD_MASK, Record
from pitboss.sim.player import Player
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import DOUBLED_WIN_PAYS
from pitboss.terms.naturals import EVEN_MONEY_PAYS
from pitboss.terms.patterns import Count, OneSuit, Ranks, Suit, Total
from pitboss.terms.player_hand import FIVE_CARDS_PAY, MUST_DRAW_UNLESS, PLAYER_21_PAYS, DrawsUnless
from pitboss.terms.pontoon import PONTOON_PAYS, SUPER_BONUS_HAND, AgainstCard, BonusLine
from pitboss.terms.settlement import RESULTS, WIN_PAYS, Result
from pitboss.terms.surrender import SURRENDER_AGAINST_NATURAL, SURRENDER_FORFEITS
from tests.sim.cases import _player
from tests.sim.replay import compare
from tests.trials.amending import amended_rules

SUITED = BonusLine(Count(5) & Total(21) & OneSuit(), Odds(50))
AMENDED: list[tuple[str, Mapping[Term[Any], Any]]] = [
    ("vic-crown-pontoon", {PONTOON_PAYS["red-sevens"]: BonusLine(Ranks("777") & ~Suit("S"), Odds(7)), DEALER_SOFT_17: DealerSoft17.STAND}),
    ("vic-crown-pontoon", {PONTOON_PAYS["spades-678"]: None, PLAYER_21_PAYS: Odds(6, 5), DOUBLED_WIN_PAYS: Odds(3, 2)}),
    ("vic-crown-pontoon", {SUPER_BONUS_HAND: AgainstCard(Ranks("678") & OneSuit(), Ranks("2"))}),
    ("vic-blackjack", {WIN_PAYS: Odds(2)}),
    ("vic-blackjack", {RESULTS["dealer-over-21"]: Result.PUSH}),
    ("vic-blackjack", {RESULTS["dealer-22"]: Result.PUSH, RESULTS["equal-totals-20"]: Result.LOSE}),
    ("vic-blackjack", {RESULTS["dealer-23"]: Result.LOSE, RESULTS["equal-totals-17"]: Result.WIN, DOUBLED_WIN_PAYS: Odds(3)}),
    ("vic-blackjack", {RESULTS["player-higher-up-to-21"]: Result.LOSE, RESULTS["dealer-higher-up-to-21"]: Result.WIN}),
    ("vic-blackjack", {RESULTS["equal-totals"]: Result.WIN, WIN_PAYS: Odds(3, 2)}),
    ("vic-blackjack", {EVEN_MONEY_PAYS: Odds(6, 5)}),
    ("nsw-blackjack-challenge", {FIVE_CARDS_PAY: Odds(2), PLAYER_21_PAYS: Odds(3, 2)}),
    ("nsw-star-blackjack", {MUST_DRAW_UNLESS: DrawsUnless.DOUBLES}),
    ("vic-vegas-blackjack", {SURRENDER_FORFEITS: Part(Fraction(3, 4))}),
    ("vic-vegas-blackjack", {SURRENDER_AGAINST_NATURAL: None}),
]
ROUNDS = 60


class FewCards(Dealt):
    """The same game from a shoe in which rare hands are common."""

    def desk(self, seed: int, block: int) -> Record:
        desks = super().desk(seed, block)
        desk = desks[0]
        few = [card for card in desk.shoe[: desk.deck].tolist() if ORDER[card & CARD_MASK].rank in "A234678"]
        desk["shoe"][: len(few)] = few
        desk["pos"] = desk["ready"] = desk["deck"] = len(few)
        return desks


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("game", "changes"), AMENDED, ids=lambda each: each if isinstance(each, str) else " ".join(term.name for term in each)
)
def test_the_kernel_pays_what_the_engine_pays(game: str, changes: Mapping[Term[Any], Any]) -> None:
    rules = amended_rules(LIBRARY.book(game), changes)
    dealt = dealt_of(rules, Plan(boxes=2, player=_player(game, ()), dealing=Dealing.CONTINUOUS))
    few = FewCards(dealt.game, dealt.plan)
    for each in (dealt, few):
        for round_ in told(each, 7, 0, ROUNDS):
            compare(each, round_)
    alone = Dealt(dealt.game, replace(dealt.plan, boxes=1))
    assert alone.block_by_places(3, 0, 2000) == alone.block_by_rounds(3, 0, 2000)


def test_a_bonus_for_suited_cards_is_met_and_paid() -> None:
    rules = amended_rules(LIBRARY.book("vic-crown-pontoon"), {PONTOON_PAYS["suited-five-card-21"]: SUITED})
    dealt = dealt_of(rules, Plan(player=Player("draws", lambda _: (Action.HIT,)), dealing=Dealing.CONTINUOUS))
    few = FewCards(dealt.game, dealt.plan)
    rounds = list(told(few, 7, 0, 3000))
    met = [round_ for round_ in rounds if round_.nets[0]["main"] == 50 * 1000]
    assert met
    for round_ in (*met, *rounds[:ROUNDS]):
        compare(few, round_)
    alone = dealt.block_by_places(3, 0, 500)
    assert alone == dealt.block_by_rounds(3, 0, 500)
