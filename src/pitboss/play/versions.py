"""Versions of Magnificent Sevens: while one is in play, every table of the game plays that one."""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.law.refusal import Refused, listed
from pitboss.play.side_bets import SEVENS
from pitboss.play.table import Table
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION, MAGNIFICENT_SEVENS_VERSION_AT


def require_one_version(tables: Iterable[Table]) -> int | None:
    """The version of Magnificent Sevens that these tables play, None if none offers it; `Refused` if they differ."""
    offered = [table.side_bets[SEVENS] for table in tables if SEVENS in table.side_bets]
    versions = sorted({rules[MAGNIFICENT_SEVENS_VERSION] for rules in offered})
    for rules in offered:
        if rules.get(MAGNIFICENT_SEVENS_VERSION_AT) and len(versions) > 1:
            rule = rules.why(MAGNIFICENT_SEVENS_VERSION_AT).citation
            said = f"the tables play versions {listed(map(str, versions))} of Magnificent Sevens: all must play the same one"
            raise Refused("versions", f"{said} ({rule})", rule=rule)
    return versions[0] if versions else None
