"""Rounds rebuilt from their logs: with the same cards they come out the same, whatever was asked in them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.events import AccidentReported
from pitboss.floor.evolve import evolve
from pitboss.floor.game import open_game
from pitboss.floor.people.commands import SignOn
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.floor.rounds.rebuild import cards_in, raised, rebuild, rebuild_com_bo, without
from pitboss.floor.state import Floor
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    Forfeit,
    GoOffAlone,
    Hit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import step
from pitboss.play.events import ExcessReturned, PressVoided, RoundAnnulled
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Round
from pitboss.play.table import open_table
from pitboss.terms.powers import Role
from tests.floor.machine import STAFF, Machine
from tests.floor.tables import DEALER, OTHERS, game, opened
from tests.floor.wagers_cases import lays
from tests.play.rounds import rules_of


def rounds_in(log: list[Any]) -> list[tuple[Any, ...]]:
    """The log of every round of a day that came to its end by the rules alone: no accident put it right, nobody annulled it."""
    floor, ordinary, found = Floor(), True, []
    for event in log:
        if isinstance(event, (AccidentReported, RoundAnnulled)):
            ordinary = False
        if isinstance(event, CardsTakenUp):
            found += [floor.rounds.log] if ordinary else []
            ordinary = True
        floor = evolve(floor, event)
    return found


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("book", ["vic-blackjack", "vic-crown-pontoon", "vic-vegas-blackjack", "act-blackjack", "nsw-blackjack-challenge"])
def test_with_the_same_cards_a_round_comes_out_the_same(book: str, seed: int) -> None:
    at = opened(book)
    for name in STAFF[1:]:
        at.do(name, SignOn(name, OTHERS[name]))
    Machine(at.players(ann=1, bob=2), random.Random(seed)).run(150)
    for log in rounds_in(at.log):
        found = rebuild(at.game.table, log, cards_in(log))  # type: ignore[arg-type]
        assert found.log == log
        assert (found.cards_over, found.decisions_over) == ((), ())


def test_a_log_from_before_a_citation_changed_is_read_the_same() -> None:
    log = asked(VIC, ANN, BOB, CLOSED, "9H 5H 6D 2C 4C", Hit(1), "TH", Stand(2), "TS 9S")
    older = tuple(replace(event, rule="VIC-2003-01 1.1") if "rule" in event.__slots__ else event for event in log)
    assert older != log
    assert rebuild(VIC, older, cards_in(log)).log == log


def asked(table: Any, *commands: Any) -> tuple[Any, ...]:
    """The log of a round in which these things are asked; a text is cards."""
    now = Round()
    log: tuple[Any, ...] = ()
    for command in commands:
        each = [DrawCard(card(one)) for one in command.split()] if isinstance(command, str) else [command]
        for one in each:
            events, now = step(table, now, one)
            log += events
    return log


VIC = open_table(rules_of("vic-blackjack"))
DOWN = open_table(rules_of("vic-blackjack"), face_down_approved_by=Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
STAR = open_table(rules_of("nsw-star-blackjack"))
PONTOON = open_table(rules_of("vic-crown-pontoon"))
PANDEMONIUM = game("vic-crown-pontoon", "vic-pontoon-pandemonium").table
ANN, BOB = PlaceWager(1, "ann", 2000), PlaceWager(2, "bob", 2000)
CLOSED = CloseBetting()
PRESSED = (ANN, PlaceSideBet(1, "ann", "pontoon-pandemonium", 500), CLOSED, "AH 9D KC")


@pytest.mark.parametrize(
    ("table", "commands"),
    [
        pytest.param(VIC, (ANN, CLOSED, "AH AD KC", TakeEvenMoney(1, "ann"), CloseInsurance()), id="even-money"),
        pytest.param(
            STAR,
            (ANN, CLOSED, "AH AD KC", Insure(1, "ann", 1000), TakeEvenMoney(1, "ann"), CloseInsurance()),
            id="even-money-returns-insurance",
        ),
        pytest.param(VIC, (ANN, BOB, CLOSED, "9H 5H 6D 2C 4C", FindAbsent(1), "TH", Hit(2), "TC", Stand(2), "TS 9S"), id="absent"),
        pytest.param(DOWN, (ANN, BOB, CLOSED, "9H 5H 6D 9C 4C", ShowCards(1), Stand(1), Hit(2), "TC", Stand(2), "TS 9S"), id="cards-shown"),
        pytest.param(DOWN, (ANN, CLOSED, "AH AD KC", TakeEvenMoney(1, "ann"), CloseInsurance()), id="even-money-face-down"),
        pytest.param(VIC, (ANN, CLOSED, "6H 6D 5C", Hit(1), "TC", "TS 9S"), id="a-21-stands-by-itself"),
        pytest.param(VIC, (ANN, CLOSED, "8H 6D 8C", Split(1), "TC", Stand(1), "3C", Double(1), "TH", "TS 9S"), id="split-and-double"),
        pytest.param(PANDEMONIUM, (*PRESSED, Press(1, "ann", 1)), id="press"),
        pytest.param(PANDEMONIUM, (*PRESSED, GoOffAlone(3), Press(1, "ann", 3)), id="press-held"),
        pytest.param(PANDEMONIUM, (*PRESSED, FailButton()), id="button-fails"),
    ],
)
def test_every_kind_of_request_is_asked_again(table: Any, commands: tuple[Any, ...]) -> None:
    log = asked(table, *commands)
    found = rebuild(table, log, cards_in(log))
    assert found.log == log
    assert (found.cards_over, found.decisions_over) == ((), ())


def test_a_double_withdrawn_is_withdrawn_again() -> None:
    log = asked(PONTOON, ANN, BOB, CLOSED, "5H 9H 6D 4C 9C", Double(1), "2C", Forfeit(1, "ann"), Stand(2), "TS 9S")
    assert any(event.result is Result.FORFEIT for event in log if isinstance(event, WagerSettled))
    assert rebuild(PONTOON, log, cards_in(log)).log == log


def test_a_double_withdrawn_late_comes_before_the_dealers_card() -> None:
    late = open_table(rules_of("vic-crown-pontoon", double_withdrawn_until="dealer-draws"))
    log = asked(late, ANN, BOB, CLOSED, "5H 9H 6D 4C 9C", Double(1), "2C", KeepDoubles(), Stand(2), Forfeit(1, "ann"), "TS 9S")
    assert rebuild(late, log, cards_in(log)).log == log


def asked_on(table: Any, log: tuple[Any, ...], *commands: Any) -> tuple[Any, ...]:
    """What further requests lead to in a round."""
    now = rebuild(table, log, cards_in(log)).round
    more: tuple[Any, ...] = ()
    for command in commands:
        events, now = step(table, now, command)
        more += events
    return more


def test_what_staff_recorded_beside_the_round_stays() -> None:
    log = asked(VIC, ANN, BOB)
    excess = ExcessReturned(1, "ann", 500, "VIC-2003-01 6.2.2")
    log = (*log, *asked_on(VIC, log, CLOSED), excess)
    found = rebuild(VIC, log, [card("9H"), card("8H")])
    assert excess in found.log
    assert found.round.hands[0].stakes[0].original == 1500
    assert found.round.dealt == 2


def test_with_other_cards_decisions_that_no_longer_fit_are_left_over() -> None:
    log = asked(VIC, ANN, CLOSED, "9H 6D 9C", Hit(1), "3C", "TS 9S")
    found = rebuild(VIC, log, [card(each) for each in ("AH", "6D", "KC", "3C")])
    assert [type(each).__name__ for each in found.decisions_over] == ["Hit"]
    assert found.cards_over == (card("3C"),)


def test_without_a_wager_the_others_lie_as_they_did() -> None:
    table = game("nsw-star-blackjack", "nsw-star-perfect-pairs").table
    wagers = (ANN, PlaceWager(1, "cy", 500), BOB, PlaceSideBet(1, "ann", "perfect-pairs", 500), PlaceSideBet(2, "cy", "perfect-pairs", 500))
    log = asked(table, *wagers)
    assert without(table, log, "ann", 1) == tuple(event for event in log if event.player != "ann")
    assert without(table, log, "ann", 1, "perfect-pairs") == tuple(
        event for event in log if getattr(event, "bet", "") == "" or event.box == 2
    )
    left = without(table, log, "bob")
    assert [(event.box, event.player) for event in left] == [(1, "ann"), (1, "cy"), (1, "ann")], "a side bet on an empty box goes too"


def test_a_wager_made_larger_keeps_its_place() -> None:
    log = asked(VIC, ANN, PlaceWager(1, "cy", 500))
    assert [(event.player, event.amount) for event in raised(VIC, log, "ann", (1, "main"), 500)] == [("ann", 2500), ("cy", 500)]


def test_a_round_of_com_bo_with_other_cards() -> None:
    at = opened("vic-crown-com-bo").players(ann=1, bob=2)
    at.do("ann", PlaceComBoWager("ann", "high-1", 1000))
    at.do("bob", PlaceComBoWager("bob", "low-1", 1000))
    before = at.floor.rounds.log
    lays(at, "KD 2C 9H 4S 7D").do(DEALER, KeyResult(at.floor.rounds.now.cards))  # type: ignore[union-attr]
    table: Any = at.game.table
    log = at.floor.rounds.log
    assert rebuild_com_bo(table, log, cards_in(log)).log == log
    other = rebuild_com_bo(table, log, reversed(cards_in(log)))
    assert other.round.cards == tuple(reversed(cards_in(log)))
    assert [event.player for event in without(table, before, "ann")] == ["bob"]


def test_a_press_that_counted_for_nothing_is_not_asked_again() -> None:
    log = asked(PANDEMONIUM, ANN, CLOSED, "9H 6D", GoOffAlone(1), "9C", Stand(1), "TS 9S")
    assert any(isinstance(event, PressVoided) for event in log)
    found = rebuild(PANDEMONIUM, log, cards_in(log))  # type: ignore[arg-type]
    assert found.log == tuple(event for event in log if not isinstance(event, PressVoided))


def test_surrender_is_asked_again() -> None:
    table = open_game(rules_of("vic-vegas-blackjack")).table
    log = asked(table, ANN, CLOSED, "TH KD 6C", Surrender(1))
    assert rebuild(table, log, cards_in(log)).log == log  # type: ignore[arg-type]
