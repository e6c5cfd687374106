"""Places at the table and what is wagered at them: seats, shared and reserved boxes, spoken wagers, tokens, and side bets."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.money.cents import Cents
from pitboss.terms.wagers import Backing, Touch


@dataclass(frozen=True, slots=True)
class JoinTable:
    """A player comes to the table, to the seat at a box or at 0 to stand."""

    player: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """A player leaves the table."""

    player: str


@dataclass(frozen=True, slots=True)
class WaitForSeat:
    """A player wants a seat and there is none."""

    player: str


@dataclass(frozen=True, slots=True)
class RequireToVacate:
    """Require a player who does not wager to give the place up to others."""

    player: str


@dataclass(frozen=True, slots=True)
class ReduceBettors:
    """Let only so many players wager on a box; as many as the document allows lifts it."""

    box: int
    most: int


@dataclass(frozen=True, slots=True)
class ReserveBoxes:
    """Keep a series of boxes for one player; no boxes gives back what is kept."""

    player: str
    boxes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LetWagerOnSeveral:
    """Let a player wager on these boxes besides the player's own; no boxes takes the leave back."""

    player: str
    boxes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GiveUpBoxes:
    """A player gives up boxes had besides the player's own."""

    player: str
    boxes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoAlong:
    """A player says what to go along with when the caller of a box splits or doubles; whoever says nothing goes along with both."""

    player: str
    acts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OfferSideBet:
    """Offer a side bet of this table again."""

    bet: str


@dataclass(frozen=True, slots=True)
class StopSideBet:
    """Offer a side bet of this table no longer."""

    bet: str


@dataclass(frozen=True, slots=True)
class LimitSideBets:
    """Confine a side bet to players with a wager on the main game."""

    bet: str


@dataclass(frozen=True, slots=True)
class FreeSideBets:
    """Open a side bet that was confined to everybody again."""

    bet: str


@dataclass(frozen=True, slots=True)
class DeclareWager:
    """A player says a wager and puts this behind it, to be changed to chips at once; the chips are then laid down as any others."""

    player: str
    amount: Cents
    backing: Backing
    box: int = 0


@dataclass(frozen=True, slots=True)
class ExchangeVoucher:
    """The dealer gives promotional tokens for a voucher."""

    player: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class DeclareToken:
    """So much of a wager that lies on a box consists of promotional tokens."""

    box: int
    player: str
    amount: Cents
    bet: str = "main"


@dataclass(frozen=True, slots=True)
class TouchWager:
    """A player touches a wager that lies: handles it, makes it larger by so much, or takes it back. Box 0 is a layout without boxes."""

    player: str
    act: Touch
    box: int = 0
    bet: str = "main"
    amount: Cents = 0


@dataclass(frozen=True, slots=True)
class RefuseUnpayable:
    """Refuse a wager because a win could not be paid exactly in chips. Box 0 is a layout without boxes."""

    player: str
    box: int = 0
    bet: str = "main"


BoxCommand = (
    JoinTable
    | LeaveTable
    | WaitForSeat
    | RequireToVacate
    | ReduceBettors
    | ReserveBoxes
    | LetWagerOnSeveral
    | GiveUpBoxes
    | GoAlong
    | OfferSideBet
    | StopSideBet
    | LimitSideBets
    | FreeSideBets
    | DeclareWager
    | ExchangeVoucher
    | DeclareToken
    | TouchWager
    | RefuseUnpayable
)
