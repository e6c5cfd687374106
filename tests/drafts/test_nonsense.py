"""Nonsense of every kind gets sentences: ten thousand drafts by machine, mangled and mixed, and never a traceback."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.cli.drafting import asking
from pitboss.drafts.accepting import accepts
from pitboss.drafts.checking import check
from pitboss.law.term import Table, Term
from pitboss.terms.value_text import as_written
from pitboss.terms.vocabulary import vocabulary

ON = asking("2026-01-01")
BATCHES, DRAFTS = 500, 20
SCRAPS = [
    "",
    "x",
    "[",
    "{",
    "}",
    "]",
    ":",
    "- ",
    "&a",
    "*a",
    "!!int",
    "#",
    "'",
    '"',
    "\t",
    "\n",
    "\x00",
    "é",
    "6 to 5",
    "9" * 30,
    "~",
    "null",
    "-1",
    "1e9",
    "? a",
    "|",
    ">",
]
BETS = [
    "{cards: first-2, lines: [{pattern: run, pays: 3 to 1}]}",
    "{cards: first-3, lines: [{pattern: total 21, pays: 1 to 1}]}",
    "{}",
    "[]",
    "7",
]


def _value(chance: Random) -> str:
    names = list(vocabulary())
    name = chance.choice(names)
    found = accepts(_line(name), LIBRARY)
    return str(as_written(chance.choice(found))).replace("'", '"') if found else chance.choice(SCRAPS)


def _line(name: str) -> Term[Any]:

    known = vocabulary()[name]
    return known["x"] if isinstance(known, Table) else known


def _clause(chance: Random, number: int) -> str:
    name = chance.choice(list(vocabulary()))
    name = name if chance.random() < 0.8 else f"{name}/{chance.choice(['1', 'x', ''])}"
    match chance.randrange(6):
        case 0:
            return f"{{rule: '{number}', revoke: {name}}}"
        case 1:
            return f"{{rule: '{number}', strike: {name}}}"
        case 2:
            return f"{{rule: '{chance.randrange(3)}', term: {name}, value: {_value(chance)}}}"
        case _:
            own = accepts(_line(name.partition("/")[0]), LIBRARY)
            value = str(as_written(chance.choice(own))).replace("'", '"') if own else "1"
            return f"{{rule: '{number}', term: {name}, value: {value}}}"


def _draft(chance: Random) -> str:
    over = chance.choice(LIBRARY.names)
    clauses = "".join(f"  - {_clause(chance, number)}\n" for number in range(chance.randrange(4)))
    text = f"draft: machine\ntitle: By machine\nover: {over}\nclauses:\n{clauses}"
    if chance.random() < 0.2:
        text += f"elect: {{{chance.choice(['decks', 'split-hands', 'no-such'])}: {chance.choice(['4', '9', 'two', '[1]'])}}}\n"
    if chance.random() < 0.15:
        text += f"side-bets: {{mine: {chance.choice(BETS)}}}\n"
    for _ in range(chance.choice([0, 0, 0, 1, 3])):
        place = chance.randrange(len(text) + 1)
        text = text[:place] + chance.choice(SCRAPS) + text[place + chance.randrange(4) :]
    return text


@pytest.mark.one_in(50)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_draft_made_by_machine_gets_sentences(batch: int) -> None:
    chance = Random(batch)
    for _ in range(DRAFTS):
        text = _draft(chance)
        _, found = check(text, LIBRARY, ON)
        for finding in found:
            assert finding.says, text
            assert "Traceback" not in finding.says, text
            assert "<" not in finding.says, (text, finding.says)
            assert 1 <= finding.place.line <= text.count("\n") + 2, (text, finding)
