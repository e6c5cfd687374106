"""Answer `pitboss draft check`: every finding, two that contradict each other side by side with what each would be worth."""

from __future__ import annotations

from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.adjudicate.file import text_of
from pitboss.cli.drafting import asking
from pitboss.cli.odds.figures import percent
from pitboss.cli.screen import answer_json, heading, say
from pitboss.drafts.checking import check
from pitboss.drafts.draft import DraftClause, DraftRules
from pitboss.drafts.finding import Finding
from pitboss.drafts.opening import moment_of
from pitboss.drafts.pricing import Pricing
from pitboss.drafts.usable import conflicts
from pitboss.law.refusal import PitbossError


def answer_check(file: str, on: str | None, *, as_json: bool) -> int:
    """Print what is wrong; the status is 1 if anything is."""
    draft, found = check(text_of(file), LIBRARY, asking(on))
    sides = _sides(draft, on) if draft else []
    if as_json:
        drafted = (
            {"draft": draft.id, "draft_hash": draft.sha256, "over": draft.over}
            if draft
            else {"draft": None, "draft_hash": None, "over": None}
        )
        answer_json(drafted | {"findings": [_record(each) for each in found], "conflicts": sides})
        return 1 if found else 0
    called = "stdin" if file == "-" else file
    if not found:
        assert draft is not None, "what cannot be read is a finding"
        say(f"{called}: nothing is wrong with the draft {draft.id} over {draft.over} (sha256 {draft.sha256[:16]})")
        return 0
    heading(f"{called}: {len(found)} {'finding' if len(found) == 1 else 'findings'}")
    for each in found:
        _print(each)
    for pair in sides:
        say("", f"Two readings of {pair['term']}:")
        say(*(f"  rule {side['rule']} (line {side['line']}): {side['says']}: {_edge(side)}" for side in pair["sides"]))
    return 1


def _print(finding: Finding) -> None:
    about = f"rule {finding.clause}: " if finding.clause else ""
    say(f"{finding.place}: {finding.kind.value}: {about}{finding.says}")
    if finding.instead:
        say(f"  instead: {finding.instead}")


def _record(finding: Finding) -> dict[str, Any]:
    return {
        "kind": finding.kind.value,
        "clause": finding.clause or None,
        "line": finding.place.line,
        "column": finding.place.column,
        "says": finding.says,
        "instead": finding.instead or None,
    }


def _sides(draft: DraftRules, on: str | None) -> list[dict[str, Any]]:
    """Every two clauses that answer one term, each with the house edge that it would make alone."""
    found: list[dict[str, Any]] = []
    for pair in conflicts(draft):
        found.append({"term": pair[0].term.name, "sides": [_side(draft, clause, on) for clause in pair]})
    return found


def _side(draft: DraftRules, clause: DraftClause, on: str | None) -> dict[str, Any]:
    side: dict[str, Any] = {"rule": clause.rule, "line": clause.place.line, "says": clause.says}
    try:
        priced = Pricing(draft.only(clause), LIBRARY, moment_of(draft, LIBRARY, asking(on))).after
    except PitbossError as fault:
        return side | {"house_edge": None, "refused": fault.sentence}
    return side | {"house_edge": priced.edge, "refused": priced.refused or None}


def _edge(side: dict[str, Any]) -> str:
    return f"house edge {percent(side['house_edge'])}" if side["house_edge"] is not None else f"no price: {side['refused']}"
