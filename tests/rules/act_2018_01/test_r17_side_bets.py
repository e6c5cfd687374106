"""ACT-2018-01, rule 17: Perfect Pairs or Pairs Play, on a box's first two cards, between the two deals."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Stand
from pitboss.play.events import TurnCame, WagerSettled
from pitboss.play.state import Awaits
from pitboss.play.table import Table
from tests.play.rounds import Played, Wager, deal, table
from tests.rules.side_bets import chances, edge, every_opening, lost, on_boxes, opening, order, pair_kind, won

ACT = "ACT-2018-01"
PERFECT, PLAY = "perfect-pairs", "pairs-play"
MIXED = ("KH 5C KS", "AS 5C AD", "2D 5C 2C", "TC 5C TH")
COLOURED = ("KH 5C KD", "AS 5C AC", "2D 5C 2H", "TC 5C TS")
ALIKE = ("KH 5C KH", "AS 5C AS", "2D 5C 2D", "TC 5C TC")
UNPAIRED = ("KH 5C QH", "TS 5C JS", "JD 5C KC", "AH 5C 2H", "5H 5C 9D")
EVERY_DECKS = pytest.mark.parametrize("decks", [4, 5, 6, 7, 8])
EVERY_BET = pytest.mark.parametrize("bet", [PERFECT, PLAY])


def offering(bet: str, decks: int = 8) -> Table:
    return table("act-blackjack", f"act-{bet}", decks=decks)


def check_line(bet: str, hands: tuple[str, ...], odds: int, *rules: str) -> None:
    """With any number of decks these hands are paid at the odds, by these rules first."""
    for decks, cards in product((4, 5, 6, 7, 8), hands):
        found = opening(offering(bet, decks), bet, cards)
        assert won(found, odds), cards
        assert found.rules[: len(rules)] == tuple(f"{ACT} {rule}" for rule in rules)


def between_the_deals(bet: str) -> Played:
    """A pair on box 1, none on box 2, a pair on box 3: dealt as far as the first decision."""
    wagers = [Wager("ann", 10, box, side=((bet, 5),)) for box in (1, 2, 3)]
    return deal(offering(bet), "KH 9H 8S 5C KD QC 8S", wagers=wagers, complete=False)


def test_17_9_a__a_mixed_pair_wins() -> None:
    for cards in MIXED:
        assert opening(offering(PERFECT), PERFECT, cards).net == 3000


def test_17_9_b__a_coloured_pair_wins() -> None:
    for cards in COLOURED:
        assert opening(offering(PERFECT), PERFECT, cards).net == 6000


def test_17_9_c__a_perfect_pair_wins() -> None:
    for cards in ALIKE:
        assert opening(offering(PERFECT), PERFECT, cards).net == 12500


def test_17_9_d__cards_that_are_no_pair_lose_though_they_may_be_split() -> None:
    for cards in UNPAIRED:
        found = opening(offering(PERFECT), PERFECT, cards)
        assert lost(found)
        assert found.rules[0] == f"{ACT} 17.9(d)"


@EVERY_DECKS
def test_17_9__every_opening_of_two_cards_is_judged_by_those_two(decks: int) -> None:
    pays = {"mixed": 6, "coloured": 12, "perfect": 25}
    for (one, two), found in every_opening(offering(PERFECT, decks), PERFECT, shown="KH"):
        kind = pair_kind(one, two)
        assert lost(found) if kind == "no pair" else won(found, pays[kind]), (one, two)
        assert kind == "no pair" or f"{ACT} 17.9" in found.rules


@pytest.mark.proves("ACT-2018-01 17.12")
def test_17_12_a__a_mixed_pair_pays_six_to_one() -> None:
    check_line(PERFECT, MIXED, 6, "17.12(a)", "17.4(b)")


@pytest.mark.proves("ACT-2018-01 17.12")
def test_17_12_b__a_coloured_pair_pays_twelve_to_one() -> None:
    check_line(PERFECT, COLOURED, 12, "17.12(b)", "17.4(c)")


@pytest.mark.proves("ACT-2018-01 17.12")
def test_17_12_c__a_perfect_pair_pays_twenty_five_to_one() -> None:
    check_line(PERFECT, ALIKE, 25, "17.12(c)", "17.4(d)")


def test_17_10__a_perfect_pair_is_paid_once_and_not_also_as_another_pair() -> None:
    played = deal(offering(PERFECT), "KH 5C KH", wagers=[Wager("ann", 10, side=((PERFECT, 5),))], complete=False)
    assert [(each.bet, each.net) for each in played.settled] == [(PERFECT, 12500)]
    assert f"{ACT} 17.10" in played.rules(bet=PERFECT)


def check_between(bet: str, rule: str) -> None:
    """Everything on the side bet is decided when the first decision is awaited, and nothing before the last opening card."""
    played = between_the_deals(bet)
    assert played.state.awaits is Awaits.DECISION
    assert {box for box, _ in order(played)} == {1, 2, 3}
    assert all(f"{ACT} {rule}" in each.rules for each in played.settled)
    wagers = [Wager("ann", 10, box, side=((bet, 5),)) for box in (1, 2, 3)]
    assert deal(offering(bet), "KH 9H 8S 5C KD QC", wagers=wagers, complete=False).settled == ()


def check_losers_first(bet: str, pays: dict[int, int]) -> None:
    """The dealer clears box 2, which has no pair, before paying boxes 1 and 3."""
    settled = between_the_deals(bet).settled
    assert [(each.box, each.net) for each in settled] == [(2, -500), (1, pays[1]), (3, pays[3])]


def check_goes_on(bet: str) -> None:
    """Side bets first, then the turns of the players as ever."""
    played = between_the_deals(bet)
    kinds = [type(event) for event in played.log if isinstance(event, WagerSettled | TurnCame)]
    assert kinds == [WagerSettled] * 3 + [TurnCame]
    wagers = [Wager("ann", 10, side=((bet, 5),))]
    whole = deal(offering(bet), "KH 7C KD  TS", Stand(1), wagers=wagers)
    assert whole.net(bet="main") == 10


def test_17_11__perfect_pairs_are_settled_between_the_two_deals() -> None:
    check_between(PERFECT, "17.11")


@pytest.mark.proves("ACT-2018-01 17.11(b)")
def test_17_11_a__losing_perfect_pairs_are_removed_and_then_winners_paid() -> None:
    check_losers_first(PERFECT, {1: 6000, 3: 12500})


def test_17_13__after_perfect_pairs_the_subsequent_deal() -> None:
    check_goes_on(PERFECT)


def test_17_21_a__any_pair_wins() -> None:
    for cards in (*MIXED, *COLOURED, *ALIKE):
        assert opening(offering(PLAY), PLAY, cards).net == 5500


def test_17_21_b__cards_that_are_no_pair_lose() -> None:
    for cards in UNPAIRED:
        found = opening(offering(PLAY), PLAY, cards)
        assert lost(found)
        assert found.rules[0] == f"{ACT} 17.21(b)"


@EVERY_DECKS
def test_17_21__every_opening_of_two_cards_is_judged_by_those_two(decks: int) -> None:
    for (one, two), found in every_opening(offering(PLAY, decks), PLAY, shown="KH"):
        assert won(found, 11) if one[0] == two[0] else lost(found), (one, two)
        assert one[0] != two[0] or f"{ACT} 17.21" in found.rules


def test_17_22__pairs_play_is_settled_between_the_two_deals() -> None:
    check_between(PLAY, "17.22")


@pytest.mark.proves("ACT-2018-01 17.22(b)")
def test_17_22_a__losing_pairs_play_wagers_are_removed_and_then_winners_paid() -> None:
    check_losers_first(PLAY, {1: 5500, 3: 5500})


def test_17_23__a_pair_pays_eleven_to_one() -> None:
    check_line(PLAY, (*MIXED, *COLOURED, *ALIKE), 11, "17.23", "17.16")


def test_17_24__after_pairs_play_the_subsequent_deal() -> None:
    check_goes_on(PLAY)


@pytest.mark.proves("ACT-2018-01 17.8", "ACT-2018-01 17.20")
@EVERY_BET
def test_a_side_bet_needs_a_wager_on_the_box_whoever_placed_it(bet: str) -> None:
    wagers = [Wager("ann", 10), Wager("bob", 0, side=((bet, 5),))]
    played = deal(offering(bet), "KH 5C KD", wagers=wagers, complete=False)
    assert played.net("bob") == (60 if bet == PERFECT else 55)
    with pytest.raises(Refused) as fault:
        deal(offering(bet), "", wagers=[Wager("ann", 10, 1), Wager("bob", 0, 2, side=((bet, 5),))])
    assert fault.value.rule == f"{ACT} {'17.8' if bet == PERFECT else '17.20'}"


@pytest.mark.proves("ACT-2018-01 17.6", "ACT-2018-01 17.18")
@EVERY_BET
def test_a_box_takes_three_side_bets(bet: str) -> None:
    wagers = [Wager("ann", 10), *(Wager(player, 0, side=((bet, 5),)) for player in ("ann", "bob", "cid"))]
    assert len(deal(offering(bet), "KH 5C KD", wagers=wagers, complete=False).settled) == 3
    with pytest.raises(Refused) as fault:
        deal(offering(bet), "", wagers=[*wagers, Wager("dan", 0, side=((bet, 5),))])
    assert fault.value.rule == f"{ACT} {'17.6' if bet == PERFECT else '17.18'}"


def test_17_12__t34_five_dollars_on_the_pairs_of_the_scenario() -> None:
    hands = [("KH", "KD"), ("KH", "KH"), ("KH", "KS"), ("KH", "QH")]
    assert [each.net for each in on_boxes(offering(PERFECT), PERFECT, hands)] == [6000, 12500, 3000, -500]
    assert [each.net for each in on_boxes(offering(PLAY), PLAY, hands)] == [5500, 5500, 5500, -500]


@EVERY_DECKS
def test_17_12__the_house_edge_of_both_bets_is_that_of_the_next_card_after_the_first(decks: int) -> None:
    """Of 52n - 1 cards left, n - 1 are exactly alike, n of the same colour and 2n of the other."""
    left = 52 * decks - 1
    alike, coloured, mixed = decks - 1, decks, 2 * decks
    kinds = [(cards, str(found.net // found.stake)) for cards, found in every_opening(offering(PERFECT, decks), PERFECT)]
    kept = edge(chances(decks, kinds), {"25": 25, "12": 12, "6": 6})
    assert kept == 1 - Fraction(26 * alike + 13 * coloured + 7 * mixed, left)
    plain = [(cards, str(found.net // found.stake)) for cards, found in every_opening(offering(PLAY, decks), PLAY)]
    assert edge(chances(decks, plain), {"11": 11}) == 1 - Fraction(12 * (4 * decks - 1), left)
