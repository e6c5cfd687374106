"""The best tags of a level, as JSON and on a page."""

from __future__ import annotations

from pitboss.cli.answers import as_of
from pitboss.cli.count.kit import Kit
from pitboss.cli.progress import counted
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.count.best import best_tags
from pitboss.count.correlation import betting_correlation
from pitboss.count.removal import bet_effects, effects_of_removal
from pitboss.sim.tags import SYSTEMS


def answer(kit: Kit, level: int, *, as_json: bool) -> None:
    """Search, and print the tags beside the systems that go by a name."""
    effects = effects_of_removal(kit.rules, lambda kinds: counted(kinds, "cards"))
    found = best_tags(effects, level)
    bets = {name: best_tags(bet_effects(rules, effects.shoe), level) for name, rules in kit.beside.items()}
    known = {name: betting_correlation(tags, effects) for name, tags in SYSTEMS.items()}
    if as_json:
        answer_json(
            kit.about()
            | {"level": level, "tags": found.of_rank, "betting_correlation": found.correlation, "systems": known}
            | {"side_bets": {name: {"tags": each.of_rank, "correlation": each.correlation} for name, each in bets.items()}}
        )
        return
    heading(f"{kit.title()}: the best tags of level {level}")
    say(*as_of(kit.rules.law), "")
    rows = [("main wager", found), *bets.items()]
    table(
        (Column("for"), *(Column("10" if rank == "T" else rank, right=True) for rank in found.of_rank), Column("correlation", right=True)),
        [
            (name, *(f"{tag:+d}".replace("-", "−") if tag else "0" for tag in each.of_rank.values()), f"{each.correlation:.4f}")
            for name, each in rows
        ],
    )
    print()
    table(
        (Column("system"), Column("correlation", right=True)),
        [(name, f"{value:.4f}") for name, value in sorted(known.items(), key=lambda each: -each[1])],
    )
