"""The dealer's second card dealt with the first ones: face down with a look or without, or face up. Cards come in the order of the deal."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.law.term import Term
from pitboss.law.values import HALF, Odds, Part
from pitboss.play.commands import Double, Hit, Insure, Split, Stand, Surrender, TakeEvenMoney
from pitboss.play.events import CardDealt, HoleCardDealt, HoleCardSeen, HoleCardTurned, TurnCame, WagerSettled
from pitboss.play.honoured import NotPlayed
from pitboss.play.table import Table, open_table
from pitboss.terms.deal import DEALER_OPENING_CARDS, DEALER_SECOND_CARD, OPENING_DEAL, DealStep, SecondCard
from pitboss.terms.settlement import DEALER_BLACKJACK_COLLECTS, DEALER_BLACKJACK_TAKES, RESULTS, WIN_PAYS, Collects, Result
from pitboss.terms.surrender import (
    SURRENDER_AGAINST,
    SURRENDER_AGAINST_NATURAL,
    SURRENDER_BELOW,
    SURRENDER_COLLECTED,
    SURRENDER_FOLLOWERS,
    SURRENDER_FORFEITS,
    SURRENDER_MARKED,
    SURRENDER_OFFERED,
    SurrenderFollowers,
)
from tests.play.rounds import deal
from tests.trials.amending import Changes, amended_rules
from tests.trials.published import DOUBLE_EXPOSURE, NO_PEEK, PEEK

VICTORIA = LIBRARY.book("vic-blackjack")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def at(changes: Changes) -> Table:
    return open_table(amended_rules(VICTORIA, changes))


def surrendering(part: Part, *, early: bool) -> dict[Term[Any], Any]:
    stated: dict[Term[Any], Any] = {
        term: term.says
        for term in (SURRENDER_OFFERED, SURRENDER_MARKED, SURRENDER_COLLECTED, *(() if early else (SURRENDER_AGAINST_NATURAL,)))
    }
    return {
        SURRENDER_AGAINST: RANKS,
        SURRENDER_BELOW: 21,
        SURRENDER_FORFEITS: part,
        SURRENDER_FOLLOWERS: SurrenderFollowers.ONLY_WITH_CALLER,
        **stated,
    }


def test_a_look_at_a_natural_ends_the_round_before_any_decision() -> None:
    played = deal(at(PEEK), "5H KD 6C AS", ann=10)
    assert played.net() == -10
    assert [type(each) for each in played.log if isinstance(each, CardDealt | HoleCardDealt | HoleCardTurned)][-2:] == [
        HoleCardDealt,
        HoleCardTurned,
    ]


def test_a_look_at_no_natural_lets_the_round_go_on_with_the_card_still_down() -> None:
    played = deal(at(PEEK), "5H KD 6C 7S KH", Double(1), ann=10)
    assert played.net() == 20
    assert played.events(HoleCardSeen)
    assert played.state.dealer_total == 17


def test_nobody_looks_under_a_small_card() -> None:
    played = deal(at(PEEK), "TH 5D 6C 7S 9S", Stand(1), ann=10)
    assert (played.net(), played.events(HoleCardSeen)) == (-10, [])


def test_insurance_is_lost_at_once_where_the_look_finds_no_natural() -> None:
    played = deal(at(PEEK), "TH AD 9C 7S", Insure(1, "ann", 500), Stand(1), ann=10)
    assert (played.net(bet="insurance"), played.net(bet="main")) == (-5, 10)
    kinds = [type(each) for each in played.log]
    assert kinds.index(WagerSettled) < kinds.index(TurnCame)


def test_insurance_is_paid_where_it_finds_one() -> None:
    played = deal(at(PEEK), "TH AD 9C KS", Insure(1, "ann", 500), ann=10)
    assert (played.net(bet="insurance"), played.net(bet="main")) == (10, -10)


def test_a_natural_that_waited_is_paid_once_there_is_none_against_it() -> None:
    assert deal(at(PEEK), "AH KD KC 7S", ann=10).net() == 15
    assert deal(at(PEEK), "AH KD KC AS", ann=10).net() == 0
    assert deal(at(PEEK), "AH AD KC KS", TakeEvenMoney(1, "ann"), ann=10).net() == 10


def test_without_a_look_a_double_meets_the_natural_as_the_book_collects() -> None:
    assert deal(at(NO_PEEK), "5H KD 6C AS 9H", Double(1), ann=10).net() == -10
    every: dict[Term[Any], Any] = {
        DEALER_BLACKJACK_COLLECTS: Collects.ALL,
        DEALER_BLACKJACK_TAKES["doubled-hand"]: None,
        DEALER_BLACKJACK_TAKES["split-hand"]: None,
    }
    assert deal(at({**NO_PEEK, **every}), "5H KD 6C AS 9H", Double(1), ann=10).net() == -20


def test_surrender_after_the_look_and_before_it() -> None:
    late, early = ({**PEEK, **surrendering(HALF, early=early)} for early in (False, True))
    assert deal(at(late), "TH KD 6C AS", ann=10).net() == -10
    assert deal(at(late), "TH KD 6C 7S", Surrender(1), ann=10).net() == -5
    assert deal(at(early), "TH KD 6C AS", Surrender(1), ann=10).net() == -5
    quarter = {**PEEK, **surrendering(Part(HALF.share / 2), early=True)}
    assert deal(at(quarter), "TH KD 6C AS", Surrender(1), ann=10).net() == -2.5


def test_face_up_both_cards_lie_there_before_anybody_decides() -> None:
    game = at(DOUBLE_EXPOSURE)
    assert deal(game, "TH TD 6C 3S 4H 5H", Hit(1), complete=False, ann=10).state.dealer_total == 13
    assert deal(game, "TH TD 6C AS", ann=10).net() == -10
    assert deal(game, "TH TD KC TS", Stand(1), ann=10).net() == -10, "ties lose"
    assert deal(game, "AH TD KC AS", ann=10).net() == 0, "but for two naturals"
    assert deal(game, "AH TD KC TS", ann=10).net() == 10
    assert deal(game, "8H TD 8C 6S TH TC KD", Split(1), Stand(1), Stand(1), ann=10).net() == 20


@pytest.mark.parametrize(
    "order",
    [
        (DealStep.DEALER, DealStep.DEALER_SECOND, DealStep.EACH_BOX_FIRST, DealStep.EACH_BOX_SECOND),
        (DealStep.EACH_BOX_FIRST, DealStep.EACH_BOX_SECOND, DealStep.DEALER, DealStep.DEALER_SECOND),
    ],
)
def test_any_order_of_the_passes_is_dealt(order: tuple[DealStep, ...]) -> None:
    place = {DealStep.DEALER: "TD", DealStep.DEALER_SECOND: "7S", DealStep.EACH_BOX_FIRST: "TH", DealStep.EACH_BOX_SECOND: "8H"}
    played = deal(at({**PEEK, OPENING_DEAL: order}), " ".join(place[step] for step in order), Stand(1), ann=10)
    assert (played.net(), played.state.dealer_total) == (10, 17)


@pytest.mark.parametrize(
    ("changes", "term"),
    [
        ({OPENING_DEAL: (DealStep.EACH_BOX_FIRST, DealStep.EACH_BOX_SECOND)}, OPENING_DEAL),
        ({OPENING_DEAL: (DealStep.EACH_BOX_SECOND, DealStep.DEALER, DealStep.EACH_BOX_FIRST)}, OPENING_DEAL),
        ({DEALER_SECOND_CARD: SecondCard.FACE_UP}, OPENING_DEAL),
        ({DEALER_OPENING_CARDS: 2}, DEALER_OPENING_CARDS),
        ({**PEEK, DEALER_SECOND_CARD: SecondCard.FACE_UP}, None),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_what_could_be(changes: Changes, term: Term[Any] | None) -> None:
    with pytest.raises(NotPlayed, match=r"is not played by this engine: .+") as refused:
        at(changes)
    assert term is None or refused.value.term == term


def test_a_dealers_22_pushes_where_a_line_says_so_and_every_other_bust_pays() -> None:
    game = at({RESULTS["dealer-22"]: Result.PUSH})
    assert deal(game, "TS 6D 9S TD 6S", Stand(1), ann=10).net() == 0
    assert deal(game, "TS 6D 9S TD 7S", Stand(1), ann=10).net() == 10


def test_equal_totals_of_one_total_have_a_line_of_their_own() -> None:
    game = at({RESULTS["equal-totals-17"]: Result.LOSE})
    assert deal(game, "TS TD 7S 7D", Stand(1), ann=10).net() == -10
    assert deal(game, "TS TD 8S 8D", Stand(1), ann=10).net() == 0


def test_a_win_is_paid_what_the_book_says() -> None:
    assert deal(at({WIN_PAYS: Odds(2)}), "TS TD 9S 8D", Stand(1), ann=10).net() == 20
