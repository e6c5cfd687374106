"""Conditions as a page: every matter under the rule that asks for it, in the order of the document."""

from __future__ import annotations

from pitboss.law.rules import Rules
from pitboss.tournament.paper.check import check, heads
from pitboss.tournament.paper.conditions import Conditions

NOT_HERE = "There is no such thing in this tournament."


def page(rules: Rules, conditions: Conditions) -> str:
    """The conditions in Markdown; what is lacking stands at the top, so that nobody takes a draft for the paper."""
    lines = [f"# {conditions.name}", "", f"Conditions of a tournament at {rules.book.name} ({rules.book.id}).", ""]
    found = check(rules, conditions)
    if found:
        lines += ["**A draft.** Lacking:", "", *(f"- {each.said} ({each.rule})" for each in found), ""]
    for head, under in heads(rules, conditions).items():
        lines += [f"## {head}", ""]
        for matter in under:
            said = NOT_HERE if matter.said is None else matter.said or "Not stated."
            lines.append(f"- {matter.name.replace('-', ' ').capitalize()}: {said} [{matter.rule.partition(' ')[2]}]")
        lines.append("")
    return "\n".join(lines)
