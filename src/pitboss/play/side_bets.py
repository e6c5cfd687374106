"""Side bets: each kind looks at its cards, and the book's lines say what they pay."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import Odds
from pitboss.play.count import is_natural
from pitboss.play.desk import Desk
from pitboss.play.events import ButtonOffered, EntryEarned, Result
from pitboss.play.side_bet_lines import (
    Line,
    any_pair_line,
    lucky_hand,
    lucky_line,
    pair_kind,
    perfect_pairs_line,
    sevens_hand,
    sevens_line,
)
from pitboss.play.state import Box, Hand, HandStatus, SideWager
from pitboss.terms.lucky_lucky import LUCKY_LUCKY_TOTALS
from pitboss.terms.magnificent_sevens import (
    MAGNIFICENT_SEVENS_LOSES,
    MAGNIFICENT_SEVENS_SPLIT,
    MAGNIFICENT_SEVENS_SPLIT_PAYS_BY,
    MAGNIFICENT_SEVENS_VERSION,
    Sevens,
)
from pitboss.terms.magnificent_sevens_tournament import M7_ENTRIES_EARNED, M7_ENTRY_VERSION
from pitboss.terms.pairs import PAIR_MEANS
from pitboss.terms.pandemonium import JACKPOT_ORDER, PANDEMONIUM_RESULTS
from pitboss.terms.side_bets import SIDE_BET_JUDGED_ON, SIDE_BET_OTHERWISE, SIDE_BET_PAID, SIDE_BET_SETTLED

SEVENS = "magnificent-sevens"
PANDEMONIUM = "pontoon-pandemonium"
WINNING: tuple[Term[Any], ...] = (SIDE_BET_JUDGED_ON, SIDE_BET_PAID, SIDE_BET_SETTLED)
"""What stands behind every win on the opening cards, after the line itself: which cards, how many wins, and when."""


def settle_after_deal(desk: Desk) -> None:
    """Settle what the opening cards decide, losers before winners; a Pontoon goes to the button, sevens wait for a third card.

    A side bet that was declared void on the way has no result.
    """
    if not desk.table.side_bets:
        return
    presses: list[tuple[int, str]] = []
    winners: list[tuple[int, SideWager, Odds, tuple[str, ...]]] = []
    for hand in desk.state.hands:
        box = desk.box(hand.box)
        for side in (side for side in box.side if side.open) if box else ():
            if side.bet == PANDEMONIUM:
                presses += _pandemonium(desk, hand, side)
            elif side.bet == SEVENS:
                _sevens_start(desk, hand, side)
            else:
                rules = desk.table.side_bets[side.bet]
                line = _line(rules, side.bet, hand.cards, desk.state.dealer[0], desk.table.pack.decks)
                if line is None:
                    _lose(desk, hand.box, side, rules, SIDE_BET_OTHERWISE, PAIR_MEANS, LUCKY_LUCKY_TOTALS)
                else:
                    winners.append((hand.box, side, line.odds, _cite(rules, *line.terms, *WINNING)))
    for winner in winners:
        _pay(desk, *winner)
    if presses:
        desk.record(ButtonOffered(_in_order(desk, presses), desk.table.cite(JACKPOT_ORDER)))


def _line(rules: Rules, bet: str, cards: tuple[Card, ...], shown: Card, decks: int) -> Line | None:
    """The line that the opening cards fit, or None."""
    match bet:
        case "perfect-pairs":
            kind = pair_kind(cards)
            return perfect_pairs_line(rules, kind, decks) if kind else None
        case "pairs-play" | "any-pairs":
            return any_pair_line(rules) if pair_kind(cards) else None
        case "lucky-lucky":
            hand = lucky_hand((*cards, shown))
            return lucky_line(rules, hand) if hand else None
        case _:
            raise AssertionError(f"no such side bet: {bet}")


def _sevens_start(desk: Desk, hand: Hand, side: SideWager) -> None:
    """Lose at once unless the first two cards are sevens; otherwise the third card, if any, decides how much."""
    rules = desk.table.side_bets[SEVENS]
    if hand.cards[0].rank != "7":
        _lose(desk, hand.box, side, rules, MAGNIFICENT_SEVENS_LOSES["first-card"])
    elif hand.cards[1].rank != "7":
        _lose(desk, hand.box, side, rules, MAGNIFICENT_SEVENS_LOSES["second-card"])


def settle_sevens(desk: Desk) -> None:
    """Settle waiting sevens on a box that has its third card, or that will have none."""
    if SEVENS not in desk.table.side_bets:
        return
    for box in desk.state.boxes:
        waiting = [side for side in box.side if side.bet == SEVENS and side.open]
        if waiting:
            cards = _first_three(desk, box)
            if len(cards) == 3 or _finished(desk, box):
                for side in waiting:
                    _pay_sevens(desk, box, side, cards)


def _first_three(desk: Desk, box: Box) -> tuple[Card, ...]:
    """The box's first two cards and the next card dealt to it, though a split may have put it on either hand."""
    opening = dict(desk.state.openings).get(box.number)
    hands = [hand for _, hand in desk.hands_of(box.number)]
    if opening is None:
        return hands[0].cards[:3]
    return (*opening, *hands[0].cards[1:2])


