"""The ledger of a round: every movement of chips that an event means, as postings that sum to zero.

A stake goes from its player onto the layout; when it is settled, what the player keeps of it goes back and the rest to the house,
which also pays what was won. At the end of a round nothing is left on the layout.
"""

from __future__ import annotations

from pitboss.money.ledger import HOUSE, Posting
from pitboss.play.com_bo.events import ComBoEvent, ComBoWagerPlaced
from pitboss.play.events import Event, ExcessReturned, HandSplit, InsurancePlaced, SideBetPlaced, StakeDoubled, WagerPlaced
from pitboss.play.settled import Result, WagerSettled

MAIN = "main"
INSURANCE = "insurance"


def account_of(player: str) -> str:
    """A player's account.

    >>> account_of("ann")
    'player:ann'
    """
    return f"player:{player}"


def layout(box: int, bet: str) -> str:
    """What lies on a box, or off every box at 0, for one kind of bet; doubles and splits lie with the main wager.

    >>> layout(1, "insurance")
    'layout:1:insurance'
    """
    return f"layout:{box}:{bet}"


def postings(event: Event | ComBoEvent) -> tuple[Posting, ...]:
    """The postings of one event; most events move no chips."""
    match event:
        case WagerPlaced():
            return _staked(event.player, layout(event.box, MAIN), event.amount)
        case SideBetPlaced():
            return _staked(event.player, layout(event.box, event.bet), event.amount)
        case ComBoWagerPlaced():
            return _staked(event.player, layout(0, event.bet), event.amount)
        case InsurancePlaced():
            return _staked(event.player, layout(event.box, INSURANCE), event.amount)
        case ExcessReturned():
            return _staked(event.player, layout(event.box, event.bet), -event.amount)
        case StakeDoubled():
            place = layout(event.box, MAIN)
            return tuple(posting for player, added in event.amounts for posting in _staked(player, place, added))
        case HandSplit():
            place, pairs = layout(event.box, MAIN), zip(event.players, event.wagers, strict=True)
            return tuple(posting for player, wager in pairs for posting in _staked(player, place, wager))
        case WagerSettled():
            return _settled(event)
        case _:
            return ()


def _staked(player: str, place: str, amount: int) -> tuple[Posting, ...]:
    return Posting(account_of(player), -amount), Posting(place, amount)


def _settled(event: WagerSettled) -> tuple[Posting, ...]:
    """Clear the stake off the layout; the player has it back with the net, and the house bears the net.

    A void settlement with a net undoes an earlier one, whose stake left the layout then.
    """
    undoes = event.result is Result.VOID and event.net != 0
    stake = 0 if undoes else event.stake
    moved = (
        Posting(layout(event.box, event.bet), -stake),
        Posting(account_of(event.player), stake + event.net),
        Posting(HOUSE, -event.net),
    )
    return tuple(posting for posting in moved if posting.cents)
