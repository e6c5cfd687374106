"""Side bets as exact fractions: against what others have published, against the engine on small shoes, and from any shoe."""

from __future__ import annotations

from fractions import Fraction
from math import comb, perm
from time import process_time

import pytest
from hypothesis import given, settings

from pitboss.books import LIBRARY
from pitboss.cards.card import CARDS, RANKS
from pitboss.law.inventory import inventory
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.records import Action, BetOdds
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets import side_bet_odds
from pitboss.play.commands import Hit, Press, Split
from pitboss.play.table import Table
from tests.odds.by_hand import full, mean_over, of, orders, shoe_of, shoes
from tests.play.rounds import Wager, deal, rules_of, table
from tests.rules.pandemonium import PRIZES, pandemonium, pontoon
from tests.rules.side_bets import pair_kind

EVERY: list[Rules] = [
    *(rules_of("vic-perfect-pairs", decks=decks) for decks in range(4, 9)),
    *(rules_of("vic-magnificent-sevens", decks=decks, version=version) for decks in range(4, 9) for version in (1, 2)),
    *(
        rules_of("vic-pontoon-pandemonium", table=prizes, pandemonium_stake=stake)
        for prizes in range(1, 6)
        for stake in ("returned", "kept")
    ),
    *(rules_of(f"act-{bet}", decks=decks) for bet in ("perfect-pairs", "pairs-play") for decks in range(4, 9)),
    *(
        rules_of(f"nsw-{bet}", decks=decks)
        for bet in ("star-perfect-pairs", "star-any-pairs", "challenge-perfect-pairs")
        for decks in (6, 8)
    ),
    *(rules_of("nsw-challenge-any-pairs", decks=decks) for decks in (6, 8)),
    *(rules_of("nsw-star-lucky-lucky", decks=decks, paytable=pays) for decks in (6, 8) for pays in (1, 2, 3)),
]
"""Every side bet of every document, with every number of decks and every pay table."""


def edge(book: str, **options: str | int) -> Fraction:
    return -side_bet_odds(*of(book, **options)).ev


def chance(bet: BetOdds, line: str) -> Fraction:
    return next(each.probability for each in bet.lines if each.line == line)


@pytest.mark.parametrize(
    ("book", "options", "published", "exact"),
    [
        # wizardofodds.com/games/blackjack/side-bets/perfect-pairs: eight decks 4.0964 % (25/12/6) and 3.3735 % (30/10/5)
        ("act-perfect-pairs", {"decks": 8}, "4.0964", Fraction(17, 415)),
        ("vic-perfect-pairs", {"decks": 8}, "4.0964", Fraction(17, 415)),
        ("nsw-star-perfect-pairs", {"decks": 8}, "3.3735", Fraction(14, 415)),
        ("nsw-challenge-perfect-pairs", {"decks": 8}, "3.3735", Fraction(14, 415)),
        # onlinecasinositeinfo.com/mathematical-analysis-of-blackjack-side-bets: 25/12/6 with four and six decks
        ("act-perfect-pairs", {"decks": 4}, "10.14", Fraction(21, 207)),
        ("act-perfect-pairs", {"decks": 6}, "6.11", Fraction(19, 311)),
        # Lucky Lucky with six decks, 2.66 % to 12.57 % by pay table (live-dealers-casino.com/lucky-lucky-blackjack-side-bet): suited 21
        # at 10 and any 19 at 2 is 5.31 % there; our table 2 is table 5 and our table 3 table 6 of wizardofodds.com's page on the bet
        ("nsw-star-lucky-lucky", {"decks": 6, "paytable": 1}, "5.3054", Fraction(33247, 626665)),
        ("nsw-star-lucky-lucky", {"decks": 6, "paytable": 2}, "9.9227", Fraction(62182, 626665)),
        ("nsw-star-lucky-lucky", {"decks": 6, "paytable": 3}, "12.5724", Fraction(78787, 626665)),
    ],
)
def test_published_edges(book: str, options: dict[str, int], published: str, exact: Fraction) -> None:
    found = edge(book, **options)
    assert found == exact
    places = len(published.partition(".")[2])
    assert f"{float(found) * 100:.{places}f}" == published


