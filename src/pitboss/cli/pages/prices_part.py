"""What the clauses, options and readings of a game and of its side bets are worth."""

from __future__ import annotations

from collections.abc import Sequence

from pitboss.books import LIBRARY
from pitboss.cli.odds.price_page import bets_of
from pitboss.cli.pages.facts import Facts
from pitboss.cli.pages.markdown import table
from pitboss.odds.price.record import MAIN, Price, Subject, percent
from pitboss.odds.price.stored import on_file
from pitboss.terms.pack import DECKS

INTRO = (
    "What a player who plays best would gain (+) or lose (−), of each unit wagered, if one rule said something else and all others stood."
)
TITLES = {
    Subject.CLAUSE: "Its own clauses, against what they displaced",
    Subject.OPTION: "What the house may choose",
    Subject.READING: "What a doubt in the words may be read as",
}


def prices_part(facts: Facts) -> str:
    """The prices, the largest first, at every number of decks where they were worked out."""
    parts = [f"### {words}\n\n{_priced(facts, subject)}" for subject, words in TITLES.items() if facts.at_usual_decks(subject)]
    beside = [price for bet in LIBRARY.laws_beside(facts.rules.law) for price in on_file(bet)]
    moving = [price for price in beside if price.moves and price.decks == facts.rules[DECKS] and price.subject is not Subject.DECKS]
    if moving:
        parts.append(f"### Beside it\n\n{_table(moving, ())}")
    return "\n".join([f"## What its rules are worth\n\n{INTRO}\n", *parts]) if parts else ""


def _priced(facts: Facts, subject: Subject) -> str:
    others = [decks for decks in facts.decks if decks != facts.rules[DECKS] and subject is not Subject.CLAUSE]
    elsewhere = [price for price in facts.prices if price.subject is subject and price.decks in others]
    return _table(facts.at_usual_decks(subject), elsewhere)


def _table(prices: Sequence[Price], elsewhere: Sequence[Price]) -> str:
    """A row a change, with a column for each number of decks; bets that a change moves alike share a row."""
    decks = list(dict.fromkeys(price.decks for price in (*prices, *elsewhere)))
    known = {_key(price): percent(price.difference) for price in elsewhere}
    rows: dict[tuple[str, ...], list[str]] = {}
    for price in prices:
        others = [known.get((*_key(price)[:-1], each), "0") for each in decks[1:]]
        row = (price.term, price.in_force, price.instead, _rule(price), percent(price.difference), *others)
        rows.setdefault(row, []).append("" if price.bet in (MAIN, price.game.partition("-")[2]) else price.bet)
    heads = [f"{each} {'deck' if each == 1 else 'decks'}" for each in decks]
    told = [(_on(row[0], bets), *row[1:]) for row, bets in rows.items()]
    return table(["term", "now", "instead", "rule", *heads], told, numbers=len(heads))


def _key(price: Price) -> tuple[object, ...]:
    return price.terms, price.instead, price.bet, price.decks


def _on(term: str, bets: Sequence[str]) -> str:
    return f"{term}, on {bets_of(bets)}" if any(bets) else term


def _rule(price: Price) -> str:
    return f"{price.citation} [{price.reading}]" if price.reading else price.citation
