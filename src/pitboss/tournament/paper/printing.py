"""Conditions as a page: every matter under the rule that asks for it, in the order of the document."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.law.rules import Rules
from pitboss.tournament.paper.check import check, heads, matters
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.matters import MATTERS, stated

BESIDE = "Beside the list"
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
    more = list(_beside(rules, conditions))
    if more:
        lines += [f"## {BESIDE}", "", *(f"- {name.replace('-', ' ').capitalize()}: {said}" for name, said in more), ""]
    return "\n".join(lines)


def _beside(rules: Rules, conditions: Conditions) -> Iterator[tuple[str, str]]:
    """What decides and is on no list of the document: figures of the paper, the time to wager, and every statement in its own words."""
    listed = {matter.name for matter in matters(rules, conditions)}
    said = " ".join(matter.said or "" for matter in matters(rules, conditions))
    for name in MATTERS:
        found = stated(conditions, name) if name not in listed else None
        if found:
            yield name, found
    if conditions.wagering.seconds:
        yield "time-to-wager", f"A wager is made within {conditions.wagering.seconds} seconds."
    for name, words in conditions.statements.items():
        if words and words not in said and name not in MATTERS.keys() - listed:
            yield name, words
