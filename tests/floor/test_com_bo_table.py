"""A table of Com-Bo: the same floor around another kind of round."""

from __future__ import annotations

from pitboss.cards.card import card
from pitboss.floor.cards.state import CardsAwait
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import CloseBetting, DrawCard
from tests.floor.tables import DEALER, opened


def test_a_round_of_com_bo() -> None:
    at = opened("vic-crown-com-bo").players(ann=1)
    assert at.floor.cards.awaits is CardsAwait.NOTHING
    at.do("ann", PlaceComBoWager("ann", "high-1", 1000))
    at.do(DEALER, CloseBetting())
    cards = [card(each) for each in ("KD", "2C", "9H", "4S", "7D")]
    for each in cards:
        at.do(DEALER, DrawCard(each))
    at.do(DEALER, KeyResult(tuple(cards)))
    at.takes_up().check()
    assert at.floor.rounds.number == 2
