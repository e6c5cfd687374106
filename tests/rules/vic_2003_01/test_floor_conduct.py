"""Conduct at a Victorian table: devices, sanctions, games undone, advice, cards in the hand, the rules on request."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import Choose, ReportAccident
from pitboss.floor.accidents.kinds import BoxWithOneCard, BoxWithoutCards, DealerWithoutCard, OptionNotGiven
from pitboss.floor.boxes.commands import LetWagerOnSeveral
from pitboss.floor.conduct.commands import (
    EndSeizure,
    GiveAdvice,
    GiveSignal,
    Handling,
    Inquiry,
    InvalidateRound,
    ReportDevice,
    Sanction,
    SanctionKind,
    Stakes,
    TouchCards,
    UseDevice,
)
from pitboss.floor.conduct.events import CardsTouched, HandSignalled, Sanctioned
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.postings import ledger
from pitboss.money.ledger import balances
from pitboss.play.commands import Double, DrawCard, Hit, Insure, Split, Stand
from pitboss.play.state import Awaits
from pitboss.terms.conduct import WINNINGS_SEIZED_UNTIL, DeviceFunction, DeviceKind, Meddling, RulesCopy
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.player_hand import Signal
from pitboss.terms.powers import Role
from tests.floor import conduct_cases as cases
from tests.floor.conduct_cases import COUNTER, DISTURBANCES, VICTORIA
from tests.floor.tables import DEALER, OTHERS, Day, opened
from tests.rules.at_table import V

GROUNDS = (*DISTURBANCES, "act-of-god")


def face_down() -> Day:
    """A table dealt face down with the Director's approval."""
    at = Day(cases.game_face_down(VICTORIA, Role.DIRECTOR_OF_CASINO_SURVEILLANCE))
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.do("dirk", SignOn("dirk", OTHERS["dirk"]))
    at.notice("dirk", Kind.APPROVAL, FACE_DOWN_DEAL, role=Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
    at.do(DEALER, OpenTable())
    return at.shoe().players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=10)


def test_7_1_2_a__a_player_touches_only_the_cards_of_the_own_box() -> None:
    at = face_down().deals("9H TS KD 2C 8S")
    at.do("ann", TouchCards(1))
    assert at.all(CardsTouched)[0].rule == V + "7.1.2(a)"
    assert at.refused("ann", TouchCards(2)).rule == V + "7.2"


def test_7_2__nobody_touches_cards_that_lie_face_up() -> None:
    at = cases.dealt(VICTORIA)
    for person in ("ann", "zed"):
        assert at.refused(person, TouchCards(1)).rule == V + "7.2"
    at.do(DEALER, TouchCards(1))


