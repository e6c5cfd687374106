"""What a question about odds is about: the game, the options that matter to it, and the shoe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pitboss.cli.answers import dated, in_json
from pitboss.cli.odds.question import Question
from pitboss.law.rules import Rules, options
from pitboss.law.term import Term
from pitboss.law.values import shown
from pitboss.terms.com_bo import COM_BO_RUNS, COM_BO_TIE
from pitboss.terms.lucky_lucky import LUCKY_LUCKY_PAYTABLE
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION
from pitboss.terms.pack import DECKS
from pitboss.terms.pandemonium import PANDEMONIUM_STAKE, PANDEMONIUM_TABLE

MATTER: tuple[Term[Any], ...] = (
    MAGNIFICENT_SEVENS_VERSION,
    PANDEMONIUM_TABLE,
    PANDEMONIUM_STAKE,
    LUCKY_LUCKY_PAYTABLE,
    COM_BO_RUNS,
    COM_BO_TIE,
)
"""What can make a difference to a bet that cards alone decide, beside the number of decks."""


def about(question: Question) -> dict[str, Any]:
    """The head of an answer in JSON."""
    return (
        {"game": question.book.id, "name": question.book.name, "options": chosen(question)}
        | dated(question.rules.law)
        | shoe_record(question)
    )


def shoe_record(question: Question) -> dict[str, Any]:
    """The number of cards, and what they are if the shoe is not a full one."""
    shoe = question.shoe
    return {"cards": len(question.cards), "shoe": None if shoe is None else {repr(card): count for card, count in shoe.cards}}


def chosen(question: Question) -> dict[str, Any]:
    """The number of decks, the options that can make a difference, and those that were elected."""
    rules = question.rules
    elected = {term.name: in_json(value) for term, value in rules.elected.items()}
    return {DECKS.name: rules[DECKS]} | own_options(rules) | elected


def own_options(rules: Rules) -> dict[str, Any]:
    """The options of a bet that make a difference to it: `version`, `table`, `paytable` and their like."""
    known = options(rules.law)
    return {term.name: in_json(rules[term]) for term in MATTER if term.name in known}


def chosen_words(question: Question) -> str:
    """What was chosen in a line, with the shoe."""
    return f"{in_line(chosen(question))}, {shoe_words(question)}"


def in_line(options: Mapping[str, Any]) -> str:
    """Options with their values, one after the other."""
    return ", ".join(f"{name} {shown(value)}" for name, value in options.items())


def shoe_words(question: Question) -> str:
    """Which shoe it is."""
    number = f"{len(question.cards):,} cards"
    return f"from a full shoe of {number}" if question.shoe is None else f"from a shoe of {number}"
