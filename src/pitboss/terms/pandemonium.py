"""Pontoon Pandemonium: a Pontoon wins one press of the jackpot button, which draws a prize."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Dollars, Prizes, Said, Word
from pitboss.terms.powers import Power
from pitboss.terms.settlement import Result


class Stake(Word):
    """What becomes of the stake of a winning wager."""

    RETURNED = "returned", "the stake is returned with the prize"
    KEPT = "kept", "the prize takes the place of the stake, which the house keeps"


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
PANDEMONIUM_DRAW = Statement(
    "pandemonium-draw",
    "How is the prize found?",
    Chapter.SIDE_BETS,
    says=Said("one-at-random", "1 random draw by the jackpot button from all the possibilities of the prize table in use"),
)
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
JACKPOT_PRESSES = Statement(
    "jackpot-presses",
    "Who presses the jackpot button on a shared box?",
    Chapter.SIDE_BETS,
    says=Said("one-for-each-wager", "every player with a valid wager has 1 press"),
)
JACKPOT_ORDER = Statement(
    "jackpot-order",
    "In which order do the players of a box press?",
    Chapter.SIDE_BETS,
    says=Said("controller-then-wagers", "the player who controls the box, then the others in the order of their wagers in the box"),
)
JACKPOT_NOMINEE = Statement(
    "jackpot-nominee",
    "Who may press for a player who declines?",
    Chapter.SIDE_BETS,
    says=Said("no-winning-wager", "any other person who has no winning Pontoon Pandemonium wager"),
)
JACKPOT_UNDECIDED = Term[Power]("jackpot-undecided", "Who presses when no decision can be reached?", Chapter.SIDE_BETS)
JACKPOT_PAID = Statement(
    "jackpot-paid",
    "When is a prize paid?",
    Chapter.SIDE_BETS,
    says=Said("before-next-offer", "before the next player of the box gets the button"),
)
JACKPOT_PRESSED_OTHERWISE = Table[Press](
    "jackpot-pressed-otherwise", "What is a press worth that no entitled player made?", Chapter.IRREGULARITIES
)
"""Keys: without-wager, without-wager-during-offer, out-of-turn, during-offer, outside-offer."""
PANDEMONIUM_FAILURE_STAKE = Term[FailureStake](
    "pandemonium-failure-stake", "What becomes of a winner's stake when the electronics failed?", Chapter.IRREGULARITIES
)
PANDEMONIUM_FAILURE = Table[Failure]("pandemonium-failure", "What if the electronics fail?", Chapter.IRREGULARITIES)
"""Keys: before-round, during-round."""
