"""What a game is worth: by decks, its spread, its chart, the hands that depart from it, and the bets beside it."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.cli.odds.figures import percent
from pitboss.cli.odds.price_page import bets_of
from pitboss.cli.pages.facts import Facts, bets_by_decks
from pitboss.cli.pages.markdown import table
from pitboss.odds.price.record import Number, percent as signed
from pitboss.odds.records import Analysis

MOST_DEPARTURES = 12


def odds_part(facts: Facts) -> str:
    """Everything about the opening wager."""
    analysis = facts.analysis
    if analysis is None:
        return ""
    edges = table(
        ["decks", *map(str, facts.by_decks)],
        [["house edge", *(percent(-value) for value in facts.by_decks.values())]],
        numbers=len(facts.by_decks),
    )
    parts = [
        "## What it is worth\n",
        f"With the best play of the exact cards, off the top of a full shoe, of each unit of the opening wager:\n\n{edges}",
        _spread(analysis),
        f"## Best play\n\n![Best play of {facts.book.name}, {analysis.decks} decks]({facts.book.id}.svg)\n",
        _departures(analysis),
    ]
    return "\n".join(part for part in parts if part)


def _spread(analysis: Analysis) -> str:
    deviation = f"A round's standard deviation is {analysis.standard_deviation:.4f} units with {analysis.decks} decks."
    lines = [f"{deviation} Playing by totals alone costs {percent(analysis.table_cost)} more.\n"]
    if analysis.super_bonus:
        head = ["opening wager", *(f"${stake}" for stake in analysis.super_bonus)]
        row = ["the Super Bonus adds", *(percent(value) for value in analysis.super_bonus.values())]
        lines.append(table(head, [row], numbers=len(analysis.super_bonus)))
    return "\n".join([*lines, "".join(f"- {line}\n" for line in analysis.method)])


def _departures(analysis: Analysis) -> str:
    found = sorted(analysis.departures, key=lambda each: (-round(each.gain, 10), each.hand, each.dealer))
    if not found:
        return ""
    rows = [(each.hand, each.dealer, str(each.table), str(each.best), percent(each.gain, 6)) for each in found[:MOST_DEPARTURES]]
    left = len(found) - len(rows)
    more = f"\nAnd {left} more, each worth less: `pitboss odds {analysis.game} --json` has them all.\n" if left else ""
    head = table(["hand", "against", "by totals", "better", "gains a round"], rows, numbers=1)
    return f"### Hands better played otherwise than their total says\n\n{head}{more}"


def bets_part(facts: Facts) -> str:
    """The bets that cards alone decide, by decks."""
    bets = _alike(bets_by_decks(facts))
    if not bets:
        return ""
    title = "## What its bets are worth" if facts.analysis is None else "## Side bets"
    rows = [[name, *(signed(value) for value in values.values())] for name, values in bets.items()]
    head = ["to the player, with decks", *map(str, next(iter(bets.values())))]
    return f"{title}\n\n{table(head, rows, numbers=len(head) - 1)}"


def _alike(bets: Mapping[str, Mapping[int, Number]]) -> dict[str, Mapping[int, Number]]:
    """Bets of the same values told together."""
    groups: dict[tuple[tuple[int, Number], ...], list[str]] = {}
    for name, values in bets.items():
        groups.setdefault(tuple(values.items()), []).append(name)
    return {bets_of(names): dict(values) for values, names in groups.items()}
