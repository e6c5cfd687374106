"""What each card is worth, and how well a system tells it: as JSON and on a page."""

from __future__ import annotations

from time import process_time
from typing import Any

from pitboss.cli.answers import as_of
from pitboss.cli.count.kit import Kit
from pitboss.cli.progress import counted
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.count.correlation import betting_correlation
from pitboss.count.efficiency import choices
from pitboss.count.removal import Effects, bet_effects, effects_of_removal, insurance_effects

METHOD = (
    "Effects of removal are exact: what a full shoe without the card is worth with the best play, less what the full shoe is, in percent "
    "of a unit.",
    "Playing efficiency takes what a decision gains as normal about its value at the full shoe, averaged over 10 to 70 percent of the pack "
    "gone; two cards stand for each row of the chart, and insurance is left out.",
)


def answer(kit: Kit, *, as_json: bool) -> None:
    """Work it out, with a progress bar over what takes long, and print it."""
    begun = process_time()
    effects = effects_of_removal(kit.rules, lambda kinds: counted(kinds, "cards"))
    insured = insurance_effects(kit.rules)
    bets = {name: bet_effects(rules, effects.shoe) for name, rules in kit.beside.items()}
    thought_of = choices(kit.rules, lambda places: counted(places, "places of the chart"))
    tags = kit.counted.tags
    figures: dict[str, Any] = {
        "betting_correlation": betting_correlation(tags, effects),
        "playing_efficiency": thought_of.efficiency(tags),
        "insurance_correlation": betting_correlation(tags, insured["A"]) if "A" in insured else None,
    }
    if as_json:
        answer_json(
            kit.about()
            | {"ev": effects.value, "effects_of_removal": effects.of_rank, "mean_effect": effects.mean}
            | figures
            | {"perfect_play_gain": thought_of.gain(), "system_play_gain": thought_of.gain(tags)}
            | {"insurance": {against: _record(each, kit) for against, each in insured.items()}}
            | {"side_bets": {name: _record(each, kit) for name, each in bets.items()}}
            | {"method": list(METHOD), "seconds": process_time() - begun}
        )
        return
    heading(f"{kit.title()}: {tags.name}")
    say(*as_of(kit.rules.law), "What a card that leaves the full shoe changes, in percent of a unit:", "")
    columns = {"main wager": effects} | {f"insurance, {against}": each for against, each in insured.items()} | bets
    table(
        (Column("card"), *(Column(name, right=True) for name in columns)),
        [(_named(rank), *(f"{each.of_rank[rank]:+.4f}".replace("-", "−") for each in columns.values())) for rank in effects.of_rank],
    )
    print()
    table(
        (Column(f"{tags.name}, a {kit.kind} count"), Column("", right=True)),
        [(words.replace("_", " "), _three(value)) for words, value in figures.items() if value is not None]
        + [(f"correlation with {name}", _three(betting_correlation(tags, each))) for name, each in bets.items()],
    )
    say("", *METHOD)


def _record(effects: Effects, kit: Kit) -> dict[str, Any]:
    return {"ev": effects.value, "effects_of_removal": effects.of_rank, "correlation": betting_correlation(kit.counted.tags, effects)}


def _named(rank: str) -> str:
    return "10" if rank == "T" else rank


def _three(value: float) -> str:
    return f"{value if abs(value) >= 0.0005 else 0.0:.3f}".replace("-", "−")
