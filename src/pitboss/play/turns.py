"""The players' turns: whose it is, what a card does to a hand, and the decisions."""

from __future__ import annotations

from pitboss.law.values import Odds
from pitboss.play.allowed import may_double, may_split
from pitboss.play.bonus import pay_others, pay_super_bonus, ties_annul
from pitboss.play.count import counted_by, is_natural, total_for
from pitboss.play.dealer import dealer_turn
from pitboss.play.desk import Desk, first_open
from pitboss.play.events import HandFinished, HandStood, NaturalHeld, TurnCame, WithdrawalOffered
from pitboss.play.naturals import natural_waits, pay_natural
from pitboss.play.side_bets import settle_after_deal, settle_on_third_card
from pitboss.play.state import Awaits, Hand, HandStatus, Origin, Stake
from pitboss.terms.absence import ABSENT_PLAYER
from pitboss.terms.doubling import DOUBLE_EXTRA_CARDS, DOUBLE_FOLLOWERS, DOUBLE_WITHDRAWN, DOUBLED_WIN_PAYS
from pitboss.terms.irregular_hands import BOX_WITH_ONE_CARD
from pitboss.terms.naturals import NATURAL_WAITS, Waiting
from pitboss.terms.player_hand import (
    BUSTED_HAND,
    BUSTED_SPLIT_HAND,
    DECISIONS,
    DRAWING_STOPS,
    FIVE_CARDS,
    FIVE_CARDS_PAY,
    PLAYER_21,
    PLAYER_21_PAYS,
    Player21,
)
from pitboss.terms.pontoon import PONTOON_21_PAID, PONTOON_PAYS
from pitboss.terms.settlement import RESULTS, WIN_PAYS, Result as ResultWord
from pitboss.terms.splitting import SPLIT_ACES_CARDS, SPLIT_DECISIONS, SPLIT_ORDER, AceCards


def next_turn(desk: Desk) -> None:
    """Go to the next hand that still has something to decide, or to the dealer."""
    while True:
        place = first_open(desk.state)
        settle_on_third_card(desk)
        if place < 0:
            _settle_short_hands(desk)
            if not ties_annul(desk.table):
                pay_others(desk)
            dealer_turn(desk)
            return
        hand = desk.state.hands[place]
        if len(hand.cards) == 1:
            desk.record(TurnCame(place, Awaits.CARD_FOR_HAND, card_due_by(desk, place)))
            return
        if not _ends_by_itself(desk, place):
            _await_decision(desk, place)
            return


def _settle_short_hands(desk: Desk) -> None:
    """Settle the side bets on a box that got one card and gave it up: no second makes it anything."""
    for hand in desk.state.hands:
        if len(hand.cards) == 1 and hand.origin is Origin.DEALT:
            settle_after_deal(desk, hand)


def card_due_by(desk: Desk, place: int) -> str:
    """The rule by which a hand that is not doubled gets its next card."""
    table, hand = desk.table, desk.state.hands[place]
    if len(hand.cards) == 1:
        if hand.origin is Origin.DEALT:
            return table.cite(BOX_WITH_ONE_CARD)
        return table.cite(SPLIT_ACES_CARDS if _is_split_ace(desk, hand) else SPLIT_ORDER)
    return table.cite(ABSENT_PLAYER) if hand.box in desk.state.absent else decided_by(desk, place)


def decided_by(desk: Desk, place: int) -> str:
    """The rule that gives a hand its choices: split hands have one of their own."""
    return desk.table.cite(SPLIT_DECISIONS if desk.state.hands[place].origin is Origin.SPLIT else DECISIONS)


def card_came(desk: Desk, place: int) -> None:
    """Settle the side bets that a card decides, after the jackpot button if it is due, and see what the card did to the hand."""
    hand = desk.state.hands[place]
    if len(hand.cards) == 2 and hand.origin is Origin.DEALT:
        settle_after_deal(desk, hand)  # the second card of a box that had got one only
    else:
        settle_on_third_card(desk)
    if desk.state.awaits is not Awaits.BUTTON:
        after_card(desk, place)