def test_7_1_2_b__a_table_dealt_face_down_opens_with_the_approval_of_the_director() -> None:
    at = Day(cases.game_face_down(VICTORIA, Role.DELEGATE_OF_DIRECTOR)).people("cass", "dirk")
    assert at.refused("cass", OpenTable()).rule == V + "7.1.2"
    own = GiveNotice(Kind.APPROVAL, FACE_DOWN_DEAL.name, role=Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
    assert at.refused("cass", own).code == "not-that-role"
    at.notice("dirk", Kind.APPROVAL, FACE_DOWN_DEAL, role=Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
    assert V + "7.1.2" in at.do("cass", OpenTable())[0].approvals  # type: ignore[union-attr]


@pytest.mark.parametrize("signal", [Signal.HORIZONTAL_STANDS, Signal.SCRATCH_DRAWS])
@pytest.mark.proves("VIC-2003-01 7.5.1(c)(i)", "VIC-2003-01 7.5.1(d)(i)")
def test_the_hand_moved_sideways_stands_and_scratching_draws(signal: Signal) -> None:
    at = cases.dealt(VICTORIA)
    assert at.refused("bob", GiveSignal(1, signal)).rule == V + "5.9", "whose box it is decides"
    assert at.refused("ann", GiveSignal(1, Signal.SCRATCH_TAP_KNOCK_DRAWS)).rule == V + "7.5.1(c)(i)"
    at.do("ann", GiveSignal(1, signal))
    assert at.all(HandSignalled)[0].signal is signal


def test_17_1__nobody_uses_controls_or_has_a_device() -> None:
    cases.nobody_uses_a_device(VICTORIA, "17.1")
    at = cases.betting(VICTORIA)
    assert at.refused("ann", UseDevice(*COUNTER, Handling.POSSESSION)).rule == V + "17.1"
    assert at.refused("ines", UseDevice(*COUNTER)).rule == V + "17.1"
    at.do("ann", UseDevice(DeviceKind.COMPUTER, (DeviceFunction.TRANSMIT,)))


def test_17_2__any_breach_by_a_player_opens_two_sanctions_and_a_device_three_more() -> None:
    at = cases.dealt(VICTORIA)
    for key in ("void-wager", "exclude-from-game", "seize-winnings", "confiscate-device", "detain"):
        cases.stated(at, VICTORIA, key)
    for kind, pin in ((SanctionKind.CONFISCATE_DEVICE, "17.2.4"), (SanctionKind.DETAIN, "17.2.5")):
        assert at.refused("cass", Sanction(kind, "ann")).rule == V + pin
    assert at.refused("cass", Sanction(SanctionKind.SEIZE_WINNINGS, "ann", 500)).rule == V + "17.2.3"
    assert at.refused("cass", Sanction(SanctionKind.EXCLUDE_FROM_CASINO, "ann")).code == "no-power"
    assert at.refused("cass", Sanction(SanctionKind.VOID_WAGER, "zed")).rule == V + "17.2"
    at.do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    at.do("cass", Sanction(SanctionKind.EXCLUDE_FROM_GAME, "ann"))
    at.check()


def test_17_2_1__the_wager_of_whoever_broke_a_rule_is_void() -> None:
    cases.wager_is_void(VICTORIA, "17.2.1")
    cases.wager_before_the_cards_goes_back(VICTORIA)


def test_17_2_1__a_void_side_bet_neither_wins_nor_loses() -> None:
    cases.void_side_bet_is_not_settled(VICTORIA, "vic-perfect-pairs", "vic-magnificent-sevens")
    for second in ("KH", "9H"):  # a Pontoon would have gone to the button, anything else would have lost
        at = opened("vic-crown-pontoon", "vic-pontoon-pandemonium").people("cass").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
        at.side("ann", "pontoon-pandemonium", 5).side("bob", "pontoon-pandemonium", 5, 2).deals("AH")
        cases.found(at, VICTORIA).do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
        at.deals(f"KS 6D {second} 7S KC 5D", Stand(2)).check()
        assert (at.net(), at.net("bob")) == (0, -25)


def test_17_2_1__nothing_is_added_to_a_void_wager_and_the_other_sharer_calls() -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1, bob=0).bets(1, ann=20, bob=30)
    cases.found(at.deals("8H 6D 8C"), VICTORIA).do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    at.deals("3S KS KC  TD TS", Split(1), Double(1), Stand(1)).check()  # 21 and 18 against a dealer who busts
    assert (at.net(), at.net("bob")) == (0, 90)


PUT_RIGHT: dict[str, tuple[Any, Any]] = {
    "9.6, the dealer without a card": (DealerWithoutCard(), Choose("bob", "dealer-first", card("9S"))),
    "9.7(a), a box with one card": (BoxWithOneCard(3), Choose("cid", "second-card-in-turn")),
    "9.7, a box without cards": (BoxWithoutCards(3), None),
    "9.8, a decision not asked for": (OptionNotGiven(2), None),
}


@pytest.mark.parametrize("accident", PUT_RIGHT)
def test_17_2_1__a_void_wager_stays_void_when_the_round_is_put_right(accident: str) -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1, bob=2, cid=3).bets(1, ann=20).bets(2, bob=20).bets(3, cid=20)
    at.deals("5H 6H 7H 8D 5C 6C 7C", Stand(1))
    if accident.startswith("9.8"):
        at.do("bob", Stand(2))
    cases.found(at, VICTORIA).do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    report, choice = PUT_RIGHT[accident]
    at.do(DEALER, ReportAccident(report))
    if choice:
        at.do(DEALER, choice)
    while not at.floor.rounds.is_over:
        awaits, held = at.floor.rounds.now.awaits, at.floor.cards.held
        turn = at.floor.rounds.now.hands[at.floor.rounds.now.turn].box  # type: ignore[union-attr]
        at.do(DEALER, Stand(turn) if awaits is Awaits.DECISION else DrawCard(held[0] if held else card("TD")))
    assert at.check().net("ann") == 0


