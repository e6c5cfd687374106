"""Published figures: what others have reckoned for the same rules, or for rules that ours become by changing a word."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pitboss.books import LIBRARY
from pitboss.cards.card import card
from pitboss.cards.pack import Pack
from pitboss.odds.analysis import analyse, hand_odds, worth
from pitboss.odds.arithmetic import FAST
from pitboss.odds.formation import Draws, added_up
from pitboss.odds.opened import ruled
from pitboss.odds.records import Action
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Against, Game
from pitboss.odds.splitting import Split
from pitboss.terms.deal import SecondCard
from pitboss.terms.doubling import DoubleTotals
from tests.support import own_rules
from tests.trials.amending import amended_rules
from tests.trials.published import AMERICAN

PEEK = ruled(own_rules("vic-blackjack"))._replace(
    second_card=SecondCard.FACE_DOWN_PEEK,
    double_totals=DoubleTotals.BELOW_21,
    split_hands=4,
)
"""American rules: the dealer looks for a natural, stands on soft 17; double any two cards, after splits too; split to four, aces once."""


def solved(rule: Ruled, decks: int) -> Solution:
    return Solution(Game(rule, Shoe.of(Pack(decks, rule.removed)), FAST))


def test_the_victorian_regulators_figure_for_blackjack() -> None:
    """The Victorian regulator put Crown's ordinary Blackjack at 0.54 % with eight decks."""
    assert round(-100 * worth(own_rules("vic-blackjack")), 2) == 0.54


def test_the_reading_of_a_drawn_21_is_worth_what_its_entry_says() -> None:
    """Reading A2: by the letter the edge of Blackjack would fall below 0.2 %, and Vegas Blackjack would favour the player."""
    blackjack, vegas = (
        worth(own_rules(game, drawn_21_against_dealer_blackjack="stands-off")) for game in ("vic-blackjack", "vic-vegas-blackjack")
    )
    assert round(-100 * blackjack, 2) == 0.18
    assert vegas > 0


def test_an_endless_shoe() -> None:
    """Wizard of Odds, Blackjack Appendix 1 (infinite decks): -0.511734 %. A million decks are near enough to see it."""
    assert 100 * float(solved(PEEK, 1_000_000).ev) == pytest.approx(-0.511734, abs=2e-6)


def test_eight_decks_as_the_best_public_analyser_has_them() -> None:
    """possibly-wrong/blackjack (E. Farmer): -0.430578 %, each hand of a split best played for the fellow cards then gone.

    Our rule of play for split hands is one that a player can follow without knowing what is to come, and costs 0.000003 %.
    """
    solution = solved(PEEK, 8)
    assert 100 * float(solution.ev) == pytest.approx(-0.430581, abs=5e-7)
    found = 0.0
    for opening in solution.openings:
        best = max(value for action, value in opening.worth.items() if action is not Action.SPLIT)
        if opening.first == opening.second:
            best = max(best, _best_for_what_has_gone(Split(solution.against[opening.shows], opening.first - 1)))
        found += opening.chance * best
    assert round(100 * found, 6) == -0.430578


def _best_for_what_has_gone(split: Split) -> float:
    """A split of which every hand is best played for the number of fellow cards gone, though they may not have gone yet."""
    worth_ = split.played[0].copy()
    for gone in range(2, len(worth_) + 1):
        worth_[gone - 1] = Split(split.against, split.card, chosen_at=gone).played[0][gone - 1]
    shoe, up = split.game.shoe, split.against.up
    draws = Draws(float(shoe.pips[split.card] - (up == split.card)), float(len(shoe) - 1))
    return float(added_up(worth_, draws, split.most) - split.against.taken_first((split.card + 1,) * 2))


@pytest.mark.parametrize(("decks", "published"), [(6, -0.00727), (8, -0.007562)])
def test_no_hole_card_with_a_hit_soft_17(decks: int, published: float) -> None:
    """Wizard of Odds, Blackjack Appendix 9, no hole card, all wagers lost to a natural, double after split, split to four."""
    found = worth(own_rules("act-blackjack", dealer_soft_17="hit", decks=decks))
    assert found == pytest.approx(published, abs=5e-6)