def after_card(desk: Desk, place: int) -> None:
    """See what a card did to a hand: bust, paid at once, complete, or still to be decided."""
    hand = desk.state.hands[place]
    if hand.total > 21:
        _bust(desk, place)
    elif not _ends_by_itself(desk, place):
        if hand.doubled:
            _complete_double(desk, place)
            if desk.state.hands[place].status is HandStatus.OPEN:
                return
        else:
            _await_decision(desk, place)
            return
    next_turn(desk)


def _ends_by_itself(desk: Desk, place: int) -> bool:
    """Whether a hand needs no decision: it is a natural, a 21, five cards, or a split ace with its one card."""
    table, hand = desk.table, desk.state.hands[place]
    if is_natural(hand, table) and table.doubling.natural and _waits(desk):
        return False
    if is_natural(hand, table) and hand.origin is Origin.SPLIT:
        _hold_or_pay_split_natural(desk, place)
    elif hand.total == 21:
        if table.player_21 is Player21.WINS_AT_ONCE:
            pay_21(desk, place)
        else:
            no_natural = counted_by(table, hand) if not hand.doubled else ()
            rule, *also = (*no_natural, table.cite(DRAWING_STOPS))
            desk.record(HandStood(place, False, rule, tuple(also)))
    elif table.five_cards_win and len(hand.cards) == 5:
        _pay(desk, place, table.paying.five_cards, (table.cite(FIVE_CARDS), table.cite(FIVE_CARDS_PAY)))
    elif _is_split_ace(desk, hand) and len(hand.cards) == 2 and not _ace_has_choice(desk, place):
        desk.record(HandStood(place, False, table.cite(SPLIT_ACES_CARDS)))
    else:
        return False
    return True


def _waits(desk: Desk) -> bool:
    """Whether a natural now waits for the dealer's hand, and is neither paid at once nor as any other 21."""
    return desk.table.naturals.waiting is not Waiting.PAID_AS_21 and natural_waits(desk.table, desk.state)


def _is_split_ace(desk: Desk, hand: Hand) -> bool:
    return hand.origin is Origin.SPLIT and hand.cards[0].pips == 1 and desk.table.splitting.aces_cards is AceCards.ONE


def _ace_has_choice(desk: Desk, place: int) -> bool:
    """Whether a split ace with its one card may still be split again or doubled."""
    return may_split(desk.table, desk.state, place) is None or may_double(desk.table, desk.state.hands[place]) is None


def _hold_or_pay_split_natural(desk: Desk, place: int) -> None:
    if not natural_waits(desk.table, desk.state):
        pay_natural(desk, place)
    elif desk.table.naturals.waiting is Waiting.PAID_AS_21:
        pay_21(desk, place)
    else:
        desk.record(NaturalHeld(place, desk.table.cite(NATURAL_WAITS)))


def leave(desk: Desk, place: int, rule: str, *, unsplit: bool = False) -> None:
    """Let a hand be as it is: a natural that waits goes on waiting for the dealer's hand, any other has stood."""
    if is_natural(desk.state.hands[place], desk.table):
        desk.record(NaturalHeld(place, desk.table.cite(NATURAL_WAITS)))
    else:
        desk.record(HandStood(place, unsplit, rule))


def _await_decision(desk: Desk, place: int) -> None:
    """Await the caller, or play the hand by the document's rule if the caller is away."""
    table, hand = desk.table, desk.state.hands[place]
    if hand.box not in desk.state.absent:
        if desk.state.awaits is not Awaits.DECISION or desk.state.turn != place:
            desk.record(TurnCame(place, Awaits.DECISION, decided_by(desk, place)))
        return
    rule = table.cite(ABSENT_PLAYER)
    least = table.absent.draws_until_soft if hand.is_soft and table.absent.draws_until_soft else table.absent.draws_until_hard
    if hand.total < least:
        desk.record(TurnCame(place, Awaits.CARD_FOR_HAND, rule))
    else:
        leave(desk, place, rule)
        next_turn(desk)


def resume(desk: Desk, place: int) -> None:
    """Play on a hand whose caller has been found absent."""
    _await_decision(desk, place)


