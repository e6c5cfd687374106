"""NSW-STAR-BJ rule 8: insurance, against an ace and by the operator's choice against a ten."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Insure, Stand
from pitboss.play.decide import decide
from pitboss.play.events import InsuranceClosed, InsuranceOffered, InsurancePlaced
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import calls, forbidden

STAR = table("nsw-star-blackjack")
TENS = table("nsw-star-blackjack", insurance_against_ten="yes")


@pytest.mark.parametrize(("second", "insurance", "main"), [("KC", 20, -20), ("9C", -10, -20), ("7C", -10, 0)])
def test_8_1__up_to_half_that_the_second_card_counts_ten(second: str, insurance: float, main: float) -> None:
    played = deal(STAR, f"9H AD 9S {second}", Insure(1, "ann", 1000), Stand(1), ann=20)
    assert [event.rule for event in played.events(InsurancePlaced)] == ["NSW-STAR-BJ 8.1"]
    assert (played.net(bet="insurance"), played.net(bet="main")) == (insurance, main)
    assert ("NSW-STAR-BJ 8.1" if insurance > 0 else "NSW-STAR-BJ 13.3") in played.rules(bet="insurance")


@pytest.mark.parametrize(("cards", "insured"), [("9H AD 9S", Insure(1, "ann", 1050)), ("9H 9D 9S", Insure(1, "ann", 1000))])
def test_8_1__not_more_than_half_and_not_without_an_ace(cards: str, insured: Insure) -> None:
    assert forbidden(STAR, cards, insured, ann=20) == "NSW-STAR-BJ 8.1"


def test_8_1__only_a_wager_of_ones_own() -> None:
    wagers = (Wager("ann", 20), Wager("bob", 20, box=2))
    assert forbidden(STAR, "9H 8H AD 9S 8S", Insure(1, "bob", 1000, "ann"), wagers=wagers) == "NSW-STAR-BJ 8.1"


@pytest.mark.parametrize(("shown", "second", "net"), [("KD", "AC", 200), ("TD", "AC", 200), ("KD", "9C", 25)])
def test_8_2__against_a_ten_where_the_operator_offers_it(shown: str, second: str, net: float) -> None:
    played = deal(TENS, f"KH {shown} QS {second}", Insure(1, "ann", 2500), Stand(1), ann=50)
    assert [event.rule for event in played.events(InsurancePlaced)] == ["NSW-STAR-BJ 8.2"]
    assert played.net() == net
    assert "NSW-STAR-BJ 8.2" in played.rules(bet="insurance")


def test_8_2__half_at_most_and_only_if_it_is_offered() -> None:
    assert forbidden(TENS, "KH KD QS", Insure(1, "ann", 2550), ann=50) == "NSW-STAR-BJ 8.2"
    assert forbidden(STAR, "KH KD QS", Insure(1, "ann", 2500), ann=50) == "NSW-STAR-BJ 8.2"
    assert deal(STAR, "KH KD QS", ann=50, complete=False).events(InsuranceOffered) == []
    assert forbidden(TENS, "KH 9D QS", Insure(1, "ann", 2500), ann=50) == "NSW-STAR-BJ 8.1"


@pytest.mark.parametrize(("offered", "shown"), [("no", "AD"), ("yes", "KD")])
def test_8_3__called_and_closed_aloud(offered: str, shown: str) -> None:
    at = table("nsw-star-blackjack", insurance_against_ten=offered)
    played = deal(at, f"9H {shown} 9S", Insure(1, "ann", 1000), ann=20, bob=30, complete=False)
    kinds = [type(event) for event in played.log]
    assert kinds.index(InsuranceOffered) < kinds.index(InsurancePlaced) < kinds.index(InsuranceClosed)
    said = calls(played)
    assert said.index("Insurance") < said.index("Insurance is closed")
    with pytest.raises(Refused) as fault:
        decide(at, played.state, Insure(1, "bob", 1000))  # once it is closed, it is closed
    assert fault.value.rule.startswith("NSW-STAR-BJ 8.")


def test_8_3__nothing_is_called_where_there_is_nothing_to_insure_against() -> None:
    assert "Insurance" not in calls(deal(STAR, "9H KD 9S", ann=20, complete=False))