def _finished(desk: Desk, box: Box) -> bool:
    return all(hand.status is not HandStatus.OPEN for _, hand in desk.hands_of(box.number))


def _pay_sevens(desk: Desk, box: Box, side: SideWager, cards: tuple[Card, ...]) -> None:
    rules = desk.table.side_bets[SEVENS]
    hand = sevens_hand(rules, cards)
    assert hand is not None, "a wager without two sevens was lost on the opening cards"
    line = sevens_line(rules, hand, desk.table.pack.decks)
    split = dict(desk.state.openings).get(box.number) is not None
    because = (MAGNIFICENT_SEVENS_SPLIT, MAGNIFICENT_SEVENS_SPLIT_PAYS_BY) if split else ()
    _pay(desk, box.number, side, line.odds, _cite(rules, *line.terms, *because))
    if rules[MAGNIFICENT_SEVENS_VERSION] in rules[M7_ENTRY_VERSION] and hand is Sevens.THREE_SAME_SUIT:
        for _ in range(rules[M7_ENTRIES_EARNED]):
            desk.record(EntryEarned(side.player, box.number, rules.why(M7_ENTRY_VERSION).citation))


def _pandemonium(desk: Desk, hand: Hand, side: SideWager) -> list[tuple[int, str]]:
    """Lose without a Pontoon; with one, the player is owed a press."""
    if is_natural(hand, desk.table):
        return [(hand.box, side.player)]
    _lose(desk, hand.box, side, desk.table.side_bets[PANDEMONIUM], SIDE_BET_OTHERWISE, PANDEMONIUM_RESULTS["pontoon"])
    return []


def _in_order(desk: Desk, presses: list[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """On each box the caller first, then the others as their main wagers lie."""
    lie = {box.number: [box.caller, *(bettor.player for bettor in box.bettors)] for box in desk.state.boxes}
    return tuple(sorted(presses, key=lambda press: (press[0], lie[press[0]].index(press[1]))))


def _pay(desk: Desk, box: int, side: SideWager, odds: Odds, rules: tuple[str, ...]) -> None:
    desk.pay_other(side.player, box, side.bet, side.amount, odds=odds, rules=rules)


def _lose(desk: Desk, box: int, side: SideWager, rules: Rules, *because: Term[Any]) -> None:
    cites = _cite(rules, *because, SIDE_BET_SETTLED)
    desk.settle_other(side.player, box, side.bet, side.amount, Result.LOSE, net=-side.amount, rules=cites)


def _cite(rules: Rules, *terms: Term[Any]) -> tuple[str, ...]:
    return tuple(rules.law[term].citation for term in terms if term in rules.law)
