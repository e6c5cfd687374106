"""What the mathematics reads of a book: everything that moves the value of a round, and nothing else.

Two books with equal records have equal values; a clause that leaves the record as it was has no price.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import HALF
from pitboss.play.table import Table, open_table
from pitboss.play.table.paying import EVENS
from pitboss.terms.deal import DEALER_SECOND_CARD, SecondCard
from pitboss.terms.dealer_hand import DealerSoft17
from pitboss.terms.doubling import (
    DOUBLE_WITHDRAWN_COUNTS,
    DOUBLED_WIN_PAYS,
    AfterSplit,
    DoubleCards,
    DoubledAce,
    DoubleTotals,
    PontoonDoubledAce,
    WithdrawnCounts,
)
from pitboss.terms.insurance import INSURANCE_AGAINST_TEN_MAXIMUM, INSURANCE_MAXIMUM
from pitboss.terms.naturals import EVEN_MONEY_PAYS, NATURAL_PAID_AT_ONCE, BothNatural, PaidAtOnce, SplitNatural, Waiting
from pitboss.terms.player_hand import FIVE_CARDS_PAY, PLAYER_21_PAYS, Player21
from pitboss.terms.settlement import ORIGINAL_ALREADY_PAID, RESULTS, WIN_PAYS, Drawn21, OriginalPaid, Result
from pitboss.terms.splitting import AceCards, SplitAces
from pitboss.terms.surrender import SURRENDER_AGAINST, SURRENDER_AGAINST_NATURAL, SURRENDER_FORFEITS

TENS = frozenset("TJQK")
MOST_CARDS = {DoubleCards.TWO: 2, DoubleCards.TWO_OR_THREE: 3, DoubleCards.ANY: 22}


class Ruled(NamedTuple):
    """The rules of a round as numbers and words, for one player on one box.

    `both_naturals` is what a natural is paid against a natural: one number, or one for each order of the two ten-value cards
    in `rank_order` (higher, same, lower). `split_from` is the least total of a pair that may be split. `bonuses` are the odds of
    the lines of Crown Pontoon's table by name.
    """

    removed: tuple[str, ...]
    soft_17: str
    natural_pays: Fraction
    natural_waits: bool
    natural_as_21: bool
    both_naturals: tuple[Fraction, ...]
    rank_order: tuple[str, ...]
    natural_after_split: bool
    even_money: bool
    must_draw_below: int
    double_cards: int
    double_totals: DoubleTotals
    doubled_ace: str
    double_split: bool
    double_split_aces: bool
    double_withdrawn: bool
    surrender: frozenset[int]
    surrender_below: int
    split_hands: int
    split_from: int
    resplit_aces: bool
    split_aces_draw: bool
    stands_off_at_21: bool
    collects: str
    bust_double_spared: bool
    original_if_first_paid: bool
    ties_lose: bool
    wins_at_21: bool
    five_card_trick: bool
    bonuses: tuple[tuple[str, Fraction], ...]


def ruled(rules: Rules) -> Ruled:
    """The record of a blackjack-type game, elections made."""
    return ruled_at(open_table(rules))


def ruled_at(table: Table) -> Ruled:
    """The record of a table's rules."""
    naturals, doubling, splitting, settling = table.naturals, table.doubling, table.splitting, table.settling
    _require_usual(table)
    _require_given_up_besides(table)
    _require_collected_beside_a_natural(table)
    ranked = naturals.both is BothNatural.RANKED
    return Ruled(
        removed=table.pack.removed,
        soft_17="hit" if table.soft_17 is DealerSoft17.HIT else "stand",
        natural_pays=naturals.pays.times,
        natural_waits=_naturals_wait(table),
        natural_as_21=naturals.waiting is Waiting.PAID_AS_21,
        both_naturals=tuple(naturals.ranked_pays[key].times for key in ("higher", "same", "lower")) if ranked else (Fraction(0),),
        rank_order=settling.rank_order if ranked else (),
        natural_after_split=naturals.after_split is SplitNatural.NATURAL,
        even_money=naturals.even_money is not None,
        must_draw_below=table.must_draw_below,
        double_cards=MOST_CARDS[doubling.cards],
        double_totals=doubling.totals,
        doubled_ace=_doubled_ace(doubling.ace),
        double_split=doubling.after_split is not AfterSplit.NO,
        double_split_aces=doubling.after_split is AfterSplit.YES,
        double_withdrawn=doubling.withdrawn,
        surrender=_surrender(table),
        surrender_below=table.surrender.below,
        split_hands=splitting.hands,
        split_from=table.must_draw_below if splitting.must_draw_first else 0,
        resplit_aces=splitting.aces is SplitAces.LIKE_OTHERS,
        split_aces_draw=splitting.aces_cards is AceCards.AS_USUAL,
        stands_off_at_21=settling.drawn_21 is Drawn21.STANDS_OFF,
        collects=str(settling.collects),
        bust_double_spared=settling.spares_bust,
        original_if_first_paid=settling.original_paid in (OriginalPaid.STILL_COLLECTED, None),
        ties_lose=settling.equal_totals is Result.LOSE,
        wins_at_21=table.player_21 is Player21.WINS_AT_ONCE,
        five_card_trick=table.five_cards_win,
        bonuses=tuple((name, line.odds.times) for name, line in table.bonuses.lines.items()),
    )