def went_back(at: Day, player: str, *back: OptionNotGiven) -> Day:
    """A player's wagers are declared void; then decisions are found not to have been asked for."""
    cases.found(at, VICTORIA, player).do("cass", Sanction(SanctionKind.VOID_WAGER, player))
    for each in back:
        at.do(DEALER, ReportAccident(each))
    return at


def test_17_2_1__insurance_stays_void_when_a_decision_is_asked_for_again() -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.deals("9H 9D AC 8H 8D", Insure(2, "bob", 1000), Insure(1, "ann", 1000), Stand(1))
    went_back(at, "bob", OptionNotGiven(1)).deals("9C", Stand(1)).check()  # 17 against 20, and no Blackjack
    assert (at.net(), at.net("bob")) == (-30, 0)


def test_17_2_1__what_is_undecided_again_is_void_like_the_rest() -> None:
    at = opened("vic-blackjack").people("cass", "gus").players(ann=1, bob=0)
    at.do("gus", LetWagerOnSeveral("ann", (1, 2)))
    at.bets(1, ann=20).bets(2, ann=20).bets(3, bob=20)
    at.deals("KH 9H 9S  TC  6H 8H 8S  KD", Hit(1))  # ann's first hand is bust, her second is to be decided
    assert at.net() == -40  # one wager is lost, one lies
    went_back(at, "ann", OptionNotGiven(1)).deals("KD", Stand(3)).check()  # bob's 17 against a dealer's 20
    assert (at.net(), at.net("bob")) == (0, -20)


def test_17_2_1__what_the_other_reading_of_p3_undid_stays_undone() -> None:
    at = opened("vic-blackjack", wagers_voided="of-the-round").people("cass").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.deals("AH 9D 6C KH 8D", Stand(2))  # ann's Blackjack was paid $30
    assert at.net() == 30
    went_back(at, "ann", OptionNotGiven(2)).deals("KC 9C", Stand(2)).check()
    assert (at.net(), at.net("bob")) == (0, 20)


def test_17_2_1__a_void_wager_wins_no_super_bonus() -> None:
    at = opened("vic-crown-pontoon").people("cass").players(ann=1, bob=0, cid=3).bets(1, ann=20, bob=20).bets(3, cid=20)
    cases.found(at.deals("7H KS 7C 7H 9S"), VICTORIA).do("cass", Sanction(SanctionKind.VOID_WAGER, "ann"))
    at.deals("7H KC", Hit(1), Stand(3)).check()
    assert (at.net(), at.net("bob"), at.net("cid")) == (0, 1040, 70)
    at = opened("vic-crown-pontoon").people("cass").players(ann=1, cid=3).bets(1, ann=20).bets(3, cid=20)
    cases.found(at.deals("7H KS 7C 7H 9S"), VICTORIA, "cid").do("cass", Sanction(SanctionKind.VOID_WAGER, "cid"))
    at.deals("7H", Hit(1)).check()
    assert (at.net(), at.net("cid")) == (1040, 0)


def test_17_2_2__whoever_broke_a_rule_is_excluded_from_the_game() -> None:
    cases.player_is_excluded(VICTORIA, "17.2.2")
    cases.excluded_before_the_cards_has_the_wager_back(VICTORIA)


def test_17_2_2__whoever_is_excluded_adds_no_chips_and_decides_nothing() -> None:
    cases.whoever_is_excluded_takes_no_further_part(VICTORIA, "17.2.2")
    cases.no_insurance_from(VICTORIA, "17.2.2", cases.excluded)


@pytest.mark.parametrize(
    ("fate", "before", "after"),
    [("back-or-as-absent", (0, False), (20, True)), ("as-absent", (20, True), (20, True)), ("void", (0, False), (0, False))],
)
def test_17_2_2__what_becomes_of_the_wager_is_reading_p4(fate: str, before: tuple[int, bool], after: tuple[int, bool]) -> None:
    """Ann is excluded before the first card or after it; bob's hand is played beside hers, or alone."""
    for dealt, (net, stays) in ((False, before), (True, after)):
        at = opened("vic-blackjack", excluded_wager=fate).people("cass", "gus").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=10)
        if dealt:
            at.deals("9H TS 6D 2C 8S")
        cases.excluded(at, VICTORIA)
        if not dealt:
            at.deals("9H TS 6D 2C 8S" if stays else "TS 6D 8S")
        if stays:
            cases.played_as_absent(at).deals("8C")
        at.deals("KD 9D", Stand(2)).check()
        assert (at.net(), at.net("bob")) == (net, 10)


