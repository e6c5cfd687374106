"""What a document did, as people and programs read it."""

from __future__ import annotations

from collections.abc import Sequence

from pitboss.cli.answers import dated
from pitboss.cli.odds.price_page import merged, price_record, together
from pitboss.cli.screen import Column, heading, say, table
from pitboss.law.document import Document
from pitboss.odds.price.notice import Effect
from pitboss.odds.price.record import Price, percent

COLUMNS = [
    Column("Term", share=26),
    Column("Before", share=18),
    Column("After", share=18),
    Column("Did", right=True),
    Column("Rule", share=26),
]


MANY = 8


def print_notice(document: Document, effects: Sequence[Effect], elsewhere: str) -> None:
    """Print what it did to each book, then what lies outside the books."""
    start = document.operates_from
    heading(f"{document.title} ({document.key}){f', from {start}' if start else ''}")
    for effect in effects:
        print()
        _print(effect)
    if elsewhere:
        say("", f"{elsewhere[:1].upper()}{elsewhere[1:]}.")
    if any(price.moves for effect in effects for price in effect.prices):
        say(
            "",
            "Did: what it gave (+) or took (−) from a player who plays best, of each unit wagered; each rule alone, the others as after.",
        )


def _print(effect: Effect) -> None:
    heading(f"{effect.name} ({effect.book})")
    say(f"{effect.against[:1].upper()}{effect.against[1:]}.")
    usual = next(iter(effect.after))
    moving = sorted((price for price in effect.prices if price.moves), key=lambda price: (price.bet != usual, -price.size))
    if moving:
        table(COLUMNS, [_row(price, usual) for price in merged(moving)])
    if moving or effect.before or not effect.prices:
        say(*(f"{bets}: {percent(value)} to the player{_whole(effect, bets)}" for bets, value in together(dict(effect.after)).items()))
    say(*_still([term for price in effect.prices if price.is_priced and not price.moves for term in price.terms]))
    say(*(f"No price for {price.term}: {price.remark}." for price in effect.prices if not price.is_priced))


def _still(terms: Sequence[str]) -> list[str]:
    if not terms:
        return []
    count = "1 term does" if len(terms) == 1 else f"{len(terms)} terms do"
    named = ", ".join(terms) if len(terms) <= MANY else f"from {terms[0]} to {terms[-1]}"
    return [f"{count} not change what the cards pay: {named}."]


def _whole(effect: Effect, bet: str) -> str:
    """All of it together, where there was something before."""
    if bet not in effect.before:
        return ""
    return f", {percent(effect.before[bet])} before: all of it together {percent(effect.whole[bet])}"


def _row(price: Price, usual: str) -> tuple[str, ...]:
    assert price.difference is not None, "only what is priced is in the table"
    term = price.term if price.bet == usual else f"{price.term}, on {price.bet}"
    return term, price.instead, price.in_force, percent(-price.difference), price.citation


def notice_record(document: Document, effects: Sequence[Effect], elsewhere: str) -> dict[str, object]:
    """The same as JSON carries it."""
    start = document.operates_from
    return {
        "document": document.key,
        "title": document.title,
        "from": start.local.isoformat() if start else None,
        "books": [
            {
                "game": effect.book,
                "name": effect.name,
                **dated(effect.law),
                "against": effect.against,
                "before": {bet: float(value) for bet, value in effect.before.items()},
                "after": {bet: float(value) for bet, value in effect.after.items()},
                "whole": {bet: float(value) for bet, value in effect.whole.items()},
                "prices": [price_record(price) for price in effect.prices],
            }
            for effect in effects
        ],
        "elsewhere": elsewhere or None,
    }
