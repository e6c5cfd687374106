"""New South Wales, Star Blackjack: rule 2, table layout and equipment, with diagrams A, B and C."""

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

RULE_2: tuple[Clause[Any], ...] = (
    # 2.1 the table
    state("2.1", TABLE_SIDES),
    # 2.2 the layout
    rule("2.2", LAYOUT_DIAGRAM, ("A", "B", "C")),
    rule("2.2", LAYOUT_LIKENESS, Likeness.SUBSTANTIALLY_SIMILAR),
    rule("2.2.1", BOXES, Span(5, 9), reading="E33"),
    rule("2.2.2", LAYOUT_AREAS["insurance"], Area.ALWAYS),
    rule("2.2.3.1", INSCRIPTIONS["blackjack"], Inscription.BLACKJACK_PAYS_3_TO_2, also=("2.2.3",)),
    rule("2.2.3.2", INSCRIPTIONS["dealer"], Inscription.STANDS_HARD_17_SOFT_18, also=("2.2.3",)),
    rule("2.2.3.3", INSCRIPTIONS["insurance"], Inscription.INSURANCE, also=("2.2.3",)),
    rule("2.2.4", LAYOUT_AREAS["perfect-pairs"], Area.IF_OFFERED),
    rule("2.2.4", LAYOUT_AREAS["any-pairs"], Area.IF_OFFERED),
    rule("2.2.4", LAYOUT_AREAS["lucky-lucky"], Area.IF_OFFERED),
    # 2.3 further equipment
    rule("2.3.1", DEALT_FROM, CardDevice.SHOE, CardDevice.SHUFFLING_DEVICE, also=("2.3", "3.6")),
    rule("2.3.2", DISCARD_RACK_DECKS, 8, also=("2.3",)),
    rule("2.3.3", ALSO_NEEDED["float-tray"], "a float tray", also=("2.3",)),
    # 2.4 drop box
    rule("2.4", ALSO_NEEDED["drop-box"], "a drop box attached to the table"),
    # Diagrams
    rule("Diagram A", DIAGRAM_SHOWS["A"], "7 places with Perfect Pairs; areas may be added or taken away for 5, 6 or 9 players"),
    rule("Diagram B", DIAGRAM_SHOWS["B"], "7 places with Any Pairs; areas may be added or taken away for 5, 6 or 9 players"),
    rule("Diagram C", DIAGRAM_SHOWS["C"], "7 places with Lucky Lucky; areas may be added or taken away for 5, 6 or 9 players"),
)
