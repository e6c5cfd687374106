"""Conduct in general: disputes of a round in play, and what no document has to say."""

from __future__ import annotations

import pytest

from pitboss.floor.conduct.commands import DecideDispute, GiveAdvice, InvalidateRound, RaiseDispute, Sanction, SanctionKind
from pitboss.floor.conduct.events import AdviceGiven, RoundAttached
from pitboss.law.refusal import Malformed
from pitboss.play.commands import Double, Hit, Split, Stand
from tests.floor.conduct_cases import STAR, VICTORIA, dealt, found, stated, training
from tests.floor.tables import DEALER, opened


def test_a_round_disputed_in_play_is_attached_when_it_is_over() -> None:
    at = dealt(VICTORIA)
    at.do("ann", RaiseDispute(1, "that is not my card"))
    assert at.floor.conduct.disputes[0].log == ()
    at.deals("TD", Stand(1), Stand(2)).check()
    assert at.floor.conduct.disputes[0].log == at.floor.rounds.last != ()
    assert at.all(RoundAttached)[0].round == 1


def test_an_older_round_is_disputed_by_its_number_only() -> None:
    at = dealt(VICTORIA).deals("TD", Stand(1), Stand(2)).bets(1, ann=20).deals("9D KC TH TC", Stand(1))
    at.do("ann", RaiseDispute(1, "long ago"))
    assert at.check().floor.conduct.disputes[0].log == ()


def test_a_table_of_com_bo_has_none_of_these_powers() -> None:
    at = opened("vic-crown-com-bo").people("cass")
    assert at.refused("cass", InvalidateRound("fire")).code == "no-power"
    assert at.refused("cass", Sanction(SanctionKind.VOID_WAGER, "ann")).code == "no-power"
    at.do("ann", RaiseDispute(1, "unfair"))
    assert at.refused("cass", DecideDispute(1, "no")).code == "no-power"


@pytest.mark.parametrize("kind", list(SanctionKind))
def test_an_amount_goes_with_a_seizure_and_nothing_else(kind: SanctionKind) -> None:
    at = dealt(VICTORIA)
    with pytest.raises(Malformed):
        at.do("cass", Sanction(kind, "ann", 0 if kind is SanctionKind.SEIZE_WINNINGS else 100))


def test_a_wager_that_was_decided_stands() -> None:
    at = dealt(VICTORIA)
    stated(at, VICTORIA, "void-wager").deals("TD", Stand(1), Stand(2), take_up=False)
    assert at.refused("cass", Sanction(SanctionKind.VOID_WAGER, "ann")).code == "no-wager"


def test_a_player_voided_in_turn_leaves_the_round_to_the_others() -> None:
    at = found(dealt(STAR), STAR)
    at.do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert at.refused("ann", Stand(1)).code == "hand-ended"
    at.deals("TD", Stand(2)).check()


def test_nothing_is_added_to_a_void_wager() -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1, bob=0).bets(1, ann=20, bob=30).deals("5H 2C 5S")
    stated(at, VICTORIA, "void-wager").do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert at.refused("ann", Double(1, {"bob": 3000})).code == "not-caller"  # with nothing there she calls no more: bob does
    assert at.refused("bob", Double(1, {"ann": 2000})).code == "wager-decided"
    assert at.refused("bob", Split(1, ("ann", "bob"))).code == "wager-decided"
    at.do("bob", Double(1))
    at.deals("TD 7D KC").check()
    assert (at.net("ann"), at.net("bob")) == (0, 60)


def test_who_is_void_and_excluded_leaves_the_hand_to_the_others_on_it() -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1, bob=0).bets(1, ann=20, bob=30).deals("5H 2C 5S")
    for kind in (SanctionKind.VOID_WAGER, SanctionKind.EXCLUDE_FROM_GAME):
        stated(at, VICTORIA, kind.value).do("cass", Sanction(kind, "ann"))
    assert at.refused("ann", Hit(1)).code == "not-caller"
    at.do("bob", Hit(1))
    at.deals("TD 7D KC", Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (0, 30)


def test_the_only_wager_void_ends_the_round() -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1).bets(1, ann=20).deals("5H 2C 6S")
    stated(at, VICTORIA, "void-wager").do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert at.takes_up().check().net() == 0


def test_at_a_table_for_training_everybody_may_advise() -> None:
    at = training(VICTORIA)
    for person in (DEALER, "zed"):
        at.do(person, GiveAdvice("ann"))
    assert len(at.all(AdviceGiven)) == 2
