"""Rule 20 of both documents of New South Wales: the draw, its winners, claims, disputes and doubts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.cards.seal import commitment_to
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.law.moment import Jurisdiction
from pitboss.promotion.clock import CLOCK, MindClock
from pitboss.promotion.disputes.commands import (
    AnswerPrizeComplaint,
    DecidePrizeDispute,
    LodgePrizeComplaint,
    RaisePrizeDispute,
    Reply,
    ReplyToDecision,
)
from pitboss.promotion.disputes.events import ComplaintRightTold
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw, NominateScrutineer, PublishResults, SignDraw
from pitboss.promotion.entries.commands import Enter
from pitboss.promotion.integrity.commands import ConfirmIntegrity, FindCompromised, Measure
from pitboss.promotion.integrity.events import Compromised, InspectorateNotified
from pitboss.promotion.offer.commands import ApproveAmendment, Commence, DeclineAmendment, DraftTerms, ProposeAmendment
from pitboss.promotion.paper.terms import Claiming, Presence, Unclaimed
from pitboss.promotion.paper.when import When, seconds
from pitboss.promotion.winners.commands import (
    AllowClaim,
    Attendance,
    ChoosePayment,
    DenyClaim,
    LapsePrize,
    MakeClaim,
    NotePresence,
    PayPrize,
    Reached,
    Share,
    TakeCash,
    TellReasons,
    TryToNotify,
)
from pitboss.promotion.winners.events import ClaimDenied, Endeavour, NotificationClosed, ReasonsTold
from pitboss.terms.powers import Role
from pitboss.terms.promotions import Payment
from tests.promotion.papers import BEGINS, BOOKS, DAY, DOLLAR, DRAW, at, cash, terms, thing
from tests.promotion.shows import AUTHORITY, DESK, INSPECTOR, OPERATOR, PUBLISH, SECRET, SEED, WATCH, Show

pytestmark = pytest.mark.parametrize("book", BOOKS)
ALL = ("ann", "bob", "cy")
LARGE = 10_000.01
DEADLINE = When("2027-01-03", "00:00")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.2")
def test_20_2__a_scrutineer_watches_when_one_prize_is_worth_more_than_ten_thousand(book: str) -> None:
    free = Show.of(book, cash(10_000, number=2)).begun().entered(*ALL).drawn()
    assert free.paid(1), "exactly ten thousand each, however many, is drawn unwatched"
    show = Show.of(book, thing(LARGE)).begun().entered(*ALL)
    show.do(DESK, CommitDraw(commitment_to(SEED, SECRET)))
    make = MakeDraw(SEED, SECRET)
    show.refused(DESK, make, "20.2", on=at(DRAW))
    show.refused(DESK, NominateScrutineer(WATCH), "20.2")
    show.refused(OPERATOR, NominateScrutineer("ann"), "20.2")
    show.refused(WATCH, SignOn(WATCH, (Role.SCRUTINEER,)), "20.2")
    show.watched()
    show.refused(WATCH, Enter(WATCH), "20.2")
    show.do(WATCH, SignOff(WATCH))
    show.refused(DESK, make, "20.2", on=at(DRAW))
    show.do(WATCH, SignOn(WATCH, (Role.SCRUTINEER,)))
    show.do(DESK, make, on=at(DRAW))
    show.refused(DESK, PublishResults("on the board"), "20.2")
    show.do(show.winner(), MakeClaim(1, show.winner()))
    show.refused(DESK, AllowClaim(1), "20.2")
    show.refused(DESK, SignDraw("fine"), "20.2")
    show.do(WATCH, SignDraw("in order"))
    show.do(DESK, AllowClaim(1))
    show.do(DESK, PublishResults("on the board"))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.3", "NSW-STAR-BJ 20.3")
def test_20_3__the_winner_takes_cash_only_where_the_terms_offer_it(book: str) -> None:
    show = Show.of(book, thing(900, cash_alternative=800 * DOLLAR), thing(500, "Clock")).begun().entered(*ALL).drawn()
    winner = show.awarded(1)
    show.refused(DESK, TakeCash(1), "20.3")
    show.do(winner, TakeCash(1))
    show.do(DESK, PayPrize(1))
    assert show.check().money() == {f"player:{winner}": 800 * DOLLAR, "operator": -800 * DOLLAR}
    show.refused(show.awarded(2), TakeCash(2), "20.3")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.4")
def test_20_4__the_winner_of_more_than_ten_thousand_chooses_how_it_is_paid(book: str) -> None:
    small = Show.of(book, cash(10_000)).begun().entered(*ALL).drawn()
    small.refused(small.awarded(), ChoosePayment(1, (Share(Payment.CROSSED_CHEQUE, 10_000 * DOLLAR),)), "20.4")
    small.do(DESK, PayPrize(1))
    show = Show.of(book, cash(LARGE)).begun().entered(*ALL).watched().drawn()
    winner, due = show.awarded(), 1_000_001
    show.refused(DESK, PayPrize(1), "20.4")
    shares = (Share(Payment.CASH, 1), Share(Payment.CROSSED_CHEQUE, 1_000), Share(Payment.ELECTRONIC_TRANSFER, due - 1_001))
    show.refused(DESK, ChoosePayment(1, shares), "20.4")
    show.refused(winner, ChoosePayment(1, shares[:2]), "20.4")
    show.refused(winner, ChoosePayment(1, (Share(Payment.COMBINATION, due),)), "20.4")
    for method in (Payment.CASH, Payment.CROSSED_CHEQUE, Payment.ELECTRONIC_TRANSFER):
        show.do(winner, ChoosePayment(1, (Share(method, due),)))
    show.do(winner, ChoosePayment(1, shares))
    show.do(DESK, PayPrize(1))
    paid = {f"player:{winner}": 1, f"crossed-cheque:{winner}": 1_000, f"electronic-transfer:{winner}": due - 1_001}
    assert show.check().money() == {**paid, "operator": -due}
    show.refused(DESK, PayPrize(1))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.8")
def test_20_8__an_absent_winner_is_sought_until_the_end_of_the_second_day(book: str) -> None:
    deadline = seconds(DEADLINE, Jurisdiction.NSW)
    assert deadline == at(DRAW) + 2 * DAY + 4 * 3_600
    show = Show.of(book, cash(500), thing(200)).begun().entered(*ALL).drawn()
    show.do(DESK, TryToNotify(1, "telephone", Reached.NOT_REACHED), on=deadline - 2)
    show.do(DESK, TryToNotify(1, "email", Reached.NOT_REACHED), on=deadline - 1)
    show.do(DESK, TryToNotify(2, "telephone", Reached.NOT_REACHED), on=deadline - 1)
    show.do(CLOCK, MindClock(), on=deadline)
    outcome = {event.lot: event.endeavour for event in show.all(NotificationClosed)}
    assert outcome == {1: Endeavour.ENDEAVOURED, 2: Endeavour.FELL_SHORT}, "every means of the terms (V4)"
    told = Show.of(book, cash(500), thing(200)).begun().entered(*ALL).drawn()
    told.do(DESK, TryToNotify(1, "email", Reached.REACHED))
    told.do(told.winner(2), MakeClaim(2, told.winner(2)))
    with pytest.raises(Exception, match="nothing is due"):
        told.do(CLOCK, MindClock(), on=deadline)
    present = Show.of(book, claiming=Claiming("there", Presence.REQUIRED, minutes=1)).begun().entered(*ALL).drawn()
    with pytest.raises(Exception, match="nothing is due"):
        present.do(CLOCK, MindClock(), on=deadline)


def told_by(book: str, means: str, rule: str) -> None:
    """A winner may be told in this way."""
    show = Show.of(book, notified_by=(means,)).begun().entered(*ALL).drawn()
    show.refused(DESK, TryToNotify(1, "carrier pigeon", Reached.REACHED), "20.8")
    show.refused("ann", TryToNotify(1, means, Reached.REACHED), "20.8")
    assert show.do(DESK, TryToNotify(1, means, Reached.REACHED))[0].rule.endswith(f" {rule}")
    other = next(each for each in ("mail", "email") if each != means)
    show.refused(DESK, TryToNotify(1, other, Reached.REACHED), "20.7.9")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.8.1")
def test_20_8_1__in_person(book: str) -> None:
    told_by(book, "face-to-face", "20.8.1")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.8.2")
def test_20_8_2__by_mail(book: str) -> None:
    told_by(book, "mail", "20.8.2")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.8.3")
def test_20_8_3__by_telephone(book: str) -> None:
    told_by(book, "telephone", "20.8.3")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.8.4")
def test_20_8_4__by_email(book: str) -> None:
    told_by(book, "email", "20.8.4")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.9")
def test_20_9__a_change_before_the_beginning_starts_the_day_anew(book: str) -> None:
    show = Show.of(book).provided()
    show.do(OPERATOR, DraftTerms(terms(book, cash(600))))
    show.do(DESK, PUBLISH)
    show.refused(DESK, Commence(), "20.9", on=at(BEGINS))


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.9.1")
def test_20_9_1__the_authority_approves_a_change_after_the_beginning(book: str) -> None:
    show = Show.of(book, cash(500)).begun()
    more = terms(book, cash(700))
    show.refused(OPERATOR, DraftTerms(more), "20.9.1")
    show.refused(AUTHORITY, ApproveAmendment("yes"), "20.9.1")
    show.do(OPERATOR, ProposeAmendment(more, "a larger prize"))
    assert show.state.offer.versions[-1].prizes[0].value == 500 * DOLLAR, "not in force yet"
    show.refused(OPERATOR, ApproveAmendment("yes"), "20.9.1")
    show.do(AUTHORITY, DeclineAmendment("say why"))
    show.do(OPERATOR, ProposeAmendment(more, "a larger prize for our tenth year"))
    show.do(AUTHORITY, ApproveAmendment("approved in writing"))
    assert show.state.offer.versions[-1] == more
    assert show.money() == {"prizes": 700 * DOLLAR, "operator": -700 * DOLLAR}
    show.entered(*ALL).do(DESK, CommitDraw(commitment_to(SEED, SECRET)))
    show.refused(DESK, MakeDraw(SEED, SECRET), "20.6", on=at(DRAW))
    show.do(DESK, PUBLISH)
    show.do(DESK, MakeDraw(SEED, SECRET), on=at(DRAW))
    show.refused(OPERATOR, ProposeAmendment(terms(book, cash(1)), "cheaper"), "20.9.1")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.10")
def test_20_10__whoever_is_refused_is_told_why(book: str) -> None:
    show = Show.of(book, cash(100)).begun().entered(*ALL).drawn()
    other = next(each for each in ALL if each != show.winner())
    show.do(other, MakeClaim(1, other))
    show.refused(DESK, AllowClaim(1), "20.7.1")
    show.refused(DESK, DenyClaim(1, " "), "20.10")
    show.refused("ann", DenyClaim(1, "no"), "20.10")
    show.do(DESK, DenyClaim(1, "another ticket was drawn"))
    show.refused("ann", TellReasons(1, "in person"), "20.10")
    show.do(DESK, TellReasons(1, "in person"))
    assert show.all(ReasonsTold)[0].claimant == other
    show.refused(DESK, TellReasons(1, "again"), "20.10")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.10.1")
def test_20_10_1__names_and_addresses_are_kept_over_a_hundred_dollars_only(book: str) -> None:
    show = Show.of(book, cash(100), cash(100.01, "More")).begun().entered(*ALL).drawn()
    for lot in (1, 2):
        show.do("dee", MakeClaim(lot, "dee"))
    show.do(DESK, DenyClaim(1, "no ticket", "Dee Doe", "1 Some Street"))
    show.refused(DESK, DenyClaim(2, "no ticket", "Dee Doe", ""), "20.10.1")
    show.refused(DESK, DenyClaim(2, "no ticket", "", "1 Some Street"), "20.10.1")
    show.do(DESK, DenyClaim(2, "no ticket", "Dee Doe", "1 Some Street"))
    kept = [(event.reasons, event.name, event.address) for event in show.all(ClaimDenied)]
    assert kept == [("no ticket", "", ""), ("no ticket", "Dee Doe", "1 Some Street")]


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.11")
def test_20_11__the_operator_decides_and_whoever_is_not_satisfied_is_told_of_the_inspector(book: str) -> None:
    show = Show.of(book).begun().entered(*ALL).drawn()
    show.awarded()
    show.do("dee", RaisePrizeDispute("I was at the desk in time", 1))
    show.refused(DESK, PayPrize(1), "20.11")
    show.refused(DESK, DecidePrizeDispute(1, "no"), "20.11")
    show.refused("dee", LodgePrizeComplaint(1, "unfair"), "20.11")
    show.do(OPERATOR, DecidePrizeDispute(1, "the desk had closed"))
    show.refused(OPERATOR, DecidePrizeDispute(1, "after all"), "20.11")
    show.refused("ann", ReplyToDecision(1, Reply.NOT_SATISFIED), "20.11")
    show.do("dee", ReplyToDecision(1, Reply.NOT_SATISFIED))
    advised = show.all(ComplaintRightTold)
    assert [(event.person, event.to, event.at) for event in advised] == [("dee", Role.INSPECTOR, show.clock)]
    show.do("dee", LodgePrizeComplaint(1, "the clock was wrong"))
    show.refused(OPERATOR, AnswerPrizeComplaint(1, "it was not"), "20.11")
    show.do(INSPECTOR, AnswerPrizeComplaint(1, "it was right"))
    show.do(DESK, PayPrize(1))
    show.check()


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.12")
def test_20_12__a_compromised_promotion_waits_or_its_draw_is_cancelled_and_the_inspectorate_knows(book: str) -> None:
    show = Show.of(book, cash(500), cash(300, "Second")).begun().entered("ann")
    show.refused(DESK, FindCompromised(Measure.POSTPONE_PROMOTION, "doubt"), "20.12")
    show.refused(OPERATOR, FindCompromised(Measure.POSTPONE_PROMOTION, ""), "20.12")
    show.do(OPERATOR, FindCompromised(Measure.POSTPONE_PROMOTION, "tickets were printed twice"))
    assert [event.at for event in show.all(InspectorateNotified)] == [event.at for event in show.all(Compromised)]
    assert show.all(InspectorateNotified)[0].to is Role.INSPECTORATE
    show.refused("bob", Enter("bob"), "20.12")
    show.refused(OPERATOR, ConfirmIntegrity(""), "20.12")
    show.do(OPERATOR, ConfirmIntegrity("counted against the log"))
    show.entered("bob").do(OPERATOR, FindCompromised(Measure.POSTPONE_DRAW, "the seed was seen"))
    show.entered("cy").do(DESK, CommitDraw(commitment_to(SEED, SECRET)))
    show.refused(DESK, MakeDraw(SEED, SECRET), "20.12", on=at(DRAW))
    show.do(OPERATOR, ConfirmIntegrity("it was not"))
    show.do(DESK, MakeDraw(SEED, SECRET), on=at(DRAW))
    paid = show.paid(1)
    show.do(OPERATOR, FindCompromised(Measure.CANCEL_DRAW, "the second ticket was forged"))
    assert len(show.all(InspectorateNotified)) == 3
    assert show.check().money() == {f"player:{paid}": 500 * DOLLAR, "operator": -500 * DOLLAR}
    show.refused(OPERATOR, ConfirmIntegrity("after all"), "20.12")
    show.refused(DESK, PublishResults("the board"), "20.12")


@pytest.mark.proves("NSW-BJ-CHALLENGE 20.7.8", "NSW-STAR-BJ 20.7.8")
def test_20_7_8__a_prize_nobody_takes_is_drawn_again_or_returned_as_the_terms_say(book: str) -> None:
    claiming = Claiming("in person", Presence.REQUIRED, minutes=1, unclaimed=Unclaimed.REDRAWN)
    show = Show.of(book, claiming=claiming).begun().entered(*ALL).drawn()
    first = show.winner()
    show.refused(DESK, LapsePrize(1), "20.7.8")
    show.do(DESK, NotePresence(1, Attendance.ABSENT), after=60)
    assert show.check().winner() != first
    show.refused(DESK, NotePresence(1, Attendance.ABSENT), "20.7.8")
    show.do(DESK, NotePresence(1, Attendance.PRESENT))
    show.paid()
    late = Show.of(book, claiming=replace(terms(book).claiming, days=28)).begun().entered(*ALL).drawn()
    last = at(DRAW) + 28 * DAY
    late.refused(DESK, LapsePrize(1), "20.7.8", on=last)
    late.do(DESK, TryToNotify(1, "email", Reached.REACHED))
    late.do(CLOCK, MindClock(), on=last + 1)
    assert late.check().state.drawing.returned == {1}
