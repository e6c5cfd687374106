"""The table: its places, the marks on its layout, the shoe, and what else stands on it."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Span, Word


class Likeness(Word):
    """How closely the layout follows its diagram."""

    SIMILAR = "similar", "marked in a similar manner"
    SUBSTANTIALLY_SIMILAR = "substantially-similar", "marked in a substantially similar manner"


class Inscription(Word):
    """What the layout tells the players in words."""

    BLACKJACK_PAYS_3_TO_2 = "blackjack-pays-3-to-2", "a blackjack is paid 3 to 2"
    BLACKJACK_PAYS_2_TO_1 = "blackjack-pays-2-to-1", "a blackjack is paid 2 to 1"
    STANDS_HARD_17_SOFT_18 = "stands-on-hard-17-or-soft-18", "the dealer stands on hard 17 and on soft 18"
    STANDS_17_DRAWS_16 = "stands-on-17-draws-to-16", "the dealer draws to 16 and stands on 17"
    INSURANCE = "insurance", "the word insurance; the odds need not be shown"


class Area(Word):
    """When the layout has a particular area for wagers."""

    ALWAYS = "always", "the layout always has it"
    IF_OFFERED = "if-offered", "the layout has it where the wager is offered"


class CardDevice(Word):
    """What the cards are dealt from."""

    SHOE = "shoe", "a shoe, which holds cards shuffled elsewhere"
    SHUFFLING_DEVICE = "shuffling-device", "a device that itself shuffles and deals: an automatic shuffling shoe"


SEATS = Term[Span]("seats", "How many players can the table seat?", Chapter.EQUIPMENT)
SEATS_MARKED = Statement(
    "seats-marked", "How are the players' places marked?", Chapter.EQUIPMENT, says=Said("numbered", "every place has its number")
)
TABLE_SIDES = Statement(
    "table-sides", "Where do players and dealer sit?", Chapter.EQUIPMENT, says=Said("facing", "players on one side, the dealer opposite")
)
BOXES = Term[Span]("boxes", "How many wagering areas has the layout?", Chapter.EQUIPMENT)
SIDE_BET_BOXES = Term[Span]("side-bet-boxes", "How many areas has the layout for this side bet?", Chapter.EQUIPMENT)

LAYOUT_APPROVAL = Statement(
    "layout-approval",
    "What consent does the layout need?",
    Chapter.EQUIPMENT,
    says=Said("before-use", "the regulator approves it in writing before it is used"),
)
LAYOUT_DIAGRAM = Term[tuple[str, ...]]("layout-diagram", "Which diagrams may the layout follow?", Chapter.EQUIPMENT)
LAYOUT_LIKENESS = Term[Likeness]("layout-likeness", "How closely must the layout follow its diagram?", Chapter.EQUIPMENT)
LAYOUT_MARKS = Statement(
    "layout-marks",
    "Which mark of the casino does the layout bear?",
    Chapter.EQUIPMENT,
    says=Said("name-and-or-logo", "the casino's name, its logo, or both"),
)
LAYOUT_AREAS = Table[Area]("layout-areas", "When does the layout have an area for this wager?", Chapter.EQUIPMENT)
"""Keys: insurance and the ids of the side bets."""
INSCRIPTIONS = Table[Inscription]("inscriptions", "What does the layout say about this?", Chapter.EQUIPMENT)
"""Keys: blackjack, dealer, insurance."""
DIAGRAM_SHOWS = Table[str]("diagram-shows", "What does the diagram show?", Chapter.EQUIPMENT)
"""Keys: the diagram's letter."""

DEALT_FROM = Term[CardDevice]("dealt-from", "What are the cards dealt from?", Chapter.EQUIPMENT)
SHOE_PLACE = Statement(
    "shoe-place",
    "Where does the shoe or shuffling device stand?",
    Chapter.EQUIPMENT,
    says=Said("left-of-dealer", "on the table at the dealer's left, made for the purpose"),
)
MULTISHUFFLER_PLACE = Statement(
    "multishuffler-place",
    "Where does a multishuffler stand?",
    Chapter.EQUIPMENT,
    says=Said("beside-table-left", "next to the table, at the dealer's left"),
)
DISCARD_RACK_DECKS = Term[int]("discard-rack-decks", "How many decks must the discard rack be able to hold?", Chapter.EQUIPMENT)
ALSO_NEEDED = Table[str]("also-needed", "What else does the table need?", Chapter.EQUIPMENT)
"""Keys: float-tray, drop-box, control-panel, jackpot-button and the like; the value describes the thing."""
