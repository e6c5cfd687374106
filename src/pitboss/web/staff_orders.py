"""Orders of the staff: which there are, what each is about, and the power of the book that it uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pitboss.floor.accidents.commands import Rectify, ReportMended
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.boxes.commands import (
    FreeSideBets,
    LetWagerOnSeveral,
    LimitSideBets,
    OfferSideBet,
    ReduceBettors,
    RefuseUnpayable,
    RequireToVacate,
    ReserveBoxes,
    StopSideBet,
)
from pitboss.floor.cards.commands import (
    AnnounceFinalRounds,
    CheckNewCards,
    ChooseShuffle,
    OrderShuffle,
    ReloadDiscards,
    ReplaceCards,
    ReportDropped,
    RiffleAgain,
)
from pitboss.floor.conduct.commands import (
    DecideDispute,
    EndSeizure,
    InformOfComplaint,
    InvalidateRound,
    RefuseWager,
    ReportDevice,
    ReviewDispute,
    Sanction,
    TakeCharge,
)
from pitboss.floor.limits.commands import (
    AgreePersonalLimits,
    CheckSign,
    EndLowLimit,
    EndPersonalLimits,
    HoldForFurtherShoes,
    HoldToMinimum,
    HoldToOneBox,
    LiftRestriction,
    OfferLowLimit,
    RaiseKeptMinimum,
    RaiseMinimumAtOnce,
    SetLimits,
    SetSideBetLimits,
)
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.opening.commands import CloseForVersion, CloseTable, OpenTable
from pitboss.play.commands import FindAbsent
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION
from pitboss.terms.conduct import CLOSE_TABLE, DISPUTE_FIRST_INSTANCE, DISPUTE_REVIEW, IDLE_MOVED_BY, INVALIDATE, REFUSE_WAGER, SANCTION
from pitboss.terms.control import (
    BETTORS_PER_BOX_REDUCED_BY,
    BOXES_RESERVED_BY,
    FURTHER_SHOES_BY,
    ONE_BOX_BY,
    SEVERAL_BOXES_ALLOWED_BY,
    SHOE_MINIMUM_BY,
)
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.markers import PERSONAL_LIMITS_BY, RAISE_AT_ONCE_BY
from pitboss.terms.pack import REPLACE_CARDS
from pitboss.terms.shuffle import EXTRA_RIFFLE_BY, SHUFFLE_ORDERED
from pitboss.terms.side_bets import SIDE_BETS_LIMITED_BY
from pitboss.terms.wagers import REFUSE_UNPAYABLE_BY

PLAYER = "{player}"


class Order(NamedTuple):
    """An order: `power` names the term that it uses and `subject` what the notices before it name, each with fields of the command.

    An order that takes less than its power does, such as ending what somebody was given, names none: the book is asked when it is given.
    """

    kind: type[Any]
    power: str = ""
    subject: str = ""

    def uses(self, term: str) -> bool:
        """Whether a power of the book is one that this order may use."""
        family, line, _ = self.power.partition("/{")
        return term == self.power or (bool(line) and term.startswith(f"{family}/"))


GROUPS: Mapping[str, tuple[Order, ...]] = {
    "limits": (
        Order(SetLimits, LIMITS_ALTERED_BY.name),
        Order(RaiseMinimumAtOnce, RAISE_AT_ONCE_BY.name),
        Order(RaiseKeptMinimum, LIMITS_ALTERED_BY.name),
        Order(SetSideBetLimits, LIMITS_ALTERED_BY.name),
        Order(CheckSign),
        Order(OfferLowLimit),
        Order(EndLowLimit),
    ),
    "players": (
        Order(AgreePersonalLimits, PERSONAL_LIMITS_BY.name, PLAYER),
        Order(EndPersonalLimits),
        Order(HoldToMinimum, SHOE_MINIMUM_BY.name, PLAYER),
        Order(HoldForFurtherShoes, FURTHER_SHOES_BY.name, PLAYER),
        Order(HoldToOneBox, ONE_BOX_BY.name, PLAYER),
        Order(LiftRestriction),
        Order(RefuseWager, REFUSE_WAGER.name, PLAYER),
        Order(RefuseUnpayable, REFUSE_UNPAYABLE_BY.name, PLAYER),
        Order(RequireToVacate, IDLE_MOVED_BY.name, PLAYER),
        Order(FindAbsent, ABSENT_PLAYER_DIRECTION.name, "box {box}"),
    ),
    "boxes": (
        Order(ReserveBoxes, BOXES_RESERVED_BY.name, PLAYER),
        Order(LetWagerOnSeveral, SEVERAL_BOXES_ALLOWED_BY.name, PLAYER),
        Order(ReduceBettors, BETTORS_PER_BOX_REDUCED_BY.name, "box {box}"),
        Order(StopSideBet),
        Order(OfferSideBet),
        Order(LimitSideBets, SIDE_BETS_LIMITED_BY.name, "{bet}"),
        Order(FreeSideBets),
    ),
    "cards": (
        Order(OrderShuffle, f"{SHUFFLE_ORDERED.name}/{{occasion}}"),
        Order(ReportDropped),
        Order(CheckNewCards),
        Order(ReplaceCards, f"{REPLACE_CARDS.name}/{{ground}}"),
        Order(ReloadDiscards),
        Order(RiffleAgain, f"{EXTRA_RIFFLE_BY.name}/{{cards}}"),
        Order(ChooseShuffle),
        Order(ReportMended),
        Order(Rectify),
    ),
    "conduct": (
        Order(ReportDevice),
        Order(Sanction, f"{SANCTION.name}/{{kind}}", PLAYER),
        Order(EndSeizure),
        Order(TakeCharge),
        Order(InvalidateRound, INVALIDATE.name),
        Order(DecideDispute, DISPUTE_FIRST_INSTANCE.name),
        Order(ReviewDispute, DISPUTE_REVIEW.name, "dispute {dispute}"),
        Order(InformOfComplaint),
    ),
    "table": (
        Order(OpenTable),
        Order(AnnounceFinalRounds),
        Order(CloseTable, CLOSE_TABLE.name),
        Order(CloseForVersion),
        Order(GiveNotice),
        Order(WithdrawNotice),
        Order(RecordAct),
    ),
}
"""Every order by what it is about, in the order of a console."""

BY_KIND: Mapping[type[Any], Order] = {order.kind: order for group in GROUPS.values() for order in group}
"""Every order by its command."""
