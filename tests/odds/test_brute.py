"""Brute force itself: packs that can be worked out on paper, chances that add up, and merging that changes nothing."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import prod

import pytest

from pitboss.books import LIBRARY
from pitboss.cards.card import CARDS, Card
from pitboss.law.book import Family
from pitboss.law.refusal import Refused
from pitboss.law.rules import options
from pitboss.law.values import shown
from pitboss.odds.opened import ruled
from pitboss.odds.records import Action
from pitboss.odds.shoe import Shoe
from pitboss.play.state import Round
from pitboss.play.table import Table
from tests.odds import game_tree
from tests.odds.brute import Line, as_unsplit, draw_to, enumerate_round, keep_as_unsplit, small_shoe
from tests.odds.cases import BOOKS, CASES, ELSEWHERE, PACKS, PLAYED, REFUSED, UNFELT, Book, Case, book
from tests.odds.game_tree import Tree, grouped
from tests.support import own_law

GAMES = sorted({each.game for each in BOOKS})
STAND, HIT, DOUBLE, SPLIT, SURRENDER = Action
DRAW_TO_17 = draw_to(17)


def double_or_draw(cards: tuple[Card, ...], dealer: Card, hands: int) -> Action:
    """A rule that doubles every two cards below 17."""
    wish = DRAW_TO_17(cards, dealer, hands)
    return DOUBLE if wish is HIT and len(cards) == 2 else wish


# A pack of one ace and eleven kings, in which the place of the ace decides everything. It lies among the player's two cards twice in
# twelve, as the dealer's first once, and is otherwise any of nine cards to come while two kings face a king. A split then goes on to
# the most hands there may be: each card that splits again, or that completes a hand, might be the ace, and makes one hand 21 and the
# others 20 against 20; the card after them gives the dealer a natural; further on it means 20 against 20.
#
# book                                                             stand   hit     split    whole round
ONE_ACE = [
    (book("vic-blackjack"), "-1/9", "-7/9", "3/9", "5/12"),  # four chances of 21, one original lost to a natural
    (book("vic-crown-blackjack"), "-1/9", "-7/9", "3/9", "5/12"),
    (book("vic-crown-21"), "-1/9", "-7/9", "3/9", "5/12"),
    (book("vic-vegas-blackjack"), "-1/9", "-7/9", "3/9", "5/12"),
    (book("vic-crown-pontoon"), "-1/9", "-7/9", "3/9", "5/12"),
    (book("vic-crown-pontoon", natural_after_split="natural"), "-1/9", "-7/9", "5/9", "7/12"),  # four of 3 to 2
    (book("act-blackjack"), "-1/9", "-7/9", "2/9", "4/12"),  # six chances of 21, and all four hands lost to a natural
    (book("act-blackjack", dealer_blackjack_collects="busted-plus-original"), "-1/9", "-7/9", "5/9", "7/12"),
    (book("nsw-star-blackjack"), "-1/9", "-7/9", "1/9", "3/12"),  # two hands
    (book("nsw-star-blackjack", split_hands="3"), "-1/9", "-7/9", "3/9", "5/12"),
    # Equal totals lose: four times a natural's 2 to 1 less two hands, once one original, four times three hands. Drawing is best.
    (book("nsw-blackjack-challenge"), "-1", "-7/9", "-13/9", "-4/12"),
]


@pytest.mark.parametrize(("played", "stand", "hit", "split", "ev"), ONE_ACE, ids=str)
def test_one_ace_among_kings(played: Book, stand: str, hit: str, split: str, ev: str) -> None:
    line = enumerate_round(played.table, small_shoe("AS KD*11"), DRAW_TO_17)
    values = line.hands["T", "T", "T"]
    assert (values[STAND], values[HIT], values[SPLIT]) == (Fraction(stand), Fraction(hit), Fraction(split))
    assert line.ev == Fraction(ev)
    assert line.hands["A", "T", "T"] == line.hands["T", "A", "T"] == {STAND: played.table.naturals.pays.times}
    assert line.hands["T", "T", "A"][STAND] == -1, "the dealer's natural is certain"
    assert not line.ambiguous


def test_the_spread_of_one_ace_among_kings() -> None:
    line = enumerate_round(book("vic-blackjack").table, small_shoe("AS KD*11"), DRAW_TO_17)
    thirds = {Fraction(-1): Fraction(1, 6), Fraction(0): Fraction(1, 3), Fraction(1): Fraction(1, 3), Fraction(3, 2): Fraction(1, 6)}
    assert line.results == thirds
    assert line.variance == Fraction(1, 6) + Fraction(1, 3) + Fraction(9, 4) / 6 - Fraction(5, 12) ** 2


@pytest.mark.parametrize("game", ["vic-vegas-blackjack", "vic-crown-pontoon"])
def test_surrender_loses_half_or_all_to_a_natural(game: str) -> None:
    line = enumerate_round(book(game).table, small_shoe("AS KD*11"), DRAW_TO_17)
    assert line.hands["T", "T", "T"][SURRENDER] == Fraction(-5, 9), "eight halves and a whole in nine"
    assert line.hands["T", "T", "A"][SURRENDER] == -1


@pytest.mark.parametrize(
    ("played", "worth"),
    [
        (book("vic-blackjack"), 1),  # even money, since the dealer's natural is certain
        (book("vic-blackjack", natural_paid_at_once="always"), Fraction(3, 2)),
        (book("vic-crown-pontoon"), Fraction(3, 2)),
        (book("nsw-blackjack-challenge"), 4),  # nine kings: 5 to 1 once in nine and 4 to 1; one queen: 3 to 1; (9 x 37/9 + 3) / 10
    ],
    ids=str,
)
def test_a_natural_against_a_certain_natural(played: Book, worth: Fraction) -> None:
    line = enumerate_round(played.table, small_shoe("AS*2 KD*9 QH"), DRAW_TO_17)
    assert line.hands["A", "T", "A"] == {STAND: worth}


def test_sevens_of_spades() -> None:
    """Three hands of 21 at 3 to 1 are better than one; if split hands stood on 14, one would be, and would win the Super Bonus."""
    pontoon, pack = book("vic-crown-pontoon").table, small_shoe("7S*20")
    split = enumerate_round(pontoon, pack, DRAW_TO_17)
    assert split.ev == 9
    assert split.super_bonus == split.variance == 0
    assert split.results == {Fraction(9): Fraction(1)}
    drawn = enumerate_round(pontoon, pack, draw_to(0))
    assert drawn.hands["7", "7", "7"] == {STAND: -1, HIT: 3, DOUBLE: 2, SPLIT: -3}
    assert drawn.ev == 3
    assert drawn.super_bonus == 500


def test_what_must_draw_may_not_stand() -> None:
    line = enumerate_round(book("act-blackjack").table, small_shoe("5H*24"), DRAW_TO_17)
    assert line.hands == {("5", "5", "5"): {HIT: 0, DOUBLE: -2, SPLIT: 0}}
    assert line.ambiguous is False, "drawing and splitting both come to nothing for certain"


def test_a_double_is_withdrawn_where_that_is_better() -> None:
    pontoon, pack, five = book("vic-crown-pontoon").table, small_shoe("5H*24"), CARDS["5H"]
    kept = enumerate_round(pontoon, pack, double_or_draw)
    assert kept.hands["5", "5", "5"] == {STAND: -1, HIT: 0, DOUBLE: -1, SPLIT: -6}
    assert kept.doubles[(five, five, five), five] == -2
    withdrawn = enumerate_round(pontoon, pack, double_or_draw, keep_double=lambda _cards, _dealer: False)
    assert withdrawn.hands["5", "5", "5"][SPLIT] == -3
    assert enumerate_round(pontoon, pack, double_or_draw, keep_double=keep_as_unsplit(kept)).hands == withdrawn.hands


QUICK = [case for case in CASES if case.pack in ("naturals", "soft-17", "twos", "sevens", "hearts") and not case.book.options]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("case", QUICK, ids=str)
def test_chances_and_values_add_up(case: Case) -> None:
    table, shoe = case.book.table, PACKS[case.pack]
    line = enumerate_round(table, shoe, DRAW_TO_17)
    assert sum(line.results.values()) == 1
    assert sum(result * chance for result, chance in line.results.items()) == line.ev
    assert sum(result**2 * chance for result, chance in line.results.items()) - line.ev**2 == line.variance
    dealt = sum(_chance(shoe, hand) * max(values.values()) for hand, values in line.hands.items())
    if len(grouped(table, shoe)) == sum(count > 0 for count in shoe.pips):
        assert dealt == line.ev
    assert dealt <= line.ev, "the best act of the mean is no better than the mean of the best acts"
    assert sum(_chance(shoe, hand) for hand in line.hands) == 1
    assert all(line.hands[second, first, dealer] == values for (first, second, dealer), values in line.hands.items())


def _chance(shoe: Shoe, values: tuple[str, ...]) -> Fraction:
    """How likely these values are to come in this order."""
    pips = dict(zip("A23456789T", shoe.pips, strict=True))
    parts = [pips[value] - values[:place].count(value) for place, value in enumerate(values)]
    return Fraction(prod(parts), prod(len(shoe) - place for place in range(len(values))))


FEW = "8H*3 5S AS KD*11"
"""Splits of eights and of kings, and enough kings for four hands that all draw to the end."""


@pytest.mark.parametrize("game", GAMES)
def test_best_play_is_no_worse_than_any_rule(game: str) -> None:
    table, few = book(game).table, small_shoe("8H*3 AS KD*11")
    drawn = enumerate_round(table, few, DRAW_TO_17)
    unsplit = enumerate_round(table, few, as_unsplit(drawn), keep_double=keep_as_unsplit(drawn))
    best = enumerate_round(table, few, None)
    assert best.ev >= max(drawn.ev, unsplit.ev)
    assert best.decisions.keys() == drawn.decisions.keys()
    for hand, values in best.decisions.items():
        for act, value in values.items():
            assert value >= drawn.decisions[hand][act]
            assert act is SPLIT or value == drawn.decisions[hand][act]


def test_a_double_withdrawn_late_is_worth_something() -> None:
    """Until the dealer draws, a player who plays best may still withdraw the double of an earlier hand."""
    books = [book("vic-crown-pontoon", double_withdrawn_until=until) for until in ("dealer-draws", "next-hand")]
    late, at_once = (enumerate_round(each.table, small_shoe("6H*3 5H*3 KD*6"), None) for each in books)
    assert late.ev > at_once.ev


def _all_but_nodes(line: Line) -> Line:
    return replace(line, nodes=0)


MERGED = [
    *((book(game), FEW) for game in GAMES),
    (book("nsw-blackjack-challenge", original_already_paid="not-collected"), FEW),
    (book("nsw-blackjack-challenge"), "KD*6 QH*5 AS*2"),
    (book("vic-crown-pontoon"), "7S*3 7H*2 KD*7"),
]


@pytest.mark.parametrize(("played", "pack"), MERGED, ids=str)
def test_what_is_merged_does_not_differ(played: Book, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(_: Table, state: Round) -> Round:
        return state

    table, shoe = played.table, small_shoe(pack)
    merged = enumerate_round(table, shoe, double_or_draw)
    monkeypatch.setattr(game_tree, "outlook", everything)
    apart = enumerate_round(table, shoe, double_or_draw)
    assert merged.nodes < apart.nodes
    assert _all_but_nodes(merged) == _all_but_nodes(apart)


@pytest.mark.parametrize(
    ("game", "pack"),
    [
        ("vic-vegas-blackjack", "8H*2 8S KD*5 TH*4 AS"),
        ("nsw-blackjack-challenge", "8H*2 8S KD*5 KS*4 AS"),
        ("vic-crown-pontoon", "9H*2 9S KD*5 QH*4 AS"),
    ],
)
def test_cards_that_count_alike_are_alike(game: str, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def apart(_: Table, shoe: Shoe) -> dict[Card, int]:
        return dict(shoe.cards)

    table, shoe = book(game).table, small_shoe(pack)
    alike = enumerate_round(table, shoe, DRAW_TO_17)
    assert len(grouped(table, shoe)) == 3
    monkeypatch.setattr(game_tree, "grouped", apart)
    each = enumerate_round(table, shoe, DRAW_TO_17)
    assert (each.ev, each.results, each.hands) == (alike.ev, alike.results, alike.hands)


def test_cards_that_count_otherwise_are_apart() -> None:
    tens, suits = small_shoe("TS KD QH AS AH"), small_shoe("7S 7H 6S 6C 9H 9S KD QH")
    assert grouped(book("nsw-blackjack-challenge").table, tens) == {CARDS["AS"]: 2, CARDS["TS"]: 1, CARDS["QH"]: 1, CARDS["KD"]: 1}
    assert len(grouped(book("vic-blackjack").table, tens)) == 2
    assert len(grouped(book("vic-crown-pontoon").table, suits)) == 6
    with pytest.raises(AssertionError, match="played without T"):
        grouped(book("vic-crown-pontoon").table, tens)


def test_a_pack_that_runs_out_is_told() -> None:
    with pytest.raises(AssertionError, match="run out"):
        enumerate_round(book("vic-blackjack").table, small_shoe("2S*8"), DRAW_TO_17)


def test_a_stake_that_would_be_rounded_is_told() -> None:
    with pytest.raises(AssertionError, match="rounded"):
        enumerate_round(book("vic-blackjack").table, small_shoe("AS KD*11"), DRAW_TO_17, stake=250)


SAME = ("vic-crown-blackjack", "vic-crown-21")
"""Games that differ from Blackjack in the dealer's soft 17 alone: what is felt there is felt here."""


