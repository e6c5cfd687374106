"""Side bets: the questions that every one of them answers, whatever it is decided on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pitboss.law.term import Chapter, Statement, Statements, Table, Term
from pitboss.law.values import ByDecks, ByTable, Odds, Said, Word
from pitboss.terms.pattern import Pattern
from pitboss.terms.powers import Power
from pitboss.terms.settlement import Result


class Together(Word):
    """Whether a table may offer several side bets at once."""

    ONE_OF_THEM = "one-of-them", "one side bet or the other, not both"
    AREA_FOR_EACH = "area-for-each", "more than one, provided that the layout has an area for each kind"


class SideDeadline(Word):
    """Until when a side bet may be placed, in each round."""

    FIRST_CARD_DEALT = "first-card-dealt", "until the first card of the round is dealt"
    FIRST_CARD_REMOVED = "first-card-removed", "until the round begins, that is until its first card leaves the shoe or device"


class MainWager(Word):
    """The wager on the main game without which there is no side bet."""

    OWN = "own-main-wager", "the bettor's own wager on the main game, already placed"
    ON_BOX = "main-wager-on-box", "at least 1 wager on the main game in that box, whoever placed it"


class Counted(Word):
    """Which side bets the limit of a box counts together."""

    EACH_KIND = "each-kind", "every kind of side bet is counted by itself"
    ALL_KINDS = "all-kinds", "side bets of all kinds are counted together"


class SideSign(Word):
    """What the sign tells players about the size of a side bet."""

    AMOUNT = "amount", "the amount of the side bet, on a sign at the table"
    MINIMUM_AND_MAXIMUM = "minimum-and-maximum", "the smallest and the largest side bet, on a sign at the table or near it"


class SideBetOutside(Word):
    """What becomes of a side bet outside the limits on the sign."""

    NOT_TAKEN = "not-taken", "it is not taken"
    AS_MAIN = "as-main", "what becomes of a main wager outside its own limits"


class JudgedOn(Word):
    """The cards that decide a side bet."""

    FIRST_2 = "first-2", "the first 2 cards dealt to the box"
    FIRST_3 = "first-3", "the first 2 cards dealt to the box and the next card that it draws, if it draws one"
    FIRST_2_AND_DEALERS = "first-2-and-dealers-first", "the first 2 cards dealt to the box and the dealer's first card"


class Settled(Word):
    """When a side bet is settled."""

    AFTER_INITIAL_DEAL = "after-initial-deal", "when the initial deal is complete"
    BEFORE_SUBSEQUENT_DEAL = "before-subsequent-deal", "when the initial deal is complete and before the subsequent deal"
    BEFORE_NATURALS = "before-naturals", "in the interim settlement, before naturals are paid"
    AS_SOON_AS_DECIDED = "as-soon-as-decided", "as soon as the cards have decided it"


class Step(Word):
    """One thing that the dealer does to settle a side bet."""

    COLLECT_LOSERS = "collect-losers", "the dealer collects losing side bets"
    LOSERS_TO_FLOAT_TRAY = "losers-to-float-tray", "the dealer collects losing side bets and puts them in the float tray"
    PAY_WINNERS = "pay-winners", "the dealer pays winning side bets"


class Then(Word):
    """How play goes on when side bets have been settled."""

    SUBSEQUENT_DEAL = "subsequent-deal", "the dealer goes on to the subsequent deal"
    HAND_COMPLETED = "hand-completed", "the hand is completed by the rules of the main game"


@dataclass(frozen=True, slots=True)
class ByAnswer:
    """A pattern that depends on how another question is answered, where that is open."""

    asks: Term[Any]
    patterns: tuple[tuple[Word, Pattern], ...]

    def __getitem__(self, answer: Word) -> Pattern:
        return dict(self.patterns)[answer]

    def __str__(self) -> str:
        return "; ".join(f"{fitting}, where {self.asks} is {answer}" for answer, fitting in self.patterns)


SIDE_BETS_OFFERED = Statements(
    "side-bets-offered",
    "Who decides whether this side bet is offered?",
    Chapter.SIDE_BETS,
    says=Said("casino-operator", "offered where the casino operator chooses"),
)
"""Keys: the ids of the side bets."""
SIDE_BETS_TOGETHER = Term[Together]("side-bets-together", "May a table offer more than one side bet?", Chapter.SIDE_BETS)
SIDE_BET_DEADLINE = Term[SideDeadline]("side-bet-deadline", "Until when may a side bet be placed?", Chapter.SIDE_BETS)
SIDE_BET_CHANCE = Statement(
    "side-bet-chance",
    "Who must be given the chance to place the side bet?",
    Chapter.SIDE_BETS,
    says=Said("every-player", "each player is given the chance to wager before the first card"),
)
SIDE_BET_MEDIUM = Statement(
    "side-bet-medium", "What is a side bet made in?", Chapter.SIDE_BETS, says=Said("chips", "the casino's gaming chips")
)
SIDE_BET_PLACE = Statement(
    "side-bet-place",
    "Where is a side bet put?",
    Chapter.SIDE_BETS,
    says=Said("its-area", "in the area that the layout marks for that side bet"),
)
SIDE_BET_REQUIRES = Term[MainWager]("side-bet-requires", "Which main wager must there be before a side bet?", Chapter.SIDE_BETS)
SIDE_BETS_LIMITED_BY = Term[Power]("side-bets-limited-by", "Who may confine side bets to players with a main wager?", Chapter.SIDE_BETS)
SIDE_BETS_PER_WAGER = Term[int]("side-bets-per-wager", "How many of this side bet go with one main wager?", Chapter.SIDE_BETS)
SIDE_BETS_ON_SEVERAL_BOXES = Statement(
    "side-bets-on-several-boxes",
    "Where may a player who backs several boxes side-bet?",
    Chapter.SIDE_BETS,
    says=Said("with-each-wager", "a side bet with each of the wagers on the main game"),
)
SIDE_BETS_PER_BOX = Term[int]("side-bets-per-box", "How many side bets may a box carry?", Chapter.SIDE_BETS)
SIDE_BETS_COUNTED = Term[Counted]("side-bets-counted", "Are side bets of different kinds counted together?", Chapter.SIDE_BETS)
SIDE_BET_PREFERENCE = Statement(
    "side-bet-preference",
    "Whose side bet comes first when room is short?",
    Chapter.SIDE_BETS,
    says=Said("main-bettors-first", "players with a wager on the main game, then the others in the order in which they bet"),
)
SIDE_BET_SIGN = Term[SideSign]("side-bet-sign", "What does the sign say of side bets?", Chapter.SIDE_BETS)
SIDE_BET_OUTSIDE = Term[SideBetOutside]("side-bet-outside-limits", "What becomes of a side bet outside its limits?", Chapter.SIDE_BETS)
SIDE_BET_JUDGED_ON = Term[JudgedOn]("side-bet-judged-on", "Which cards decide the side bet?", Chapter.SIDE_BETS)
PAIR = "2 cards of one number, 2 3 4 5 6 7 8 9 or 10, or both aces, jacks, queens or kings: two unlike court cards are no pair."
"""What the documents call a pair, where a side bet is won with one."""
SIDE_BET_WINS_WITH = Term[Pattern]("side-bet-wins-with", "Which cards can win the side bet?", Chapter.SIDE_BETS)
SIDE_BET_LOSES = Table[Pattern]("side-bet-loses", "Which cards lose the side bet as soon as they lie there?", Chapter.SIDE_BETS)
SIDE_BET_HANDS = Table[Pattern | ByAnswer]("side-bet-hands", "Which cards are this hand?", Chapter.SIDE_BETS)
SIDE_BET_PAYS = Table[Odds | ByDecks | ByTable]("side-bet-pays", "What does this hand pay?", Chapter.SIDE_BETS)
"""Keys of both: the line; before it, in a bet with several printed tables, the number of the table. A line without a hand of its own is
paid on whatever can win. Of several lines that fit, the highest is paid."""
SIDE_BET_OTHERWISE = Term[Result]("side-bet-otherwise", "What becomes of a side bet that no winning line fits?", Chapter.SIDE_BETS)
SIDE_BET_PAID = Statement(
    "side-bet-paid",
    "For how many wins is one side bet paid?",
    Chapter.SIDE_BETS,
    says=Said("highest-only", "the highest win only, where several fit"),
)
SIDE_BET_SETTLED = Term[Settled]("side-bet-settled", "When is the side bet settled?", Chapter.SIDE_BETS)
SIDE_BET_STEPS = Term[tuple[Step, ...]]("side-bet-steps", "What does the dealer do to settle side bets?", Chapter.SIDE_BETS)
SIDE_BET_THEN = Term[Then]("side-bet-then", "How does play go on after side bets are settled?", Chapter.SIDE_BETS)


def decks_4_to_8(*to_one: int) -> ByDecks:
    """A line of a pay table with the five columns that Victoria prints, each so many to 1.

    >>> str(decks_4_to_8(15, 14, 13, 12, 12)[6])
    '13 to 1'
    """
    return ByDecks(tuple((decks, Odds(odds)) for decks, odds in zip(range(4, 9), to_one, strict=True)))
