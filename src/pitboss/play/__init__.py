"""One round: state, commands, events, and the two pure functions `decide` and `evolve`.

What a caller needs is here. The events are in `pitboss.play.events`, Com-Bo in `pitboss.play.com_bo`, files in `pitboss.play.roundfile`.
"""

from pitboss.play.commands import (
    AnnulRound,
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
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
from pitboss.play.decide import decide, step
from pitboss.play.evolve import evolve, replay
from pitboss.play.lawful import lawful
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table, open_table

__all__ = [
    "AnnulRound",
    "Awaits",
    "CloseBetting",
    "CloseInsurance",
    "CloseSurrender",
    "Command",
    "Double",
    "DrawCard",
    "FailButton",
    "FindAbsent",
    "Forfeit",
    "GoOffAlone",
    "Hit",
    "Insure",
    "KeepDoubles",
    "KeepDraw",
    "PlaceSideBet",
    "PlaceWager",
    "Press",
    "Round",
    "ShowCards",
    "Split",
    "Stand",
    "Surrender",
    "Table",
    "TakeEvenMoney",
    "decide",
    "evolve",
    "lawful",
    "open_table",
    "replay",
    "step",
]
