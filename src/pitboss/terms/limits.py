"""Limits: what the sign must show, wagers outside it, amounts that chips cannot pay, and how limits change."""

from __future__ import annotations

from pitboss.law.term import Chapter, Default, Statement, Term
from pitboss.law.values import Dollars, Said, Word
from pitboss.terms.powers import Power, Role
from pitboss.terms.wagers import Answerable


class SignShows(Word):
    """A figure that a sign at the table shows."""

    MINIMUM = "minimum", "the smallest wager permitted"
    MAXIMUM = "maximum", "the largest wager permitted"
    NEW_MINIMUM = "new-minimum", "the minimum to come"
    TIME_OF_CHANGE = "time-of-change", "when the minimum is to change"
    OLD_LIMITS = "old-limits", "the limits that were"
    NEW_LIMITS = "new-limits", "the limits that are"


class SignPlace(Word):
    """Where the sign with the limits stands."""

    AT_TABLE = "at-table", "at the table"
    AT_OR_NEAR_TABLE = "at-or-near-table", "at the table or near it"


class LimitPer(Word):
    """To what a limit applies."""

    BOX = "box", "all wagers of one kind on a box together"
    PLAYER = "player", "each player's wager on the box"
    WAGER = "wager", "each wager by itself"


class Share(Word):
    """Whose wagers a box's maximum takes in, where it does not cover them all; in a tuple, in that order."""

    CALLER = "caller", "1st, the player who calls, up to the maximum of the box"
    SECOND = "second", "2nd, the next player, up to what the caller leaves"
    THIRD = "third", "3rd, the third player, up to what the first two leave"
    FIRST_COME = "first-come", "wagers in the order in which they were placed"


class ClaimOrder(Word):
    """Who comes second and third in sharing the maximum of a box."""

    FROM_DEALERS_SIDE = "from-dealers-side", "in the order in which the wagers lie from the dealer's side"
    AS_PLACED = "as-placed", "in the order in which the wagers were placed"


class Multiples(Word):
    """Whether wagers must be multiples of something."""

    IF_STATED = "if-stated", "any amount, unless the sign asks for multiples of the minimum"
    AS_DISPLAYED = "as-displayed", "only in the multiples displayed at the table"


class UnderMinimum(Word):
    """What happens to a wager below the minimum."""

    SETTLED_AND_WARNED = "settled-and-warned", "paid or collected this once, and its owner is warned about further ones"
    VALID_ONCE_DEALT = "valid-once-dealt", "valid if found after the first card; before it, not accepted"
    RETURNED = "returned", "returned, whatever the result"
    RETURNED_UNDEALT = "returned-undealt", "returned before the first card: its owner has no hand"


class OverMaximum(Word):
    """What happens to a wager above the maximum."""

    SETTLED_AT_MAXIMUM = "settled-at-maximum", "paid or collected as if it were the maximum"
    STANDS = "stands", "wagers and results of rounds already over stand"


class Payable(Word):
    """How an amount is paid that the chips of the float cannot make up."""

    NEXT_HIGHEST = "next-highest", "paid up to the next amount that chips can make"
    EXACT = "exact", "paid exactly"


class Notice(Word):
    """What warning a change of limits takes where no number of minutes is fixed."""

    NONE = "none", "at any time, without notice"
    PRIOR = "prior", "notice to the players beforehand, for no stated time"


class LowLimit(Word):
    """What low limit gaming brings with it."""

    NO_TOURNAMENTS = "no-tournaments", "no tournament may be offered"
    SHUFFLING_DEVICE = "shuffling-device", "every card is dealt from a shuffling device"


