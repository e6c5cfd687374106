"""What may be done at a Com-Bo table now: `decide_com_bo` and `lawful_com_bo` both ask here, so that they cannot disagree."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from pitboss.cards.card import Card
from pitboss.law.refusal import Refused, listed
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.terms.com_bo import COM_BO_CARDS, COM_BO_KEY_ORDER, COM_BO_PAYS, COM_BO_SETTLED
from pitboss.terms.deal import NO_MORE_BETS
from pitboss.terms.pack import DECKS
from pitboss.terms.wagers import BETS, WAGER_DEADLINE, WAGER_PLACE, Cutoff


class WrongKeyRefused(Refused):
    """The keys pressed are not the cards in the order dealt; the dealer keys again."""


class Act(Enum):
    """A kind of command."""

    PLACE_WAGER = "place a wager"
    CLOSE_BETTING = "call no more bets"
    DRAW_CARD = "deal a card"
    KEY_RESULT = "key the result in"


@dataclass(frozen=True, slots=True)
class ComBoChoice:
    """A command that can be written now, and what the rules have against it, if anything.

    A wager names its bet and the smallest amount in cents; a result to be keyed names its cards.
    """

    act: Act
    refused: Refused | None = None
    bet: str = ""
    least: int = 0
    cards: tuple[Card, ...] = ()


def lawful_com_bo(table: ComBoTable, state: ComBoRound) -> tuple[ComBoChoice, ...]:
    """Every kind of command, lawful or with the refusal it would meet."""
    wagers = (ComBoChoice(Act.PLACE_WAGER, _against_wager(table, state, bet, 1), bet, 1) for bet in table.bets)
    return (
        *wagers,
        ComBoChoice(Act.CLOSE_BETTING, _against_closing(table, state)),
        ComBoChoice(Act.DRAW_CARD, _against_dealing(table, state)),
        ComBoChoice(Act.KEY_RESULT, _against_keying(table, state), cards=state.cards),
    )


def objection(table: ComBoTable, state: ComBoRound, command: ComBoCommand) -> Refused | None:
    """What the rules have against a command."""
    match command:
        case PlaceComBoWager():
            return _against_wager(table, state, command.bet, command.amount)
        case CloseBetting():
            return _against_closing(table, state)
        case DrawCard():
            return _against_dealing(table, state) or _against_card(table, state, command.card)
        case KeyResult():
            return _against_keying(table, state) or _against_keys(table, state, command.cards)
        case _:
            assert_never(command)


def _against_wager(table: ComBoTable, state: ComBoRound, bet: str, amount: int) -> Refused | None:
    called = state.awaits is not ComBoAwaits.WAGERS
    if state.cards or state.awaits is ComBoAwaits.NOBODY or (called and table.deadline is Cutoff.NO_MORE_BETS):
        return _refusal("betting-closed", f"betting is closed: the round awaits {state.awaits.value}", table.cite(WAGER_DEADLINE))
    if bet not in table.bets:
        return _refusal("no-bet", f"there is no bet {bet!r}: the bets are {listed(table.bets)}", table.cite(BETS))
    if bet in table.comparisons and table.comparisons[bet].odds is None:
        return _refusal("no-bet", f"{bet} is not available with {table.pack.decks} decks", table.cite(COM_BO_PAYS[bet]))
    if amount <= 0:
        return _refusal("stake", f"a wager on {bet} needs a stake", table.cite(WAGER_PLACE))
    return None


def _against_closing(table: ComBoTable, state: ComBoRound) -> Refused | None:
    if state.awaits is not ComBoAwaits.WAGERS:
        return _refusal("betting-closed", f"betting is closed: the round awaits {state.awaits.value}", table.cite(NO_MORE_BETS))
    if not state.wagers:
        return _refusal("no-wagers", "no wager has been placed: there is no round to deal", table.cite(WAGER_DEADLINE))
    return None


def _against_dealing(table: ComBoTable, state: ComBoRound) -> Refused | None:
    if state.awaits is ComBoAwaits.CARD:
        return None
    rule = table.cite(NO_MORE_BETS if state.awaits is ComBoAwaits.WAGERS else COM_BO_CARDS)
    return _refusal("no-card-due", f"no card is due: the round awaits {state.awaits.value}", rule)


def _against_card(table: ComBoTable, state: ComBoRound, card: Card) -> Refused | None:
    found = table.pack.first_impossible((*state.cards, card))
    if found is None:
        return None
    place, decks = found[0], table.pack.decks
    said = "1 deck" if decks == 1 else f"{decks} decks"
    return _refusal(
        "impossible-card",
        f"card {place}, {card.signs}, cannot come from {said} after {listed(each.signs for each in state.cards)}",
        table.cite(DECKS),
    )


def _against_keying(table: ComBoTable, state: ComBoRound) -> Refused | None:
    if state.awaits is ComBoAwaits.KEYS:
        return None
    early = NO_MORE_BETS if state.awaits is ComBoAwaits.WAGERS else COM_BO_CARDS
    rule = table.cite(COM_BO_SETTLED if state.awaits is ComBoAwaits.NOBODY else early)
    return _refusal("no-result-due", f"no result is due: the round awaits {state.awaits.value}", rule)


def _against_keys(table: ComBoTable, state: ComBoRound, keyed: tuple[Card, ...]) -> Refused | None:
    dealt, pressed = ("".join(card.rank for card in cards) for cards in (state.cards, keyed))
    if dealt == pressed:
        return None
    rule = table.cite(COM_BO_KEY_ORDER)
    said = f"keyed {' '.join(pressed) or 'nothing'} where {' '.join(dealt)} was dealt: key the cards in the order dealt"
    return WrongKeyRefused("wrong-key", f"{said} ({rule})", rule=rule)


def _refusal(code: str, sentence: str, rule: str) -> Refused:
    return Refused(code, f"{sentence} ({rule})", rule=rule)
