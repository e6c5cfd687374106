"""Victoria, Casino Rules Notice 29 of 2000, Crown Com-Bo: rule 2, equipment."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Span
from pitboss.terms.equipment import (
    ALSO_NEEDED,
    DEALT_FROM,
    LAYOUT_DIAGRAM,
    LAYOUT_LIKENESS,
    LAYOUT_MARKS,
    SEATS,
    SEATS_MARKED,
    CardDevice,
    Likeness,
)

RULE_2: tuple[Clause[Any], ...] = (
    # 2.1 the table
    rule("2.1", SEATS, Span(1, 7)),
    state("2.1", SEATS_MARKED),
    # 2.2 the layout
    rule("2.2", LAYOUT_DIAGRAM, ("A",), reading="A38"),
    rule("2.2", LAYOUT_LIKENESS, Likeness.SIMILAR),
    state("2.2", LAYOUT_MARKS),
    # 2.3 the shoe
    rule("2.3", DEALT_FROM, CardDevice.SHOE, CardDevice.SHUFFLING_DEVICE, also=("3.1", "4.1(e)")),
    # 2.4 the control panel
    rule(
        "2.4",
        ALSO_NEEDED["control-panel"],
        "a panel with a switch or button for every card from ace to king, which lights the winning areas once a result is keyed in",
    ),
)
