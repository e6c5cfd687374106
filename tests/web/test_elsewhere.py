"""A round under another book: settled there by the same cards and commands, or told where the two books part."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import card
from pitboss.cli.gaming_table import table_for
from pitboss.play.commands import CloseBetting, Command, Double, DrawCard, Hit, PlaceSideBet, PlaceWager, Stand
from pitboss.play.decide import step
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from pitboss.web.elsewhere import WINDOWS, Under, play_under
from tests.support import own_law

WAGER = PlaceWager(1, "ann", 1000, seated=True)


def table(game: str, *side_bets: str) -> Table:
    found = table_for(own_law(game), {}, {bet: {} for bet in side_bets})
    assert isinstance(found, Table)
    return found


def played(at: Table, *commands: Command | str) -> tuple[Any, ...]:
    """The log of a round; a text is cards in a row, and whatever is offered nobody takes."""
    now, log = Round(), list[Any]()
    for each in commands:
        for command in map(DrawCard, map(card, each.split())) if isinstance(each, str) else [each]:
            while now.awaits in WINDOWS:
                events, now = step(at, now, WINDOWS[now.awaits][0])
                log += events
            events, now = step(at, now, command)
            log += events
    assert now.awaits is Awaits.NOBODY
    return tuple(log)


def under(here: Table, there: Table, log: tuple[Any, ...], more: str = "") -> Under:
    cards = [event.card for event in log if type(event).__name__ == "CardDealt"]
    return play_under(here, there, log, [*cards, *map(card, more.split())])


def nets(log: tuple[Any, ...]) -> list[int]:
    return [event.net for event in log if isinstance(event, WagerSettled)]


def test_a_decision_that_the_other_book_forbids_is_where_they_part() -> None:
    here, there = table("vic-blackjack"), table("act-blackjack")
    log = played(here, WAGER, CloseBetting(), "3H KD 4S", Stand(1), "7C")
    found = under(here, there, log)
    assert found.parting is not None
    assert found.parting.rule == "ACT-2018-01 9.2(b)"
    assert found.parting.why.startswith("Stand on box 1: ")
    assert nets(found.log) == []


def test_a_dealer_who_draws_to_soft_17_there_takes_the_next_card_of_the_shoe() -> None:
    here, there = table("vic-blackjack"), table("vic-crown-pontoon")
    log = played(here, WAGER, CloseBetting(), "9H AD 9S", Stand(1), "6C")
    assert nets(log) == [1000]
    short = under(here, there, log)
    assert short.parting is not None
    assert "more cards are drawn" in short.parting.why
    further = under(here, there, log, "3D")
    assert further.parting is None
    assert [repr(each) for each in further.round.dealer] == ["AD", "6C", "3D"]
    assert nets(further.log) == [-1000]


def test_a_side_bet_without_a_place_there_is_left_out_with_the_rule_and_the_round_goes_on() -> None:
    here, there = table("vic-blackjack", "magnificent-sevens"), table("vic-vegas-blackjack")
    bet = PlaceSideBet(1, "ann", "magnificent-sevens", 500)
    log = played(here, WAGER, bet, CloseBetting(), "9H KD TS", Stand(1), "7C")
    found = under(here, there, log)
    assert [each.asked for each in found.left_out] == ["place side bet on box 1"]
    assert (found.parting, nets(found.log)) == (None, [1000])


def test_a_double_that_is_not_lawful_there_parts_and_one_that_is_settles() -> None:
    here = table("vic-crown-pontoon")
    log = played(here, WAGER, CloseBetting(), "2H KD 2S", Hit(1), "9D", Double(1), "7S", "8C")
    there = under(here, table("vic-blackjack"), log)
    assert there.parting is not None
    assert there.parting.rule.startswith("VIC-2003-01")
    assert under(here, here, log).log == log
