"""The library's own answers: plain records, frames on request, and what an analysis says of itself."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.books import LIBRARY
from pitboss.cards.card import CARDS, card
from pitboss.cards.pack import Pack
from pitboss.law.refusal import Malformed
from pitboss.odds import Action, Shoe, analyse, departures_frame, hand_odds, results_frame, strategy_frame, worth
from pitboss.odds.arithmetic import FAST
from pitboss.odds.enough import longest_round
from pitboss.odds.opened import ruled
from pitboss.odds.records import Kind, Row
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Game
from tests.support import own_rules

GAMES = [book.id for book in LIBRARY.games if book.id != "vic-crown-com-bo"]


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_hangs_together(game: str) -> None:
    found = analyse(own_rules(game))
    assert found.house_edge == -found.ev
    assert 0 <= found.table_cost < 0.001, "a chart by totals costs something, and little"
    assert sum(found.results.values()) == pytest.approx(1, abs=1e-9)
    assert sum(float(net) * chance for net, chance in found.results.items()) == pytest.approx(found.ev, abs=5e-5)
    assert found.standard_deviation == pytest.approx(1.15, abs=0.12)
    for shown, totals in found.dealer.items():
        assert sum(totals.values()) == pytest.approx(1, abs=1e-12), shown
    assert all(each.gain > 0 for each in found.departures)
    assert sum(each.gain for each in found.departures) == pytest.approx(found.table_cost, abs=5e-5)
    assert found.method[0].startswith("Exact")


@pytest.mark.parametrize("game", GAMES)
def test_the_best_of_each_hand_is_what_the_engine_allows(game: str) -> None:
    book = own_rules(game)
    found = hand_odds(book, (card("8H"), card("8S")), card("6D"))
    actions = [action for action, _ in found.values]
    assert found.best is Action.SPLIT
    assert {Action.HIT, Action.SPLIT} <= set(actions)
    assert found.values == tuple(sorted(found.values, key=lambda each: -each[1]))


def test_less_than_the_whole_shoe_is_the_same_shoe_dealt_from() -> None:
    book = own_rules("vic-blackjack", decks=4)
    full = Shoe.of(Pack(4))
    assert worth(book, full) == worth(book)
    poor = full.without([CARDS["AS"]] * 4)
    assert worth(book, poor) < worth(book), "four aces gone are the player's loss"


def test_hands_of_three_cards_and_more_are_valued_too() -> None:
    pontoon = own_rules("vic-crown-pontoon")
    early = dict(hand_odds(pontoon, tuple(map(card, ("AH", "2S", "4D"))), card("6D")).values)
    late = dict(hand_odds(pontoon, tuple(map(card, ("2S", "4D", "AH"))), card("6D")).values)
    assert early[Action.STAND] == late[Action.STAND]
    assert late[Action.DOUBLE] > early[Action.DOUBLE], "an ace of the first two counts one in a doubled hand (10.7.2)"


def test_suits_are_looked_at_where_they_pay() -> None:
    pontoon = own_rules("vic-crown-pontoon")
    values = {
        suits: dict(hand_odds(pontoon, (card("6" + suits[0]), card("7" + suits[1])), card("9D")).values)[Action.HIT]
        for suits in ("SS", "HH", "SH")
    }
    assert values["SS"] > values["HH"] > values["SH"]


@pytest.mark.parametrize(
    ("cards", "paid"), [("6S 7S 8S", 3), ("6H 8H 7H", 2), ("6S 7H 8S", 1.5), ("7C 7C 7C", 2), ("7S 7H 7S", 1.5), ("KS 9S 2S", 1)]
)
def test_a_bonus_hand_is_paid_by_its_suits(cards: str, paid: float) -> None:
    found = hand_odds(own_rules("vic-crown-pontoon"), tuple(map(card, cards.split())), card("9D"))
    assert found.values == ((Action.STAND, paid),)


@pytest.mark.parametrize(
    ("mine", "dealer", "natural", "paid"),
    [
        ("KS", "TS", "31/413", 5),
        ("TS", "TS", "31/413", 4),
        ("TS", "KS", "31/413", 3),
        ("KS", "AS", "127/413", (31 * 4 + 96 * 5) / 127),
        ("TS", "AS", "127/413", (31 * 4 + 96 * 3) / 127),
        ("KS", "9S", "0", 0),
    ],
)
def test_a_ranked_natural_is_valued_by_its_very_cards(mine: str, dealer: str, natural: str, paid: float) -> None:
    found = hand_odds(own_rules("nsw-blackjack-challenge"), (card(mine), card("AH")), card(dealer))
    chance = float(Fraction(natural))
    assert [action for action, _ in found.values] == [Action.STAND]
    assert found.values[0][1] == pytest.approx(2 * (1 - chance) + paid * chance, abs=1e-15)


@pytest.mark.parametrize("decks", [6, 8])
def test_no_decision_of_blackjack_challenge_depends_on_ranks(decks: int) -> None:
    """Were every natural paid as the highest is against a natural, or every one as the lowest, play would be the same."""
    rule = ruled(own_rules("nsw-blackjack-challenge", decks=decks))
    alike = [rule._replace(both_naturals=(paid,), rank_order=()) for paid in (min(rule.both_naturals), max(rule.both_naturals))]
    as_it_is, *others = (Solution(Game(each, Shoe.of(Pack(decks)), FAST)) for each in (rule, *alike))
    for other in others:
        assert [opening.best for opening in other.openings] == [opening.best for opening in as_it_is.openings]
        for mine, its in zip(as_it_is.openings, other.openings, strict=True):
            assert mine.split is None or its.split is None or mine.split.plays_as(its.split)


def test_a_shoe_of_one_rank_has_its_results() -> None:
    sevens = Shoe.holding({card("7" + suit): 8 for suit in "SHDC"})
    found = analyse(own_rules("vic-crown-pontoon"), sevens)
    assert found.ev == pytest.approx(6), "three hands of two sevens, each doubled to a certain 21"
    assert found.results == {Fraction(6): pytest.approx(1)}


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("KH QH 5S", "over 21"),
        ("KH", "two cards or more"),
        ("KH KH KH KH KH KH KH KH KH", "the shoe has 8 of KH"),
        ("AH AH AH AH AH AH AS AS AS AS AS AS", "over with fewer of these cards"),
    ],
)
def test_a_hand_that_cannot_be_is_told(cards: str, says: str) -> None:
    with pytest.raises(Malformed, match=says):
        hand_odds(own_rules("vic-blackjack"), tuple(map(card, cards.split())), card("6D"))


def test_a_shoe_that_might_run_out_is_refused() -> None:
    with pytest.raises(Malformed, match="cannot run out"):
        worth(own_rules("vic-blackjack"), Shoe.holding({card("KH"): 2, card("2H"): 8}))


def test_a_shoe_that_would_take_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    book = own_rules("act-blackjack", dealer_blackjack_collects="busted-plus-original")
    monkeypatch.setattr("pitboss.odds.joint.MOST", 1000)
    with pytest.raises(Malformed, match="too many to work out: give the shoe more ten-value cards"):
        hand_odds(book, (card("2H"), card("2S")), card("TD"))


@given(st.dictionaries(st.sampled_from(list(CARDS.values())), st.integers(0, 4), min_size=40))
@settings(max_examples=15)
def test_any_shoe_large_enough_has_a_value(counts: dict[object, int]) -> None:
    shoe = Shoe.holding(counts)  # type: ignore[arg-type]
    book = own_rules("nsw-star-blackjack")
    if len(shoe) > longest_round(ruled(book).split_hands, shoe):
        assert -1 <= worth(book, shoe) <= 1


def test_frames_have_the_same_figures() -> None:
    found = analyse(own_rules("nsw-star-blackjack"))
    chart = strategy_frame(found)
    assert chart.filter((chart["hand"] == "hard 16") & (chart["dealer"] == "T"))["action"].to_list() == ["hit"]
    assert found.strategy[Row(Kind.HARD, 16), "T"].first is Action.HIT
    assert results_frame(found)["chance"].sum() == pytest.approx(1)
    assert len(departures_frame(found)) == len(found.departures)


def test_what_the_mathematics_does_not_read_has_no_price() -> None:
    book = LIBRARY.book("vic-blackjack")
    assert ruled(own_rules(book)) == ruled(own_rules(book, even_money="insurance-returned"))
    assert ruled(own_rules(book)) != ruled(own_rules(book, dealer_blackjack_collects="original-or-busted"))
    assert ruled(own_rules(book)).natural_pays == Fraction(3, 2)
