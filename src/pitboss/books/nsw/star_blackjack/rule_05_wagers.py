"""NSW-STAR-BJ, rule 5: Wagers."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.rule_05_wagers_common import RULE_5_COMMON
from pitboss.law.clause import Clause

RULE_5: tuple[Clause[Any], ...] = RULE_5_COMMON
