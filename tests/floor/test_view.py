"""No view tells a secret, in the strong form: two tables that differ only in a secret look the same to whoever may not know it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.cards.card import CARDS, Card, card
from pitboss.floor.cards.commands import AskToSeeBurn, Burn, Cut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.events import CardMoved
from pitboss.floor.cards.state import Place, Source
from pitboss.floor.evolve import evolve
from pitboss.floor.game import open_game
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.view import told, view
from pitboss.play.commands import CloseBetting, DrawCard, ShowCards
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.powers import Role
from tests.floor.cards_cases import finished, first_cards
from tests.floor.tables import DEALER, OTHERS, Day, opened
from tests.play.rounds import rules_of

SECRETS = st.sampled_from([each for each in CARDS.values() if each not in (card("9H"), card("KD"), card("9C"), card("KS"))])
PUBLIC = (DEALER, "ann", "bob", "zed")


def same_to(person: str, one: Day, other: Day) -> bool:
    """Whether two tables look the same to somebody, state and log."""
    logs = [[seen for event in at.log if (seen := told(at.floor, event, person)) is not None] for at in (one, other)]
    return view(one.floor, person) == view(other.floor, person) and logs[0] == logs[1]


def happened(at: Day, event: CardMoved) -> Day:
    """Something that another topic recorded."""
    at.floor = evolve(at.floor, event)
    at.log.append(event)
    return at


def burned(secret: Card) -> Day:
    """A table whose burned card only the program knows."""
    at = opened("vic-blackjack", shoe=False).players(ann=1)
    at.do(DEALER, Shuffle(Source.ENTERED))
    at.do(DEALER, Cut(208))
    at.do(DEALER, PlaceCuttingCard(100))
    at.do(DEALER, Burn(secret))
    return finished(first_cards(at))


def moved(to: Place) -> Callable[[Card], Day]:
    """A table at which a card went somewhere unseen, after the very same card had been dealt openly."""

    def table(secret: Card) -> Day:
        at = opened("nsw-star-blackjack").players(ann=1)
        first_cards(at)
        return happened(at, CardMoved(secret, Place.SHOE, to, False, "NSW-STAR-BJ 16.6"))

    return table


def face_down(*cards: str) -> Day:
    """A table at which the players' first two cards lie face down: ann has box 1, bob box 2."""
    director = Role.DIRECTOR_OF_CASINO_SURVEILLANCE
    at = Day(open_game(rules_of("vic-blackjack"), face_down_approved_by=director))
    at.do("dirk", SignOn("dirk", OTHERS["dirk"]))
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.do("dirk", GiveNotice(Kind.APPROVAL, FACE_DOWN_DEAL.name, role=director))
    at.do(DEALER, OpenTable())
    at.shoe().players(ann=1, bob=2).bets(1, ann=10).bets(2, bob=10)
    at.do(DEALER, CloseBetting())
    for each in cards:
        at.do(DEALER, DrawCard(card(each)))
    return at


@pytest.mark.parametrize("table", [burned, moved(Place.HELD), moved(Place.RACK), moved(Place.OUT)], ids=["burned", "held", "rack", "out"])
def test_a_card_that_nobody_saw_looks_like_any_other(table: Callable[[Card], Day]) -> None:
    @settings(derandomize=True, database=None, deadline=None, max_examples=20)
    @given(SECRETS, SECRETS)
    def tables(secret: Card, another: Card) -> None:
        one, other = table(secret), table(another)
        assert all(same_to(person, one, other) for person in PUBLIC)
        assert (one.floor == other.floor) == (secret is another)

    tables()


@pytest.mark.parametrize("to", [Place.HELD, Place.RACK, Place.OUT])
def test_a_card_like_one_on_the_layout_gives_no_hint(to: Place) -> None:
    one, other = moved(to)(card("9H")), moved(to)(card("2C"))
    assert all(same_to(person, one, other) for person in PUBLIC)


def test_cards_face_down_are_known_to_those_who_wagered_on_them_and_to_nobody_else() -> None:
    one, other = face_down("2H", "9D", "KS", "3H", "8D"), face_down("5C", "9D", "KS", "6S", "8D")
    assert not same_to("ann", one, other)
    assert all(same_to(person, one, other) for person in (DEALER, "bob", "zed"))
    assert view(one.floor, "ann").rounds.now.hands[0].cards == (card("2H"), card("3H"))  # type: ignore[union-attr]
    for at in (one, other):
        at.do("ann", ShowCards(1))
    assert not same_to("bob", one, other)


def test_a_natural_face_down_is_not_told_apart() -> None:
    one, other = face_down("AH", "9D", "9S", "KH"), face_down("AC", "9D", "9S", "5S")
    assert all(same_to(person, one, other) for person in (DEALER, "bob", "zed"))


def test_a_burned_card_that_was_shown_is_known_to_everybody() -> None:
    one, other = burned(card("AS")), burned(card("2C"))
    for at in (one, other):
        at.do("ann", AskToSeeBurn())
    assert not same_to("zed", one, other)
    assert view(one.floor, "zed").cards.burned == (card("AS"),)
    one.check()
