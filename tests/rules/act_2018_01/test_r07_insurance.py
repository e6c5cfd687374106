"""ACT-2018-01 rule 7: insurance, one's own wager and another player's."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Insure, Stand
from pitboss.play.events import CardDealt, InsuranceOffered, InsurancePlaced, WagerSettled
from pitboss.play.insuring import preference
from pitboss.play.state import Round
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import forbidden, turns

ACT = table("act-blackjack")


def test_7_1__half_the_wager_at_most_when_the_dealer_shows_an_ace() -> None:
    played = deal(ACT, "9H AD 9S KC", Insure(1, "ann", 1000), Stand(1), ann=20)
    assert [event.rule for event in played.events(InsurancePlaced)] == ["ACT-2018-01 7.1"]
    assert (played.net(bet="main"), played.net(bet="insurance")) == (-20, 20)
    assert forbidden(ACT, "9H AD 9S", Insure(1, "ann", 1025), ann=20) == "ACT-2018-01 7.1"
    assert forbidden(ACT, "9H AD 9S", Insure(1, "ann", 0), ann=20) == "ACT-2018-01 7.1"


@pytest.mark.parametrize("shown", ["KD", "TD", "9D", "2D"])
def test_7_1__only_an_ace_opens_insurance(shown: str) -> None:
    assert deal(ACT, f"9H {shown} 9S", complete=False, ann=20).events(InsuranceOffered) == []
    assert forbidden(ACT, f"9H {shown} 9S", Insure(1, "ann", 1000), ann=20) == "ACT-2018-01 7.1"


OTHERS = (Wager("ann", 100, box=4), Wager("bob", 30, box=3))


def test_7_2__another_player_insures_a_wager_its_owner_left_uninsured() -> None:
    played = deal(ACT, "9H KH AD 9S TS QC", Insure(4, "bob", 5000, "ann"), Stand(3), Stand(4), wagers=OTHERS)
    assert [(event.owner, event.rule) for event in played.events(InsurancePlaced)] == [("ann", "ACT-2018-01 7.2")]
    assert (played.net("ann"), played.net("bob", "main"), played.net("bob", "insurance")) == (-100, -30, 100)


@pytest.mark.parametrize(
    "insured",
    [
        (Insure(4, "bob", 5025, "ann"),),  # half of ann's wager, not of bob's
        (Insure(4, "ann", 2500), Insure(4, "bob", 2500, "ann")),  # ann did not decline
        (Insure(4, "cat", 1000, "ann"),),  # cat is no player of the round
        (Insure(4, "bob", 2500, "ann"), Insure(4, "bob", 2600, "ann")),  # half in all, however often
    ],
)
def test_7_2__not_beyond_the_cap_not_if_the_owner_insured_and_not_by_an_outsider(insured: tuple[Insure, ...]) -> None:
    assert forbidden(ACT, "9H KH AD 9S TS", *insured, wagers=OTHERS) == "ACT-2018-01 7.2"


def test_7_2__half_in_all_or_by_another_reading_half_each() -> None:
    wagers = (*OTHERS, Wager("cat", 10, box=5))
    both = (Insure(4, "bob", 3000, "ann"), Insure(4, "cat", 3000, "ann"))
    cards = "9H KH 2H AD 9S TS KS"
    assert forbidden(ACT, cards, *both, wagers=wagers) == "ACT-2018-01 7.2"
    each = table("act-blackjack", insuring_another_maximum="half-each")
    played = deal(each, cards + " QC", *both, Stand(3), Stand(4), Stand(5), wagers=wagers)
    assert (played.net("bob", "insurance"), played.net("cat", "insurance")) == (60, 60)


def at_the_insurance_line(*insured: Insure, wagers: tuple[Wager, ...]) -> Round:
    """A round in which every box holds 16 and the dealer shows an ace, with the insurance placed so far."""
    boxes = len({wager.box for wager in wagers})
    cards = ["9H"] * boxes + ["AD"] + ["7S"] * boxes
    return deal(ACT, " ".join(cards), *insured, wagers=wagers, complete=False).state


def test_7_2_a__first_who_share_the_box_front_to_back() -> None:
    wagers = (Wager("ann", 100, box=4), Wager("bob", 30, box=4), Wager("cat", 10, box=4), Wager("dan", 50, box=5))
    state = at_the_insurance_line(wagers=wagers)
    assert preference(ACT, state, 4, "ann", ["dan", "cat", "bob"]) == ("bob", "cat", "dan")
    assert preference(ACT, state, 4, "cat", ["dan", "bob", "ann"]) == ("ann", "bob", "dan")
    assert preference(ACT, state, 4, "ann", ["ann", "dan"]) == ("dan",)


def test_7_2_b__then_the_nearest_wager_front_to_back() -> None:
    wagers = (Wager("ann", 100, box=4), Wager("bob", 30, box=1), Wager("cat", 10, box=6), Wager("dan", 50, box=6))
    state = at_the_insurance_line(wagers=wagers)
    assert preference(ACT, state, 4, "ann", ["bob", "dan", "cat"]) == ("cat", "dan", "bob")
    also_near = (*wagers, Wager("bob", 5, box=5))
    assert preference(ACT, at_the_insurance_line(wagers=also_near), 4, "ann", ["dan", "cat", "bob"]) == ("bob", "cat", "dan")


def test_7_2_c__at_equal_distance_whoever_has_least_insurance_on_the_wagers_of_others() -> None:
    wagers = (Wager("ann", 100, box=4), Wager("bob", 30, box=3), Wager("cat", 30, box=5), Wager("dan", 20, box=1))
    owned = (Insure(3, "bob", 1500), Insure(5, "cat", 1500))
    level = at_the_insurance_line(*owned, wagers=wagers)
    assert preference(ACT, level, 4, "ann", ["bob", "cat"]) == ("bob", "cat")  # still level: as they asked, for the operator to settle
    more = at_the_insurance_line(*owned, Insure(1, "bob", 1000, "dan"), wagers=wagers)
    assert preference(ACT, more, 4, "ann", ["bob", "cat"]) == ("cat", "bob")
    own_left_out = at_the_insurance_line(Insure(3, "bob", 1500), Insure(1, "cat", 500, "dan"), wagers=wagers)
    assert preference(ACT, own_left_out, 4, "ann", ["cat", "bob"]) == ("bob", "cat")  # bob's fifteen are on bob's own wager
    farther = (Wager("ann", 100, box=4), Wager("bob", 30, box=3), Wager("cat", 30, box=6), Wager("dan", 20, box=1))
    unequal = at_the_insurance_line(Insure(1, "bob", 1000, "dan"), wagers=farther)
    assert preference(ACT, unequal, 4, "ann", ["cat", "bob"]) == ("bob", "cat")  # bob is nearer, whatever bob has insured


def test_7_4__in_steps_of_half_the_smallest_chip() -> None:
    fives = table("act-blackjack", smallest_chip=5)
    assert forbidden(fives, "9H AD 9S", Insure(1, "ann", 1200), ann=30) == "ACT-2018-01 7.4"
    played = deal(fives, "9H AD 9S KC", Insure(1, "ann", 1250), Stand(1), ann=30)
    assert played.net(bet="insurance") == 25


@pytest.mark.parametrize(("stake", "insured", "won"), [(20, 10, 20), (25, 12.5, 25), (7, 0.25, 0.5)])
def test_7_5__a_winning_insurance_wager_pays_two_to_one(stake: float, insured: float, won: float) -> None:
    played = deal(ACT, "9H AD 9S KC", Insure(1, "ann", round(100 * insured)), Stand(1), ann=stake)
    assert played.net(bet="insurance") == won
    assert "ACT-2018-01 7.5" in played.rules(bet="insurance")


@pytest.mark.proves("ACT-2018-01 7.6")
@pytest.mark.parametrize("second", ["2C", "9C", "AC"])
def test_7_6_a__lost_and_collected_at_once_unless_the_second_card_counts_ten(second: str) -> None:
    after = {"2C": "5C", "9C": "", "AC": "6C"}[second]  # 18, 20, 18
    played = deal(ACT, f"9H AD 9S {second} {after}", Insure(1, "ann", 1000), Stand(1), ann=20)
    assert (played.net(bet="insurance"), played.net(bet="main")) == (-10, {"9C": -20}.get(second, 0))
    assert "ACT-2018-01 7.6(a)" in played.rules(bet="insurance")
    collected = next(place for place, event in enumerate(played.log) if isinstance(event, WagerSettled) and event.bet == "insurance")
    dealer = [place for place, event in enumerate(played.log) if isinstance(event, CardDealt) and event.hand == -1]
    assert dealer[1] == collected - 1  # on the second card, before the dealer completes the round
    assert all(place > collected for place in dealer[2:])


@pytest.mark.parametrize("second", ["TC", "JC", "QC", "KC"])
def test_7_6_b__paid_when_the_second_card_counts_ten(second: str) -> None:
    played = deal(ACT, f"9H AD 9S {second}", Insure(1, "ann", 1000), Stand(1), ann=20)
    assert played.net(bet="insurance") == 20
    assert "ACT-2018-01 7.6(b)" in played.rules(bet="insurance")
    assert turns(played) == [0, -1, 0, -1]


def test_7_2__a_side_bettor_insures_nobodys_wager_by_reading_j17() -> None:
    wagers = (Wager("ann", 20), Wager("bob", 20, box=2), Wager("cat", 0, box=2, side=(("pairs-play", 5),)))
    cards, asked = "9H 9C AD KC 8S  KS", Insure(1, "cat", 1000, "ann")
    assert forbidden(table("act-blackjack", "act-pairs-play"), cards, asked, wagers=wagers) == "ACT-2018-01 7.2"
    at = table("act-blackjack", "act-pairs-play", insuring_another_needs="any-wager")
    played = deal(at, cards, asked, Stand(1), Stand(2), wagers=wagers)
    assert played.net("cat", "insurance") == 20
    assert forbidden(at, cards, Insure(1, "zoe", 1000, "ann"), wagers=wagers) == "ACT-2018-01 7.2"
