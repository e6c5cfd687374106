"""How a bot plays its hands: pure functions of what everybody at the table can see."""

from __future__ import annotations

from collections.abc import Callable

from pitboss.floor.state import Floor
from pitboss.play.commands import Double, Hit, Split, Stand
from pitboss.play.state import Hand, Round

Wish = type[Hit] | type[Stand] | type[Double] | type[Split]
Strategy = Callable[[Floor], tuple[Wish, ...]]
"""From the table as the bot sees it, at its turn, to what it would like to do, the dearest wish first."""

ACE, TEN = 11, 10


def like_the_dealer(seen: Floor) -> tuple[Wish, ...]:
    """Draw to 17 and never double or split."""
    return (Hit,) if _hand(seen).total < 17 else (Stand,)


def never_bust(seen: Floor) -> tuple[Wish, ...]:
    """Stand on everything that a card could bust."""
    hand = _hand(seen)
    return (Hit,) if hand.total < 12 or (hand.is_soft and hand.total < 18) else (Stand,)


def sensible(seen: Floor) -> tuple[Wish, ...]:
    """What most books of the game would do, whatever the version: not the best play, but no bad one."""
    hand, up = _hand(seen), _up_card(seen)
    if _should_split(hand, up):
        return Split, *_without_a_pair(hand, up)
    return _without_a_pair(hand, up)


def _hand(seen: Floor) -> Hand:
    now = seen.rounds.now
    assert isinstance(now, Round), "a strategy is for hands"
    return now.hands[now.turn]


def _up_card(seen: Floor) -> int:
    now = seen.rounds.now
    pips = now.dealer[0].pips if isinstance(now, Round) and now.dealer else TEN
    return ACE if pips == 1 else pips


SPLIT_AGAINST = {1: range(2, 12), 2: range(2, 8), 3: range(2, 8), 6: range(2, 7), 7: range(2, 8), 8: range(2, 12), 9: (2, 3, 4, 5, 6, 8, 9)}
"""Against which cards of the dealer a pair is split, by its pips."""


def _should_split(hand: Hand, up: int) -> bool:
    first, *others = hand.cards
    return len(others) == 1 and others[0].pips == first.pips and up in SPLIT_AGAINST.get(first.pips, ())


def _without_a_pair(hand: Hand, up: int) -> tuple[Wish, ...]:
    total = hand.total
    if hand.is_soft:
        if total in (17, 18) and 3 <= up <= 6:
            return Double, Stand if total == 18 else Hit
        return (Stand,) if total >= 19 or (total == 18 and up <= 8) else (Hit,)
    if total <= 11:
        doubles = {11: up < ACE, 10: up < TEN, 9: 3 <= up <= 6}.get(total, False)
        return (Double, Hit) if doubles else (Hit,)
    stands = total >= 17 or (total >= 13 and up <= 6) or (total == 12 and 4 <= up <= 6)
    return (Stand,) if stands else (Hit,)
