"""The program's own people at a table: the clock, the house's dealer and the shoe."""

from __future__ import annotations

from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.game import Game
from pitboss.floor.request import SHOE
from pitboss.law.term import Term
from pitboss.money.ledger import HOUSE
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION
from pitboss.terms.conduct import CLOSE_TABLE, IDLE_MOVED_BY
from pitboss.terms.control import BOXES_RESERVED_BY
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.powers import Power, Role
from pitboss.terms.shuffle import CUT_FALLBACK

CLOCK = "clock"
"""The actor whose commands the time brings."""

RESERVED = frozenset({SHOE, CLOCK, HOUSE_DEALER, HOUSE})
"""Names of the program that nobody may take; the bots of a table add theirs."""

POWERS: tuple[Term[Power], ...] = (
    ABSENT_PLAYER_DIRECTION,
    IDLE_MOVED_BY,
    CLOSE_TABLE,
    LIMITS_ALTERED_BY,
    CUT_FALLBACK,
    BOXES_RESERVED_BY,
)
"""What the clock may have to use: it acts for the house, and in the role that the document names."""


def clock_roles(game: Game) -> tuple[Role, ...]:
    """The roles in which the clock is on duty: a dealer's, and those whose powers it uses."""
    holders = [power.holder for term in POWERS if (power := game.get(term)) is not None]
    return tuple(dict.fromkeys((Role.DEALER, *holders)))
