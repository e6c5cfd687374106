"""Commands: what somebody asks of the round, in the imperative."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from pitboss.cards.card import Card
from pitboss.money.cents import Cents


class Annulment(Enum):
    """Why a round counts for nothing."""

    VOID = "it is declared void"
    INVALIDATED = "its outcome is invalidated"


@dataclass(frozen=True, slots=True)
class PlaceWager:
    """A player stakes on a box; the first placed lies nearest the dealer."""

    box: int
    player: str
    amount: Cents
    seated: bool = False


@dataclass(frozen=True, slots=True)
class PlaceSideBet:
    """A player stakes on a side bet of a box."""

    box: int
    player: str
    bet: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class CloseBetting:
    """The dealer calls no more bets; `first` is the box at which the deal begins, 0 for the dealer's left."""

    first: int = 0


@dataclass(frozen=True, slots=True)
class DrawCard:
    """The shoe gives a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Insure:
    """A player insures a wager on a box: his or her own, or `owner`'s that was left uninsured."""

    box: int
    player: str
    amount: Cents
    owner: str = ""


@dataclass(frozen=True, slots=True)
class TakeEvenMoney:
    """A player with a natural against an ace asks to be settled at evens."""

    box: int
    player: str


@dataclass(frozen=True, slots=True)
class CloseInsurance:
    """The dealer closes insurance."""


@dataclass(frozen=True, slots=True)
class Surrender:
    """Players on a box give up half; none named means everyone on it."""

    box: int
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CloseSurrender:
    """The dealer goes on after offering surrender."""


@dataclass(frozen=True, slots=True)
class Press:
    """The jackpot button is pressed for a player; `draw` is the possibility drawn, from 1 in table order; `by` is a nominee."""

    box: int
    player: str
    draw: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class KeepDraw:
    """The player whose press is due keeps what the button drew though somebody else set it off."""

    box: int
    player: str


@dataclass(frozen=True, slots=True)
class FailButton:
    """The electronics of the jackpot button fail during the round."""


@dataclass(frozen=True, slots=True)
class Hit:
    """The caller of the box draws."""

    box: int


@dataclass(frozen=True, slots=True)
class Stand:
    """The caller of the box stands."""

    box: int


@dataclass(frozen=True, slots=True)
class Double:
    """The caller doubles; `amounts` says who adds how much, nobody named means everyone the whole of the stake."""

    box: int
    amounts: Mapping[str, Cents] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Split:
    """The caller splits; `players` are those who follow, nobody named means everyone on the hand who may."""

    box: int
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A player takes back a double and gives up the original wager."""

    box: int
    player: str


@dataclass(frozen=True, slots=True)
class KeepDoubles:
    """The dealer goes on after a double: whoever has not withdrawn plays on."""


@dataclass(frozen=True, slots=True)
class FindAbsent:
    """The caller of the box is away or does not decide: the document's rule takes over."""

    box: int


@dataclass(frozen=True, slots=True)
class ShowCards:
    """A player turns up the cards dealt face down to a box."""

    box: int


@dataclass(frozen=True, slots=True)
class GoOffAlone:
    """The jackpot button goes off by itself while it is being offered."""

    draw: int


@dataclass(frozen=True, slots=True)
class AnnulRound:
    """The round is declared void, or its outcome invalidated; `culprits` are those whose wagers are directed to be forfeited.

    `rule` is the one that makes the round void in this case; without it the book's general one is cited.
    """

    cause: Annulment
    culprits: tuple[str, ...] = ()
    rule: str = ""


Command = (
    PlaceWager
    | PlaceSideBet
    | CloseBetting
    | DrawCard
    | Insure
    | TakeEvenMoney
    | CloseInsurance
    | Surrender
    | CloseSurrender
    | Press
    | KeepDraw
    | FailButton
    | Hit
    | Stand
    | Double
    | Split
    | Forfeit
    | KeepDoubles
    | FindAbsent
    | ShowCards
    | GoOffAlone
    | AnnulRound
)
