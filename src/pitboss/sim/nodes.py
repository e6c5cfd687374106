"""The automaton of a hand: where it stands after each card, what was said there, and how it may end."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pitboss.law.values import Odds
from pitboss.odds.records import Action
from pitboss.play.table import Table
from pitboss.sim.ending import LEAST_STOOD, End, Kind
from pitboss.sim.hand import Hand, bonus_line, doubled, drawn, is_natural, is_super, may_double, may_split, ranked, waits
from pitboss.sim.player import Player
from pitboss.sim.symbols import Symbol
from pitboss.terms.player_hand import Player21
from pitboss.terms.splitting import AceCards

EVENS = Odds(1)
SAID_EVEN_MONEY, SAID_FORFEIT = "even-money", "forfeit"


class Stage(IntEnum):
    """What a hand awaits."""

    END = 0
    SPLIT = 1
    CARD = 2


class Node(NamedTuple):
    """A place in the automaton: what is awaited, what the hand is or how it ended, and what its player said on coming here."""

    stage: Stage
    said: str
    hand: Hand | None = None
    end: End | None = None


def after_deal(table: Table, player: Player, hand: Hand, *, even_money: bool) -> Node:
    """Where the two cards dealt to a box lead: a natural, a surrender, or the first decision."""
    if is_natural(table, hand):
        return _natural(table, hand, even_money=even_money)
    return _decided(table, player, hand)


def after_card(table: Table, player: Player, hand: Hand, card: Symbol) -> Node:
    """Where one more card leads."""
    return settled_or_decided(table, player, drawn(table, hand, card))


def settled_or_decided(table: Table, player: Player, hand: Hand) -> Node:
    """See what a card did to a hand: bust, paid at once, complete, or still to be decided."""
    if hand.total > 21:
        return _end(End(Kind.BUST, hand.doubled))
    ended = _ends_by_itself(table, hand)
    if ended is not None:
        return _end(ended)
    if hand.doubled:
        if table.doubling.withdrawn and (hand.up, hand.total) in player.forfeits:
            return _end(End(Kind.FORFEIT, doubled=True), SAID_FORFEIT)
        return _end(_stood(hand))
    return _decided(table, player, hand)


def _natural(table: Table, hand: Hand, *, even_money: bool) -> Node:
    if not waits(table, hand):
        return _end(End(Kind.PAID, odds=table.naturals.pays))
    if even_money and hand.up == 1 and table.naturals.even_money is not None and not hand.split:
        return _end(End(Kind.PAID, odds=EVENS), SAID_EVEN_MONEY)
    return _end(End(Kind.NATURAL, rank=hand.ten if ranked(table) else ""))


def _ends_by_itself(table: Table, hand: Hand) -> End | None:
    """A natural after a split, a 21, five cards, or a split ace with its one card."""
    if hand.split and is_natural(table, hand):
        return _natural(table, hand, even_money=False).end
    if hand.total == 21:
        return _paid_21(table, hand) if table.player_21 is Player21.WINS_AT_ONCE else _stood(hand)
    if table.five_cards_win and hand.cards == 5:
        return End(Kind.PAID, hand.doubled, odds=EVENS)
    one_card = hand.lone_ace and hand.cards == 2 and table.splitting.aces_cards is AceCards.ONE
    if one_card and not may_split(hand) and not may_double(table, hand):
        return _stood(hand)
    return None


def _paid_21(table: Table, hand: Hand) -> End:
    """A 21 that wins at once: by the bonus table where the game has one, but a doubled hand at evens."""
    line = bonus_line(hand) if table.bonuses.lines and not hand.doubled else None
    odds = EVENS if line is None else table.bonuses.lines[line].odds
    return End(Kind.PAID, hand.doubled, odds=odds, super_bonus=bool(table.bonuses.super_bonus) and is_super(hand))


def _decided(table: Table, player: Player, hand: Hand) -> Node:
    action = player.act(table, hand)
    match action:
        case Action.STAND:
            return _end(_stood(hand), action)
        case Action.HIT:
            return Node(Stage.CARD, action, hand)
        case Action.DOUBLE:
            return Node(Stage.CARD, action, doubled(table, hand))
        case Action.SPLIT:
            return Node(Stage.SPLIT, action, Hand(hand.up, 0, early=False, later=False, cards=0, pair=hand.pair))
        case Action.SURRENDER:
            return _end(End(Kind.SURRENDERED), action)


def _stood(hand: Hand) -> End:
    return End(Kind.STOOD, hand.doubled, max(hand.total, LEAST_STOOD))


def _end(end: End, said: str = "") -> Node:
    return Node(Stage.END, str(said), end=end)
