"""Rounds that no lawful deal leads to: the dealer without a card, a box with one card. The round's own desk plays them on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.accidents.rebuilding import until_first_card
from pitboss.floor.desk import Desk
from pitboss.play.count import is_natural
from pitboss.play.dealer import dealer_turn
from pitboss.play.desk import Desk as RoundDesk, first_open
from pitboss.play.events import ButtonOffered, CardDealt, DealerToDraw, HandFinished, NaturalHeld
from pitboss.play.interim import initial_deal_complete
from pitboss.play.naturals import pay_natural
from pitboss.play.settled import Result
from pitboss.play.side_bets import settle_after_deal
from pitboss.play.state import Awaits, Box, Hand, HandStatus, Origin, Round
from pitboss.play.table import Table
from pitboss.play.turns import next_turn
from pitboss.terms.deal import DEALER_OPENING_CARDS, OPENING_DEAL, PLAYER_OPENING_CARDS
from pitboss.terms.naturals import NATURAL_PAYS, PaidAtOnce


def without_dealers_card(desk: Desk, cards: Sequence[Card], rule: str) -> tuple[Any, ...]:
    """The log in which every box has two cards and the dealer none."""
    at = _two_cards_each(desk, cards)
    for event in _decided_by_two_cards(at, cards[0]):
        at.record(event)
    if at.table.naturals.at_once is PaidAtOnce.ALWAYS and not at.table.naturals.deferred:
        for place, hand in enumerate(at.state.hands):
            if is_natural(hand, at.table):
                pay_natural(at, place)
    if first_open(at.state) < 0:
        at.record(DealerToDraw(rule))
    else:
        next_turn(at)
    return tuple(at.events)


def awaits_button(desk: Desk, cards: Sequence[Card]) -> bool:
    """Whether two cards on every box make a Pontoon whose player presses the jackpot button before any hand is decided."""
    return any(isinstance(event, ButtonOffered) for event in _decided_by_two_cards(_two_cards_each(desk, cards), cards[0]))


def _two_cards_each(desk: Desk, cards: Sequence[Card]) -> RoundDesk:
    at = _betting_closed(desk)
    boxes = len(at.state.hands)
    for place, card in enumerate(cards[: 2 * boxes]):
        _deal(at, place % boxes, card)
    return at


def _decided_by_two_cards(at: RoundDesk, any_card: Card) -> Sequence[Any]:
    """What side bets win or lose on two cards; none of the bets of this document looks at the dealer's card."""
    probe = RoundDesk(at.table, at.state._replace(dealer=(any_card,)))
    settle_after_deal(probe)
    return probe.events


def with_one_card(desk: Desk, log: Sequence[Any], cards: Sequence[Card], short: int) -> tuple[Any, ...]:
    """The log in which the hand at place `short` has one card and every other place what is due to it."""
    at = _betting_closed(desk, log)
    boxes = len(at.state.hands)
    places = [*range(boxes), -1, *(place for place in range(boxes) if place != short)]
    for place, card in zip(places, cards, strict=False):
        _deal(at, place, card)
    at.state = at.state._replace(boxes=tuple(_waiting(at.table, box, at.state.hands[short]) for box in at.state.boxes))
    initial_deal_complete(at)
    return tuple(at.events)


def _waiting(table: Table, box: Box, short: Hand) -> Box:
    """A box whose side bets are looked at later, as if they were closed; some may be lost by the first card alone."""
    if box.number != short.box:
        return box
    lost = {side.bet for side in box.side if table.lines[side.bet].lost(short.cards)}
    return box._replace(side=tuple(side if side.bet in lost else side._replace(open=False) for side in box.side))


def _betting_closed(desk: Desk, log: Sequence[Any] | None = None) -> RoundDesk:
    at = RoundDesk(desk.game.table, Round())  # type: ignore[arg-type]  # a game with hands
    for event in until_first_card(desk.floor.rounds.log if log is None else log):
        at.record(event)
    return at


def _deal(at: RoundDesk, place: int, card: Card) -> None:
    step = DEALER_OPENING_CARDS if place < 0 else PLAYER_OPENING_CARDS if at.state.hands[place].cards else OPENING_DEAL
    at.record(CardDealt(place, card, int(card.pips == 1), at.table.cite(step)))


def late_naturals(desk: Desk, rule: str, box: int = 0) -> None:
    """Mark naturals that a late card let pass for a plain 21, on one box or on any at 0, and see whether the dealer goes on."""
    now = desk.floor.rounds.now
    if not isinstance(now, Round):
        return
    at = RoundDesk(desk.game.table, now)  # type: ignore[arg-type]  # a game with hands
    for place, hand in enumerate(now.hands):
        if hand.status is HandStatus.STOOD and box in (0, hand.box) and is_natural(hand, at.table) and hand.origin is Origin.DEALT:
            at.record(NaturalHeld(place, rule))
    if at.events and at.state.awaits is Awaits.CARD_FOR_DEALER and at.state.dealer:
        dealer_turn(at)
    for event in at.events:
        desk.record(event)


def needs_dealers_card(desk: Desk, card: Card) -> bool:
    """Whether a card completes three suited sevens, whose Super Bonus asks what the dealer shows."""
    now, bonuses = desk.floor.rounds.now, getattr(desk.game.table, "bonuses", None)
    if bonuses is None or not isinstance(now, Round) or now.awaits is not Awaits.CARD_FOR_HAND:
        return False
    return bool(bonuses.is_super((*now.hands[now.turn].cards, card)))


def pay_late_natural(desk: Desk, event: HandFinished, rule: str) -> None:
    """Add to a natural what it pays more than the plain 21 as which it was paid, where naturals are paid at once."""
    now, table = desk.floor.rounds.now, desk.game.table
    if not isinstance(now, Round) or not isinstance(table, Table) or event.status is not HandStatus.PAID:
        return
    hand = now.hands[event.hand]
    if not is_natural(hand, table) or hand.origin is not Origin.DEALT:
        return
    pays = table.naturals.pays
    for each in now.settlements:
        owed = table.payable.times(each.stake, pays.paid, pays.staked) - each.net
        if (each.hand, each.bet) == (event.hand, "main") and each.result is Result.WIN and owed > 0:
            desk.record(replace(each, stake=0, odds=pays.ratio, net=owed, rules=(table.cite(NATURAL_PAYS), rule)))
