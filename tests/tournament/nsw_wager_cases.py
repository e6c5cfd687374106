"""How New South Wales wagers in a tournament: pass cards, undisclosed wagers and the order of wagering."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import card
from pitboss.floor.boxes.commands import TouchWager
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.commands import CloseBetting, DrawCard, Insure, PlaceWager, Split
from pitboss.play.events import CardDealt
from pitboss.play.settled import Result
from pitboss.play.state import Round
from pitboss.terms.wagers import Touch
from pitboss.tournament.heat.commands import (
    DealFromMarker,
    HandBackForm,
    InspectForm,
    PassForm,
    PlayPassCard,
    RevealForm,
    WriteForm,
)
from pitboss.tournament.heat.wager_events import (
    FormHandedBack,
    FormSettled,
    MarkerMoved,
    PassCardsCollected,
)
from pitboss.tournament.paper.wagering import Ordering
from tests.tournament.heats import DEALER, HEAD, SUPERVISOR, At, heat
from tests.tournament.nsw_play_cases import FOUR, cents


def ordered(book: str, **more: Any) -> At:
    return heat(book, FOUR, ordering=Ordering.MARKER, **more)


# 19.7 pass cards


def pass_cards_stand_in_for_a_wager(book: str, rule: str) -> None:
    at = heat(book, pass_cards=1)
    assert dict(at.heat.wagering.passes) == {"ann": 1, "bob": 1}
    at.do("ann", PlayPassCard("ann"))
    assert at.refused("ann", PlaceWager(1, "ann", cents(100))).code == "passed"
    at.wagers(bob=100).loses()
    assert at.all(PassCardsCollected)[0].players == ("ann",)
    assert (at.held("ann"), at.held("bob")) == (1000, 900)
    assert at.refused("ann", PlayPassCard("ann")).rule.endswith(f" {rule}")
    assert heat(book).refused("ann", PlayPassCard("ann")).code == "no-pass-cards"
    assert at.refused(DEALER, CloseBetting()).code == "no-wager"


# 19.8 undisclosed wagers


def sealed(book: str, amount: float | None, *, bet: str = "main", beside: float = 100, undisclosed: int = 2, **more: Any) -> At:
    """Ann has handed in a form beside an open wager, and it was passed as it is."""
    at = heat(book, undisclosed=undisclosed, **more)
    at.do("ann", WriteForm("ann", bet, None if amount is None else cents(amount)))
    at.do(SUPERVISOR, PassForm("ann"))
    return at.wagers(**({"ann": beside, "bob": 100} if beside else {"bob": 100}))


def forms_are_as_many_as_the_conditions_say(book: str, rule: str) -> None:
    assert heat(book).refused("ann", WriteForm("ann", "main", cents(100))).rule.endswith(f" {rule}")
    at = sealed(book, 200, undisclosed=1).loses(take_up=False)
    at.do(SUPERVISOR, RevealForm("ann"))
    at.do(DEALER, TakeUpCards())
    assert at.refused("ann", WriteForm("ann", "main", cents(100))).rule.endswith(f" {rule}")


def a_form_goes_from_hand_to_hand(book: str) -> None:
    """Written by the player, kept by the supervisor, indicated, announced after the round, settled by the hand."""
    at = sealed(book, 300)
    assert at.heat.wagering.forms["ann"].checked_by == SUPERVISOR
    at.do(DEALER, CloseBetting())
    assert at.refused(SUPERVISOR, RevealForm("ann")).code == "round-not-over"
    at.wins(take_up=False)
    assert at.refused(DEALER, TakeUpCards()).code == "form-due"
    assert at.refused(DEALER, RevealForm("ann")).code == "not-entitled"
    at.do(SUPERVISOR, RevealForm("ann"))
    settled = at.all(FormSettled)[0]
    assert (settled.counts, settled.result, settled.net, settled.corrected) == (cents(300), Result.WIN, cents(300), None)
    at.do(DEALER, TakeUpCards())
    assert at.held("ann") == 1400
    at.check()


def a_form_names_type_and_amount_and_goes_to_the_supervisor(book: str, rule: str) -> None:
    at = heat(book, undisclosed=1)
    for other in ("bob", DEALER):
        assert at.refused(other, WriteForm("ann", "main", cents(100))).rule.endswith(f" {rule}")
    at.do("ann", WriteForm("ann", "main", cents(100)))
    assert at.refused(DEALER, PassForm("ann")).code == "not-entitled"
    at.wagers(bob=100)
    assert at.refused(DEALER, CloseBetting()).code == "form-unchecked"


def a_form_alone_holds_its_place(book: str) -> None:
    """A box with nothing but a form takes part, and nobody can tell for how much."""
    at = sealed(book, 700, beside=0)
    at.do(DEALER, CloseBetting())
    assert at.held("ann") == 900, "chips of the minimum hold the place"
    at.loses(take_up=False)
    at.do(SUPERVISOR, RevealForm("ann"))
    at.do(DEALER, TakeUpCards())
    assert at.held("ann") == 300
    at.check()


def the_player_answers_for_the_form(book: str) -> None:
    """The supervisor who passes a form that breaks the rules has not made it right: it counts as the rule for the fault says."""
    at = sealed(book, 50)
    assert at.heat.wagering.forms["ann"].checked_by == SUPERVISOR
    assert _settled(at).counts == cents(100)


def a_form_keeps_within_limits_and_chips(book: str, rule: str) -> None:
    for amount in (50, 1200):
        at = heat(book, undisclosed=1)
        at.do("ann", WriteForm("ann", "main", cents(amount)))
        at.do(SUPERVISOR, HandBackForm("ann"))
        assert at.all(FormHandedBack)
    at = heat(book, undisclosed=1, chips=5000)
    at.do("ann", WriteForm("ann", "main", cents(1100)))
    at.do(SUPERVISOR, HandBackForm("ann"))
    assert at.all(FormHandedBack)[0].rule.endswith(f" {rule}")
    at.do("ann", WriteForm("ann", "main", cents(900)))
    assert at.refused(SUPERVISOR, HandBackForm("ann")).code == "form-in-order"


def form_and_chips_together_keep_within_the_stack(book: str, rule: str) -> None:
    at = heat(book, undisclosed=1).wagers(ann=400)
    at.do("ann", WriteForm("ann", "main", cents(700)))
    at.do(SUPERVISOR, HandBackForm("ann"))
    assert at.all(FormHandedBack)[0].rule.endswith(f" {rule}")
    at.do("ann", WriteForm("ann", "main", cents(600)))
    at.do(SUPERVISOR, PassForm("ann"))


def _settled(at: At) -> FormSettled:
    at.loses(take_up=False)
    at.do(SUPERVISOR, RevealForm("ann"))
    at.do(DEALER, TakeUpCards())
    at.check()
    found: FormSettled = at.all(FormSettled)[0]
    return found


def too_small_a_form_counts_as_the_minimum(book: str, rule: str) -> None:
    at = sealed(book, 50)
    settled = _settled(at)
    assert (settled.counts, settled.net) == (cents(100), -cents(100))
    assert settled.rules[0].endswith(f" {rule}")
    assert at.held("ann") == 800


def too_large_a_form_counts_as_the_maximum(book: str, rule: str) -> None:
    settled = _settled(sealed(book, 1200, chips=5000))
    assert settled.counts == cents(1000)
    assert settled.rules[0].endswith(f" {rule}")


def a_form_beyond_the_chips_counts_as_what_is_left(book: str, rule: str) -> None:
    at = sealed(book, 950)
    settled = _settled(at)
    assert settled.counts == cents(900), "all chips less the open wager"
    assert settled.rules[0].endswith(f" {rule}")
    assert at.held("ann") == 0


def a_form_without_amount_or_type_costs_the_minimum(book: str, rule: str) -> None:
    for bet, amount in (("main", None), ("", 500)):
        at = sealed(book, amount, bet=bet).wins(take_up=False)
        at.do(SUPERVISOR, RevealForm("ann"))
        settled = at.all(FormSettled)[0]
        assert settled.net == -cents(100), "whatever the hand did"
        assert settled.rules[0].endswith(f" {rule}")


def forms_are_open_to_inspection_until_the_next_card(book: str, rule: str) -> None:
    at = sealed(book, 300)
    assert at.refused("bob", InspectForm("ann")).rule.endswith(f" {rule}")
    at.loses(take_up=False)
    at.do(SUPERVISOR, RevealForm("ann"))
    at.do("bob", InspectForm("ann"))
    at.do(DEALER, TakeUpCards())
    at.do("bob", InspectForm("ann"))
    assert at.refused("zoe", InspectForm("ann")).code == "players-only"
    at.wagers(ann=100, bob=100).wins(take_up=False)
    assert at.refused("bob", InspectForm("ann")).rule.endswith(f" {rule}")


# 19.9 order of wagering


def an_order_is_for_the_conditions(book: str, rule: str) -> None:
    assert heat(book).refused(HEAD, DealFromMarker()).rule.endswith(f" {rule}")
    assert ordered(book).refused("bob", PlaceWager(2, "bob", cents(100))).code == "out-of-turn"
    heat(book).wagers(bob=100, ann=100)  # no order: anybody first


def the_marker_goes_on_a_box_each_round(book: str, rule: str) -> None:
    at = ordered(book)
    assert at.heat.wagering.marker == 1
    at.wagers(ann=100, bob=100, cy=100, dee=100).wins()
    assert at.all(MarkerMoved)[0].rule.endswith(f" {rule}")
    at.wagers(bob=100, cy=100, dee=100, ann=100).wins()
    at.wagers(cy=100, dee=100, ann=100, bob=100).wins()
    assert at.heat.wagering.marker == 4


def the_deal_may_begin_at_the_marker(book: str, rule: str, otherwise: str) -> None:
    at = ordered(book)
    at.wagers(ann=100, bob=100, cy=100, dee=100).wins()
    assert at.refused(DEALER, DealFromMarker()).rule.endswith(f" {rule}")
    at.do(HEAD, DealFromMarker())
    at.wagers(bob=100, cy=100, dee=100, ann=100)
    at.do(DEALER, CloseBetting())
    now = at.heat.floor.rounds.now
    assert isinstance(now, Round)
    assert [hand.box for hand in now.hands] == [2, 3, 4, 1]
    assert f"otherwise as rules {otherwise} have it" in at.refused(HEAD, DealFromMarker()).sentence
    at.wins().check()
    dealt = [event.hand for event in at.log if isinstance(event, CardDealt)][-10:]
    assert dealt == [0, 1, 2, 3, -1, 0, 1, 2, 3, -1], "two cards each and one for the dealer"


def the_holder_of_the_marker_wagers_first(book: str) -> None:
    at = ordered(book).wagers(ann=100)
    assert at.refused("cy", PlaceWager(3, "cy", cents(100))).code == "out-of-turn"
    at.wagers(bob=100, cy=100, dee=100)


def a_wager_out_of_turn_is_taken_back(book: str, rule: str) -> None:
    at = ordered(book)
    refused = at.refused("bob", PlaceWager(2, "bob", cents(100)))
    assert refused.rule.endswith(f" {rule}")
    assert "ann's turn" in refused.sentence


def a_wager_in_turn_is_final(book: str, rule: str, but_for: str) -> None:
    at = ordered(book).wagers(ann=100)
    for act in (Touch.WITHDRAW, Touch.INCREASE):
        refused = at.refused("ann", TouchWager("ann", act, 1, amount=cents(100)))
        assert (refused.code, refused.rule.rpartition(" ")[2]) == ("final", rule)
        assert f"but for what rules {but_for} provide" in refused.sentence


def insurance_in_turn_is_final(book: str, rule: str) -> None:
    at = ordered(book).wagers(ann=100, bob=100, cy=100, dee=100)
    at.do(DEALER, CloseBetting())
    for name in ("8S", "6H", "TD", "TC", "AD", "8D", "5H", "TS", "TH"):
        at.do(DEALER, DrawCard(card(name)))
    at.do("ann", Insure(1, "ann", cents(50)))
    refused = at.refused("ann", TouchWager("ann", Touch.WITHDRAW, 1, "insurance", cents(50)))
    assert (refused.code, refused.rule.rpartition(" ")[2]) == ("final", rule)


def doubling_and_splitting_are_not_altering(book: str) -> None:
    at = ordered(book).wagers(ann=100, bob=100, cy=100, dee=100)
    at.do(DEALER, CloseBetting())
    for name in ("8S", "6H", "TD", "TC", "6D", "8D", "5H", "TS", "TH"):
        at.do(DEALER, DrawCard(card(name)))
    at.do("ann", Split(1))
    assert at.held("ann") == 800