def _bust(desk: Desk, place: int) -> None:
    table, hand = desk.table, desk.state.hands[place]
    rules = (table.cite(RESULTS["player-over-21"]), table.cite(BUSTED_HAND))
    result = table.settling.results["player-over-21"]
    of_split = table.cite(BUSTED_SPLIT_HAND) if hand.origin is Origin.SPLIT else ""
    for stake in hand.stakes:
        if stake.open and not _spared_by_natural(desk, hand, stake):
            own = of_split if desk.state.hands_staked_by(stake.player, hand.box) > 1 else ""
            desk.resolve(place, stake, result, odds=table.paying.win, won=rules, rules=(own, *rules))
    desk.record(HandFinished(place, HandStatus.BUST, of_split or rules[0]))


def _spared_by_natural(desk: Desk, hand: Hand, stake: Stake) -> bool:
    """Whether a doubled wager waits although its hand is over 21: a dealer's natural would take the original alone (A4, the other way)."""
    forgotten = not desk.state.dealer  # not even the first card lies there yet
    may_come = desk.table.settling.spares_bust and (forgotten or desk.state.natural_may_come)
    return may_come and stake.added > 0 and desk.state.hands_staked_by(stake.player, hand.box) == 1


def pay_21(desk: Desk, place: int) -> None:
    """Pay a 21 that wins at once: by the bonus table where the game has one, but a doubled hand at evens."""
    table, hand = desk.table, desk.state.hands[place]
    line = None if hand.doubled else table.bonuses.line(hand.cards)
    if line is None:
        pays = "" if _at_evens(desk, hand) else table.cite(PLAYER_21_PAYS) or table.cite(WIN_PAYS)
        _pay(desk, place, table.paying.player_21, (table.cite(PLAYER_21), table.cite(RESULTS["player-21"]), pays, *counted_by(table, hand)))
    else:
        _pay(desk, place, table.bonuses.lines[line].odds, (table.cite(PONTOON_PAYS[line]), table.cite(PONTOON_21_PAID)))
    pay_super_bonus(desk, place)


def _pay(desk: Desk, place: int, odds: Odds, rules: tuple[str, ...]) -> None:
    """Pay every wager on a hand; on a doubled one, whoever doubled and whoever stayed each by a rule of their own."""
    hand, counted = desk.state.hands[place], counted_by(desk.table, desk.state.hands[place])
    result = desk.table.settling.results.get("player-21", ResultWord.WIN) if hand.total == 21 else ResultWord.WIN
    for stake in hand.stakes:
        if stake.open:
            doubled = desk.table.cite(DOUBLED_WIN_PAYS if stake.added else DOUBLE_FOLLOWERS) if _at_evens(desk, hand) else ""
            own = desk.table.paying.on_double(odds, added=stake.added > 0) if hand.doubled else odds
            desk.resolve(place, stake, result, odds=own, won=(*rules, doubled), rules=rules)
    desk.record(HandFinished(place, HandStatus.PAID, rules[0], counted))


def _at_evens(desk: Desk, hand: Hand) -> bool:
    """Whether a doubled hand is paid at evens where another would have a bonus."""
    return hand.doubled and bool(desk.table.bonuses.lines)


def _pay_who_stayed(desk: Desk, place: int) -> None:
    """Pay at once whoever has not doubled and holds 21, where the double fixes an ace for those alone who doubled (J15, the other way)."""
    table, hand = desk.table, desk.state.hands[place]
    for stake in hand.stakes:
        if stake.open and table.player_21 is Player21.WINS_AT_ONCE and total_for(table, hand, stake) == 21:
            odds = table.paying.on_double(table.paying.player_21, added=stake.added > 0)
            desk.pay(place, stake, odds, (table.cite(DOUBLE_FOLLOWERS), table.cite(PLAYER_21), table.cite(RESULTS["player-21"])))


def _complete_double(desk: Desk, place: int) -> None:
    """A doubled hand is complete after its card; where the book lets doublers withdraw, they are asked first."""
    table = desk.table
    _pay_who_stayed(desk, place)
    if table.doubling.withdrawn:
        desk.record(WithdrawalOffered(place, table.cite(DOUBLE_WITHDRAWN)))
    else:
        desk.record(HandStood(place, False, table.cite(DOUBLE_EXTRA_CARDS)))
