"""A tournament session: tables and seats, tournament chips, the count, placings, ties and disputes."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.irregular_rounds import MoneyFate
from pitboss.terms.powers import Role


class Setter(Word):
    """Who or what sets a number that the rules leave open."""

    PERSON_IN_CHARGE = "person-in-charge", "whoever runs the tournament decides"
    CONDITIONS = "conditions", "the tournament conditions state it"
    START_OF_TOURNAMENT = "start-of-tournament", "it is settled when the tournament starts"


class Allocation(Word):
    """How players come to their tables and seats."""

    BALLOT_BEFORE_SESSION = "ballot-before-session", "table and seat are drawn by ballot before each session"
    AS_DETERMINED = "as-determined", "by the method that whoever runs the tournament determines, within the rules"


class EarlyTest(Word):
    """Whether a test must be met before a table stops early."""

    ALWAYS = "always", "must be met each time"
    WHERE_CHIPS_BECOME_CASH = "where-chips-become-cash", "must be met where the conditions turn the chips into cash"


class ChipValue(Word):
    """What a tournament chip is worth."""

    NO_CASH_VALUE = "no-cash-value", "no cash value; not exchanged for cash or other chips"
    NO_VALUE = "no-value", "no value at all; not exchanged for cash or other chips"
    NOT_EXCHANGED = "not-exchanged", "not exchanged for money; told apart from all other chips and used in tournaments only"


class ChipSource(Word):
    """How a player comes by the opening chips."""

    GIVEN = "given", "they are handed out"
    BOUGHT = "bought", "the player buys them at the table"


class Visibility(Word):
    """Who must be able to see the chips while play goes on."""

    PLAYERS_AND_DIRECTOR = "players-and-director", "the players and the Tournament Director"
    PLAYERS_AND_STAFF = "players-and-staff", "the players and the staff"


class Handling(Word):
    """Whether a player may do this with tournament chips."""

    FORBIDDEN_OUTSIDE_RULES = "forbidden-outside-rules", "forbidden unless the rules provide for it"
    FORBIDDEN = "forbidden", "forbidden for any reason"
    ONLY_BY_WINNING = "only-by-winning", "forbidden, even to try, but by winning wagers that the dealer pays"


class TieBreak(Word):
    """How a tie is broken."""

    PLAY_OFF_COUNTED_EACH_ROUND = "play-off-counted-each-round", "a play-off, chips counted after every round until there is an order"
    ORDER_OF_ELIMINATION = "order-of-elimination", "no play-off: the order in which they were eliminated decides"
    ADDITIONAL_HANDS = "additional-hands", "further hands are dealt until the tie is broken"
    PLAY_OFF_OF_ONE_SHOE = "play-off-of-one-shoe", "a play-off over 1 shoe"
    PRIZES_SHARED = "prizes-shared", "no play-off: players who are level share the prizes of their places"


class TieChips(Word):
    """What chips a tie is played off with."""

    OWN_CHIPS = "own-chips", "the chips each still has"
    SAME_ALLOTMENT = "same-allotment", "the same amount of chips for each of them"


class Survives(Word):
    """What places one player above another who goes out in the same round, 2 or more of them."""

    MORE_RESIDUAL_CHIPS = "more-residual-chips", "more chips left over"
    LARGER_WAGER = "larger-wager", "then the larger wager"
    LARGER_STAKE = "larger-stake", "then the larger wager with what doubling and splitting added to it"
    CHIPS_REMOVED_LATER = "chips-removed-later", "then chips that the dealer removed later, of 2 or more equal wagers"


class Apart(Word):
    """What places one player above another who went out in another round."""

    LATER_IS_AHEAD = "later-is-ahead", "whoever went out in a later round is ahead"
    CHIPS_ALONE = "chips-alone", "only the chips left over; with as many, or none, they are level"


class Advice(Word):
    """What advice is forbidden, from other players and from outsiders alike."""

    SEEKING = "seeking", "a player may not ask for it"
    GIVING_AND_SEEKING = "giving-and-seeking", "a player may neither give it nor ask for it during play"


TOURNAMENT_DEFINITIONS_YIELD = Statement(
    "tournament-definitions-yield",
    "When does a tournament word's meaning give way?",
    Chapter.TOURNAMENTS,
    says=Said("to-context", "a definition holds unless a rule shows that it means something else"),
)
RULES_DISAPPLIED = Term[tuple[str, ...]](
    "tournament-rules-disapplied", "Which ordinary rules do not apply in a tournament?", Chapter.TOURNAMENTS
)
RULES_AMENDED = Term[tuple[str, ...]]("tournament-rules-amended", "Which ordinary rules are changed for tournaments?", Chapter.TOURNAMENTS)
TOURNAMENT_VOID_ROUND_PAYMENTS = Term[MoneyFate](
    "tournament-void-round-payments", "A tournament round is void: what becomes of payments already made in it?", Chapter.TOURNAMENTS
)

TABLE_USE = Statement(
    "tournament-table-use",
    "What may a designated table be used for?",
    Chapter.TOURNAMENTS,
    says=Said("tournament-only", "nothing but the tournament, while a session or round of it lasts"),
)
SEAT_ALLOCATION = Term[Allocation]("tournament-seat-allocation", "How are tables and seats allotted?", Chapter.TOURNAMENTS)
POSITION = Statement(
    "tournament-position",
    "Where may a player wager from?",
    Chapter.TOURNAMENTS,
    says=Said("allotted-only", "only from the allotted position, for the whole session"),
)
PLAYERS_A_TABLE = Term[int | Setter]("tournament-players-a-table", "How many players sit at one table?", Chapter.TOURNAMENTS)
EARLY_CONCLUSION = Table[EarlyTest]("tournament-early-conclusion", "Must this be met before a table stops early?", Chapter.TOURNAMENTS)
BREAK_LENGTH = Statement(
    "tournament-break-length",
    "What must be said of the length of a break?",
    Chapter.TOURNAMENTS,
    says=Said("stated", "whoever grants the break says how long it lasts"),
)

CHIP_VALUE = Term[ChipValue]("tournament-chip-value", "What is a tournament chip worth?", Chapter.TOURNAMENTS)
CHIP_ALLOTMENT = Statement(
    "tournament-chip-allotment",
    "How many chips does each player start with?",
    Chapter.TOURNAMENTS,
    says=Said("equal", "every player starts with the same amount"),
)
CHIP_SOURCE = Term[tuple[ChipSource, ...]]("tournament-chip-source", "How does a player come by the opening chips?", Chapter.TOURNAMENTS)
CHIP_VISIBILITY = Term[Visibility]("tournament-chip-visibility", "Who must be able to see the chips?", Chapter.TOURNAMENTS)
CHIP_HANDLING = Table[Handling]("tournament-chip-handling", "May a player do this with tournament chips?", Chapter.TOURNAMENTS)
CHIP_OWNER = Term[Role]("tournament-chip-owner", "Whose are the chips that are left at the end of a session?", Chapter.TOURNAMENTS)
SESSION_COUNT = Statement(
    "tournament-session-count",
    "What is counted at the end of a session?",
    Chapter.TOURNAMENTS,
    says=Said("each-remaining-player-recorded", "the chips of each remaining player are totalled, recorded and reported"),
)
MISSING_CHIPS = Statement(
    "tournament-missing-chips",
    "What if chips do not come back to the table?",
    Chapter.TOURNAMENTS,
    says=Said("reported-and-recorded", "the Tournament Manager is told, and how many of which denomination is recorded"),
)

ADVANCING = Term[Setter]("tournament-advancing", "What settles how many players advance to the next session?", Chapter.TOURNAMENTS)
SESSION_WINNER = Statement(
    "tournament-session-winner",
    "Who wins a session at a table?",
    Chapter.TOURNAMENTS,
    says=Said("most-chips-at-the-table", "whoever holds the highest value of chips at that table at the end"),
)
TIE_BREAK = Table[TieBreak]("tournament-tie", "How is this tie broken?", Chapter.TOURNAMENTS)
TIE_CONTESTANTS = Statement(
    "tournament-tie-contestants",
    "Who plays on to break a tie?",
    Chapter.TOURNAMENTS,
    says=Said("tied-only", "only the players who are tied"),
)
TIE_CHIPS = Table[TieChips]("tournament-tie-chips", "What chips is a tie played off with?", Chapter.TOURNAMENTS)
ELIMINATED_TOGETHER = Term[tuple[Survives, ...]](
    "tournament-eliminated-together", "Who is placed higher of players eliminated in the same round?", Chapter.TOURNAMENTS
)
ELIMINATED_APART = Term[Apart](
    "tournament-eliminated-apart", "Who is placed higher of players eliminated in different rounds?", Chapter.TOURNAMENTS
)
ADVICE = Term[Advice]("tournament-advice", "What advice is forbidden?", Chapter.TOURNAMENTS)
TOURNAMENT_DISPUTE_FINAL = Term[Role]("tournament-dispute-final", "Whose decision of a tournament dispute is final?", Chapter.TOURNAMENTS)
DURING_DISPUTE = Statement(
    "tournament-during-dispute",
    "What does the game do while a dispute is open?",
    Chapter.TOURNAMENTS,
    says=Said("stops", "the game does not go on until the dispute is settled"),
)
