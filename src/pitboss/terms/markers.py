"""Limits of one player: personal limits, and the old minimum that players at the table keep."""

from __future__ import annotations

from pitboss.law.term import Chapter, Term
from pitboss.law.values import Word
from pitboss.terms.limits import SignShows
from pitboss.terms.powers import Power


class Personal(Word):
    """How a personal limit may depart from the sign."""

    EITHER = "either", "a minimum or a maximum that differs from the sign"
    HIGHER_MAXIMUM = "higher-maximum", "wagers above the maximum on the sign"


class PersonalMarker(Word):
    """What shows that a player has personal limits; without it there are none."""

    DISTINCTIVE_MARKER = "distinctive-marker", "a Distinctive Marker at the player's position"
    BESIDE_BOX = "beside-box", "a marker of that player's own limit, beside the box"
    HIGHER_LIMIT = "higher-limit", "a marker reading higher limit beside the playing area"
    SIGN_ON_TABLE = "sign-on-table", "a sign on the table with that player's minimum and maximum"


class OthersOnBox(Word):
    """Whether others may wager on the box of a player with a personal limit."""

    WITHIN_BOX_MAXIMUM = "within-box-maximum", "while all wagers on the box together keep within its ordinary maximum; more is not taken"
    CUT_TO_BOX_MAXIMUM = "cut-to-box-maximum", "yes, and what goes beyond its ordinary maximum with that player's wager is not settled"


class Protected(Word):
    """Who plays at which minimum after it was raised at once."""

    OLD_MINIMUM = "old-minimum", "the minimum from before the change"
    OLD_MINIMUM_IF_WAGERED = "old-minimum-if-wagered", "that from before the change, with a wager in the round in play or the last one"
    NEW_MINIMUM = "new-minimum", "the minimum from after the change"


class ProtectedMarker(Word):
    """Where and until when the marker of a kept minimum stands."""

    BEFORE_BOX = "before-box", "directly in front of the player's box"
    OWN_BOX = "own-box", "in front of the box where the player is"
    UNTIL_PLAYER_LEAVES = "until-player-leaves", "it is taken off when the player leaves the table"


PERSONAL_LIMITS = Term[Personal]("personal-limits", "How may the limits of one player differ from the sign?", Chapter.LIMITS)
PERSONAL_LIMITS_BY = Term[Power]("personal-limits-by", "Who may give a player personal limits?", Chapter.LIMITS)
PERSONAL_LIMITS_MARKER = Term[PersonalMarker]("personal-limits-marker", "What shows that a player has personal limits?", Chapter.LIMITS)
PERSONAL_LIMITS_OTHERS = Term[OthersOnBox]("personal-limits-others", "May others wager on that player's box?", Chapter.LIMITS)

RAISE_AT_ONCE_BY = Term[Power]("minimum-raised-at-once-by", "Who may raise the minimum without waiting?", Chapter.LIMITS)
PROTECTED_PLAYERS = Term[Protected](
    "protected-players", "What minimum have those already playing when it is raised at once?", Chapter.LIMITS
)
NEW_PLAYERS = Term[Protected]("new-players", "What minimum have those who come to the table afterwards?", Chapter.LIMITS)
PROTECTED_MARKER = Term[ProtectedMarker]("protected-marker", "Where does the marker of a kept minimum stand?", Chapter.LIMITS)
PROTECTED_MARKER_SEVERAL = Term[ProtectedMarker](
    "protected-marker-several-boxes", "And where, if the player controls several boxes?", Chapter.LIMITS
)
PROTECTED_MARKER_UNTIL = Term[ProtectedMarker]("protected-marker-until", "When is the marker of a kept minimum taken off?", Chapter.LIMITS)
PROTECTED_RAISE_NOTICE = Term[int](
    "protected-raise-notice", "How many minutes must a sign have announced that a kept minimum rises?", Chapter.LIMITS
)
PROTECTED_RAISE_SIGN = Term[tuple[SignShows, ...]]("protected-raise-sign", "What does that sign show?", Chapter.LIMITS)
TWO_MINIMUMS_SIGN = Term[tuple[SignShows, ...]]("two-minimums-sign", "What does the sign show while two minimums stand?", Chapter.LIMITS)
