"""Answer `pitboss draft price`: edge, variance, chart and side bets, before and after."""

from __future__ import annotations

from time import process_time
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.answers import as_of, dated, in_json
from pitboss.cli.drafting import asking, draft_called
from pitboss.cli.odds.figures import percent
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.drafts.opening import moment_of
from pitboss.drafts.pricing import Effect, Pricing, Worth, changed_cells
from pitboss.law.rules import options
from pitboss.law.values import shown
from pitboss.odds.opened import OF_PLAY
from pitboss.odds.records import Analysis
from pitboss.terms.pack import DECKS

NOT_MODELLED = (
    "hands an hour: no rule says how fast cards are dealt",
    "wagers of several players on one hand, and play that is not the best",
)
MOST_CELLS = 40


def answer_price(file: str, on: str | None, *, full: bool, as_json: bool) -> None:
    """Work a draft out and print what it is worth."""
    begun = process_time()
    draft = draft_called(file)
    assert draft is not None, "a file was named"
    pricing = Pricing(draft, LIBRARY, moment_of(draft, LIBRARY, asking(on)))
    record = _record(pricing, full=full)
    if as_json:
        answer_json(record | {"seconds": process_time() - begun})
    else:
        _print(pricing, record)


def _record(pricing: Pricing, *, full: bool) -> dict[str, Any]:
    before, after = pricing.before, pricing.after
    elected = pricing.electing()
    record: dict[str, Any] = {
        "game": pricing.draft.over,
        **dated(pricing.under.law),
        "options": {term.name: in_json(value) for term, value in pricing.under.elected.items()},
        "before": _worth(before) | _spread(analysis_before := pricing.analysed(pricing.below)),
        "after": _worth(after) | _spread(analysis_after := pricing.analysed(pricing.under)),
        "change": _change(before, after),
        "clauses": [_effect(each, before) for each in pricing.clauses()],
        "elections": None if elected is None else {"says": elected.says, "change": _change(elected.worth, before)},
        "chart": _chart(analysis_before, analysis_after),
        "side_bets": {name: _worth(each) for name, each in pricing.side_bets().items()},
        "not_modelled": list(NOT_MODELLED),
    }
    return record | _by(pricing) if full else record


def _worth(worth: Worth) -> dict[str, Any]:
    values = {bet: float(value) for bet, value in worth.values.items()}
    return {"house_edge": worth.edge, "ev": None if worth.edge is None else -worth.edge, "bets": values, "refused": worth.refused or None}


def _spread(found: Analysis | None) -> dict[str, Any]:
    return {"variance": found.variance if found else None}


def _change(before: Worth, after: Worth) -> float | None:
    """What the player gains, of each unit wagered; less than nothing where the house does."""
    return None if before.edge is None or after.edge is None else before.edge - after.edge


def _effect(effect: Effect, before: Worth) -> dict[str, Any]:
    return {"rule": effect.rule, "says": effect.says, **_worth(effect.worth), "change": _change(before, effect.worth)}


def _chart(before: Analysis | None, after: Analysis | None) -> list[dict[str, str]] | None:
    if before is None or after is None:
        return None
    cells = changed_cells(before.strategy, after.strategy)
    return [{"hand": each.hand, "dealer": each.dealer, "before": each.before, "after": each.after} for each in cells]


def _by(pricing: Pricing) -> dict[str, Any]:
    """By decks, and by every other option of play."""
    found = {}
    for name, option in options(pricing.under.law).items():
        if option.term.chapter in OF_PLAY or option.term == DECKS:
            rows = [
                {"value": in_json(value), "before": _worth(now), "after": _worth(then), "change": _change(now, then)}
                for value, now, then in pricing.by(option.term)
            ]
            found[name] = rows
    return {"by_decks": found.pop(DECKS.name, []), "by_option": found}


def _print(pricing: Pricing, record: dict[str, Any]) -> None:
    heading(f"{pricing.under.book.name} ({pricing.draft.over})")
    say(*as_of(pricing.under.law))
    elected = ", ".join(f"{term.name} {shown(value)}" for term, value in pricing.under.elected.items())
    say(*([elected] if elected else []), "")
    columns = (Column("rule"), Column("says", share=60), Column("to the player", right=True), Column("house edge", right=True))
    rows = [(each["rule"], each["says"], _gain(each["change"]), _edge(each)) for each in record["clauses"]]
    rows = [("", "as it stands", "", _edge(record["before"])), *rows, ("", "all together", _gain(record["change"]), _edge(record["after"]))]
    table(columns, rows)
    if record["elections"]:
        say(f"The elections alone ({record['elections']['says']}): {_gain(record['elections']['change'])} to the player.")
    if record["before"]["variance"] is not None and record["after"]["variance"] is not None:
        say(f"Variance of a round: {record['before']['variance']:.4f} as it stands, {record['after']['variance']:.4f} under the draft.")
    refused = [f"{each['rule']}: {each['refused']}" for each in record["clauses"] if each["refused"]]
    refused += [f"all together: {record['after']['refused']}"] if record["after"]["refused"] else []
    if refused:
        say("", "No price:", *(f"  {line}" for line in refused))
    _print_chart(record["chart"])
    for name, each in record["side_bets"].items():
        say("", f"{name}: {_edge(each) if each['house_edge'] is not None else each['refused']} to the house")
    for name, rows in ({"decks": record["by_decks"]} | record["by_option"] if "by_decks" in record else {}).items():
        print()
        heading(f"By {name}")
        table(
            (Column(name), Column("as it stands", right=True), Column("under the draft", right=True), Column("to the player", right=True)),
            [(str(each["value"]), _edge(each["before"]), _edge(each["after"]), _gain(each["change"])) for each in rows],
        )
    say("", f"Not modelled: {'; '.join(record['not_modelled'])}.")


def _print_chart(cells: list[dict[str, str]] | None) -> None:
    if cells is None:
        return
    print()
    heading(f"Basic strategy: {len(cells)} {'place changes' if len(cells) == 1 else 'places change'}")
    if cells:
        columns = (Column("hand"), Column("against"), Column("as it stands"), Column("under the draft"))
        table(columns, [(each["hand"], each["dealer"], each["before"], each["after"]) for each in cells[:MOST_CELLS]])
        if len(cells) > MOST_CELLS:
            say(f"and {len(cells) - MOST_CELLS} more (--json has them all)")


def _gain(change: float | None) -> str:
    return "–" if change is None else percent(change)


def _edge(worth: dict[str, Any]) -> str:
    return "no price" if worth["house_edge"] is None else percent(worth["house_edge"])