def test_7_5_3__whoever_has_left_adds_no_chips_and_decides_nothing() -> None:
    cases.whoever_left_takes_no_further_part(VICTORIA, "7.5.3")
    cases.no_insurance_from(VICTORIA, "7.5.3", cases.left)


def won_with_a_device(counted: str = "each-wager") -> Day:
    """Ann wins $30 with a natural, loses $20, is found with a computer in her third round, and wins $20 in it."""
    at = opened("vic-blackjack", winnings_counted=counted).people("cass", "gus").players(ann=1, bob=2)
    at.bets(1, ann=20).deals("AH 6D KC")
    at.bets(1, ann=20).deals("TH TD 9C TS", Stand(1))
    at.bets(1, ann=20).bets(2, bob=20).deals("TH 9H 6D KC KS")
    return at


def seize(cents: int) -> Sanction:
    return Sanction(SanctionKind.SEIZE_WINNINGS, "ann", cents)


def test_17_2_3__winnings_are_kept_until_the_inquiry_ends() -> None:
    for inquiry, account in ((Inquiry.CLEARED, "player:ann"), (Inquiry.UPHELD, "house")):
        at = won_with_a_device()
        assert at.refused("cass", seize(500)).rule == V + "17.2.3"
        cases.found(at, VICTORIA).deals("TS TD", Stand(1), Stand(2))
        at.do("cass", seize(500))
        before = balances(ledger(at.log))
        assert before["escrow:ann"] == 500
        assert at.refused("cass", EndSeizure("ann", inquiry)).rule == V + "17.2.3"
        at.notice("cass", Kind.REASON, WINNINGS_SEIZED_UNTIL, "ann", words="the inquiry is complete")
        assert at.refused("ann", EndSeizure("ann", inquiry)).rule == V + "17.2.3"
        at.do("cass", EndSeizure("ann", inquiry))
        after = balances(ledger(at.check().log))
        assert after.get("escrow:ann", 0) == 0
        assert after[account] - before.get(account, 0) == 500


def test_17_2_3__no_more_is_seized_than_was_won_with_the_device() -> None:
    at = cases.found(won_with_a_device(), VICTORIA)
    refused = at.refused("cass", seize(500))
    assert (refused.code, refused.rule) == ("not-won", V + "17.2.3")  # nothing was won since she was found with it
    at.deals("TS TD", Stand(1), Stand(2))
    assert "$20" in at.refused("cass", seize(2001)).sentence
    at.do("cass", seize(1500))
    assert "$5" in at.refused("cass", seize(501)).sentence
    at.notice("cass", Kind.REASON, WINNINGS_SEIZED_UNTIL, "ann").do("cass", EndSeizure("ann", Inquiry.CLEARED))
    assert at.refused("cass", seize(501)).code == "not-won"  # what was given back is not seized again
    at.do("cass", Sanction(SanctionKind.CONFISCATE_DEVICE, "ann"))
    at.bets(1, ann=20).deals("AH 6D KC")  # won without the device
    assert at.refused("cass", seize(501)).code == "not-won"
    at.do("cass", seize(500))
    at.check()


def test_17_2_3__since_when_the_device_was_held_is_stated_with_the_report() -> None:
    """$30 and $20 are what was won since the first round; what was lost between is no part of what was won, by reading P7."""
    for counted, most in (("each-wager", 5000), ("after-losses", 3000)):
        at = won_with_a_device(counted)
        assert at.refused("gus", ReportDevice("ann", *COUNTER, since=4)).code == "no-such-round"
        at.do("gus", ReportDevice("ann", *COUNTER, since=1))
        at.deals("TS TD", Stand(1), Stand(2))
        assert at.refused("cass", seize(most + 1)).code == "not-won"
        at.do("cass", seize(most))
    at = won_with_a_device()
    at.do("gus", ReportDevice("ann", *COUNTER, since=2))
    at.deals("TS TD", Stand(1), Stand(2))
    assert at.refused("cass", seize(2001)).code == "not-won"


