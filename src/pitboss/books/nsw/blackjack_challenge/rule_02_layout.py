"""New South Wales, Blackjack Challenge: rule 2, table layout and equipment, with diagrams A, B and C."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Span
from pitboss.terms.equipment import (
    ALSO_NEEDED,
    BOXES,
    DEALT_FROM,
    DIAGRAM_SHOWS,
    DISCARD_RACK_DECKS,
    INSCRIPTIONS,
    LAYOUT_AREAS,
    LAYOUT_DIAGRAM,
    LAYOUT_LIKENESS,
    TABLE_SIDES,
    Area,
    CardDevice,
    Inscription,
    Likeness,
)
from pitboss.terms.side_bets import SIDE_BETS_TOGETHER, Together

RULE_2: tuple[Clause[Any], ...] = (
    # 2.1 the table
    state("2.1", TABLE_SIDES),
    # 2.2 the layout
    rule("2.2", LAYOUT_DIAGRAM, ("A", "B", "C")),
    rule("2.2", LAYOUT_LIKENESS, Likeness.SUBSTANTIALLY_SIMILAR),
    rule("2.2.1", BOXES, Span(5, 7), reading="E33"),
    rule("2.2.2.1", INSCRIPTIONS["blackjack"], Inscription.BLACKJACK_PAYS_2_TO_1, also=("2.2.2",), reading="E31"),
    rule("2.2.2.2", INSCRIPTIONS["dealer"], Inscription.STANDS_17_DRAWS_16, also=("2.2.2",)),
    rule("2.2.3", LAYOUT_AREAS["any-pairs"], Area.IF_OFFERED, also=("2.2.2.3",), reading="E31"),
    rule("2.2.3", LAYOUT_AREAS["perfect-pairs"], Area.IF_OFFERED),
    rule("2.2.3", SIDE_BETS_TOGETHER, Together.AREA_FOR_EACH, also=("2.2.2.3",), reading="H40"),
    # 2.3 further equipment
    rule("2.3.1", DEALT_FROM, CardDevice.SHOE, CardDevice.SHUFFLING_DEVICE, also=("2.3", "3.7")),
    rule("2.3.2", DISCARD_RACK_DECKS, 8, also=("2.3",)),
    rule("2.3.3", ALSO_NEEDED["float-tray"], "a float tray", also=("2.3",)),
    # 2.4 drop box
    rule("2.4", ALSO_NEEDED["drop-box"], "a drop box attached to the table"),
    # Diagrams
    rule("Diagram A", DIAGRAM_SHOWS["A"], "the layout without a side bet"),
    rule("Diagram B", DIAGRAM_SHOWS["B"], "the layout with Any Pairs"),
    rule("Diagram C", DIAGRAM_SHOWS["C"], "the layout with Perfect Pairs"),
)
