"""Rules: the options the contracts name, with their values and defaults, and elections made or refused."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.clause import renumbered, rule
from pitboss.law.in_force import in_force
from pitboss.law.moment import Moment, melbourne
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.rules import Option, elect, options, rules
from pitboss.law.values import Dollars, shown
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.limits import SMALLEST_CHIP
from pitboss.terms.pack import DECKS
from pitboss.terms.splitting import SPLIT_HANDS
from tests.support import own_law, own_rules

VIC = ("vic-blackjack", "vic-crown-blackjack", "vic-vegas-blackjack", "vic-crown-21", "vic-crown-pontoon")
NSW = ("nsw-star-blackjack", "nsw-blackjack-challenge")
ALL = tuple(LIBRARY.shelf_of_games)

# contracts.md, "House choices": option, values with the default first, games.
CONTRACT: list[tuple[str, list[str], tuple[str, ...]]] = [
    ("decks", ["8", "4", "5", "6", "7"], ("vic-blackjack", "vic-crown-blackjack", "vic-crown-21", "vic-crown-pontoon", "act-blackjack")),
    ("decks", ["8", "6"], NSW),
    ("decks", ["8", "1"], ("vic-crown-com-bo",)),
    ("dealer-soft-17", ["stand", "hit"], ("act-blackjack",)),
    ("split-hands", ["2", "3"], ("nsw-star-blackjack",)),
    ("insurance-against-ten", ["no", "yes"], ("nsw-star-blackjack",)),
    ("drawn-21-against-dealer-blackjack", ["loses", "stands-off"], VIC[:4]),  # a Pontoon 21 has won before the dealer draws
    ("dealer-blackjack-collects", ["busted-plus-original", "original-or-busted"], (*VIC, *NSW)),
    ("dealer-blackjack-collects", ["all", "busted-plus-original"], ("act-blackjack",)),
    ("double-cards", ["two", "any"], ("act-blackjack",)),
    ("pontoon-doubled-ace", ["one-in-first-two", "all-one"], ("vic-crown-pontoon",)),
    ("pandemonium-stake", ["returned", "kept"], ("vic-crown-pontoon",)),
    ("smallest-chip", ["$0.50"], ALL),
]
SIDE_BETS = [
    ("vic-magnificent-sevens", "version", ["1", "2"]),
    ("vic-pontoon-pandemonium", "table", ["1", "2", "3", "4", "5"]),
    ("nsw-star-lucky-lucky", "paytable", ["1", "2", "3"]),
]
OFFERED = {
    "vic-blackjack": {"vic-perfect-pairs", "vic-magnificent-sevens"},
    "vic-crown-blackjack": {"vic-perfect-pairs", "vic-magnificent-sevens"},
    "vic-vegas-blackjack": set(),
    "vic-crown-pontoon": {"vic-pontoon-pandemonium"},
    "vic-crown-21": set(),
    "vic-crown-com-bo": set(),
    "act-blackjack": {"act-perfect-pairs", "act-pairs-play"},
    "nsw-star-blackjack": {"nsw-star-perfect-pairs", "nsw-star-any-pairs", "nsw-star-lucky-lucky"},
    "nsw-blackjack-challenge": {"nsw-challenge-perfect-pairs", "nsw-challenge-any-pairs"},
}


def at_the_table(game: str) -> dict[str, Option]:
    """The options of a game and of the side bets that may be offered with it."""
    host = LIBRARY.book(game)
    found: dict[str, Option] = {}
    for book in (*(bet.on_top_of(host) for bet in LIBRARY.offered_with(host)), host):
        found |= options(own_law(book))
    return found


@pytest.mark.parametrize(("name", "values", "game"), [(name, values, game) for name, values, games in CONTRACT for game in games])
def test_options_of_the_contracts(name: str, values: list[str], game: str) -> None:
    option = at_the_table(game)[name]
    assert str(option.default) == values[0]
    assert [str(value) for value in option.values] == values


@pytest.mark.parametrize("name", sorted({name for name, _, _ in CONTRACT}))
def test_no_other_game_has_that_option(name: str) -> None:
    wanted = {game for option, _, games in CONTRACT for game in games if option == name}
    assert {game for game in ALL if name in at_the_table(game)} == wanted


@pytest.mark.parametrize(("bet", "name", "values"), SIDE_BETS)
def test_options_of_side_bets(bet: str, name: str, values: list[str]) -> None:
    option = options(own_law(bet))[name]
    assert [str(value) for value in option.values] == values


@pytest.mark.parametrize("game", ALL)
def test_side_bets_are_offered_only_where_their_document_offers_them(game: str) -> None:
    assert {bet.id for bet in LIBRARY.offered_with(LIBRARY.book(game))} == OFFERED[game]


@pytest.mark.parametrize("game", ALL)
def test_every_value_of_every_option_can_be_elected_as_it_is_written(game: str) -> None:
    for name, option in at_the_table(game).items():
        for value in option.values:
            assert option.read(shown(value)) == value, name
            assert option.read(shown(value).upper()) == value, name


@pytest.mark.parametrize("game", ALL)
def test_without_elections_every_option_stands_at_its_default(game: str) -> None:
    plain = own_rules(game)
    for name, option in options(plain.law).items():
        assert plain[option.term] == option.default, name


def test_an_election_is_made_by_name_and_why_still_answers() -> None:
    elected = own_rules("act-blackjack", dealer_soft_17="hit", decks="6")
    assert (elected[DEALER_SOFT_17], elected[DECKS]) == (DealerSoft17.HIT, 6)
    assert elected.why(DEALER_SOFT_17).citation == "ACT-2018-01 12.1"
    assert elected.book.id == "act-blackjack"


@pytest.mark.parametrize(
    ("game", "name", "text", "rule", "accepted"),
    [
        ("vic-blackjack", "decks", "9", "VIC-2003-01 3.1", "it may be 8, 4, 5, 6 or 7"),
        ("vic-crown-pontoon", "decks", "3", "VIC-2003-01 3.1", "it may be 8, 4, 5, 6 or 7"),
        ("nsw-star-blackjack", "decks", "7", "NSW-STAR-BJ 3.1", "it may be 8 or 6"),
        ("vic-crown-com-bo", "decks", "4", "VIC-2000-29 3.1", "it may be 8 or 1"),
        ("act-blackjack", "dealer-soft-17", "maybe", "ACT-2018-01 12.1", "it may be stand or hit"),
        ("nsw-star-blackjack", "split-hands", "4", "NSW-STAR-BJ 12.4", "it may be 2 or 3"),
        # What the law fixes is refused with its rule too, not called unknown.
        ("vic-vegas-blackjack", "decks", "8", "VIC-2003-01 12.3.1", "it may be 4"),
        ("vic-blackjack", "dealer-soft-17", "hit", "VIC-2003-01 7.5.6(a)", "it may be stand"),
        ("vic-crown-pontoon", "drawn-21-against-dealer-blackjack", "loses", "VIC-2003-01 10.5.1(d)", "strikes drawn-21"),
    ],
)
def test_an_election_outside_what_is_allowed_is_refused_with_the_rule(game: str, name: str, text: str, rule: str, accepted: str) -> None:
    with pytest.raises(Refused) as fault:
        elect(own_law(game), {name: text})
    assert (fault.value.code, fault.value.rule) == ("election", rule)
    assert f"{name}={text}" in fault.value.sentence
    assert rule in fault.value.sentence
    assert accepted in fault.value.sentence


def test_what_the_law_fixes_may_be_elected_as_it_is() -> None:
    assert own_rules("vic-vegas-blackjack", decks="4")[DECKS] == 4


@pytest.mark.parametrize(
    ("written", "meant"), [("yes", "yes"), ("True", "yes"), ("on", "yes"), ("false", "no"), ("No", "no"), ("off", "no")]
)
def test_yes_and_no_as_yaml_writes_them(written: str, meant: str) -> None:
    option = options(own_law("nsw-star-blackjack"))["insurance-against-ten"]
    assert str(option.read(written)) == meant


@pytest.mark.parametrize("game", ALL)
def test_the_smallest_chip_may_be_any_amount_in_dollars(game: str) -> None:
    book = LIBRARY.book(game)
    assert own_rules(book)[SMALLEST_CHIP] == Dollars.of("0.50")
    for text, cents in [("0.5", 50), ("$1", 100), ("2.50", 250), ("1,000", 100_000), ("0.01", 1)]:
        assert own_rules(book, smallest_chip=text)[SMALLEST_CHIP] == Dollars(cents)
    for nonsense in ("0", "-1", "0.005", "a dollar", "", "1/0", "nan"):
        with pytest.raises(Refused, match=r"or any other amount in dollars") as fault:
            own_rules(book, smallest_chip=nonsense)
        assert fault.value.rule == own_law(book)[SMALLEST_CHIP].citation


def test_an_unknown_option_is_malformed_and_names_the_nearest_and_where_all_are() -> None:
    with pytest.raises(Malformed, match="Star Blackjack has no option 'deks'; the nearest is decks") as fault:
        own_rules("nsw-star-blackjack", deks="6")
    assert "pitboss rules nsw-star-blackjack lists" in fault.value.sentence


def test_options_are_those_of_the_law_at_the_moment() -> None:
    star = LIBRARY.book("nsw-star-blackjack")
    assert rules(star, Moment.read("2020-01-01", star.jurisdiction), split_hands="3")[SPLIT_HANDS] == 3


@pytest.mark.parametrize("book", [book.id for book in (*LIBRARY.games, *LIBRARY.side_bets)])
def test_rules_and_what_they_are_made_of_say_what_they_are_in_one_line(book: str) -> None:
    found = own_rules(book)
    term = next(iter(found.law))
    option = next(iter(options(found.law).values()))
    for each in (found, found.law, found.book, found.why(term), found.book.instruments[0], option):
        assert "\n" not in repr(each)
        assert len(repr(each)) < 400, repr(each)[:200]
    assert book in repr(found)


def test_rules_say_what_was_elected_and_when() -> None:
    book = LIBRARY.book("vic-blackjack")
    assert repr(own_rules(book, decks=6)).endswith("answers, decks=6>")
    assert repr(in_force(book, melbourne("2004-01-01"))).startswith("<law of Blackjack (vic-blackjack) at Moment(")


def test_a_chapter_under_another_number_says_the_same_but_for_what_is_said_differently() -> None:
    chapter = (rule("16.1", DECKS, 6, also=("16.2(a)", "3.1")), rule("16", SMALLEST_CHIP, Dollars.of(1)), rule("161.1", SPLIT_HANDS, 2))
    there = renumbered(chapter, "16", "10", but=(rule("10.9", SPLIT_HANDS, 3),))
    assert [clause.pins for clause in there] == [("10.1", "10.2(a)", "3.1"), ("10",), ("10.9",)]
    assert [clause.allowed for clause in there] == [(6,), (Dollars.of(1),), (3,)]
    assert renumbered(chapter, "16", "10")[2].pin == "161.1"