def test_lucky_lucky_counts_with_six_decks() -> None:
    """The combinations that wizardofodds.com/games/blackjack/side-bets/lucky-lucky lists for six decks."""
    bet = side_bet_odds(*of("nsw-star-lucky-lucky", decks=6))
    counted = [80, 864, 1_944, 12_960, 26_568, 406_296, 377_568, 364_320]
    assert [line.probability * comb(312, 3) for line in bet.lines] == counted


TWO_DECKS = Shoe((2,) * 52)


def test_lucky_lucky_counts_from_two_decks() -> None:
    """discountgambling.net/2012/05/03/lucky-lucky-blackjack-sidebet-ev counts two decks, where three sevens of one suit cannot come."""
    bet = side_bet_odds(rules_of("nsw-star-lucky-lucky"), TWO_DECKS)
    counted = [0, 32, 56, 480, 936, 14_904, 13_792, 13_344]
    assert [line.probability * comb(104, 3) for line in bet.lines] == counted


def test_lucky_lucky_without_one_card() -> None:
    """apheat.net/2012/08/02/card-counting-the-lucky-lucky-side-bet gives what each rank's removal does to two decks, with suited 21 at
    15 and any 19 at 2: 115.81 times the effect, so that a seven is -2, cut to two places."""
    rules, pays = rules_of("nsw-star-lucky-lucky"), (200, 100, 50, 30, 15, 3, 2, 2)

    def worth(shoe: Shoe) -> Fraction:
        lines = side_bet_odds(rules, shoe).lines
        return sum((line.probability * (odds + 1) for line, odds in zip(lines, pays, strict=True)), Fraction(-1))

    tags = {"A": -0.98, "2": 0.90, "3": 0.70, "4": 0.47, "5": 0.37, "6": -1.21, "7": -2.00, "8": -1.46, "9": 0.29, "T": 0.73, "K": 0.73}
    effects = {rank: float(worth(TWO_DECKS.without([CARDS[rank + "H"]])) - worth(TWO_DECKS)) for rank in tags}
    assert f"{-2 / effects['7']:.2f}" == "115.81"
    assert {rank: effect * 115.81 for rank, effect in effects.items()} == pytest.approx(tags, abs=0.01)


@pytest.mark.parametrize("decks", range(4, 9))
def test_sevens_by_arithmetic(decks: int) -> None:
    """Choosing sevens: of one suit from as many as there are decks, of any from four times as many."""
    bet = side_bet_odds(*of("vic-magnificent-sevens", decks=decks))
    sevens, cards = 4 * decks, 52 * decks
    two = Fraction(comb(sevens, 2), comb(cards, 2))
    alike = Fraction(4 * comb(decks, 2), comb(cards, 2))
    three = Fraction(comb(sevens, 3), comb(cards, 3))
    suited = Fraction(4 * comb(decks, 3), comb(cards, 3))
    third = Fraction(sevens - 2, cards - 2)
    assert [line.probability for line in bet.lines] == [suited, three - suited, alike * (1 - third), (two - alike) * (1 - third)]


def test_every_prize_table_is_worth_nearly_the_same() -> None:
    """A Pontoon times the mean prize, worked out apart; keeping the stake costs the chance of a Pontoon."""
    pontoon_chance = Fraction(2 * 32 * 96, 384 * 383)
    for number, lines in PRIZES.items():
        mean = Fraction(sum(count * prize for count, prize in lines), sum(count for count, _ in lines))
        returned = edge("vic-pontoon-pandemonium", table=number)
        assert returned == 1 - pontoon_chance * (mean + 1)
        assert edge("vic-pontoon-pandemonium", table=number, pandemonium_stake="kept") == returned + pontoon_chance
        assert Fraction(1063, 10_000) < returned < Fraction(1070, 10_000)


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: f"{rules.book.id}-{'-'.join(str(value) for value in rules.elected.values())}")
def test_every_side_bet_is_quick_and_cited(rules: Rules) -> None:
    shoe, begun = full(rules), process_time()
    bet = side_bet_odds(rules, shoe)
    assert process_time() - begun < 2  # of the processor, which a busy machine makes twice as slow
    assert all(line.probability > 0 for line in bet.lines)
    assert sum(line.probability for line in bet.lines) < 1
    assert -1 < bet.ev < 0
    assert {line.rule for line in bet.lines} <= CITED
    assert bet.method


CITED = {row.citation for row in inventory()}


