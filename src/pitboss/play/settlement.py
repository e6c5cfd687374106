"""The final settlement: every wager still open against the dealer's hand."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.law.values import Odds
from pitboss.play.desk import Desk
from pitboss.play.events import Result
from pitboss.play.settled import Stage
from pitboss.play.state import Hand, HandStatus, Origin, Stake
from pitboss.terms.doubling import DOUBLED_WIN_PAYS
from pitboss.terms.naturals import NATURAL_AGAINST_NATURAL, NATURAL_PAYS, RANKED_NATURAL_PAYS, BothNatural
from pitboss.terms.settlement import (
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    RESULTS,
    WIN_PAYS,
    Collects,
    Drawn21,
    OriginalPaid,
    Result as ResultWord,
)
from pitboss.terms.surrender import SURRENDER_AGAINST_NATURAL, SURRENDER_COLLECTED, SURRENDER_FORFEITS

DEALER_HIGHER_UP_TO_21 = RESULTS["dealer-higher-up-to-21"]
DEALER_OVER_21 = RESULTS["dealer-over-21"]
EQUAL_TOTALS = RESULTS["equal-totals"]
NATURAL_AGAINST_NONE = RESULTS["natural-against-none"]
PLAYER_HIGHER_UP_TO_21 = RESULTS["player-higher-up-to-21"]


def settle_hands(desk: Desk) -> None:
    """Settle every open wager, hand by hand."""
    desk.stage = Stage.FINAL
    natural = desk.state.dealer_natural
    hands = desk.state.hands  # as the dealer's hand found them: what is open in it is live
    for place, hand in enumerate(hands):
        for stake in hand.stakes:
            if stake.open:
                _settle(desk, hands, place, stake, dealer_natural=natural)


def _settle(desk: Desk, hands: tuple[Hand, ...], place: int, stake: Stake, *, dealer_natural: bool) -> None:
    hand = hands[place]
    if hand.status is HandStatus.NATURAL:
        _natural(desk, place, hand, stake, dealer_natural=dealer_natural)
    elif stake.surrendered:
        _surrendered(desk, place, stake, dealer_natural=dealer_natural)
    elif dealer_natural:
        _against_natural(desk, hands, place, stake)
    else:
        _compare(desk, place, hand, stake)


def _natural(desk: Desk, place: int, hand: Hand, stake: Stake, *, dealer_natural: bool) -> None:
    table = desk.table
    if not dealer_natural:
        desk.pay(place, stake, table.naturals.pays, (table.cite(NATURAL_AGAINST_NONE), table.cite(NATURAL_PAYS)))
    elif table.naturals.both is BothNatural.RANKED:
        order = _rank_of_ten(desk.state.dealer, table.settling.rank_order) - _rank_of_ten(hand.cards, table.settling.rank_order)
        key = "higher" if order > 0 else "lower" if order < 0 else "same"
        rules = (table.cite(RANKED_NATURAL_PAYS[key]), table.cite(NATURAL_AGAINST_NATURAL))
        desk.pay(place, stake, table.naturals.ranked_pays[key], rules)
    else:
        desk.settle(place, stake, Result.PUSH, net=0, rules=(table.cite(NATURAL_AGAINST_NATURAL),))


def _rank_of_ten(cards: tuple[Card, ...], order: tuple[str, ...]) -> int:
    """The place of the ten-value card in the book's order of rank, the highest first."""
    return next(order.index(card.rank) for card in cards if card.pips == 10)


def _surrendered(desk: Desk, place: int, stake: Stake, *, dealer_natural: bool) -> None:
    table = desk.table
    if dealer_natural:
        desk.settle(place, stake, Result.LOSE, net=-stake.whole, rules=(table.cite(SURRENDER_AGAINST_NATURAL),))
    else:
        back = min(stake.whole, table.payable.times(stake.whole, 1, 2))
        rules = desk.rounded((table.cite(SURRENDER_COLLECTED), table.cite(SURRENDER_FORFEITS)), 2 * back, stake.whole)
        desk.settle(place, stake, Result.SURRENDER, net=back - stake.whole, rules=rules)


