"""The final settlement: every wager still open against the dealer's hand."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.play.count import counted_by, total_for
from pitboss.play.desk import Desk
from pitboss.play.events import Result
from pitboss.play.outcome import case_of
from pitboss.play.settled import Stage
from pitboss.play.state import Hand, HandStatus, Stake
from pitboss.terms.doubling import DOUBLE_FOLLOWERS, DOUBLED_WIN_PAYS, WithdrawnCounts
from pitboss.terms.naturals import NATURAL_AGAINST_NATURAL, NATURAL_PAYS, RANKED_NATURAL_PAYS, BothNatural
from pitboss.terms.player_hand import BUSTED_HAND, BUSTED_SPLIT_HAND
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DEALER_BLACKJACK_TAKES,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    ORIGINAL_ALREADY_PAID,
    RESULTS,
    WIN_PAYS,
    Collects,
    Drawn21,
    OriginalPaid,
)
from pitboss.terms.surrender import SURRENDER_AGAINST_NATURAL, SURRENDER_COLLECTED, SURRENDER_FORFEITS

AFTER_DOUBLE = DEALER_BLACKJACK_TAKES["doubled-hand"]
AFTER_SPLIT = DEALER_BLACKJACK_TAKES["split-hand"]
ADDED_WAGER = DEALER_BLACKJACK_TAKES["added-wager"]
DEALER_HIGHER_UP_TO_21 = RESULTS["dealer-higher-up-to-21"]
EQUAL_TOTALS = RESULTS["equal-totals"]


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
    elif hand.status is HandStatus.BUST:
        _bust_and_doubled(desk, place, stake, dealer_natural=dealer_natural)
    elif stake.surrendered:
        _surrendered(desk, place, stake, dealer_natural=dealer_natural)
    elif dealer_natural:
        _against_natural(desk, hands, place, stake)
    else:
        _compare(desk, place, hand, stake)


def _natural(desk: Desk, place: int, hand: Hand, stake: Stake, *, dealer_natural: bool) -> None:
    table = desk.table
    if not dealer_natural:
        case = table.settling.natural_case
        rule, result = table.cite(RESULTS[case]), table.settling.results[case]
        desk.resolve(place, stake, result, odds=table.naturals.pays, won=(rule, table.cite(NATURAL_PAYS)), rules=(rule,))
    elif table.naturals.both is BothNatural.RANKED:
        order = _rank_of_ten(desk.state.dealer, table.settling.rank_order) - _rank_of_ten(hand.cards, table.settling.rank_order)
        key = "higher" if order > 0 else "lower" if order < 0 else "same"
        rules = (table.cite(RANKED_NATURAL_PAYS[key]), table.cite(NATURAL_AGAINST_NATURAL))
        desk.pay(place, stake, table.naturals.ranked_pays[key], rules)
    else:
        desk.settle(place, stake, Result.PUSH, net=0, rules=(table.cite(NATURAL_AGAINST_NATURAL),))


def _bust_and_doubled(desk: Desk, place: int, stake: Stake, *, dealer_natural: bool) -> None:
    """A doubled wager on a hand over 21 that waited: a dealer's natural takes the original alone (A4, the other way)."""
    table, over = desk.table, RESULTS["player-over-21"]
    if dealer_natural:
        desk.settle(place, stake, Result.LOSE, net=-stake.original, rules=(table.cite(AFTER_DOUBLE),))
        return
    rules = (table.cite(over), table.cite(BUSTED_HAND))
    desk.resolve(place, stake, table.settling.results["player-over-21"], odds=table.paying.win, won=rules, rules=rules)


def _rank_of_ten(cards: tuple[Card, ...], order: tuple[str, ...]) -> int:
    """The place of the ten-value card in the book's order of rank, the highest first."""
    return next(order.index(card.rank) for card in cards if card.pips == 10)


def _surrendered(desk: Desk, place: int, stake: Stake, *, dealer_natural: bool) -> None:
    table = desk.table
    if dealer_natural and table.surrender.void_against_natural:
        desk.settle(place, stake, Result.LOSE, net=-stake.whole, rules=(table.cite(SURRENDER_AGAINST_NATURAL),))
    else:
        kept = 1 - table.surrender.forfeits.of(1)
        back = min(stake.whole, table.payable.times(stake.whole, kept.numerator, kept.denominator))
        paid, due = back * kept.denominator, stake.whole * kept.numerator
        rules = desk.rounded((table.cite(SURRENDER_COLLECTED), table.cite(SURRENDER_FORFEITS)), paid, due)
        desk.settle(place, stake, Result.SURRENDER, net=back - stake.whole, rules=rules)


def _against_natural(desk: Desk, hands: tuple[Hand, ...], place: int, stake: Stake) -> None:
    """The dealer's natural beats every hand that is not one; what it collects beyond one original wager is the book's choice."""
    table, hand = desk.table, hands[place]
    if _stood_off(desk, hand, stake):
        desk.settle(place, stake, Result.PUSH, net=0, rules=(table.cite(EQUAL_TOTALS), *counted_by(table, hand, stake)))
        return
    loss = stake.whole if table.settling.collects is Collects.ALL else min(stake.whole, _still_due(desk, hands, place, stake))
    rules = _kept(desk, hands, place, stake) if loss == 0 else _beaten(desk, hands, place, stake)
    desk.settle(place, stake, Result.LOSE if loss else Result.PUSH, net=-loss, rules=(*rules, *counted_by(table, hand, stake)))


