"""What `lawful` says in states chosen by hand: bounds, who may, signals, and what to do instead."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import card
from pitboss.play.commands import (
    CloseBetting,
    Command,
    Double,
    DrawCard,
    Forfeit,
    Hit,
    Insure,
    PlaceSideBet,
    PlaceWager,
    Press,
    Split,
    Stand,
    Surrender,
)
from pitboss.play.decide import step
from pitboss.play.lawful import Amount, Forbidden, Lawful, lawful
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.terms.player_hand import Signal
from tests.play.rounds import Wager, deal, table

VIC = table("vic-blackjack")


def answers(at: Table, state: Round, act: type[Any]) -> list[Any]:
    return [answer for answer in lawful(at, state) if answer.act is act]


def one(at: Table, state: Round, act: type[Any], box: int = 1) -> Any:
    """The answer for an act on a box."""
    (answer,) = [each for each in answers(at, state, act) if each.box == box]
    return answer


def test_a_pair_of_eights_shared_by_two() -> None:
    state = deal(VIC, "8H 6D 8S", ann=20, bob=15, complete=False).state
    split, double = one(VIC, state, Split), one(VIC, state, Double)
    assert (split.by, split.players, split.must, split.plain) == ("ann", ("ann", "bob"), ("ann",), Split(1))
    assert isinstance(double, Forbidden)
    assert double.rule == "VIC-2003-01 7.5.4(a)"
    assert double.instead == one(VIC, state, Hit)


def test_a_double_has_the_bounds_of_each_wager() -> None:
    state = deal(VIC, "6H 6D 5S", ann=20, bob=15, complete=False).state
    double = one(VIC, state, Double)
    assert double.amounts == (Amount("ann", 1, 2000), Amount("bob", 1, 1500))
    assert double.must == ("ann",)


def test_draw_and_stand_carry_the_signals_of_the_book() -> None:
    state = deal(VIC, "TH 6D 5S", ann=20, complete=False).state
    assert one(VIC, state, Hit).signals == (Signal.SCRATCH_DRAWS,)
    assert one(VIC, state, Stand).signals == (Signal.HORIZONTAL_STANDS,)
    star = table("nsw-star-blackjack")
    state = deal(star, "TH 6D 5S", ann=20, complete=False).state
    assert one(star, state, Stand).signals == (Signal.HORIZONTAL_STANDS, Signal.OTHER_ACCEPTED)


def test_another_box_is_told_whose_turn_it_is() -> None:
    state = deal(VIC, "TH 9C 6D 5S 9D", wagers=[Wager("ann", 20, box=1), Wager("bob", 20, box=2)], complete=False).state
    elsewhere = one(VIC, state, Stand, box=0)
    assert (elsewhere.code, elsewhere.rule) == ("not-its-turn", "VIC-2003-01 7.5.1")
    assert elsewhere.reason == "it is the turn of box 1, not of any other box (VIC-2003-01 7.5.1)"


def test_a_low_total_must_draw() -> None:
    challenge = table("nsw-blackjack-challenge")
    state = deal(challenge, "4H 6D 3S", ann=20, complete=False).state
    stand = one(challenge, state, Stand)
    assert isinstance(stand, Forbidden)
    assert stand.instead is not None
    assert stand.instead.act is Hit


def opened(at: Table, cards: str, *wagers: PlaceWager) -> Round:
    """A round with its wagers down and its initial deal done, nothing closed."""
    state = Round()
    commands: list[Command] = [*wagers, CloseBetting(), *(DrawCard(card(each)) for each in cards.split())]
    for command in commands:
        _, state = step(at, state, command)
    return state


def test_insurance_is_half_of_the_wager_in_steps_of_half_a_chip() -> None:
    at = table("act-blackjack", smallest_chip=5)
    state = opened(at, "TH 9C AD 8S 9D", PlaceWager(1, "ann", 2000), PlaceWager(2, "bob", 1300))
    lawful_now = {(each.box, each.players): each for each in answers(at, state, Insure) if isinstance(each, Lawful)}
    assert set(lawful_now) == {(1, ("ann",)), (1, ("bob",)), (2, ("ann",)), (2, ("bob",))}
    assert lawful_now[1, ("ann",)].amounts == (Amount("ann", 250, 1000, 250),)
    assert lawful_now[2, ("bob",)].amounts == (Amount("bob", 250, 500, 250),)  # half is 6.50, and 5.00 the last step below it
    assert lawful_now[1, ("bob",)].rule == "ACT-2018-01 7.2"
    _, state = step(at, state, Insure(1, "ann", 250))
    again = next(each for each in answers(at, state, Insure) if (each.box, each.owner) == (1, "ann") and each.act is Insure)
    assert (again.players, again.amounts) == (("ann",), (Amount("ann", 250, 750, 250),))  # no rule is against more within the half
    _, state = step(at, state, Insure(1, "ann", 750))
    full = next(each for each in answers(at, state, Insure) if (each.box, each.owner) == (1, "ann") and each.act is Insure)
    assert (full.code, full.player) == ("insurance-maximum", "ann")


def test_only_the_owner_insures_in_victoria() -> None:
    state = opened(VIC, "TH 9C AD 8S 9D", PlaceWager(1, "ann", 2000), PlaceWager(2, "bob", 1300))
    lawful_now = [each for each in answers(VIC, state, Insure) if isinstance(each, Lawful)]
    assert [(each.box, each.players, each.amounts[0].most) for each in lawful_now] == [(1, ("ann",), 1000), (2, ("bob",), 650)]


def test_a_betting_table_says_who_may_still_come() -> None:
    at = table("vic-blackjack", "vic-perfect-pairs")
    _, state = step(at, Round(), PlaceWager(1, "ann", 1000))
    here = [each for each in answers(at, state, PlaceWager) if each.box == 1]
    assert [(type(each), getattr(each, "barred", None) or each.player) for each in here] == [(Lawful, ("ann",)), (Forbidden, "ann")]
    side = [each for each in answers(at, state, PlaceSideBet) if isinstance(each, Lawful)]
    assert [(each.box, each.bet) for each in side] == [(1, "perfect-pairs")]
    alone = next(each for each in answers(at, state, PlaceSideBet) if each.box == 0 and each.bet == "perfect-pairs")
    assert (alone.code, alone.rule) == ("side-bet-alone", side[0].rule)
    for player in ("bob", "cyd"):
        _, state = step(at, state, PlaceWager(1, player, 1000))
    full = next(each for each in answers(at, state, PlaceWager) if each.box == 1 and isinstance(each, Forbidden))
    assert (full.code, full.rule) == ("box-full", "VIC-2003-01 5.8")


def test_a_press_without_a_right_does_not_count() -> None:
    at = table("vic-crown-pontoon", "vic-pontoon-pandemonium")
    state = deal(at, "9H 6D 8S", ann=20, complete=False).state
    (press,) = answers(at, state, Press)
    assert isinstance(press, Lawful)
    assert not press.counts
    assert press.rule == "VIC-2003-01 11.7.2"


def test_games_without_surrender_or_forfeit_say_so() -> None:
    state = deal(VIC, "9H 6D 8S", ann=20, complete=False).state
    for act in (Surrender, Forfeit, DrawCard):
        (answer,) = answers(VIC, state, act)
        assert isinstance(answer, Forbidden)
        assert answer.rule
        assert answer.instead is not None
