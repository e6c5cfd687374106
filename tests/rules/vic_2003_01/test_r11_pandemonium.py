"""VIC-2003-01, rule 11: Pontoon Pandemonium, who wins, who presses the button, and presses that should not be."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Command, FailButton, GoOffAlone, Hit, KeepDraw, Press, Stand
from pitboss.play.events import ButtonFailed, ButtonOffered, ButtonPressed, PressHeld, PressVoided, WagerSettled
from pitboss.play.state import Awaits
from tests.play.rounds import Wager, deal
from tests.rules.pandemonium import BET, PRIZES, pandemonium, pontoon, shared

RULE = "VIC-2003-01"
SMALLEST = 112_501
"""A draw of the last line of table 1: $5 for each dollar."""
ALL_THREE = (Press(1, "ann", SMALLEST), Press(1, "bob", SMALLEST), Press(1, "cid", SMALLEST))


def refused(*commands: Command) -> str:
    """The rule that refuses the last command of the shared box; those before are lawful."""
    shared(*commands[:-1])
    with pytest.raises(Refused) as fault:
        shared(*commands)
    return fault.value.rule


@pytest.mark.parametrize("ten", ["KD", "QD", "JD"])
def test_11_4_1_a__a_pontoon_wins(ten: str) -> None:
    for cards in (f"AH 9C {ten}", f"{ten} 9C AH"):
        played = deal(pandemonium(), cards, Press(1, "ann", SMALLEST), wagers=[Wager("ann", 20, side=((BET, 5),))])
        assert (played.net(bet=BET), played.net(bet="main")) == (25, 30)
        assert f"{RULE} 11.4.1(a)" in played.rules(bet=BET)


def test_11_4_1_b__a_pontoon_wins_though_the_dealer_has_one_too() -> None:
    wagers = [Wager("ann", 20, 1, side=((BET, 5),)), Wager("bob", 20, 2, side=((BET, 5),))]
    played = deal(pandemonium(), "AH 9C AD KD 8C  KS", Press(1, "ann", SMALLEST), Stand(2), wagers=wagers)
    assert played.state.dealer_natural
    assert (played.net("ann", BET), played.net("ann", "main")) == (25, 30)
    assert (played.net("bob", BET), played.net("bob", "main")) == (-5, -20)


def test_11_4_1_c__any_other_hand_loses_at_once_even_a_drawn_21() -> None:
    for cards in ("KH 9C QD", "AH 9C 9D", "7H 9C 7D"):
        played = deal(pandemonium(), cards, wagers=[Wager("ann", 20, side=((BET, 5),))], complete=False)
        assert (played.net(bet=BET), played.rules(bet=BET)[0]) == (-5, f"{RULE} 11.4.1(c)")
    drawn = deal(pandemonium(), "7H 9C 7D  7S", Hit(1), wagers=[Wager("ann", 20, side=((BET, 5),))])
    assert (drawn.net(bet=BET), drawn.net(bet="main")) == (-5, 30)


def test_11_6_4__every_bettor_with_a_side_bet_on_a_shared_pontoon_has_one_press() -> None:
    played = shared(*ALL_THREE)
    assert [(each.player, each.draw) for each in played.events(ButtonPressed)] == [(who, SMALLEST) for who in ("ann", "bob", "cid")]
    assert [played.net(who, BET) for who in ("ann", "bob", "cid", "eve", "dan")] == [5, 10, 15, -4, 0]
    assert played.state.awaits is Awaits.DECISION


def test_11_6_4_a__the_controller_first_then_as_the_wagers_lie_in_the_box() -> None:
    (offered,) = shared().events(ButtonOffered)
    assert (offered.presses, offered.rule) == (((1, "ann"), (1, "bob"), (1, "cid")), f"{RULE} 11.6.4(a)")
    assert shared(Press(1, "ann", 5), Press(1, "cid", 1)).state.presses == ((1, "bob"), (1, "cid"))  # cid's own press is still to come


def test_11_6_4_a__box_by_box() -> None:
    wagers = [Wager("ann", 20, 1, side=((BET, 5),)), Wager("bob", 20, 2, side=((BET, 5),)), Wager("ann", 20, 3, side=((BET, 5),))]
    played = deal(pandemonium(), "AH AS AD 9C KD QS JC", wagers=wagers, complete=False)
    assert played.state.presses == ((1, "ann"), (2, "bob"), (3, "ann"))


def test_11_6_4_b__whoever_declines_may_name_someone_who_has_not_won() -> None:
    for nominee in ("zoe", "dan", "eve"):
        played = shared(Press(1, "ann", SMALLEST, by=nominee))
        (pressed,) = played.events(ButtonPressed)
        assert (pressed.player, pressed.by, pressed.rule) == ("ann", nominee, f"{RULE} 11.6.4(b)")
        assert (played.net("ann", BET), played.net(nominee, BET)) == (5, -4 if nominee == "eve" else 0)


def test_11_6_4_b__but_nobody_with_a_winning_wager_paid_or_not() -> None:
    assert refused(Press(1, "ann", SMALLEST, by="cid")) == f"{RULE} 11.6.4(b)"
    assert refused(Press(1, "ann", SMALLEST, by="ann")) == f"{RULE} 11.6.4(b)"
    assert refused(Press(1, "ann", SMALLEST), Press(1, "bob", SMALLEST, by="ann")) == f"{RULE} 11.6.4(b)"


@pytest.mark.parametrize("official", ["dealer", "game-supervisor", "casino-supervisor"])
def test_11_6_4_c__where_nobody_decides_the_dealer_or_above_presses(official: str) -> None:
    played = pontoon(Press(1, "ann", SMALLEST, by=official))
    (pressed,) = played.events(ButtonPressed)
    assert (pressed.by, pressed.rule) == (official, f"{RULE} 11.6.4(c)")
    assert played.net(bet=BET) == 25


def test_11_6_4_d__each_prize_is_paid_before_the_next_press() -> None:
    played = shared(*ALL_THREE)
    course = [(type(event), event.player) for event in played.log if isinstance(event, ButtonPressed | WagerSettled)]
    won = [(kind, who) for kind, who in course if who in ("ann", "bob", "cid")][:6]
    assert won == [(kind, who) for who in ("ann", "bob", "cid") for kind in (ButtonPressed, WagerSettled)]
    assert f"{RULE} 11.6.4(d)" in played.rules("ann", BET)
    once = shared(Press(1, "ann", SMALLEST))
    assert (once.net("ann", BET), once.state.presses) == (5, ((1, "bob"), (1, "cid")))


def test_11_6_5__a_pontoon_without_the_side_bet_may_press_for_nothing() -> None:
    played = shared(*ALL_THREE, Press(3, "dan", 1))  # the button is offered to nobody
    (voided,) = played.events(PressVoided)
    assert (voided.player, voided.rule) == ("dan", f"{RULE} 11.6.5")
    assert played.net("dan", BET) == 0
    assert played.events(PressHeld) == []


@pytest.mark.parametrize(
    "stray",
    [
        GoOffAlone(1),
        Press(2, "eve", 1),  # her side bet has lost
        Press(1, "zoe", 1),
        Press(1, "bob", 1),  # a winner before his turn (reading J7)
        Press(3, "dan", 1),  # a Pontoon without the side bet (reading J6)
    ],
)
def test_11_7_1__the_button_set_off_during_the_offer_leaves_the_choice_to_the_entitled(stray: Command) -> None:
    played = shared(stray)
    (held,) = played.events(PressHeld)
    assert (held.box, held.player, held.draw, held.rule) == (1, "ann", 1, f"{RULE} 11.7.1")
    assert played.events(PressVoided) == []
    assert played.state.presses == shared().state.presses  # nobody has lost a press by it
    for keeping in (KeepDraw(1, "ann"), Press(1, "ann", 1)):
        kept = shared(stray, keeping)
        assert (kept.net("ann", BET), kept.events(ButtonPressed)[0].rule) == (250_000, f"{RULE} 11.7.1")
    again = shared(stray, Press(1, "ann", SMALLEST), Press(1, "bob", SMALLEST), Press(1, "cid", SMALLEST))
    assert [again.net(who, BET) for who in ("ann", "bob", "cid", "eve", "dan")] == [5, 10, 15, -4, 0]


def test_11_7_1__only_the_player_to_whom_it_is_offered_keeps_a_draw_and_only_one_that_was_made() -> None:
    assert refused(KeepDraw(1, "ann")) == f"{RULE} 11.7.1"
    assert refused(GoOffAlone(1), KeepDraw(1, "bob")) == f"{RULE} 11.7.1"
    assert refused(GoOffAlone(1), Press(1, "ann", SMALLEST), KeepDraw(1, "bob")) == f"{RULE} 11.7.1"


def test_11_6_5__a_house_may_read_it_as_the_more_specific_rule_by_reading_j6() -> None:
    elected = pandemonium(1, **{"jackpot-pressed-otherwise/without-wager-during-offer": "void"})
    played = shared(Press(3, "dan", 1), at=elected)
    (voided,) = played.events(PressVoided)
    assert (voided.rule, played.events(PressHeld)) == (f"{RULE} 11.6.5", [])


def test_11_6_4_a__a_house_may_hold_a_press_out_of_turn_void_by_reading_j7() -> None:
    played = shared(Press(1, "bob", 1), at=pandemonium(1, **{"jackpot-pressed-otherwise/out-of-turn": "void"}))
    (voided,) = played.events(PressVoided)
    assert (voided.rule, played.events(PressHeld), played.state.presses) == (f"{RULE} 11.6.4(a)", [], shared().state.presses)


@pytest.mark.parametrize("stray", [GoOffAlone(1), Press(2, "eve", 1), Press(1, "ann", 1), Press(1, "zoe", 1)])
def test_11_7_2__set_off_when_nothing_is_offered_it_counts_for_nothing(stray: Command) -> None:
    played = shared(*ALL_THREE, stray)
    (voided,) = played.events(PressVoided)
    assert voided.rule == f"{RULE} 11.7.2"
    assert [played.net(who, BET) for who in ("ann", "bob", "cid", "eve")] == [5, 10, 15, -4]


@pytest.mark.parametrize(("prizes", "least"), [(1, 5), (2, 10), (3, 10), (4, 10), (5, 10)])
def test_11_7_3_b__electronics_that_fail_in_the_round_pay_the_smallest_prize(prizes: int, least: int) -> None:
    assert min(prize for _, prize in PRIZES[prizes]) == least
    played = shared(FailButton(), at=pandemonium(prizes))
    assert [event.rule for event in played.events(ButtonFailed)] == [f"{RULE} 11.7.3(b)"]
    assert [played.net(who, BET) for who in ("ann", "bob", "cid", "eve")] == [least, 2 * least, 3 * least, -4]
    assert played.rules("ann", BET)[0] == f"{RULE} 11.7.3(b)"
    assert played.state.awaits is Awaits.DECISION


def test_11_7_3_b__who_has_pressed_keeps_the_prize() -> None:
    played = shared(Press(1, "ann", 1), FailButton())
    assert [played.net(who, BET) for who in ("ann", "bob", "cid")] == [250_000, 10, 15]


@pytest.mark.parametrize(
    ("prize_stake", "failure_stake", "net"),
    [("returned", "as-with-a-prize", 25), ("returned", "kept", 20), ("kept", "as-with-a-prize", 20), ("kept", "kept", 20)],
)
def test_11_7_3_b__the_stake_by_the_reading_elected(prize_stake: str, failure_stake: str, net: int) -> None:
    at = pandemonium(1, pandemonium_stake=prize_stake, pandemonium_failure_stake=failure_stake)
    assert pontoon(FailButton(), at=at).net(bet=BET) == net


def test_11_7_3_b__only_where_a_press_is_due_and_not_by_a_sign_the_table_does_not_know() -> None:
    assert refused(*ALL_THREE, FailButton()) == f"{RULE} 11.7.3(b)"
    with pytest.raises(Refused) as fault:
        pontoon(FailButton(), at=pandemonium(1, **{"pandemonium_failure/during_round": "minimum-wager"}))
    assert fault.value.rule == f"{RULE} 11.7.3(b)"


def test_11_5_2__the_side_bet_needs_a_pontoon_wager_of_ones_own() -> None:
    with pytest.raises(Refused) as fault:
        deal(pandemonium(), "", wagers=[Wager("ann", 20), Wager("bob", 0, side=((BET, 5),))])
    assert fault.value.rule == f"{RULE} 11.5.2"
