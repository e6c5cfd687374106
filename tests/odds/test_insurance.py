"""Insurance, insurance against a ten, and even money, as exact fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings

from pitboss.cards.card import CARDS
from pitboss.law.refusal import Malformed
from pitboss.odds.insurance import even_money, insurance_odds
from pitboss.odds.shoe import Shoe
from pitboss.play.commands import Insure, Stand, TakeEvenMoney
from pitboss.play.table import open_table
from tests.odds.by_hand import mean, of, orders, shoe_of, shoes
from tests.play.rounds import deal, rules_of, table


@pytest.mark.parametrize(("decks", "published"), [(1, "5.88"), (2, "6.80"), (4, "7.25"), (6, "7.40"), (8, "7.47")])
def test_published_edge_of_insurance(decks: int, published: str) -> None:
    """The usual table by decks, as in janimar.eu/blackjack-dealer-insurance.html: 5.882, 6.796, 7.246, 7.395, 7.470."""
    bet = insurance_odds(rules_of("vic-blackjack"), Shoe((decks,) * 52))["A"]
    assert bet.ev == Fraction(3 * 16 * decks, 52 * decks - 1) - 1
    assert f"{-float(bet.ev) * 100:.2f}" == published


def test_against_a_ten() -> None:
    """24 of 311 cards are aces with six decks (online.casinocity.com/article/blackjacked-152503), and the Star pays 10 to 1."""
    rules, shoe = of("nsw-star-blackjack", decks=6, insurance_against_ten="yes")
    found = insurance_odds(rules, shoe)
    assert [found[shown].lines[0].probability for shown in ("A", "T")] == [Fraction(96, 311), Fraction(24, 311)]
    assert found["T"].ev == Fraction(24 * 11, 311) - 1
    assert found["T"].lines[0].rule == "NSW-STAR-BJ 15.1.5"
    assert list(insurance_odds(*of("nsw-star-blackjack"))) == ["A"]


def test_which_games_have_it() -> None:
    games = ("vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-blackjack-challenge")
    assert [list(insurance_odds(*of(game))) for game in games] == [["A"], ["A"], ["A"], []]


def test_pontoon_has_no_tens() -> None:
    assert insurance_odds(*of("vic-crown-pontoon"))["A"].ev == Fraction(3 * 96, 383) - 1


def test_known_cards_are_left_out() -> None:
    rules, shoe = of("vic-blackjack")
    seen = [CARDS["KD"], CARDS["9C"]]
    assert insurance_odds(rules, shoe, seen)["A"].ev == Fraction(3 * 127, 413) - 1
    assert insurance_odds(rules, shoe.without(seen)) == insurance_odds(rules, shoe, seen)


def test_a_card_that_cannot_be_shown_has_no_entry() -> None:
    rules = rules_of("nsw-star-blackjack", insurance_against_ten="yes")
    assert list(insurance_odds(rules, shoe_of("KD 9C 5S"))) == ["T"]
    assert list(insurance_odds(rules, shoe_of("AD 9C 5S"))) == ["A"]
    assert insurance_odds(rules, shoe_of("AD")) == {}


@pytest.mark.parametrize(("game", "shown"), [("vic-blackjack", 1), ("act-blackjack", 1), ("nsw-star-blackjack", 10)])
def test_the_engine_pays_the_same_from_a_small_shoe(game: str, shown: int) -> None:
    """Every order of a small shoe in which the dealer shows the card; the player insures a dollar and stands."""
    rules = rules_of(game, **({"insurance_against_ten": "yes"} if shown == 10 else {}))
    shoe, at = shoe_of("AS AD KH KD QC TS 9S 9D"), open_table(rules)
    outcomes = []
    for cards, ways in orders(shoe, 4):
        if cards[1].pips == shown:
            written = " ".join(map(repr, cards))
            played = deal(at, written, Insure(1, "ann", 100), Stand(1), ann=2, complete=False)
            outcomes.append((Fraction(played.net(bet="insurance")), ways))
    assert mean(outcomes) == insurance_odds(rules, shoe)["A" if shown == 1 else "T"].ev


def test_even_money_by_hand() -> None:
    """Eight decks, an ace and a king held: 127 of 413 cards give the dealer a natural, and the wait is worth 3 to 2 of the rest."""
    rules, shoe = of("act-blackjack")
    found = even_money(rules, shoe, (CARDS["AS"], CARDS["KD"]))
    assert found is not None
    assert [found.taken, found.waited] == [1, Fraction(3, 2) * Fraction(286, 413)]
    assert found.rule == "ACT-2018-01 8.1(b)"


def test_even_money_as_the_engine_pays_it() -> None:
    shoe, at, rules = shoe_of("AS AH AD KH KD QC 9S"), table("vic-blackjack"), rules_of("vic-blackjack")
    hand = (CARDS["AS"], CARDS["KH"])
    outcomes = [
        (Fraction(deal(at, f"AS {shown!r} KH {second!r}", ann=2, complete=False).net()) / 2, ways)
        for (shown, second), ways in orders(shoe.without(hand), 2)
        if shown.pips == 1
    ]
    found = even_money(rules, shoe, hand)
    assert found is not None
    assert mean(outcomes) == found.waited
    assert deal(at, "AS AH KH", TakeEvenMoney(1, "ann"), ann=2).net() == 2 * found.taken


def test_where_there_is_no_even_money() -> None:
    hand = (CARDS["AS"], CARDS["KD"])
    assert even_money(*of("vic-crown-pontoon"), hand) is None
    assert even_money(*of("nsw-blackjack-challenge"), hand) is None
    assert even_money(*of("vic-blackjack", natural_paid_at_once="always"), hand) is None
    with pytest.raises(Malformed, match="AS 9D is no natural"):
        even_money(*of("vic-blackjack"), (CARDS["AS"], CARDS["9D"]))
    with pytest.raises(Malformed, match="none is left in the shoe"):
        even_money(rules_of("vic-blackjack"), shoe_of("AS KD 9D 8C"), hand)


@settings(max_examples=50, deadline=None)
@given(shoe=shoes())
def test_from_any_shoe(shoe: Shoe) -> None:
    rules = rules_of("nsw-star-blackjack", insurance_against_ten="yes")
    for shown, bet in insurance_odds(rules, shoe).items():
        assert 0 <= bet.lines[0].probability <= 1
        assert -1 <= bet.ev <= bet.lines[0].pays
        aces, tens = shoe.pips[0], shoe.pips[9]
        assert bet.lines[0].probability * (len(shoe) - 1) == (tens if shown == "A" else aces)
