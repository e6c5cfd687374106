"""The automaton of a hand: where it stands after each card, what was said there, and how it may end."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pitboss.law.values import Odds
from pitboss.odds.records import Action
from pitboss.sim.ending import LEAST_STOOD, End, Kind
from pitboss.sim.hand import Hand, doubled, drawn, is_natural, may_double, may_split
from pitboss.sim.player import Player
from pitboss.sim.ruling import Ruling
from pitboss.sim.symbols import Alphabet, Symbol

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


def chosen(rules: Ruling) -> tuple[Node, ...]:
    """Ends that are chosen rather than come to: numbered first, in the order of the kernels."""
    return (
        Node(Stage.END, SAID_EVEN_MONEY, end=End(Kind.PAID, odds=rules.even_money or rules.win)),
        Node(Stage.END, Action.SURRENDER, end=End(Kind.SURRENDERED)),
        Node(Stage.END, SAID_FORFEIT, end=End(Kind.FORFEIT, doubled=True)),
    )


def after_deal(cards: Alphabet, player: Player, hand: Hand) -> Node:
    """Where the two cards dealt to a box lead: a natural, a surrender, or the first decision."""
    return _end(_natural(cards.ruling, hand)) if is_natural(cards.ruling, hand) else _decided(cards.ruling, player, hand)


def after_card(cards: Alphabet, player: Player, hand: Hand, card: Symbol) -> Node:
    """Where one more card leads."""
    return settled_or_decided(cards, player, drawn(cards, hand, card))


def settled_or_decided(cards: Alphabet, player: Player, hand: Hand) -> Node:
    """See what a card did to a hand: bust, paid at once, complete, or still to be decided."""
    if hand.total > 21:
        return _end(End(Kind.BUST, hand.doubled))
    ended = _ends_by_itself(cards, hand)
    if ended is not None:
        return _end(ended)
    if hand.doubled:
        if cards.ruling.withdrawn and (hand.up, hand.total) in player.forfeits:
            return _end(End(Kind.FORFEIT, doubled=True), SAID_FORFEIT)
        return _end(_stood(hand))
    return _decided(cards.ruling, player, hand)


def _natural(rules: Ruling, hand: Hand) -> End:
    if hand.up not in rules.waits:
        return End(Kind.PAID, odds=rules.natural_pays)
    return End(Kind.NATURAL, rank=hand.ten if rules.ranked else "")


def _ends_by_itself(cards: Alphabet, hand: Hand) -> End | None:
    """A natural after a split, a 21, five cards, or a split ace with its one card."""
    rules = cards.ruling
    if hand.split and is_natural(rules, hand):
        return _natural(rules, hand)
    if hand.total == 21:
        return _stood(hand) if rules.at_21 is None else _paid_21(cards, hand, rules.at_21)
    if rules.five_cards is not None and hand.cards == 5:
        return _paid(rules, hand, rules.five_cards)
    if hand.lone_ace and hand.cards == 2 and not rules.split_aces_draw and not may_split(rules, hand) and not may_double(rules, hand):
        return _stood(hand)
    return None


def _paid(rules: Ruling, hand: Hand, odds: Odds) -> End:
    return End(Kind.PAID, hand.doubled, odds=rules.on_double(odds) if hand.doubled else odds)


def _paid_21(cards: Alphabet, hand: Hand, usual: Odds) -> End:
    """A 21 that wins at once: by the bonus table where it makes a line of it."""
    rules, line = cards.ruling, cards.line(hand.left)
    paid = _paid(rules, hand, usual if line is None else rules.lines[line][1])
    shown = rules.super_against
    return paid._replace(super_bonus=hand.up in shown and cards.is_super(hand.left))


def _decided(rules: Ruling, player: Player, hand: Hand) -> Node:
    action = player.act(rules, hand)
    match action:
        case Action.STAND:
            return _end(_stood(hand), action)
        case Action.HIT:
            return Node(Stage.CARD, action, hand)
        case Action.DOUBLE:
            return Node(Stage.CARD, action, doubled(rules, hand))
        case Action.SPLIT:
            return Node(Stage.SPLIT, action, Hand(hand.up, 0, early=False, later=False, cards=0, pair=hand.pair))
        case Action.SURRENDER:
            return _end(End(Kind.SURRENDERED), action)


def _stood(hand: Hand) -> End:
    return End(Kind.STOOD, hand.doubled, max(hand.total, LEAST_STOOD))


def _end(end: End, said: str = "") -> Node:
    return Node(Stage.END, str(said), end=end)