def _against_natural(desk: Desk, hands: tuple[Hand, ...], place: int, stake: Stake) -> None:
    """The dealer's natural beats every hand that is not one; what it collects beyond one original wager is the book's choice."""
    table, hand = desk.table, hands[place]
    if hand.total == 21 and table.settling.drawn_21 is Drawn21.STANDS_OFF:
        desk.settle(place, stake, Result.PUSH, net=0, rules=(table.cite(DRAWN_21_AGAINST_DEALER_BLACKJACK),))
        return
    loss = stake.whole if table.settling.collects is Collects.ALL else min(stake.whole, _still_due(desk, hands, place, stake))
    multiplied = table.settling.collects_by if hand.doubled or hand.origin is Origin.SPLIT else ()
    higher = table.cite(DEALER_HIGHER_UP_TO_21) if hand.total < 21 else ""
    natural = table.cite(DRAWN_21_AGAINST_DEALER_BLACKJACK) if table.settling.drawn_21 else ""
    if hand.total < 21 and natural == table.cite(EQUAL_TOTALS):
        natural = ""  # where only the rule on equal totals can be named, it is about a 21
    rules = (*multiplied, natural, higher)
    desk.settle(place, stake, Result.LOSE if loss else Result.PUSH, net=-loss, rules=rules)


def _still_due(desk: Desk, hands: tuple[Hand, ...], place: int, stake: Stake) -> int:
    """How much of one original wager this bettor's live hands have yet to lose: the first of them pays it.

    Where the greater of the busted wagers and one original is collected, what was lost by busting counts towards it. What was
    forfeited with a double counts for nothing: that wager was gone before the dealer had a natural.
    """
    box = hands[place].box
    if desk.table.settling.original_paid is OriginalPaid.NOT_COLLECTED and next(desk.hands_of(box))[1].status is HandStatus.PAID:
        return 0
    due = stake.original
    for other, hand in enumerate(hands):
        mine = next((each for each in hand.stakes if each.player == stake.player), None) if hand.box == box else None
        if mine is None or other == place:
            continue
        if hand.status is HandStatus.BUST:
            due -= mine.whole if desk.table.settling.collects is Collects.ORIGINAL_OR_BUSTED else 0
        elif other < place and mine.open and hand.status is HandStatus.STOOD and not _stood_off(desk, hand):
            due -= mine.original
    return max(0, due)


def _stood_off(desk: Desk, hand: Hand) -> bool:
    return hand.total == 21 and desk.table.settling.drawn_21 is Drawn21.STANDS_OFF


def _compare(desk: Desk, place: int, hand: Hand, stake: Stake) -> None:
    table, dealer = desk.table, desk.state.dealer_total
    if dealer > 21:
        desk.pay(place, stake, Odds(1), (table.cite(DEALER_OVER_21), _pays(desk, hand)))
    elif hand.total > dealer:
        desk.pay(place, stake, Odds(1), (table.cite(PLAYER_HIGHER_UP_TO_21), _pays(desk, hand)))
    elif hand.total < dealer:
        desk.settle(place, stake, Result.LOSE, net=-stake.whole, rules=(table.cite(DEALER_HIGHER_UP_TO_21),))
    elif table.settling.equal_totals is ResultWord.PUSH:
        desk.settle(place, stake, Result.PUSH, net=0, rules=(table.cite(EQUAL_TOTALS),))
    else:
        desk.settle(place, stake, Result.LOSE, net=-stake.whole, rules=(table.cite(EQUAL_TOTALS),))


def _pays(desk: Desk, hand: Hand) -> str:
    return (desk.table.cite(DOUBLED_WIN_PAYS) if hand.doubled else "") or desk.table.cite(WIN_PAYS)