@pytest.mark.parametrize("game", SAME)
def test_the_games_that_are_said_to_be_the_same(game: str) -> None:
    here, there = book("vic-blackjack").table, book(game).table
    assert here.soft_17 != there.soft_17
    assert replace(here, game=game, cites=there.cites, read=there.read, soft_17=there.soft_17) == there


@cache
def _worth(game: str, elections: tuple[tuple[str, str], ...], pack: str) -> Fraction:
    return Tree(Book(game, dict(elections)).table, double_or_draw, None).root(PACKS[pack], 200).value


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("played", "pack"), [(each, packs[0]) for each, packs in PLAYED if each.options and each.game not in SAME], ids=str
)
def test_an_election_is_felt_in_its_pack(played: Book, pack: str) -> None:
    felt = _worth(played.game, tuple(played.options.items()), pack) != _worth(played.game, (), pack)
    assert felt is not (played.options.keys() <= UNFELT)


@pytest.mark.parametrize("game", [each.id for each in LIBRARY.games if each.family is not Family.COM_BO])
def test_every_election_about_cards_and_money_is_played(game: str) -> None:
    known = options(own_law(game))
    wanted = {
        (name, shown(value))
        for name, option in known.items()
        if name.partition("/")[0] not in ELSEWHERE
        for value in option.values
        if value != option.default
    } - REFUSED
    assert {(name, value) for each in BOOKS if each.game == game for name, value in each.options.items()} == wanted
    assert book(game) in BOOKS


def test_a_wager_given_up_that_counts_towards_one_original_is_refused_and_not_guessed() -> None:
    with pytest.raises(Refused) as fault:
        ruled(book("vic-crown-pontoon", double_withdrawn_counts="towards-it").rules)
    assert fault.value.rule == "VIC-2003-01 10.7.5"