@pytest.mark.parametrize(
    ("hand", "stand", "hit", "double"),
    [
        ("2S AS", -0.722307, -0.378980, -1.024082),
        ("3S AS", -0.722128, -0.403033, -1.023795),
        ("4S AS", -0.721938, -0.428099, -1.025496),
        ("5S AS", -0.722008, -0.453214, -1.028535),
        ("6S AS", -0.665036, -0.462428, -0.998987),
        ("6S 4S", None, -0.286345, -0.639456),
        ("6S 5S", None, -0.235977, -0.537869),
    ],
)
def test_single_hands_against_an_ace(hand: str, stand: float | None, hit: float, double: float) -> None:
    """The same appendix, eight decks: the value of each way to play a hand, to six places."""
    book = own_rules("act-blackjack", dealer_soft_17="hit")
    values = dict(hand_odds(book, tuple(map(card, hand.split())), card("AH")).values)
    assert values[Action.HIT] == pytest.approx(hit, abs=5e-7)
    assert values[Action.DOUBLE] == pytest.approx(double, abs=5e-7)
    if stand is None:
        assert Action.STAND not in values, "the ACT's hands below 12 must draw (9.2(b))"
    else:
        assert values[Action.STAND] == pytest.approx(stand, abs=5e-7)


def test_crown_pontoon_is_near_the_simulated_figure() -> None:
    """Wikipedia's table of Pontoon (10-billion-hand simulations, Super Bonus at 100 to 1): 0.40 % for Crown's rules with eight decks."""
    found = analyse(own_rules("vic-crown-pontoon"))
    assert -100 * found.table_ev == pytest.approx(0.40, abs=0.02)
    assert -found.ev < 0.0040


def test_removing_a_card_has_the_published_effect() -> None:
    """Griffin, The Theory of Blackjack: with one deck a five gone helps most, other low cards next; an ace gone hurts most."""
    full = Shoe.of(Pack(1))
    base = float(Solution(Game(PEEK, full, FAST)).ev)
    effects = {rank: float(Solution(Game(PEEK, full.without([card(rank + "S")]), FAST)).ev) - base for rank in "A23456789T"}
    assert max(effects, key=lambda rank: effects[rank]) == "5"
    assert min(effects, key=lambda rank: effects[rank]) == "A"
    assert set(sorted(effects, key=lambda rank: -effects[rank])[:4]) == set("3456")


def test_the_value_of_a_shoe_is_the_same_by_any_road() -> None:
    """The first card dealt may be set aside unseen: the mean over all shoes less one card is the shoe itself."""
    book = own_rules("act-blackjack", decks=4)
    full = Shoe.of(Pack(4))
    rule = ruled(book)
    fixed = Solution(Game(rule, full, FAST))
    mean = Fraction(0)
    for each, count in full.cards:
        if each.suit == "S":
            mean += Fraction(4 * count, len(full)) * Fraction(float(Solution(Game(rule, full.without([each]), FAST)).ev))
    assert float(mean) >= float(fixed.ev), "who knows the card set aside plays no worse"
    assert float(mean) == pytest.approx(float(fixed.ev), abs=5e-5)


SPANISH = ruled(own_rules("vic-crown-pontoon"))._replace(
    second_card=SecondCard.FACE_DOWN_PEEK,
    doubled_ace="as-usual",
    double_split_aces=True,
    split_hands=4,
    resplit_aces=True,
    split_aces_draw=True,
    surrender=frozenset("A23456789JQK"),
)
"""Spanish 21 of America: what Crown Pontoon becomes with a hole card, four hands, split aces like others, and late surrender."""


@pytest.mark.parametrize(("soft_17", "decks", "published"), [("hit", 6, 0.78), ("hit", 8, 0.80), ("stand", 6, 0.37), ("stand", 8, 0.38)])
def test_spanish_21(soft_17: str, decks: int, published: float) -> None:
    """Wizard of Odds, Spanish 21, house edge in per cent without redoubling, the Super Bonus left out."""
    assert -100 * float(solved(SPANISH._replace(soft_17=soft_17), decks).ev) == pytest.approx(published, abs=0.01)


@pytest.mark.parametrize(("decks", "published"), [(1, 0.073362), (8, 0.073544)])
def test_the_dealer_makes_22_as_often_as_published(decks: int, published: float) -> None:
    """Wizard of Odds, Push 22: how often a dealer who draws to soft 17 makes 22 before anybody has a card."""
    rule = PEEK._replace(soft_17="hit", results=PEEK.results._replace(over=((22, 0),)))
    game = Game(rule, Shoe.of(Pack(decks)), FAST)
    chance = sum(float(game.pips[up]) / game.cards * float(Against(game, up).totals[0][6]) for up in range(10))
    assert round(chance, 6) == published


def test_american_rules_written_as_a_book_are_worth_the_same() -> None:
    found = worth(amended_rules(LIBRARY.book("vic-blackjack"), AMERICAN, decks=8))
    assert 100 * found == pytest.approx(-0.430581, abs=5e-7)
