"""What an agent sees of a round: totals, then cards, then what is left in the shoe."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from pitboss.cards.card import SUITS, Card
from pitboss.env.setting import Observe
from pitboss.play.state import Awaits, Hand, Round
from pitboss.play.table import Table

VALUES = 10
"""Cards count 1 (an ace) to 10."""
MOST_CARDS = 22
"""No hand has as many."""
MIXED = len(SUITS) + 1


class Stage(StrEnum):
    """What the agent is asked."""

    WAGERING = "wagering"
    INSURANCE = "insurance"
    SURRENDER = "surrender"
    PLAYING = "playing"
    WITHDRAWAL = "withdrawal"
    OVER = "over"


STAGES = tuple(Stage)
ASKED: dict[Awaits, Stage] = {
    Awaits.WAGERS: Stage.WAGERING,
    Awaits.INSURANCE: Stage.INSURANCE,
    Awaits.SURRENDER: Stage.SURRENDER,
    Awaits.DECISION: Stage.PLAYING,
    Awaits.WITHDRAWAL: Stage.WITHDRAWAL,
    Awaits.NOBODY: Stage.OVER,
}


def observation_space(table: Table, observe: Observe, bets: int) -> spaces.Dict:
    """The space of what is seen, a field a fact."""
    hands = table.splitting.hands + 1
    sizes = {"stage": len(STAGES), "bet": bets + 1, "total": 32, "soft": 2, "pair": VALUES + 1, "size": MOST_CARDS}
    sizes |= {"dealer": VALUES + 1, "hand": hands, "hands": hands, "doubled": 2}
    fields: dict[str, spaces.Space[Any]] = {name: spaces.Discrete(size) for name, size in sizes.items()}
    if observe is not Observe.TOTALS:
        fields["cards"] = spaces.Box(0, MOST_CARDS, (VALUES,), np.int8)
        fields["others"] = spaces.Box(0, MOST_CARDS * table.splitting.hands, (VALUES,), np.int8)
        fields["suit"] = spaces.Discrete(MIXED + 1)
    if observe is Observe.COUNTS:
        fields["left"] = spaces.Box(np.zeros(VALUES, np.int16), values(table.pack.cards(), np.int16), dtype=np.int16)
    return spaces.Dict(fields)


def observed(state: Round, observe: Observe, bet: int, full: npt.NDArray[np.int16], seen: Iterable[Card]) -> dict[str, Any]:
    """What is seen now: of the hand whose turn it is, or of the last one once the round is over."""
    place = state.turn if state.awaits in (Awaits.DECISION, Awaits.WITHDRAWAL) else len(state.hands) - 1
    hand = state.hands[place] if state.hands else None
    pair = hand is not None and len(hand.cards) == 2 and hand.cards[0].pips == hand.cards[1].pips
    view: dict[str, Any] = {
        "stage": STAGES.index(ASKED[state.awaits]),
        "bet": bet,
        "total": hand.total if hand else 0,
        "soft": int(hand.is_soft) if hand else 0,
        "pair": hand.cards[0].pips if hand and pair else 0,
        "size": len(hand.cards) if hand else 0,
        "dealer": state.dealer[0].pips if state.dealer else 0,
        "hand": place + 1 if hand else 0,
        "hands": len(state.hands),
        "doubled": int(hand.doubled) if hand else 0,
    }
    if observe is not Observe.TOTALS:
        view["cards"] = values(hand.cards if hand else (), np.int8)
        view["others"] = values((card for other, each in enumerate(state.hands) if other != place for card in each.cards), np.int8)
        view["suit"] = _suit(hand)
    if observe is Observe.COUNTS:
        view["left"] = full - values(seen, np.int16)
    return view


def values(cards: Iterable[Card], kind: type[np.generic]) -> npt.NDArray[Any]:
    """How many cards there are of each value, aces first."""
    return np.bincount([card.pips - 1 for card in cards], minlength=VALUES).astype(kind)


def _suit(hand: Hand | None) -> int:
    """The one suit that all cards of the hand are of, from 1; `MIXED` if there are several, 0 without cards."""
    suits = {card.suit for card in hand.cards} if hand else set()
    return 0 if not suits else SUITS.index(suits.pop()) + 1 if len(suits) == 1 else MIXED
