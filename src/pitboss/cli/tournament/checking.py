"""Answer `pitboss tournament check`."""

from __future__ import annotations

from pitboss.cli.answers import as_of, dated
from pitboss.cli.screen import answer_json, heading, say
from pitboss.cli.tournament.opening import opened
from pitboss.tournament.paper.check import check, matters


def answer_check(name: str, on: str | None, *, in_json: bool) -> int:
    """Say what is stated and what is lacking; the status is 1 if anything is."""
    conditions, game = opened(name, on)
    found = check(game.rules, conditions)
    if in_json:
        answer_json(
            {
                "name": conditions.name,
                "game": conditions.game,
                **dated(game.rules.law),
                "matters": [
                    {"matter": each.name, "rule": each.rule, "required": str(each.required), "stated": each.said}
                    for each in matters(game.rules, conditions)
                ],
                "findings": [{"matter": each.matter, "said": each.said, "where": each.where, "rule": each.rule} for each in found],
            }
        )
        return 1 if found else 0
    heading(f"{conditions.name}: conditions for {game.name}")
    say(*as_of(game.rules.law))
    for matter in matters(game.rules, conditions):
        if matter.said:
            say(f"  {matter.name} ({matter.rule}): {matter.said}")
    if not found:
        say("Nothing is lacking.")
    for each in found:
        say(f"  lacking: {each.said} ({each.rule}){f'; write {each.where}' if each.where else ''}")
    return 1 if found else 0
