"""What the conditions of a tournament must state, and what must happen to them before anyone plays."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Role


class Required(Word):
    """Whether a matter must be stated in every case."""

    ALWAYS = "always", "must be stated in every case"
    IF_APPLICABLE = "if-applicable", "must be stated where there is such a thing"


class Deadline(Word):
    """By when something must have been done about the conditions."""

    BEFORE_TOURNAMENT = "before-tournament", "or the tournament may not be held"
    BEFORE_ENTRIES = "before-entries", "before the tournament is held and before an entry is taken"
    NO_TIME_STATED = "no-time-stated", "the rule names no time; in any case before play"


class Acceptance(Word):
    """What a player may be asked to put in writing."""

    SIGNED_COPY = "signed-copy", "signs a copy of the conditions; no time is named"
    AGREED_BEFORE_ENTRY = "agreed-before-entry", "agrees in writing to the rules and the conditions before the entry is accepted"


class Prevails(Word):
    """Which text wins where two say different things."""

    RULES_OF_THE_GAME = "rules-of-the-game", "the rules of the game, its tournament rules among them, win over the conditions"
    TOURNAMENT_RULES = "tournament-rules", "the tournament rules win over the ordinary rules of the game, which apply otherwise"
    MAGNIFICENT_SEVENS_TOURNAMENT = (
        "magnificent-sevens-tournament",
        "the rules of this tournament win over the tournament rules of Blackjack, which apply otherwise",
    )


class PrizeTie(Word):
    """How prizes that level players contest may be decided."""

    COMBINED_AND_DIVIDED = "combined-and-divided", "the prizes at stake are added up and divided equally"
    ADDITIONAL_ROUNDS = "additional-rounds", "further rounds decide the places"


class SessionPointTie(Word):
    """How a session that awards points may treat players with level chips."""

    PLACES_DETERMINED = "places-determined", "by the method of placing that the conditions give"
    POINTS_DIVIDED = "points-divided", "the points of the places at stake are added up and divided equally"


TOURNAMENT_CONDITIONS = Table[Required]("tournament-conditions", "Must the tournament conditions state this?", Chapter.TOURNAMENTS)
CONDITIONS_COUNT = Table[int]("tournament-conditions-count", "How many of these does the list of conditions have?", Chapter.TOURNAMENTS)
CONDITIONS_STEPS = Table[Deadline]("tournament-conditions-step", "By when must this have been done?", Chapter.TOURNAMENTS)
CONDITIONS_REGULATOR = Term[Role](
    "tournament-conditions-regulator", "Which regulator must have had the tournament conditions?", Chapter.TOURNAMENTS
)
PREVAILS = Table[Prevails]("tournament-precedence", "Which prevails where this and the other text differ?", Chapter.TOURNAMENTS)
WRITTEN_ACCEPTANCE = Term[Acceptance](
    "tournament-written-acceptance", "What may a player be required to put in writing?", Chapter.TOURNAMENTS
)
BRIEFING = Statement(
    "tournament-briefing",
    "When must the players be briefed on the conditions?",
    Chapter.TOURNAMENTS,
    says=Said("before-play-until-understood", "before play begins, until whoever runs it is satisfied that they understand"),
)
PRIZE_TIE = Term[PrizeTie]("tournament-prize-tie", "How do the conditions decide a prize that level players contest?", Chapter.TOURNAMENTS)
SESSION_POINT_TIE = Term[SessionPointTie](
    "tournament-session-point-tie", "How do the conditions treat level chips in a session that awards points?", Chapter.TOURNAMENTS
)
