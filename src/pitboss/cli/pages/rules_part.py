"""The rules of a game in our words: what the round acts on, chapter by chapter, and how the game differs from its parent."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path

from pitboss import play
from pitboss.cli.answers import cited, in_words
from pitboss.cli.pages.markdown import table
from pitboss.law.book import Family
from pitboss.law.evidence import readers
from pitboss.law.explain import diff
from pitboss.law.in_force import Ruling, in_force
from pitboss.law.rules import Rules
from pitboss.law.term import Chapter, Term, in_chapters
from pitboss.law.values import Said, Word, shown
from pitboss.odds.chart.notes import notes
from pitboss.odds.price.clauses import said
from pitboss.play.honoured import PLAYED

CHAPTERS = (*PLAYED, Chapter.COM_BO)
"""The chapters of a hand from the first card to the last chip."""


def glance_part(rules: Rules) -> str:
    """The rules that shape the play, in a few lines."""
    if rules.book.family is not Family.BLACKJACK:
        return ""
    own = rules.book.text.document.key
    rows = [(note.about, note.words, ", ".join(rule.removeprefix(f"{own} ") for rule in note.rules)) for note in notes(rules)]
    return f"## At a glance\n\n{table(['about', 'in short', 'rules'], rows)}"


def rules_part(rules: Rules) -> str:
    """Question and answer, each with its rule."""
    parts = ["## The rules\n"]
    told = [term for term in in_chapters(rules.law) if term.chapter in CHAPTERS and rules.get(term) is not None and _acted_on(term)]
    for chapter, terms in groupby(told, key=lambda term: term.chapter):
        rows = [(question(term), _answer(rules, term), _where(rules, rules.why(term))) for term in terms]
        parts.append(f"### {chapter.value}\n\n{table(['question', 'answer', 'rule'], rows)}")
    return "\n".join(parts)


def differences_part(rules: Rules) -> str:
    """Every term on which the game differs from the book it stands on; nothing for a game that stands alone."""
    parent = rules.book.over
    if parent is None:
        return ""
    law = in_force(parent, rules.law.moment)
    found = [each for each in diff(law, rules.law) if each.term.chapter in CHAPTERS and said(each.left) != said(each.right)]
    rows = [(each.term.chapter.value, question(each.term), _said(rules, each.left), _said(rules, each.right)) for each in found]
    intro = f"It stands on [{parent.name}]({parent.id}.md), whose rules apply except where inconsistent: {rules.book.authority}."
    return f"## What is different from {parent.name}\n\n{intro}\n\n{table(['about', 'question', parent.name, rules.book.name], rows)}"


def question(term: Term[object]) -> str:
    """What a term asks, with the line of the table it belongs to."""
    _, _, line = term.name.partition("/")
    return f"{term.question} ({line.replace('-', ' ').replace('/', ', ')})" if line else term.question


def plain(value: object) -> str:
    """An answer in plain words: what a word means, where that says more than the word."""
    return value.gloss if isinstance(value, Word | Said) and value.gloss else shown(value)


def _answer(rules: Rules, term: Term[object]) -> str:
    clause = rules.why(term).clause
    others = [shown(value) for value in (*clause.allowed, *clause.alternatives) if value != rules[term]]
    return f"{in_words(rules[term])} (or {', '.join(others)})" if others else plain(rules[term])


def _said(rules: Rules, ruling: Ruling | None) -> str:
    if ruling is None:
        return "–"
    said = "no place" if ruling.struck_out else " or ".join(in_words(value) for value in ruling.clause.allowed)
    return f"{said} ({_where(rules, ruling)})"


def _where(rules: Rules, ruling: Ruling) -> str:
    """The rule, and its document where that is not the game's own."""
    return cited(ruling) if ruling.document == rules.book.text.document.key else f"{ruling.document} {cited(ruling)}"


@cache
def _read_by_the_round() -> frozenset[str]:
    """The terms and tables that the engine of a round reads."""
    return frozenset(readers(Path(play.__file__).parent))


def _acted_on(term: Term[object]) -> bool:
    """Whether the engine of a round acts on the term, or on the table it is a line of."""
    return bool({term.name, term.name.partition("/")[0]} & _read_by_the_round())
