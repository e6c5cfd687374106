"""Victoria, Casino Rules Notice 1 of 2003, Blackjack: rule 2, equipment."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Span
from pitboss.terms.equipment import (
    BOXES,
    DEALT_FROM,
    LAYOUT_DIAGRAM,
    LAYOUT_LIKENESS,
    LAYOUT_MARKS,
    SEATS,
    CardDevice,
    Likeness,
)

RULE_2: tuple[Clause[Any], ...] = (
    # 2.1 the table
    rule("2.1", SEATS, Span(1, 9)),
    # 2.2 the layout
    rule("2.2", LAYOUT_DIAGRAM, ("A",), reading="A38"),
    rule("2.2", LAYOUT_LIKENESS, Likeness.SIMILAR),
    rule("2.2.1", BOXES, Span(1, 9)),
    state("2.2.2", LAYOUT_MARKS),
    # 2.3 the shoe
    rule("2.3", DEALT_FROM, CardDevice.SHOE, CardDevice.SHUFFLING_DEVICE, also=("3.1.1", "4.1.1(f)")),
)
