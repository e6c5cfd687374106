"""Events: what happened, each with the rule that caused it. An event says enough to be recorded without asking any rule."""

from __future__ import annotations

from pitboss.play.events.betting import BettingClosed, ExcessReturned, SideBetPlaced, WagerPlaced
from pitboss.play.events.button import ButtonFailed, ButtonOffered, ButtonPressed, PressHeld, PressVoided
from pitboss.play.events.cards import CardDealt, CardsHidden, CardsShown, HoleCardDealt, HoleCardSeen, HoleCardTurned
from pitboss.play.events.ending import BonusWithheld, DealerStops, DealerToDraw, EntryEarned, RoundAnnulled, RoundEnded
from pitboss.play.events.hands import (
    CardCalled,
    DoublesKept,
    HandFinished,
    HandSplit,
    HandStood,
    PlayerFoundAbsent,
    StakeDoubled,
    TurnCame,
    WithdrawalOffered,
)
from pitboss.play.events.interim import (
    HandSurrendered,
    InsuranceClosed,
    InsuranceOffered,
    InsurancePlaced,
    NaturalHeld,
    SurrenderClosed,
    SurrenderOffered,
)
from pitboss.play.settled import Result, WagerSettled

Event = (
    CardDealt
    | WagerSettled
    | TurnCame
    | CardCalled
    | HandStood
    | HandFinished
    | DealerToDraw
    | WagerPlaced
    | SideBetPlaced
    | BettingClosed
    | ExcessReturned
    | RoundEnded
    | StakeDoubled
    | HandSplit
    | NaturalHeld
    | InsuranceOffered
    | InsurancePlaced
    | InsuranceClosed
    | SurrenderOffered
    | HandSurrendered
    | SurrenderClosed
    | WithdrawalOffered
    | DoublesKept
    | PlayerFoundAbsent
    | ButtonOffered
    | ButtonPressed
    | PressVoided
    | ButtonFailed
    | EntryEarned
    | BonusWithheld
    | CardsHidden
    | HoleCardDealt
    | HoleCardSeen
    | HoleCardTurned
    | CardsShown
    | RoundAnnulled
    | PressHeld
)
"""Everything that can happen in a round."""

__all__ = [
    "BettingClosed",
    "BonusWithheld",
    "ButtonFailed",
    "ButtonOffered",
    "ButtonPressed",
    "CardCalled",
    "CardDealt",
    "CardsHidden",
    "CardsShown",
    "DealerStops",
    "DealerToDraw",
    "DoublesKept",
    "EntryEarned",
    "Event",
    "ExcessReturned",
    "HandFinished",
    "HandSplit",
    "HandStood",
    "HandSurrendered",
    "HoleCardDealt",
    "HoleCardSeen",
    "HoleCardTurned",
    "InsuranceClosed",
    "InsuranceOffered",
    "InsurancePlaced",
    "NaturalHeld",
    "PlayerFoundAbsent",
    "PressHeld",
    "PressVoided",
    "Result",
    "RoundAnnulled",
    "RoundEnded",
    "SideBetPlaced",
    "StakeDoubled",
    "SurrenderClosed",
    "SurrenderOffered",
    "TurnCame",
    "WagerPlaced",
    "WagerSettled",
    "WithdrawalOffered",
]