SMALL = {
    "act-blackjack": ("act-perfect-pairs", "act-pairs-play"),
    "vic-crown-blackjack": ("vic-perfect-pairs",),
    "nsw-star-blackjack": ("nsw-star-perfect-pairs", "nsw-star-any-pairs", "nsw-star-lucky-lucky"),
    "nsw-blackjack-challenge": ("nsw-challenge-perfect-pairs", "nsw-challenge-any-pairs"),
}


@pytest.mark.parametrize(("game", "book"), [(game, book) for game, books in SMALL.items() for book in books])
def test_the_engine_pays_the_same_from_a_small_shoe(game: str, book: str) -> None:
    shoe, rules = shoe_of("7S 7S 7S 7H 6S 8S 8D 9C KD KH AS"), rules_of(book)
    at, bet = table(game, rules), rules.book.called

    def play(cards: str) -> Fraction:
        played = deal(at, cards, wagers=[Wager("ann", 10, side=((bet, 1),))], complete=False)
        return Fraction(played.net(bet=bet))

    assert side_bet_odds(rules, shoe).ev == mean_over(shoe, 3, play)


@pytest.mark.parametrize("paytable", [1, 2, 3])
def test_the_engine_pays_every_lucky_pay_table_the_same(paytable: int) -> None:
    shoe, rules = shoe_of("7S 7S 7S 7H 6S 8S 8H KS AS 2S 5D"), rules_of("nsw-star-lucky-lucky", paytable=paytable)
    at = table("nsw-star-blackjack", rules)

    def play(cards: str) -> Fraction:
        return Fraction(deal(at, cards, wagers=[Wager("ann", 10, side=(("lucky-lucky", 1),))], complete=False).net(bet="lucky-lucky"))

    assert side_bet_odds(rules, shoe).ev == mean_over(shoe, 3, play)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("third", ["hit", "split"])
def test_the_engine_pays_sevens_the_same_from_a_small_shoe(version: int, third: str) -> None:
    """Whether the third card is drawn or comes by a split makes no difference."""
    shoe = shoe_of("7S 7S 7S 7H 7D 8C KD AH 5S")
    rules = rules_of("vic-magnificent-sevens", version=version, decks=6)
    at = table("vic-blackjack", rules, decks=6)
    command = Hit(1) if third == "hit" else Split(1)

    def play(cards: str) -> Fraction:
        first, shown, second, _ = cards.split()
        side = [Wager("ann", 10, side=(("magnificent-sevens", 1),))]
        if first[0] == second[0] == "7":
            return Fraction(deal(at, cards, command, wagers=side, complete=False).net(bet="magnificent-sevens"))
        return Fraction(deal(at, f"{first} {shown} {second}", wagers=side, complete=False).net(bet="magnificent-sevens"))

    assert side_bet_odds(rules, shoe).ev == mean_over(shoe, 4, play)


@pytest.mark.parametrize("stake", ["returned", "kept"])
@pytest.mark.parametrize("prizes", [1, 5])
def test_the_engine_pays_the_button_the_same_from_a_small_shoe(prizes: int, stake: str) -> None:
    """Every opening of a small shoe, and one press for each line of the prize table, as often as the line has possibilities."""
    shoe, rules = shoe_of("AS AH JD KC 9S 5H"), rules_of("vic-pontoon-pandemonium", table=prizes, pandemonium_stake=stake)
    at = pandemonium(prizes, pandemonium_stake=stake)
    mean_prize = _mean_of_presses(at, prizes)

    def play(cards: str) -> Fraction:
        played = deal(at, cards, wagers=[Wager("ann", 20, side=(("pontoon-pandemonium", 1),))], complete=False)
        return mean_prize if played.state.presses else Fraction(played.net(bet="pontoon-pandemonium"))

    assert side_bet_odds(rules, shoe).ev == mean_over(shoe, 3, play)


def _mean_of_presses(at: Table, prizes: int) -> Fraction:
    won, drawn = Fraction(0), 0
    for possibilities, _ in PRIZES[prizes]:
        played = pontoon(Press(1, "ann", drawn + 1), at=at, stake=1)
        won += Fraction(played.net(bet="pontoon-pandemonium")) * possibilities
        drawn += possibilities
    return won / drawn


