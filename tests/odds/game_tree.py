"""The engine's own game tree for one wager on one box: every card that may come, every act that `step` accepts.

Nothing here counts a hand, draws for a dealer or pays a wager: `step` does. This module deals, asks, adds up what was settled, and
keeps what it has already grown.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.law.refusal import Refused
from pitboss.law.values import Part
from pitboss.odds.records import Action
from pitboss.odds.shoe import PLACE, Shoe
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    DrawCard,
    Forfeit,
    Hit,
    KeepDoubles,
    PlaceWager,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.decide import step
from pitboss.play.events import Event, WagerSettled
from pitboss.play.settled import Result
from pitboss.play.state import Awaits, Hand, HandStatus, Origin, Round
from pitboss.play.table import Table
from pitboss.terms.naturals import BothNatural, PaidAtOnce
from pitboss.terms.settlement import OriginalPaid

AfterSplit = Callable[[tuple[Card, ...], Card, int], Action]
"""What to do with a split hand that is not split again: by its cards, the dealer's card, and how many hands the box has."""
Unsplit = Callable[[tuple[Card, ...], Card], Action]
"""What to do with a hand that was never split, surrender and splitting included: by its cards and the dealer's card."""
KeepDouble = Callable[[tuple[Card, ...], Card], bool]
"""Whether a split hand's double is kept where it may be withdrawn: by its cards and the dealer's card."""
Played = tuple[tuple[Card, ...], Card]
"""A hand's cards as `in_order` has them, and the dealer's card; of cards that count alike, the first."""

MARKS = {id(card): place for card, place in PLACE.items()}
BOX, PLAYER = 1, "ann"
CARD_DUE = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
ACTS: dict[Action, Command] = {
    Action.STAND: Stand(BOX),
    Action.HIT: Hit(BOX),
    Action.DOUBLE: Double(BOX),
    Action.SPLIT: Split(BOX),
}
KEEP, FORFEIT = KeepDoubles(), Forfeit(BOX, PLAYER)
OFFERS: dict[Awaits, tuple[Command, ...]] = {
    Awaits.INSURANCE: (CloseInsurance(), TakeEvenMoney(BOX, PLAYER)),
    Awaits.SURRENDER: (CloseSurrender(), Surrender(BOX)),
    Awaits.WITHDRAWAL: (KEEP, FORFEIT),
    Awaits.DECISION: tuple(ACTS.values()),
}
"""What the player is asked, all but insurance. Of acts worth the same the first is taken."""


class Edge(NamedTuple):
    """A way on: how many cards lead there (1 for an act), by which command, what it settles and pays in Super Bonus, in cents."""

    weight: int
    command: Command | None
    gain: int
    bonus: int
    to: Node

    @property
    def value(self) -> Fraction:
        """What going there is worth."""
        return self.gain + self.to.value


@dataclass(eq=False, slots=True)
class Node:
    """A place in the tree: its ways on, none if the round is over, and what is still to come, in cents."""

    edges: Sequence[Edge]
    by_chance: bool
    value: Fraction = Fraction(0)

    def __post_init__(self) -> None:
        if self.by_chance:
            common = lcm(*(each.to.value.denominator for each in self.edges))
            parts = (each.weight * (each.gain * common + int(each.to.value * common)) for each in self.edges)
            self.value = Fraction(sum(parts), common * self.weight)
        elif self.edges:
            self.value = self.best.value

    @property
    def weight(self) -> int:
        """How many cards may come."""
        return sum(each.weight for each in self.edges)

    @property
    def best(self) -> Edge:
        """The first of the best ways on."""
        return self.edges[0] if len(self.edges) == 1 else max(self.edges, key=lambda each: each.value)


OVER = Node((), by_chance=False)


