"""Rules 11.3.2 and 11.7 at a table: the jackpot button, pressed wrongly or out of order."""

from __future__ import annotations

from pitboss.floor.accidents.commands import ReportMended
from pitboss.floor.accidents.facts import Lack
from pitboss.floor.accidents.kinds import ButtonDown
from pitboss.play.commands import GoOffAlone, KeepDraw, PlaceSideBet, Press, Stand
from pitboss.play.events import ButtonFailed, PressHeld, PressVoided, WagerSettled
from pitboss.play.state import Awaits
from tests.floor.accidents_cases import answered, report, two_boxes, unlawful
from tests.floor.tables import DEALER, Day
from tests.rules.at_table import V

BET = PlaceSideBet(2, "bob", "pontoon-pandemonium", 500)


def pandemonium() -> Day:
    return two_boxes("vic-crown-pontoon", "vic-pontoon-pandemonium")


def test_11_3_2_a__a_table_without_its_button_does_not_take_the_side_bet() -> None:
    at = pandemonium()
    at.do("bob", BET)
    assert unlawful(at, ButtonDown(Lack.MISSING), "ann").rule == V + "11.3.2(a)"
    report(at, ButtonDown(Lack.MISSING))
    assert (answered(at), at.net("bob")) == (("not-offered", V + "11.3.2(a)"), -20)
    assert at.refused("bob", BET).rule == V + "11.3.2(a)"
    assert unlawful(two_boxes("vic-crown-pontoon"), ButtonDown(Lack.MISSING)).code == "no-answer"
    assert at.refused("ann", ReportMended()).rule == V + "11.3.2(a)"
    at.do(DEALER, ReportMended())
    at.do("bob", BET)


def test_11_7_3_a__electronic_failure_withdraws_the_side_bet_and_crown_pontoon_goes_on() -> None:
    at = pandemonium()
    at.do("bob", BET)
    report(at, ButtonDown(Lack.FAILED))
    assert answered(at) == ("not-offered", V + "11.7.3(a)")
    assert (at.net("ann"), at.net("bob")) == (-20, -20)
    assert at.refused("bob", BET).rule == V + "11.7.3(a)"
    at.deals("AH AS 6D KC KS").check()
    assert (at.net("ann"), at.net("bob")) == (30, 30)


def test_11_7_3_a__in_the_middle_of_an_offer_the_presses_due_are_paid_and_no_further_bet_is_taken() -> None:
    at = pandemonium()
    at.do("bob", BET)
    at.deals("9H AS 6D KC KS")
    assert at.floor.rounds.now.awaits is Awaits.BUTTON
    report(at, ButtonDown(Lack.FAILED))
    assert at.all(ButtonFailed)[0].rule == V + "11.7.3(b)"
    at.deals("KD", Stand(1), take_up=False).deals("5H").check()
    at.bets(2, bob=20)
    assert at.refused("bob", BET).rule == V + "11.7.3(a)"


def test_11_7_1__an_accidental_press_leaves_the_choice_to_the_entitled_player() -> None:
    at = pandemonium()
    at.do("bob", BET)
    at.deals("AH AS 6D KC KS")
    at.do("ann", Press(1, "ann", 1))  # her Pontoon has no side bet (reading J6)
    at.do(DEALER, GoOffAlone(90_000))
    assert [(each.player, each.draw, each.rule) for each in at.all(PressHeld)] == [("bob", 1, V + "11.7.1"), ("bob", 90_000, V + "11.7.1")]
    assert at.refused("ann", KeepDraw(2, "bob")).rule.startswith(V)
    at.do("bob", KeepDraw(2, "bob"))
    paid = [each.net for each in at.check().all(WagerSettled) if each.bet == "pontoon-pandemonium"]
    assert paid == [2500]  # the draw of the last activation: five dollars for each
    at.do("ann", Press(1, "ann", 1))
    assert at.all(PressVoided)[0].rule == V + "11.6.5"
