"""Rules 10.1, 11.1, 12.1, 13.1, 14.1 and 15.1: the rules of the base game apply except where inconsistent."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.law.explain import why
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.pack import CARDS_PER_DECK, DECKS
from tests.rules.notices import assert_prevails, facts

MOMENT = melbourne("2003-02-06T06:00")


def assert_version(name: str, rule: str) -> None:
    """A version of Blackjack over its base, as the inventory names both."""
    said, book = facts(f"VIC-2003-01 {rule}"), LIBRARY.book(name)
    assert book.over is not None
    assert (book.name, book.over.name, book.name, book.prevails_by) == (said["version"], said["base"], said["prevails"], rule)
    assert_prevails(book, MOMENT)


def assert_side_game(name: str, rule: str) -> None:
    """A side game over each of the hosts that the inventory names."""
    said, bet = facts(f"VIC-2003-01 {rule}"), LIBRARY.book(name)
    hosts = [LIBRARY.book(host) for host in bet.offered_with]
    assert (bet.name, ", ".join(host.name for host in hosts), bet.name, bet.prevails_by) == (
        said["side_game"],
        said["base"],
        said["prevails"],
        rule,
    )
    for host in hosts:
        assert_prevails(bet.on_top_of(host), MOMENT)
        assert in_force(bet.on_top_of(host), MOMENT)[DEALER_SOFT_17].clause == in_force(host, MOMENT)[DEALER_SOFT_17].clause


def test_10_1__pontoon_prevails_over_blackjack() -> None:
    assert_version("vic-crown-pontoon", "10.1")
    law = in_force(LIBRARY.book("vic-crown-pontoon"), MOMENT)
    assert law[CARDS_PER_DECK].clause.allowed == (48,)
    assert [step.prevails_by for step in why(law, CARDS_PER_DECK)] == ["VIC-2003-01 10.1", ""]


def test_11_1__pandemonium_prevails_over_pontoon_and_pontoon_over_blackjack() -> None:
    assert_version("vic-pontoon-pandemonium", "11.1")
    law = in_force(LIBRARY.book("vic-pontoon-pandemonium"), MOMENT)
    assert law[DEALER_SOFT_17].clause.allowed == (DealerSoft17.HIT,)
    assert law[CARDS_PER_DECK].citation == "VIC-2003-01 10.4.1"


def test_12_1__vegas_prevails_over_blackjack() -> None:
    assert_version("vic-vegas-blackjack", "12.1")
    law = in_force(LIBRARY.book("vic-vegas-blackjack"), MOMENT)
    assert law[DECKS].clause.allowed == (4,)
    assert law[DEALER_SOFT_17].clause.allowed == (DealerSoft17.STAND,)


def test_13_1__magnificent_sevens_prevails_over_either_host() -> None:
    assert_side_game("vic-magnificent-sevens", "13.1")


def test_14_1__crown_blackjack_prevails_over_blackjack() -> None:
    assert_version("vic-crown-blackjack", "14.1")
    assert in_force(LIBRARY.book("vic-crown-blackjack"), MOMENT)[DEALER_SOFT_17].clause.allowed == (DealerSoft17.HIT,)


def test_15_1__perfect_pairs_prevails_over_either_host() -> None:
    assert_side_game("vic-perfect-pairs", "15.1")
