"""Bots and the automatic dealer: one person plays at, deals to or supervises a full table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.floor.automatic import WINDOWS, next_request
from pitboss.floor.bots import Bot, Party, Temper, like_the_dealer, never_bust, sensible
from pitboss.floor.bots.strategy import Strategy
from pitboss.floor.bots.temper import ideas
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Cut, PlaceCuttingCard
from pitboss.floor.cards.events import CardsShuffled, ShuffleRevealed
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.evolve import replay
from pitboss.floor.limits.commands import HoldToOneBox, SetLimits
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable, OpenTable
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.floor.postings import ledger
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.floor.state import Floor
from pitboss.floor.view import view
from pitboss.money.ledger import balances
from pitboss.play.commands import CloseBetting, Double, Hit, PlaceWager, Split, Stand
from pitboss.play.events import WagerPlaced
from pitboss.play.state import Awaits, Hand, Round
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.control import ONE_BOX_BY
from pitboss.terms.powers import Role
from tests.floor.tables import OTHERS, game

GAMES = ["vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge"]
STRATEGIES: tuple[Strategy, ...] = (sensible, like_the_dealer, never_bust)


def bots(count: int = 6) -> list[Bot]:
    """Bots of every strategy and temper, with enough to play all day."""
    tempers = list(Temper)
    return [Bot(f"bot {place}", STRATEGIES[place % 3], tempers[place % 4], 10_000_000) for place in range(count)]


def rounds_of(party: Party) -> int:
    return sum(isinstance(event, CardsTakenUp) for event in party.log)


def checked(party: Party) -> None:
    """What holds of every table, and that bots know what they have."""
    assert replay(party.log) == party.floor
    money = balances(ledger(party.log))
    assert sum(money.values()) == 0
    for bot in party.bots.values():
        assert bot.bankroll == 10_000_000 + money.get(f"player:{bot.name}", 0)


@pytest.mark.parametrize("book", GAMES)
def test_a_table_of_bots_plays_shoe_after_shoe_by_itself(book: str) -> None:
    party = Party(game(book), bots(), random.Random(7)).plays_on(2500)
    assert rounds_of(party) > 40
    checked(party)
    assert sum(isinstance(event, CardsShuffled) for event in party.log) >= 2
    assert any(isinstance(event, ShuffleRevealed) for event in party.log)
    assert {event.player for event in party.log if isinstance(event, WagerPlaced)} == set(party.bots)


def test_bots_play_com_bo_too() -> None:
    party = Party(game("vic-crown-com-bo"), bots(3), random.Random(7)).plays_on(400)
    assert rounds_of(party) > 10
    checked(party)


def test_the_same_chance_makes_the_same_day() -> None:
    days = [Party(game("vic-blackjack"), bots(), random.Random(3)).plays_on(800).log for _ in range(2)]
    assert days[0] == days[1]


def test_one_person_plays_at_a_full_table() -> None:
    party = Party(game("nsw-star-blackjack"), bots(4), random.Random(5), players=("ann",))
    party.do("house dealer", OpenTable(7))
    party.do("ann", JoinTable("ann", 4))
    played = 0
    while played < 5:
        party.plays_on()
        now = party.floor.rounds.now
        assert isinstance(now, Round)
        if party.floor.cards.awaits is CardsAwait.CUT:
            party.do("ann", Cut(100))
        elif now.awaits is Awaits.WAGERS:
            party.do("ann", PlaceWager(4, "ann", 2500))
            played += 1
        elif now.awaits is Awaits.DECISION:
            assert now.hands[now.turn].box == 4
            party.do("ann", Stand(4) if now.hands[now.turn].total >= 12 else Hit(4))
        else:
            party.passes("ann")
    party.plays_on()
    checked(party)


def test_the_dealer_waits_until_a_person_bets_or_lets_the_round_pass() -> None:
    party = Party(game("vic-blackjack"), bots(2), random.Random(1), players=("ann",)).plays_on()
    party.do("ann", JoinTable("ann"))
    party.plays_on()
    assert party.floor.rounds.now.awaits is Awaits.WAGERS
    party.passes("ann")
    before = rounds_of(party)
    party.plays_on()
    assert rounds_of(party) == before + 1


def test_one_person_deals_to_a_table_of_bots() -> None:
    party = Party(game("vic-blackjack"), bots(5), random.Random(2), dealer="")
    party.do("dora", SignOn("dora", (Role.DEALER,)))
    party.do("dora", OpenTable())
    shuffling = {CardsAwait.CUT: Cut(200), CardsAwait.CUTTING_CARD: PlaceCuttingCard(60)}
    while rounds_of(party) < 6:
        party.plays_on()
        cards, rounds = party.floor.cards, party.floor.rounds
        command: Any = shuffling.get(cards.awaits)
        if cards.awaits is CardsAwait.SHUFFLE:
            assert party.shoe
            command = party.shoe.publish()
        elif command is None:
            command = TakeUpCards() if rounds.is_over else CloseBetting() if not rounds.in_progress else closing(rounds.now.awaits)
        party.do("dora", command)
    checked(party)
    assert {event.player for event in party.log if isinstance(event, WagerPlaced)} <= set(party.bots)


def closing(awaits: Any) -> Any:
    """What the dealer says when the table waits for the dealer."""
    return WINDOWS[awaits]


def test_one_person_supervises_a_table_that_plays_by_itself() -> None:
    party = Party(game("vic-blackjack"), bots(5), random.Random(4)).plays_on(200)
    for name in ("tom", "cass"):
        party.do(name, SignOn(name, OTHERS[name]))
    party.do("cass", SetLimits(2500, 50_000))
    party.do("tom", GiveNotice(Kind.NOTIFICATION, ONE_BOX_BY.name, "bot 1", Role.DIRECTOR_OF_CASINO_SURVEILLANCE))
    party.do("tom", HoldToOneBox("bot 1"))
    number = len(party.log)
    party.plays_on(400)
    later = [event for event in party.log[number + 60 :] if isinstance(event, WagerPlaced)]
    assert later
    assert {event.amount for event in later if event.player == "bot 1"} <= {2500}
    assert min(event.amount for event in later) >= 2500
    party.do("cass", GiveNotice(Kind.SIGN, CLOSE_TABLE.name, shows=(("time-of-closure", party.at + 1200),)), after=0)
    while party.floor.rounds.in_progress or party.floor.rounds.is_over:
        party.goes_on()
    party.do("cass", CloseTable(), after=1200)
    assert party.floor.opening.standing is Standing.CLOSED
    assert not party.goes_on()
    checked(party)


def test_the_program_does_nothing_where_a_person_has_the_cards() -> None:
    assert next_request(game("vic-blackjack"), Floor(), None, 0) is None


def dealt(cards: str, up: str) -> Floor:
    """A table as a bot sees it at its turn."""
    hand = tuple(card(each) for each in cards.split())
    aces = sum(each.pips == 1 for each in hand)
    now = Round(hands=(Hand(1, hand, sum(each.pips for each in hand), aces, ()),), dealer=(card(up),), awaits=Awaits.DECISION, turn=0)
    return Floor()._replace(rounds=Floor().rounds._replace(now=now))


@pytest.mark.parametrize(
    ("cards", "up", "wish"),
    [
        ("TH 7H", "AS", Stand),
        ("TH 6H", "7S", Hit),
        ("TH 3H", "6S", Stand),
        ("TH 2H", "3S", Hit),
        ("6H 5H", "6S", Double),
        ("6H 5H", "AS", Hit),
        ("8H 8C", "TS", Split),
        ("TH TC", "6S", Stand),
        ("AH 7H", "9S", Hit),
        ("AH 7H", "5S", Double),
        ("AH 8H", "5S", Stand),
    ],
)
def test_a_sensible_player(cards: str, up: str, wish: type[Any]) -> None:
    assert sensible(dealt(cards, up))[0] is wish


def test_a_bot_sees_only_what_a_player_sees() -> None:
    party = Party(game("nsw-star-blackjack"), bots(3), random.Random(1)).plays_on(60)
    assert all(each is None for each in view(party.floor, "bot 1").cards.burned)


def test_tempers() -> None:
    seen, chance = Floor(), random.Random(1)
    assert [idea.amount for idea in ideas(Temper.FLAT, "bot", 1, seen, chance)] == [2000, 1000]
    assert not list(ideas(Temper.BACK_BETTOR, "bot", 0, seen, chance))
    sat_out = [not list(ideas(Temper.TIMID, "bot", 1, seen, chance)) for _ in range(50)]
    assert True in sat_out
    assert False in sat_out


def test_a_bot_without_chips_sits_out() -> None:
    party = Party(game("vic-blackjack"), [Bot("poor", bankroll=500)], random.Random(1)).plays_on(100)
    assert not any(isinstance(event, WagerPlaced) for event in party.log)
