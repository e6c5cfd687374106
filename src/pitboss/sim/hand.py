"""A player's hand as an automaton sees it: what of its cards can still matter, and what the next card makes of it."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.odds.ruled import MOST_CARDS
from pitboss.play.table import Table
from pitboss.sim.symbols import SUITED, Symbol
from pitboss.terms.doubling import AfterSplit, DoubleCards, DoubledAce, DoubleTotals, PontoonDoubledAce
from pitboss.terms.naturals import BothNatural, PaidAtOnce, SplitNatural
from pitboss.terms.splitting import AceCards, SplitAces

MOST = 7
"""Cards are counted up to this number: a bonus for seven or more is the last thing that asks."""


class Hand(NamedTuple):
    """A hand against one dealer's value. `early` and `later` say whether an ace that may count 11 is among the first two or after them.

    `pair` is the value of two equal cards; `room` whether the box may have another hand; `lone_ace` a split ace; `tens` the rank of
    the ten in two cards; `bonus` the cards while they may still make 6-7-8 or 7-7-7.
    """

    up: int
    hard: int
    early: bool
    later: bool
    cards: int
    doubled: bool = False
    split: bool = False
    lone_ace: bool = False
    room: bool = False
    pair: int = 0
    ten: str = ""
    bonus: tuple[tuple[str, str], ...] = ()

    @property
    def soft(self) -> bool:
        """Whether an ace counts 11."""
        return (self.early or self.later) and self.hard <= 11

    @property
    def total(self) -> int:
        """The best total."""
        return self.hard + 10 if self.soft else self.hard

    @property
    def is_ace_and_ten(self) -> bool:
        """Whether it is two cards, an ace and a ten-value card."""
        return self.cards == 2 and self.early and self.hard == 11


def opened(table: Table, up: int, first: Symbol, second: Symbol) -> Hand:
    """The two cards dealt to a box."""
    return _two(table, up, first, second, room=table.splitting.hands > 1)


def split_off(table: Table, up: int, first: Symbol, second: Symbol, *, room: bool) -> Hand:
    """One card of a pair that was split, and the next card to it."""
    again = room and not (first.is_ace and table.splitting.aces is SplitAces.ONCE)
    lone = first.is_ace
    return _two(table, up, first, second, room=again)._replace(split=True, lone_ace=lone)


def _two(table: Table, up: int, first: Symbol, second: Symbol, *, room: bool) -> Hand:
    pair = first.value if first.value == second.value else 0
    tens = [each.rank for each in (first, second) if each.value == 10]
    ten = tens[0] if first.value + second.value == 11 and tens else ""
    bonus = tuple(sorted((str(each.value), each.suit) for each in (first, second))) if table.bonuses.lines else ()
    if any(rank not in SUITED for rank, _ in bonus):
        bonus = ()
    return Hand(
        up,
        first.value + second.value,
        first.is_ace or second.is_ace,
        later=False,
        cards=2,
        room=room and pair > 0,
        pair=pair,
        ten=ten,
        bonus=bonus,
    )


def drawn(table: Table, hand: Hand, card: Symbol) -> Hand:
    """The hand with one more card."""
    counts_eleven = card.is_ace and not (hand.doubled and table.doubling.ace is PontoonDoubledAce.ALL_ONE)
    bonus = (*hand.bonus, (str(card.value), card.suit)) if hand.bonus and card.suit and hand.cards == 2 else ()
    return Hand(  # made anew, because `_replace` takes twice as long and this is asked for every hand and card
        hand.up,
        hand.hard + card.value,
        hand.early,
        hand.later or counts_eleven,
        cards=min(hand.cards + 1, MOST),
        doubled=hand.doubled,
        split=hand.split,
        lone_ace=hand.lone_ace,
        bonus=tuple(sorted(bonus)) if bonus else (),
    )


def doubled(table: Table, hand: Hand) -> Hand:
    """The hand once it is doubled: some of its aces may count 1 from now on."""
    early, later = hand.early, hand.later
    match table.doubling.ace:
        case PontoonDoubledAce.ALL_ONE:
            early = later = False
        case PontoonDoubledAce.ONE_IN_FIRST_TWO | DoubledAce.ONE:
            early = False
        case DoubledAce.ONE_TO_QUALIFY | None:
            pass
    return hand._replace(doubled=True, early=early, later=later, room=False, pair=0, ten="", bonus=())


def is_natural(table: Table, hand: Hand) -> bool:
    """Whether an ace and a ten-value card are a natural: after a split only where the book says so."""
    return hand.is_ace_and_ten and (not hand.split or table.naturals.after_split is SplitNatural.NATURAL)


def waits(table: Table, hand: Hand) -> bool:
    """Whether a natural waits for the dealer's second card."""
    return hand.up in (1, 10) and table.naturals.at_once is PaidAtOnce.NEITHER_TEN_NOR_ACE


def ranked(table: Table) -> bool:
    """Whether a natural against a natural is paid by rank."""
    return table.naturals.both is BothNatural.RANKED


def may_hit(table: Table, hand: Hand) -> bool:
    """Whether another card may be asked for."""
    return not (hand.lone_ace and table.splitting.aces_cards is AceCards.ONE) and hand.total < 21


def may_stand(table: Table, hand: Hand) -> bool:
    """Whether the book lets it be."""
    return hand.total >= table.must_draw_below


def may_split(hand: Hand) -> bool:
    """Whether it is a pair that the box has room to split."""
    return hand.pair > 0 and hand.room


def may_double(table: Table, hand: Hand) -> bool:
    """Whether the number of cards, the total and a split let it be doubled."""
    after_split = table.doubling.after_split
    if is_natural(table, hand) or (hand.lone_ace and after_split is AfterSplit.NOT_ACES) or (hand.split and after_split is AfterSplit.NO):
        return False
    if hand.cards > MOST_CARDS[table.doubling.cards] and table.doubling.cards is not DoubleCards.ANY:
        return False
    match table.doubling.totals:
        case DoubleTotals.HARD_9_TO_11:
            return not hand.soft and hand.total in (9, 10, 11)
        case DoubleTotals.NINE_TO_11_ACE_ONE:
            return hand.total < 21 and hand.hard in (9, 10, 11)
        case DoubleTotals.BELOW_21 | DoubleTotals.ANY:
            return hand.total < 21


def may_surrender(table: Table, hand: Hand) -> bool:
    """Whether the first two cards may be given up against the dealer's card."""
    against = {10 if rank in "TJQK" else 1 if rank == "A" else int(rank) for rank in table.surrender.against}
    return hand.cards == 2 and not hand.split and hand.up in against and hand.total < table.surrender.below


def bonus_line(hand: Hand) -> str | None:
    """The line of the bonus table that a 21 makes, if any."""
    if hand.cards == 3:
        ranks = "".join(rank for rank, _ in hand.bonus)
        return f"{_suits(hand)}-{ranks}" if ranks in ("678", "777") else None
    return {5: "five-card-21", 6: "six-card-21", 7: "seven-card-21"}.get(hand.cards)


def is_super(hand: Hand) -> bool:
    """Three sevens of one suit against a seven, undoubled."""
    return (
        hand.up == 7 and not hand.doubled and len(hand.bonus) == 3 and {rank for rank, _ in hand.bonus} == {"7"} and _suits(hand) != "mixed"
    )


def _suits(hand: Hand) -> str:
    suits = {suit for _, suit in hand.bonus}
    if len(suits) > 1:
        return "mixed"
    return "spades" if suits == {"S"} else "suited"