def test_17_2_3__what_a_void_round_gave_was_not_won() -> None:
    at = won_with_a_device()
    at.do("gus", ReportDevice("ann", *COUNTER, since=3))
    at.deals("TS TD", Stand(1), Stand(2), take_up=False)
    at.do("cass", InvalidateRound("riot"))
    assert at.refused("cass", seize(1)).code == "not-won"
    at.check()


def test_17_2_1__what_was_paid_before_stands_and_an_option_undoes_it() -> None:
    """Reading P3: by the words of Victoria a wager that has a result is no longer there to be void."""
    for voided, net in (("undecided", 30), ("of-the-round", 0)):
        at = opened("vic-blackjack", wagers_voided=voided).people("cass").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
        cases.found(at.deals("AH 9H 6D KC KS"), VICTORIA)
        void = Sanction(SanctionKind.VOID_WAGER, "ann")
        if voided == "undecided":
            assert at.refused("cass", void).rule == V + "17.2.1"
        else:
            at.do("cass", void)
        at.deals("TD 2C", Stand(2)).check()
        assert at.net() == net


def test_17_2_4__the_device_is_taken() -> None:
    at = cases.found(cases.betting(VICTORIA), VICTORIA)
    assert at.refused("gus", Sanction(SanctionKind.CONFISCATE_DEVICE, "ann")).rule == V + "17.2.4"
    at.do("cass", Sanction(SanctionKind.CONFISCATE_DEVICE, "ann"))
    assert at.all(Sanctioned)[0].rule == V + "17.2.4"
    assert at.refused("cass", Sanction(SanctionKind.CONFISCATE_DEVICE, "ann")).rule == V + "17.2.4"


def test_17_2_5__the_holder_is_detained_until_an_authorised_person_takes_charge() -> None:
    cases.holder_is_detained(VICTORIA, "17.2.5", Role.AUTHORISED_PERSON)


def test_17_3__the_outcome_of_a_game_is_undone_by_the_casino_supervisor() -> None:
    cases.only_the_grounds_of_the_document(VICTORIA, "17.3", "like-disturbance", "impractical", "boredom")
    at = cases.dealt(VICTORIA).people("gus")
    assert at.refused("gus", InvalidateRound("fire")).rule == V + "17.3"
    assert at.refused("cass", InvalidateRound("fire", stakes=Stakes.KEPT)).rule == V + "17.4"
    at.do("cass", InvalidateRound("fire"))


def test_17_3_1__disorder_fire_crime_and_acts_of_god_are_grounds() -> None:
    cases.outcome_is_undone(VICTORIA, "17.3.1", GROUNDS)


def test_17_3_2__a_fraud_that_affected_the_outcome_is_a_ground() -> None:
    cases.fraud_undoes_the_game(VICTORIA, "17.3.2")
    at = cases.dealt(VICTORIA).notice("cass", Kind.REASON, "fraud-test")
    assert at.refused("cass", InvalidateRound("fraud", ("ann",))).rule == V + "17.4"


def test_17_4__what_was_paid_in_the_round_goes_back_whenever_it_was_paid() -> None:
    cases.outcome_is_undone_after_the_end(VICTORIA, "17.4", 0)


def test_17_4__nothing_brings_an_undone_round_back() -> None:
    cases.a_void_round_stays_void(VICTORIA)


def test_17_5__staff_do_not_tell_a_player_how_to_play() -> None:
    cases.staff_only_keep_players_within_the_rules(VICTORIA, "17.5")


def test_17_6__others_sway_nobody_who_has_not_asked() -> None:
    cases.others_wait_to_be_asked(VICTORIA, "17.6", Meddling.INFLUENCE)
    cases.betting(VICTORIA).do("zed", GiveAdvice("ann", means=Meddling.OFFER_ADVICE))


def test_17_12__the_rules_are_given_to_whoever_asks() -> None:
    cases.rules_are_given_on_request(VICTORIA, "17.12", RulesCopy.COPY)


@pytest.mark.proves("VIC-2003-01 17.1")
def test_a_device_is_reported_by_staff_only() -> None:
    at = cases.betting(VICTORIA)
    assert at.refused("bob", ReportDevice("ann", *COUNTER)).code == "staff-only"