def _beaten(desk: Desk, hands: tuple[Hand, ...], place: int, stake: Stake) -> tuple[str, ...]:
    """Why a wager loses to the dealer's natural, and no more than it does: by what this bettor did, not by what others on the hand did."""
    table, hand = desk.table, hands[place]
    beats = table.cite(DRAWN_21_AGAINST_DEALER_BLACKJACK if table.settling.drawn_21 else DEALER_HIGHER_UP_TO_21)
    if table.settling.collects is Collects.ALL:
        return (beats,)
    doubled = table.cite(AFTER_DOUBLE) if stake.added else ""
    if desk.state.hands_staked_by(stake.player, hand.box) < 2:
        return doubled, beats
    return table.cite(AFTER_SPLIT) or table.cite(DEALER_BLACKJACK_COLLECTS), _bust_before(desk, hands, hand.box, stake), doubled, beats


def _bust_before(desk: Desk, hands: tuple[Hand, ...], box: int, stake: Stake) -> str:
    """The rule by which a hand of this bettor's has bust, to which the one on the dealer's natural yields."""
    bust = any(
        hand.box == box and hand.status is HandStatus.BUST and any(each.player == stake.player for each in hand.stakes) for hand in hands
    )
    return desk.table.cite(BUSTED_SPLIT_HAND) or desk.table.cite(BUSTED_HAND) if bust else ""


def _kept(desk: Desk, hands: tuple[Hand, ...], place: int, stake: Stake) -> tuple[str, ...]:
    """Why the dealer's natural takes nothing of a wager: one original has been taken already, or has been paid."""
    table = desk.table
    if _original_paid(desk, hands[place].box):
        return table.cite(ORIGINAL_ALREADY_PAID), table.cite(AFTER_SPLIT)
    return table.cite(ADDED_WAGER), table.cite(AFTER_SPLIT), _bust_before(desk, hands, hands[place].box, stake)


def _still_due(desk: Desk, hands: tuple[Hand, ...], place: int, stake: Stake) -> int:
    """How much of one original wager this bettor's live hands have yet to lose: the first of them pays it.

    Where the greater of the busted wagers and one original is collected, what was lost by busting counts towards it; what was
    given up with a double only by the other reading of J14.
    """
    box = hands[place].box
    if _original_paid(desk, box):
        return 0
    due = stake.original
    for other, hand in enumerate(hands):
        mine = next((each for each in hand.stakes if each.player == stake.player), None) if hand.box == box else None
        if mine is None or other == place:
            continue
        if hand.status is HandStatus.BUST:
            due -= mine.whole if desk.table.settling.collects is Collects.ORIGINAL_OR_BUSTED else 0
        elif _given_up(desk, other, stake.player):
            due -= mine.original if desk.table.doubling.withdrawn_counts is WithdrawnCounts.TOWARDS_IT else 0
        elif other < place and mine.open and hand.status is HandStatus.STOOD and not _stood_off(desk, hand, mine):
            due -= mine.original
    return max(0, due)


def _original_paid(desk: Desk, box: int) -> bool:
    """Whether the hand with the original wager has been paid, or is bound to be, and the book collects nothing in its place."""
    status = next(desk.hands_of(box))[1].status
    match desk.table.settling.original_paid:
        case OriginalPaid.NOT_COLLECTED:
            return status is HandStatus.PAID
        case OriginalPaid.NOR_AFTER_A_NATURAL:
            return status in (HandStatus.PAID, HandStatus.NATURAL)
        case OriginalPaid.STILL_COLLECTED | None:
            return False


def _given_up(desk: Desk, place: int, player: str) -> bool:
    """Whether a bettor has taken a double on that hand back and given the wager up."""
    return any((each.result, each.hand, each.player) == (Result.FORFEIT, place, player) for each in desk.state.settlements)


def _stood_off(desk: Desk, hand: Hand, stake: Stake) -> bool:
    return desk.table.settling.drawn_21 is Drawn21.STANDS_OFF and total_for(desk.table, hand, stake) == 21


def _compare(desk: Desk, place: int, hand: Hand, stake: Stake) -> None:
    """A hand of 21 or less against the dealer's whole hand, by the line of the results that speaks of the two."""
    table, dealer, counted = desk.table, desk.state.dealer_total, counted_by(desk.table, hand, stake)
    case = case_of(table.settling.results, total_for(table, hand, stake), dealer)
    because = table.cite(RESULTS[case])
    odds = table.paying.on_double(table.paying.win, added=stake.added > 0) if hand.doubled else table.paying.win
    won = (*_won(desk, hand, stake, because), *counted)
    desk.resolve(place, stake, table.settling.results[case], odds=odds, won=won, rules=(because, *counted))


def _won(desk: Desk, hand: Hand, stake: Stake, because: str) -> tuple[str, ...]:
    """Why a wager has won, and what it pays unless that rule says so itself."""
    table = desk.table
    if hand.doubled and table.paying.doubled is not None:
        return because, table.cite(DOUBLED_WIN_PAYS if stake.added else DOUBLE_FOLLOWERS)
    return (because,) if because in table.settling.win_paid_by else (because, table.cite(WIN_PAYS))