USUAL = {
    "player-over-21": Result.LOSE,
    "dealer-over-21": Result.WIN,
    "player-higher-up-to-21": Result.WIN,
    "dealer-higher-up-to-21": Result.LOSE,
    "natural-against-none": Result.WIN,
    "natural": Result.WIN,
    "player-21": Result.WIN,
}


def _require_usual(table: Table) -> None:
    """Payments, results and orders of the deal that the mathematics does not read must be the usual ones."""
    paying, insuring, surrender = table.paying, table.insuring, table.surrender
    unusual: list[Term[Any]] = [
        term
        for term, usual in (
            (WIN_PAYS, paying.win == EVENS),
            (PLAYER_21_PAYS, paying.player_21 == EVENS),
            (FIVE_CARDS_PAY, paying.five_cards == EVENS),
            (EVEN_MONEY_PAYS, paying.even_money == EVENS),
            (DOUBLED_WIN_PAYS, paying.doubled in (None, EVENS)),
            (INSURANCE_MAXIMUM, insuring.maximum == HALF),
            (INSURANCE_AGAINST_TEN_MAXIMUM, insuring.ten_maximum == HALF),
            (SURRENDER_FORFEITS, surrender.forfeits == HALF),
            (SURRENDER_AGAINST_NATURAL, surrender.void_against_natural or not surrender.against),
            (DEALER_SECOND_CARD, table.dealing.second_card is SecondCard.DRAWN_AFTER_PLAYERS),
        )
        if not usual
    ]
    unusual += [
        RESULTS[case]
        for case, result in table.settling.results.items()
        if USUAL.get(case, result) is not result or case.startswith(("dealer-2", "equal-totals-"))
    ]
    if unusual:
        raise Refused("not-analysed", f"{unusual[0].name} ({table.cite(unusual[0])}) is not analysed", rule=table.cite(unusual[0]))


def _require_given_up_besides(table: Table) -> None:
    if table.doubling.withdrawn_counts is WithdrawnCounts.TOWARDS_IT:
        said = "a wager given up with a double that counts towards what a dealer's natural takes is not analysed"
        raise Refused("not-analysed", said, rule=table.cite(DOUBLE_WITHDRAWN_COUNTS))


def _require_collected_beside_a_natural(table: Table) -> None:
    if table.settling.original_paid is OriginalPaid.NOR_AFTER_A_NATURAL:
        said = "a natural on the first of several hands that spares the others a dealer's natural is not analysed"
        raise Refused("not-analysed", said, rule=table.cite(ORIGINAL_ALREADY_PAID))


def _naturals_wait(table: Table) -> bool:
    """Whether naturals wait: against every ten-value card and an ace, or never, since values are all that is looked at."""
    if table.naturals.at_once is PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE:
        said = "a natural that waits against a ten and not against a jack, queen or king is not analysed"
        raise Refused("not-analysed", said, rule=table.cite(NATURAL_PAID_AT_ONCE))
    return table.naturals.at_once is PaidAtOnce.NEITHER_TEN_NOR_ACE


def _doubled_ace(ace: DoubledAce | PontoonDoubledAce | None) -> str:
    match ace:
        case PontoonDoubledAce.ALL_ONE:
            return "all-one"
        case PontoonDoubledAce.ONE_IN_FIRST_TWO | DoubledAce.ONE:
            return "first-two-one"
        case DoubledAce.ONE_TO_QUALIFY | None:
            return "as-usual"


def _surrender(table: Table) -> frozenset[int]:
    """The values a hand may be surrendered against: all ten-value cards of the pack or none, since values are all that is looked at."""
    against = table.surrender.against
    tens = TENS - set(table.pack.removed)
    if against & tens and not tens <= against:
        raise Refused(
            "not-analysed",
            "surrender against some ten-value cards and not against others is not analysed",
            rule=table.cite(SURRENDER_AGAINST),
        )
    values = {10 if rank in TENS else 1 if rank == "A" else int(rank) for rank in against}
    return frozenset(values)
