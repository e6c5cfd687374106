"""Com-Bo: five cards in a row, and the bets on how they compare."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import ByDecks, Odds, Said, Word
from pitboss.terms.powers import Power


class Tie(Word):
    """What two neighbouring cards of equal rank do."""

    LOSES_AND_BREAKS_RUN = (
        "loses-and-breaks-run",
        "the single on those cards loses, high or low, and no run goes past them; com-bos are not touched",
    )
    LOSES_COM_BOS_TOO = (
        "loses-com-bos-too",
        "the single on those cards loses, no run goes past them, and every wager on the com-bos of that round loses too",
    )


class Run(Word):
    """Whether a longer run takes the place of a shorter one."""

    EACH_FOR_ITSELF = "each-for-itself", "each run is a bet of its own and wins whether or not a longer run also holds"
    EXACT_LENGTH = "exact-length", "a run wins only if it goes no further than its own length"


class Combination(Word):
    """For what a wager on the com-bos is paid."""

    HIGHEST_ONLY = "highest-only", "1 wager covers every combination and is paid for the highest only"
    EACH_A_BET = "each-a-bet", "each combination is a bet of its own, paid where it is the highest that the cards hold"


class Outranks(Word):
    """Which way the cards must go, aces high and suits alike."""

    HIGHER = "higher", "each card outranks the next"
    LOWER = "lower", "each card ranks below the next"


@dataclass(frozen=True, slots=True)
class Compared:
    """The positions whose cards a single or a run compares, in order.

    >>> str(higher(1, 2, 3)), str(lower(5, 1))
    ('1 > 2 > 3', '5 < 1')
    """

    way: Outranks
    positions: tuple[int, ...]

    def __str__(self) -> str:
        return (" > " if self.way is Outranks.HIGHER else " < ").join(map(str, self.positions))


def higher(*positions: int) -> Compared:
    """Each of the positions holds a higher card than the next."""
    return Compared(Outranks.HIGHER, positions)


def lower(*positions: int) -> Compared:
    """Each of the positions holds a lower card than the next."""
    return Compared(Outranks.LOWER, positions)


@dataclass(frozen=True, slots=True)
class Pattern:
    """How many of the five cards are of one kind, the largest group first.

    >>> str(Pattern((3, 2)))
    '3 + 2'
    """

    groups: tuple[int, ...]

    def __str__(self) -> str:
        return " + ".join(map(str, self.groups))


def alike(*groups: int) -> Pattern:
    """So many cards of one kind, so many of another, and odd cards as ones."""
    return Pattern(groups)


def decks_1_and_8(one: Odds | None, eight: Odds | None) -> ByDecks:
    """A line of the pay tables, with one deck and with eight; None where the line is not available.

    >>> str(decks_1_and_8(None, Odds(1000)))
    '1 deck not available, 8 decks 1000 to 1'
    """
    return ByDecks(((1, one), (8, eight)))


COM_BO_CARDS = Term[int]("com-bo-cards", "How many cards are dealt in a round?", Chapter.COM_BO)
COM_BO_DEAL = Statement(
    "com-bo-deal",
    "How are the cards dealt?",
    Chapter.COM_BO,
    says=Said("face-up-from-box-1", "1 card to each box, face up, from box 1 clockwise by their numbers"),
)
COM_BO_RESULT = Statement(
    "com-bo-result",
    "How is the result made known?",
    Chapter.COM_BO,
    says=Said("called-and-keyed", "the dealer announces it and keys the cards in, which lights the winning areas"),
)
COM_BO_KEY_ORDER = Statement(
    "com-bo-key-order",
    "In which order are the cards keyed in?",
    Chapter.COM_BO,
    says=Said("as-dealt", "in the order in which they were dealt"),
)
COM_BO_SETTLED = Statement(
    "com-bo-settled",
    "When are wagers settled?",
    Chapter.COM_BO,
    says=Said("after-keying", "once the result has been keyed in: losing wagers taken, winning wagers paid"),
)
CONTROL_PANEL = Term[Power]("control-panel", "Who may work the control panel?", Chapter.COM_BO)
COM_BO_TIE = Term[Tie]("com-bo-tie", "What do two equal neighbours do?", Chapter.COM_BO)
COM_BO_RUNS = Term[Run]("com-bo-runs", "Does a shorter run win when a longer one holds too?", Chapter.COM_BO)
COM_BO_PAID = Term[Combination]("com-bo-paid", "For what is a wager on the com-bos paid?", Chapter.COM_BO)
COM_BO_COMPARES = Table[Compared]("com-bo-compares", "Which positions does this bet compare, and how?", Chapter.COM_BO)
"""Keys: high-1 to high-5, low-1 to low-5, high-run-2 to high-run-4, low-run-2 to low-run-4."""
COM_BO_PATTERNS = Table[Pattern]("com-bo-patterns", "How many cards of one kind make this combination?", Chapter.COM_BO)
"""Keys: com-bo/one-pair and so on, as in the pay table; the highest is the one with the largest groups."""
COM_BO_PAYS = Table[ByDecks]("com-bo-pays", "What does this bet pay?", Chapter.COM_BO)
"""Keys: those of both other tables."""