@dataclass
class Tree:
    """The game tree of a table, in which places that cannot differ any more are one."""

    table: Table
    after_split: AfterSplit | None
    keep_double: KeepDouble | None
    unsplit: Unsplit | None = None
    grown: dict[Hashable, Node] = field(default_factory=dict)
    decisions: dict[Played, Node] = field(default_factory=dict)
    doubles: dict[Played, Node] = field(default_factory=dict)

    def root(self, shoe: Shoe, stake: int) -> Node:
        """The whole tree, from the first card on."""
        state = Round()
        for command in (PlaceWager(BOX, PLAYER, stake), CloseBetting()):
            state = step(self.table, state, command)[1]
        with _garbage_left_alone():
            return self.grow(state, grouped(self.table, shoe))

    def grow(self, state: Round, left: dict[Card, int]) -> Node:
        """The tree from here on."""
        if state.awaits is Awaits.NOBODY:
            return OVER
        key = (outlook(self.table, state), *left.values())
        node = self.grown.get(key)
        if node is None:
            node = self.grown[key] = self._grow(state, left)
        return node

    def _grow(self, state: Round, left: dict[Card, int]) -> Node:
        if state.awaits in CARD_DUE:
            drawn = self._drawn(state, left)
            late = self._edge(state, FORFEIT, left) if self._may_forfeit_late(state) else None
            return drawn if late is None else Node((Edge(1, None, 0, 0, drawn), late), by_chance=False)
        edges = (self._edge(state, act, left) for act in OFFERS[state.awaits])
        found = self._ruled(state, left) if self._is_ruled(state) else tuple(each for each in edges if each)
        assert found, f"nothing to do: {state}"
        node = Node(found, by_chance=False)
        if len(state.hands) == 1 and state.awaits in (Awaits.DECISION, Awaits.WITHDRAWAL):
            (self.decisions if state.awaits is Awaits.DECISION else self.doubles)[played(state)] = node
        return node

    def _drawn(self, state: Round, left: dict[Card, int]) -> Node:
        assert any(left.values()), f"the pack has run out: {state}"
        edges = [self._edge(state, DrawCard(card), {**left, card: count - 1}, count) for card, count in left.items() if count]
        assert None not in edges, "a card that is due is never refused"
        return Node([each for each in edges if each], by_chance=True)

    def _edge(self, state: Round, command: Command, left: dict[Card, int], weight: int = 1) -> Edge | None:
        """Where a command leads; None if it is refused."""
        try:
            events, after = step(self.table, state, command)
        except Refused:
            return None
        return Edge(weight, command, *settled(events, self.table.surrender.forfeits), self.grow(after, left))

    def _is_ruled(self, state: Round) -> bool:
        """Whether a rule plays here: on the hands of a split, if there is one for them, and on others, if there is one."""
        if _is_split(state):
            return self.after_split is not None
        return self.unsplit is not None and state.awaits in (Awaits.SURRENDER, Awaits.DECISION)

    def _ruled(self, state: Round, left: dict[Card, int]) -> tuple[Edge, ...]:
        """The dearest wish of the rule that the engine grants."""
        return next(((edge,) for wish in self._wishes(state) if (edge := self._edge(state, wish, left))), ())

    def _wishes(self, state: Round) -> Iterator[Command]:
        """What the rule wishes, the dearest first."""
        if not _is_split(state):
            yield from self._unsplit_wishes(state)
            return
        assert self.after_split is not None
        cards, dealer = state.hands[state.turn].cards, state.dealer[0]
        if state.awaits is Awaits.WITHDRAWAL:
            yield KEEP if self.keep_double is None or self.keep_double(cards, dealer) else FORFEIT
            return
        yield ACTS[Action.SPLIT]
        wish = self.after_split(cards, dealer, len(state.hands))
        assert wish in (Action.STAND, Action.HIT, Action.DOUBLE), f"{cards} may not be split again, and the rule says {wish}"
        yield from (ACTS[wish], ACTS[Action.HIT], ACTS[Action.STAND])

    def _unsplit_wishes(self, state: Round) -> Iterator[Command]:
        assert self.unsplit is not None
        wish = self.unsplit(state.hands[0].cards, state.dealer[0])
        if state.awaits is Awaits.DECISION:
            yield ACTS[wish]
            return
        if wish is Action.SURRENDER:
            yield Surrender(BOX)
        yield CloseSurrender()

    def _may_forfeit_late(self, state: Round) -> bool:
        """Whether best play might withdraw a double after the later hands: it waits for the last moment, when there is no more to learn."""
        return self.after_split is None and len(state.hands) > 1 and state.awaits is Awaits.CARD_FOR_DEALER and len(state.dealer) == 1


def _is_split(state: Round) -> bool:
    return any(hand.origin is Origin.SPLIT for hand in state.hands)


