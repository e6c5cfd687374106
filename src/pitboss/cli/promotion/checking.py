"""Answer `pitboss promotion check`."""

from __future__ import annotations

from pitboss.cli.answers import as_of, dated
from pitboss.cli.promotion.opening import opened
from pitboss.cli.screen import answer_json, heading, say
from pitboss.promotion.paper.check import check, matters, particulars


def answer_check(name: str, on: str | None, *, in_json: bool) -> int:
    """Say what is stated and what is lacking; the status is 1 if anything is."""
    terms, game = opened(name, on)
    found = check(game.rules, terms)
    listed = [("", each) for each in matters(game.rules, terms)]
    listed += [(prize.name, each) for prize in terms.prizes for each in particulars(game.rules, prize)]
    if in_json:
        answer_json(
            {
                "name": terms.name,
                "game": terms.game,
                **dated(game.rules.law),
                "matters": [
                    {"prize": prize, "matter": each.name, "rule": each.rule, "required": str(each.required), "stated": each.said}
                    for prize, each in listed
                ],
                "findings": [{"matter": each.matter, "said": each.said, "rule": each.rule} for each in found],
            }
        )
        return 1 if found else 0
    heading(f"{terms.name}: terms under {game.name}")
    say(*as_of(game.rules.law))
    for prize, matter in listed:
        if matter.said:
            say(f"  {f'{prize}: ' if prize else ''}{matter.name} ({matter.rule}): {matter.said}")
    if not found:
        say("Nothing is lacking.")
    for each in found:
        say(f"  lacking: {each.said} ({each.rule})")
    return 1 if found else 0
