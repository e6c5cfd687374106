"""Judge accidents: whoever handles the kind reported finds the document's answer and carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents import burns, button, device, display, excess, face_up, misplaced, options, packs, short
from pitboss.floor.accidents.choices import choose, go_on, rectify
from pitboss.floor.accidents.commands import Choose, Rectify, RefuseCard, ReportAccident, ReportMended
from pitboss.floor.accidents.entitled import awaits_authority
from pitboss.floor.accidents.guards import (
    before_betting,
    before_card,
    before_draw,
    before_keys,
    before_reload,
    before_shuffle,
    before_side_bet,
    before_split,
    before_wager,
    wait,
)
from pitboss.floor.accidents.kinds import (
    BoxWithOneCard,
    BoxWithoutCards,
    BurnedInError,
    ButtonDown,
    DealerWithoutCard,
    DeviceFailure,
    ExcessCard,
    FaceUpCard,
    FaceUpSuspected,
    HandOnEmptyBox,
    InsuranceNotOffered,
    LightsFailed,
    MisplacedCard,
    MissedBurn,
    NotCut,
    NotEnoughCards,
    NotReloaded,
    NotShuffled,
    NoWagers,
    OptionNotGiven,
    SimultaneousCards,
    WrongCards,
    WrongKeys,
)
from pitboss.floor.accidents.reactions import REACTIONS, mended
from pitboss.floor.cards.commands import ReloadDiscards, Shuffle
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.commands import TakeUpCards
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

__all__ = ["GUARDS", "HANDLERS", "JUDGES", "REACTIONS"]

HANDLERS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    FaceUpCard: face_up.face_up,
    FaceUpSuspected: face_up.suspect,
    MissedBurn: burns.missed_burn,
    BurnedInError: burns.burned,
    ExcessCard: excess.excess,
    MisplacedCard: misplaced.misplaced,
    HandOnEmptyBox: short.empty_box,
    DealerWithoutCard: short.no_first_card,
    BoxWithoutCards: short.no_cards,
    BoxWithOneCard: short.one_card,
    OptionNotGiven: options.not_given,
    InsuranceNotOffered: options.insurance_not_offered,
    NoWagers: packs.no_wagers,
    NotEnoughCards: packs.not_enough,
    NotCut: packs.not_cut,
    NotShuffled: packs.not_shuffled,
    NotReloaded: packs.not_reloaded,
    WrongCards: packs.wrong_cards,
    SimultaneousCards: packs.simultaneous,
    DeviceFailure: device.failed,
    WrongKeys: display.wrong_keys,
    LightsFailed: display.lights_failed,
    ButtonDown: button.down,
}
"""Who answers which accident; a test sees that none is missing."""


def report(desk: Desk, command: ReportAccident) -> None:
    """Answer an accident, one at a time."""
    if desk.floor.accidents.open is not None and not (awaits_authority(desk) and isinstance(command.accident, MisplacedCard)):
        go_on(desk)  # a round that waits to be declared void may be rebuilt after all
    HANDLERS[type(command.accident)](desk, command.accident)


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    ReportAccident: report,
    Choose: choose,
    RefuseCard: excess.refuse_card,
    Rectify: rectify,
    ReportMended: mended,
}
WAIT = (
    Stand,
    Insure,
    TakeEvenMoney,
    CloseInsurance,
    Surrender,
    CloseSurrender,
    Forfeit,
    KeepDoubles,
    FindAbsent,
    Press,
    KeepDraw,
    FailButton,
    GoOffAlone,
    ShowCards,
    TakeUpCards,
)
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    **dict.fromkeys(WAIT, wait),
    DrawCard: before_card,
    Hit: before_draw,
    Double: before_draw,
    Split: before_split,
    PlaceWager: before_wager,
    PlaceComBoWager: before_wager,
    PlaceSideBet: before_side_bet,
    CloseBetting: before_betting,
    KeyResult: before_keys,
    Shuffle: before_shuffle,
    ReloadDiscards: before_reload,
}
QUIET_GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {KeyResult: before_keys}
"""What they have against a command where nothing of an accident is in force: whoever works the panel must be one of those who may."""