def grouped(table: Table, shoe: Shoe) -> dict[Card, int]:
    """The cards of a shoe, those that this table cannot tell apart as one: the first of them.

    Their value is all that counts, but for the rank of a ten-value card where naturals are ranked or wait for a ten alone, or where
    surrender looks at it, and for what the patterns of bonus hands see.
    """
    groups: dict[Hashable, Card] = {}
    counts: dict[Card, int] = {}
    ranked = table.naturals.both is BothNatural.RANKED or table.naturals.at_once is PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE
    for card, count in shoe.cards:
        assert card.rank not in table.pack.removed, f"{table.game} is played without {card.rank}"
        rank = card.rank if ranked and card.pips == 10 else ""
        seen = tuple(each.sees(card) for each in table.bonuses.patterns)
        first = groups.setdefault((card.pips, rank, card.rank in table.surrender.against, seen), card)
        counts[first] = counts.get(first, 0) + count
    return counts


def outlook(table: Table, state: Round) -> Hashable:
    """All of a state that can still matter to money: not what is settled, nor in which order cards came.

    Hands that are over count by how they ended, in any order unless the book asks about the first. The first that is open has the turn.
    """
    dealer: Hashable = state.dealer if len(state.dealer) < 3 else (state.dealer_hard, state.dealer_is_soft)
    over = [ended(hand) for hand in state.hands if hand.status is not HandStatus.OPEN]
    fixed = 1 if table.settling.original_paid is OriginalPaid.NOT_COLLECTED else 0
    still = [(marks(hand.cards), hand.doubled, hand.stakes) for hand in state.hands if hand.status is HandStatus.OPEN]
    openings = [marks(cards) for _, cards in state.openings]
    return (state.awaits, dealer, *over[:fixed], *sorted(over[fixed:]), *still, state.declined, *openings)


def ended(hand: Hand) -> tuple[str, int, int, int, str]:
    """What a hand that is over still means: if it is paid nothing, else how it ended, its total, its stake, a natural's ten-value card."""
    if hand.status is HandStatus.PAID:
        return (hand.status.value, 0, 0, 0, "")
    stake, natural = hand.stakes[0], hand.status is HandStatus.NATURAL
    total = 0 if hand.status is HandStatus.BUST else hand.total
    return (hand.status.value, total, stake.original, stake.added, "".join(card.rank for card in hand.cards if natural and card.pips == 10))


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand's cards, the first two in order and the others in order: an ace may count otherwise among the first two.

    A pair stays as it is: which card of it comes first says which hand of a split is played first.
    """
    first = cards[:2] if is_pair(cards) else sorted(cards[:2], key=PLACE.__getitem__)
    return (*first, *sorted(cards[2:], key=PLACE.__getitem__))


def is_pair(cards: tuple[Card, ...]) -> bool:
    """Whether the first two cards are of one value."""
    return len(cards) > 1 and cards[0].pips == cards[1].pips


def marks(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The same as numbers, which are quicker to sort and to look up: a card is always one and the same object."""
    found = [MARKS[id(card)] for card in cards]
    first = found[:2] if is_pair(cards) else sorted(found[:2])
    return (*first, *sorted(found[2:]))


def played(state: Round) -> Played:
    """The hand in play and the dealer's card."""
    return in_order(state.hands[state.turn].cards), state.dealer[0]


def settled(events: Sequence[Event], forfeits: Part) -> tuple[int, int]:
    """What events settle of the main wager and pay in Super Bonus, in cents; that nothing was rounded is seen to."""
    gain = bonus = 0
    for event in events:
        if not isinstance(event, WagerSettled):
            continue
        if event.bet == "super-bonus":
            bonus += event.net
            continue
        assert event.bet == "main", f"no {event.bet} was wagered"
        gain += event.net
        if event.result is Result.WIN:
            paid, staked = map(int, event.odds.split(":"))
            assert event.net * staked == event.stake * paid, f"rounded: {event}"
        given_up = forfeits.of(event.stake)
        assert event.result is not Result.SURRENDER or event.net == -given_up, f"rounded: {event}"
    return gain, bonus


@contextmanager
def _garbage_left_alone() -> Iterator[None]:
    """Growing makes many objects and none in circles: looking for garbage among them would take a third of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
