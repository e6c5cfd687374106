"""The commands of a round as players, dealer and shoe give them. Annulling a round is not among them: that takes a power."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Double,
    DrawCard,
    FailButton,
    FindAbsent,
    Forfeit,
    GoOffAlone,
    Hit,
    Insure,
    KeepDoubles,
    KeepDraw,
    PlaceSideBet,
    PlaceWager,
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)


@dataclass(frozen=True, slots=True)
class TakeUpCards:
    """The dealer takes the cards up after a round, and betting opens for the next."""


RoundCommand = (
    DrawCard
    | Hit
    | Stand
    | Double
    | Split
    | PlaceWager
    | PlaceSideBet
    | CloseBetting
    | Insure
    | TakeEvenMoney
    | CloseInsurance
    | Surrender
    | CloseSurrender
    | Forfeit
    | KeepDoubles
    | FindAbsent
    | Press
    | KeepDraw
    | FailButton
    | GoOffAlone
    | ShowCards
    | PlaceComBoWager
    | KeyResult
    | TakeUpCards
)
