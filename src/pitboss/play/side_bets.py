"""Side bets: the cards that decide each are looked up in the lines of its pay table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import Odds
from pitboss.play.desk import Desk
from pitboss.play.events import ButtonOffered, EntryEarned, Result
from pitboss.play.side_bet_lines import earns_entries
from pitboss.play.state import Box, Hand, HandStatus, SideWager
from pitboss.terms.magnificent_sevens import (
    MAGNIFICENT_SEVENS_SPLIT,
    MAGNIFICENT_SEVENS_SPLIT_PAYS_BY,
    MAGNIFICENT_SEVENS_VERSION,
)
from pitboss.terms.magnificent_sevens_tournament import M7_ENTRIES_EARNED, M7_ENTRY_CARDS, M7_ENTRY_VERSION
from pitboss.terms.pandemonium import JACKPOT_ORDER, PANDEMONIUM_DRAW
from pitboss.terms.side_bets import (
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAID,
    SIDE_BET_SETTLED,
    SIDE_BET_WINS_WITH,
    JudgedOn,
)

SEVENS = "magnificent-sevens"
PANDEMONIUM = "pontoon-pandemonium"
WINNING: tuple[Term[Any], ...] = (SIDE_BET_JUDGED_ON, SIDE_BET_PAID, SIDE_BET_SETTLED)
"""What stands behind every win on the opening cards, after the line itself: which cards, how many wins, and when."""


def settle_after_deal(desk: Desk, late: Hand | None = None) -> None:
    """Settle what the opening cards decide, losers before winners; a jackpot goes to the button, some bets wait for a third card.

    A side bet that was declared void on the way has no result. Of a hand whose second card came `late`, its box alone is looked at.
    """
    presses: list[tuple[int, str]] = []
    winners: list[tuple[int, SideWager, Odds, tuple[str, ...]]] = []
    for hand in (late,) if late else desk.state.hands:
        box = desk.box(hand.box)
        for side in (side for side in box.side if side.open) if box else ():
            rules, lines = desk.table.side_bets[side.bet], desk.table.lines[side.bet]
            cards = hand.cards
            if lines.judged_on is JudgedOn.FIRST_2_AND_DEALERS:
                cards = (*cards, desk.state.dealer[0])
            lost = lines.lost(cards)
            if lost is not None:
                _lose(desk, hand.box, side, rules, lost)
            elif lines.judged_on is JudgedOn.FIRST_3 and lines.can_still_win(cards):
                continue
            elif PANDEMONIUM_DRAW in rules.law and lines.wins_with and lines.wins_with.fits(cards):
                presses.append((hand.box, side.player))
            elif (line := lines.fitting(cards)) is not None:
                winners.append((hand.box, side, line.odds, _cite(rules, *line.terms, *WINNING)))
            else:
                _lose(desk, hand.box, side, rules, SIDE_BET_OTHERWISE, SIDE_BET_WINS_WITH)
    for winner in winners:
        _pay(desk, *winner)
    if presses:
        desk.record(ButtonOffered(_in_order(desk, presses), desk.table.cite(JACKPOT_ORDER)))


def settle_on_third_card(desk: Desk) -> None:
    """Settle the side bets that wait on a box that has its third card, or that will have none."""
    waits = [bet for bet, lines in desk.table.lines.items() if lines.judged_on is JudgedOn.FIRST_3]
    for box in desk.state.boxes if waits else ():
        waiting = [side for side in box.side if side.bet in waits and side.open]
        if waiting:
            cards = _first_three(desk, box)
            if len(cards) == 3 or _finished(desk, box):
                for side in waiting:
                    _settle_third(desk, box, side, cards)


def _first_three(desk: Desk, box: Box) -> tuple[Card, ...]:
    """The box's first two cards and the next card dealt to it, though a split may have put it on either hand."""
    opening = dict(desk.state.openings).get(box.number)
    hands = [hand for _, hand in desk.hands_of(box.number)]
    if opening is None:
        return hands[0].cards[:3]
    return (*opening, *hands[0].cards[1:2])


def _finished(desk: Desk, box: Box) -> bool:
    return all(hand.status is not HandStatus.OPEN for _, hand in desk.hands_of(box.number))


def _settle_third(desk: Desk, box: Box, side: SideWager, cards: tuple[Card, ...]) -> None:
    rules = desk.table.side_bets[side.bet]
    line = desk.table.lines[side.bet].fitting(cards)
    if line is None:
        _lose(desk, box.number, side, rules, SIDE_BET_OTHERWISE, SIDE_BET_WINS_WITH)
        return
    split = dict(desk.state.openings).get(box.number) is not None
    because = (MAGNIFICENT_SEVENS_SPLIT, MAGNIFICENT_SEVENS_SPLIT_PAYS_BY) if split else ()
    _pay(desk, box.number, side, line.odds, _cite(rules, *line.terms, MAGNIFICENT_SEVENS_VERSION, *because))
    _earn_entries(desk, box, side, cards)


def _earn_entries(desk: Desk, box: Box, side: SideWager, cards: Sequence[Card]) -> None:
    """The entries to a tournament that come with the cards of a win, in the version that has them."""
    rules = desk.table.side_bets[side.bet]
    if earns_entries(rules) and rules[M7_ENTRY_CARDS].fits(cards):
        for _ in range(rules[M7_ENTRIES_EARNED]):
            desk.record(EntryEarned(side.player, box.number, rules.why(M7_ENTRY_VERSION).citation))


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
