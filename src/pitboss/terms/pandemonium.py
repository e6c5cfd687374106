"""Pontoon Pandemonium: a Pontoon wins one press of the jackpot button, which draws a prize."""

from __future__ import annotations

from pitboss.law.term import Chapter, Table, Term
from pitboss.law.values import Dollars, Prizes, Word
from pitboss.terms.powers import Power
from pitboss.terms.settlement import Result


class Draw(Word):
    """How the prize of a winning wager is found."""

    ONE_AT_RANDOM = "one-at-random", "1 random draw by the jackpot button from all the possibilities of the prize table in use"


class Stake(Word):
    """What becomes of the stake of a winning wager."""

    RETURNED = "returned", "the stake is returned with the prize"
    KEPT = "kept", "the prize takes the place of the stake, which the house keeps"


class Presses(Word):
    """Who presses when several bettors share a box."""

    ONE_FOR_EACH_WAGER = "one-for-each-wager", "every player with a valid wager has 1 press"


class PressOrder(Word):
    """In which order the players of a box press."""

    CONTROLLER_THEN_WAGERS = (
        "controller-then-wagers",
        "the player who controls the box, then the others in the order of their wagers in the box",
    )


class Nominee(Word):
    """Whom a player who declines the button may name to press it."""

    NO_WINNING_WAGER = "no-winning-wager", "any other person who has no winning Pontoon Pandemonium wager"


class PrizePaid(Word):
    """When the prize is paid."""

    BEFORE_NEXT_OFFER = "before-next-offer", "before the next player of the box gets the button"


class Press(Word):
    """What a press of the button is worth that no entitled player made."""

    VOID = "void", "the result is void"
    ACCEPT_OR_PRESS_AGAIN = "accept-or-press-again", "the entitled player accepts the result or presses again, as he or she chooses"


class Failure(Word):
    """What happens when the electronics fail."""

    NOT_OFFERED = "not-offered", "the side bet is not offered; ordinary Crown Pontoon goes on"
    SMALLEST_PRIZE = "smallest-prize", "a winning wager is paid the smallest prize of the prize table in use for each $1"
    MINIMUM_WAGER = "minimum-wager", "a winning wager is paid the amount of the smallest side bet that the sign allows"


class FailureStake(Word):
    """What becomes of the stake of a winner who is paid without a draw."""

    AS_WITH_A_PRIZE = "as-with-a-prize", "the same as with a prize that was drawn"
    KEPT = "kept", "the house keeps it in any case"


PANDEMONIUM_RESULTS = Table[Result]("pandemonium-results", "What becomes of the side bet when the hand is this?", Chapter.SIDE_BETS)
"""Keys: pontoon, pontoon-against-pontoon."""
PANDEMONIUM_DRAW = Term[Draw]("pandemonium-draw", "How is the prize found?", Chapter.SIDE_BETS)
PANDEMONIUM_TABLE = Term[int]("table", "Which of the Pontoon Pandemonium prize tables is in use?", Chapter.SIDE_BETS)
PANDEMONIUM_UNIT = Term[Dollars]("pandemonium-unit", "For each how much wagered is a prize won?", Chapter.SIDE_BETS)
PANDEMONIUM_STAKE = Term[Stake]("pandemonium-stake", "Is the stake of a winning wager returned with the prize?", Chapter.SIDE_BETS)
PANDEMONIUM_PRIZES = Table[Prizes]("pandemonium-prizes", "How many possibilities win which prize?", Chapter.SIDE_BETS)
"""Keys: the prize table, then the line counted from 1 as printed."""
PANDEMONIUM_LINES = Table[int]("pandemonium-lines", "How many lines has this prize table?", Chapter.SIDE_BETS)
PANDEMONIUM_POSSIBILITIES = Table[int](
    "pandemonium-possibilities", "How many possibilities are there in this prize table?", Chapter.SIDE_BETS
)
"""Not printed: the sum of the lines, kept to check them by."""
JACKPOT_PRESSES = Term[Presses]("jackpot-presses", "Who presses the jackpot button on a shared box?", Chapter.SIDE_BETS)
JACKPOT_ORDER = Term[PressOrder]("jackpot-order", "In which order do the players of a box press?", Chapter.SIDE_BETS)
JACKPOT_NOMINEE = Term[Nominee]("jackpot-nominee", "Who may press for a player who declines?", Chapter.SIDE_BETS)
JACKPOT_UNDECIDED = Term[Power]("jackpot-undecided", "Who presses when no decision can be reached?", Chapter.SIDE_BETS)
JACKPOT_PAID = Term[PrizePaid]("jackpot-paid", "When is a prize paid?", Chapter.SIDE_BETS)
JACKPOT_PRESSED_OTHERWISE = Table[Press](
    "jackpot-pressed-otherwise", "What is a press worth that no entitled player made?", Chapter.IRREGULARITIES
)
"""Keys: without-wager, without-wager-during-offer, out-of-turn, during-offer, outside-offer."""
PANDEMONIUM_FAILURE_STAKE = Term[FailureStake](
    "pandemonium-failure-stake", "What becomes of a winner's stake when the electronics failed?", Chapter.IRREGULARITIES
)
PANDEMONIUM_FAILURE = Table[Failure]("pandemonium-failure", "What if the electronics fail?", Chapter.IRREGULARITIES)
"""Keys: before-round, during-round."""
