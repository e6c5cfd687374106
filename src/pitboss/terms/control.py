"""Who shares a box, who calls its hand, how their wagers line up, and how a player may be held back."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Power


class Caller(Word):
    """Who calls the hand of a box with several bettors; in a tuple, the first that fits."""

    SEATED = "seated", "the player seated at the box"
    HIGHEST_WAGER = "highest-wager", "the player with the highest wager on the box"
    SOLE_HIGHEST_WAGER = "sole-highest-wager", "the player whose wager is higher than every other on the box"
    NEAREST_DEALER = "nearest-dealer", "the player whose wager lies nearest the dealer"


class LiningUp(Word):
    """One of the dealer's 3 checks of every box before a round."""

    BEFORE_ROUND = "before-round", "1 of 3 checks: the dealer finds out before the round who calls"
    NEAREST_DEALER = "nearest-dealer", "1 of 3 checks: the wager of the player who calls lies nearest the dealer's side"
    VERTICAL_LINE = "vertical-line", "1 of 3 checks: the other wagers lie behind it in a vertical line"


class Several(Word):
    """On what understanding one player may wager on several boxes."""

    WHILE_SEATS_ELSEWHERE = "while-seats-elsewhere", "while tables of the same limits have seats enough for those who want one"
    GIVES_UP_CONTROL = "gives-up-control", "the player gives up control of boxes when the table has too few vacant for those who want one"
    GIVES_UP_BOXES = "gives-up-boxes", "the player gives up boxes when the table has too few seats for those who want one"


class SeveralCalls(Word):
    """For which boxes a player calls who wagers on several."""

    ALL_UNTIL_WANTED = "all-until-wanted", "for all of them, until control must be given up"
    OWN_WHEN_FULL = "own-when-full", "when the casino is full, only for the box where seated or otherwise entitled to control"


class Missed(Word):
    """Which missed wager lets a player be held to the minimum for the shoe."""

    ANY_ROUND = "any-round", "no wager on some round since the shoe began"
    FIRST_ROUND = "first-round", "sat out the first round"
    LATER_ROUND = "later-round", "having wagered on one round, none on a later one"
    GIVEN_ROUND = "given-round", "no wager on some round in the course of the shoe"


class HeldUntil(Word):
    """When being held to the minimum for the shoe ends."""

    SHOE_END_OR_SHUFFLE = "shoe-end-or-shuffle", "when the shoe is finished or the cards are shuffled again"
    SHOE_END_AND_SHUFFLE = "shoe-end-and-shuffle", "when the shoe is finished and shuffled again"
    NEW_SHOE = "new-shoe", "when a new shoe begins"


class HeldWith(Word):
    """With what equipment a player may be held to the minimum for the shoe."""

    CARD_SHOE = "card-shoe", "only where cards are dealt from a card shoe"
    NOT_AUTOMATED_SHOE = "not-automated-shoe", "not where an automated shuffling shoe is in use"


BETTORS_PER_BOX = Term[int]("bettors-per-box", "How many players may wager on one box?", Chapter.WAGERS)
BETTORS_PER_BOX_REDUCED_BY = Term[Power]("bettors-per-box-reduced-by", "Who may allow fewer players on a box?", Chapter.WAGERS)
WHO_CALLS = Term[tuple[Caller, ...]]("who-calls", "Who calls the hand of a box on which several players wager?", Chapter.WAGERS)
LINING_UP = Table[LiningUp]("lining-up", "What does the dealer see to on every box before a round?", Chapter.WAGERS)

SEVERAL_BOXES = Term[Several]("several-boxes", "On what understanding may a player wager on several boxes?", Chapter.WAGERS)
SEVERAL_BOXES_ALLOWED_BY = Term[Power]("several-boxes-allowed-by", "Who may let a player wager on several boxes?", Chapter.WAGERS)
SEVERAL_BOXES_CALLED = Term[SeveralCalls]("several-boxes-called", "For which of several boxes does their player call?", Chapter.WAGERS)
BOXES_RESERVED_BY = Term[Power]("boxes-reserved-by", "Who may reserve boxes?", Chapter.WAGERS)
BOXES_RESERVED_FOR = Statement(
    "boxes-reserved-for",
    "For whom may boxes be reserved?",
    Chapter.WAGERS,
    says=Said("one-player", "several boxes for the use of one named player alone, whoever else wants a seat"),
)

ONE_BOX_BY = Term[Power]("restricted-to-one-box-by", "Who may limit a player to one box and the minimum?", Chapter.WAGERS)
ONE_BOX_BOXES = Term[int]("restricted-to-boxes", "To how many boxes may a player be limited?", Chapter.WAGERS)
ONE_BOX_STAKE = Statement(
    "restricted-to-stake",
    "What may a player stake who is limited to one box?",
    Chapter.WAGERS,
    says=Said("minimum", "the minimum displayed at the table"),
)
ONE_BOX_AGAIN = Statement(
    "restricted-again",
    "What does it take to limit a player a second time?",
    Chapter.WAGERS,
    says=Said("not-again", "a player once tracked and restricted may be restricted without being tracked again"),
)

SHOE_MINIMUM_BY = Term[Power]("minimum-for-the-shoe-by", "Who may hold a player to the minimum for the rest of a shoe?", Chapter.WAGERS)
SHOE_MINIMUM_IF = Term[tuple[Missed, ...]](
    "minimum-for-the-shoe-if", "What lets a player be held to the minimum for the shoe?", Chapter.WAGERS
)
SHOE_MINIMUM_STAKE = Statement(
    "minimum-for-the-shoe-stake",
    "What may a player stake who is held back for the shoe?",
    Chapter.WAGERS,
    says=Said("minimum", "the minimum displayed at the table"),
)
SHOE_MINIMUM_UNTIL = Term[HeldUntil]("minimum-for-the-shoe-until", "When does being held to the minimum end?", Chapter.WAGERS)
SHOE_MINIMUM_WITH = Term[HeldWith]("minimum-for-the-shoe-with", "Dealing from what may a player be held to the minimum?", Chapter.WAGERS)
FURTHER_SHOES_BY = Term[Power](
    "minimum-for-further-shoes-by", "Who may hold a player who misses rounds to the minimum for all further shoes?", Chapter.WAGERS
)
