"""How much a bot stakes, where and when: its temper, out of the table as it sees it and of chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from pitboss.floor.state import Floor
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Round

PLAIN_STAKE = 1000
"""What a bot stakes at a table without a sign, in cents."""


class Temper(Enum):
    """What moves a bot."""

    FLAT = "the same stake every round"
    CHASER = "twice as much after every loss"
    TIMID = "the minimum, and sits out every second round or so"
    BACK_BETTOR = "the minimum behind another player, and no seat"


class Idea(NamedTuple):
    """A wager that a bot would like to make."""

    box: int
    amount: int


def ideas(temper: Temper, name: str, seat: int, seen: Floor, chance: random.Random) -> Iterator[Idea]:
    """What a bot would like to stake this round, the dearest wish first; nothing is to sit out. Without a seat it bets behind others."""
    least = seen.limits.minimum_of(name) or PLAIN_STAKE
    match temper if seat else Temper.BACK_BETTOR:
        case Temper.FLAT:
            yield Idea(seat, 2 * least)
        case Temper.CHASER:
            lost = -sum(event.net for event in seen.rounds.last if isinstance(event, WagerSettled) and event.player == name)
            yield Idea(seat, max(least, 2 * lost))
        case Temper.TIMID:
            if chance.random() < 0.5:
                return
        case Temper.BACK_BETTOR:
            taken = [box.number for box in seen.rounds.now.boxes if box.bettors] if isinstance(seen.rounds.now, Round) else []
            chance.shuffle(taken)
            yield from (Idea(box, least) for box in taken)
            return
    yield Idea(seat, least)


def waits_for_others(temper: Temper) -> bool:
    """Whether a bot bets only once others have."""
    return temper is Temper.BACK_BETTOR