@settings(max_examples=40, deadline=None)
@given(shoe=shoes())
def test_from_any_shoe(shoe: Shoe) -> None:
    for rules in (EVERY[0], EVERY[5], EVERY[-1], rules_of("act-pairs-play")):
        bet = side_bet_odds(rules, shoe)
        assert all(0 <= line.probability <= 1 for line in bet.lines)
        assert sum(line.probability for line in bet.lines) <= 1
        assert -1 <= bet.ev <= max(line.pays for line in bet.lines)
        assert bet.variance >= 0


@settings(max_examples=25, deadline=None)
@given(shoe=shoes(2))
def test_pairs_from_any_shoe_by_the_words_of_the_documents(shoe: Shoe) -> None:
    ways = {"perfect": 0, "coloured": 0, "mixed": 0, "no pair": 0}
    for one, count in shoe.cards:
        for two, others in shoe.cards:
            ways[pair_kind(repr(one), repr(two))] += count * (others - (one is two))
    bet = side_bet_odds(rules_of("act-perfect-pairs"), shoe)
    assert {line.line: line.probability * perm(len(shoe), 2) for line in bet.lines} == {k: v for k, v in ways.items() if k != "no pair"}


def test_a_card_that_is_no_part_of_a_bet_only_makes_the_shoe_larger() -> None:
    """Without an ace there are as many sevens among fewer cards; the chance of three grows as the ways to draw three shrink."""
    rules, shoe = of("vic-magnificent-sevens")
    full_bet, less = side_bet_odds(rules, shoe), side_bet_odds(rules, shoe.without([CARDS["AS"]]))
    for line in ("three-sevens-same-suit", "three-sevens-mixed-suits"):
        assert chance(less, line) == chance(full_bet, line) * Fraction(perm(416, 3), perm(415, 3))
    pontoon_bet = side_bet_odds(*of("vic-pontoon-pandemonium"))
    nine_gone = side_bet_odds(rules_of("vic-pontoon-pandemonium"), of("vic-pontoon-pandemonium")[1].without([CARDS["9C"]]))
    assert (nine_gone.ev + 1) / (pontoon_bet.ev + 1) == Fraction(384 * 383, 383 * 382)


def test_a_shoe_without_the_cards_of_a_line_never_pays_it() -> None:
    shoe = shoe_of("AS 2H 3D 4C 5S")
    bet = side_bet_odds(rules_of("vic-magnificent-sevens"), shoe)
    assert [line.probability for line in bet.lines] == [0, 0, 0, 0]
    assert bet.ev == -1


@pytest.mark.parametrize(("book", "size"), [("act-perfect-pairs", 2), ("nsw-star-lucky-lucky", 3), ("vic-magnificent-sevens", 3)])
def test_a_shoe_with_too_few_cards_is_told(book: str, size: int) -> None:
    with pytest.raises(Malformed) as fault:
        side_bet_odds(rules_of(book), shoe_of("7S"))
    assert fault.value.sentence.endswith(f"is decided on {size} cards and the shoe holds 1 card: give it {size} or more")


def test_a_game_is_no_side_bet() -> None:
    with pytest.raises(Malformed):
        side_bet_odds(rules_of("vic-blackjack"), TWO_DECKS)


def test_every_side_bet_of_the_library_is_counted() -> None:
    assert {bet.id for bet in LIBRARY.side_bets} == {rules.book.id for rules in EVERY}


def test_ranks_alone_do_not_settle_it() -> None:
    """Suits matter: thirteen ranks of one suit make only perfect pairs."""
    spades = shoe_of(" ".join(f"{rank}S {rank}S" for rank in RANKS))
    bet = side_bet_odds(rules_of("act-perfect-pairs"), spades)
    assert [line.probability for line in bet.lines] == [Fraction(1, 25), 0, 0]
    assert sum(ways for _, ways in orders(spades, 2)) == perm(26, 2)


@pytest.mark.parametrize("game", ["vic-blackjack", "vic-crown-blackjack"])
@pytest.mark.parametrize("decks", range(4, 9))
def test_two_sevens_are_always_drawn_to_or_split(game: str, decks: int) -> None:
    """What the third card of Magnificent Sevens rests on."""
    from pitboss.odds.analysis import hand_odds

    sevens, rules = (CARDS["7S"], CARDS["7H"]), rules_of(game, decks=decks)
    assert {hand_odds(rules, sevens, CARDS[shown + "D"]).best for shown in "A23456789T"} == {Action.HIT, Action.SPLIT}