SIGN_SHOWS = Term[tuple[SignShows, ...]]("sign-shows", "What must the sign at the table show?", Chapter.LIMITS)
SIGN_PLACE = Term[SignPlace]("sign-place", "Where does the sign stand?", Chapter.LIMITS)
SIGN_LOOK = Statement(
    "sign-look", "How is the sign displayed?", Chapter.LIMITS, says=Said("prominent", "prominently, at every gaming table or place of play")
)
SIGN_OWED_BY = Term[Role]("sign-owed-by", "Who owes the players the sign?", Chapter.LIMITS)
SIGN_SEEN_TO_BY = Term[Role]("sign-seen-to-by", "Who at the table sees that the sign is displayed?", Chapter.LIMITS)
SIGN_PENALTY_UNITS = Term[int]("sign-penalty-units", "What is the penalty for a missing sign, in penalty units?", Chapter.LIMITS)

MAXIMUM_APPLIES_TO = Term[LimitPer]("maximum-applies-to", "To what does the maximum apply?", Chapter.LIMITS)
SHARED_MAXIMUM = Term[tuple[Share, ...]]("shared-maximum", "Who has a claim to the maximum of a box, and in what order?", Chapter.LIMITS)
SHARED_MAXIMUM_ORDER = Term[ClaimOrder](
    "shared-maximum-order", "Who is second and who third in sharing the maximum of a box?", Chapter.LIMITS
)
MULTIPLES = Term[Multiples]("wager-multiples", "Must wagers be made in multiples?", Chapter.LIMITS)
MULTIPLES_DISPLAYED = Term[SignPlace]("wager-multiples-displayed", "Where must the permitted multiples be displayed?", Chapter.LIMITS)
UNIT_ABOVE_MINIMUM = Statement(
    "unit-above-minimum",
    "Is there a unit for wagers above the minimum?",
    Chapter.LIMITS,
    says=Said("may-be-stated", "the sign may state it"),
)
LIMITS_ANSWERED_BY = Term[Answerable]("limits-answered-by", "Who answers for keeping wagers within the limits?", Chapter.LIMITS)

UNDER_MINIMUM = Term[UnderMinimum]("under-minimum", "What happens to a wager below the minimum?", Chapter.LIMITS)
UNDER_MINIMUM_AGAIN = Term[UnderMinimum]("under-minimum-again", "What happens to the same player's next one?", Chapter.LIMITS)
OVER_MAXIMUM = Term[OverMaximum]("over-maximum", "What happens to a wager above the maximum?", Chapter.LIMITS)
OVER_MAXIMUM_EARLIER = Term[OverMaximum]("over-maximum-earlier", "And if earlier rounds had one too?", Chapter.LIMITS)
WRONG_MULTIPLE = Term[Payable]("wrong-multiple", "How is a wager paid that is not in a permitted multiple?", Chapter.LIMITS)
UNPAYABLE_AMOUNT = Term[Payable]("unpayable-amount", "How is an amount paid that chips cannot make up?", Chapter.LIMITS)
SMALLEST_CHIP = Term[Dollars]("smallest-chip", "What is the smallest chip in the float?", Chapter.LIMITS, Default.OPEN)

LIMITS_ALTERED_BY = Term[Power]("limits-altered-by", "Who may alter the limits of a table?", Chapter.LIMITS)
LIMIT_CHANGE_NOTICE = Term[Notice]("limit-change-notice", "What notice does a change of limits take?", Chapter.LIMITS)
MINIMUM_RAISE_NOTICE = Term[int | Notice](
    "minimum-raise-notice", "How many minutes must a sign have announced a higher minimum?", Chapter.LIMITS
)
MINIMUM_RAISE_SIGN = Term[tuple[SignShows, ...]]("minimum-raise-sign", "What does the sign of a higher minimum show?", Chapter.LIMITS)

LOW_LIMIT_TOURNAMENTS = Term[LowLimit]("low-limit-tournaments", "May low limit gaming be played as a tournament?", Chapter.LIMITS)
LOW_LIMIT_DEALT_FROM = Term[LowLimit]("low-limit-dealt-from", "What are the cards of low limit gaming dealt from?", Chapter.LIMITS)
