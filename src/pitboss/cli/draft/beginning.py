"""Begin a draft: the frame of a file, with what may be written in its comments."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.cli.answers import asked
from pitboss.drafts.accepting import alternatives
from pitboss.drafts.spending import spent_by
from pitboss.law.book import Family
from pitboss.law.rules import elect, options
from pitboss.law.term import in_chapters
from pitboss.law.values import shown
from pitboss.terms.value_text import as_written

FEW = 4
FRAME = """\
# A draft over {name}. It is no law: whatever is shown under it says so, with its id and a hash of its content.
#   pitboss draft check FILE     everything wrong with it, at once
#   pitboss draft price FILE     what it would be worth
#   pitboss odds {over} --draft FILE      and so every question about the game
draft: my-draft                 # its id: small letters, digits, hyphens
title: What it is about
over: {over}
# from: 2027-01-01T06:00        # when it would begin; left out, it applies whenever the book stands
clauses: []
# Each clause has the number of its rule and answers one term, takes an answer back, or strikes a thing out:
# clauses:
#   - {{rule: "1", term: {term}, value: {value}}}
#   - {{rule: "2", revoke: TERM}}       # what the book below says stands again
#   - {{rule: "3", strike: TERM}}       # no such thing in this game
# A list of values leaves the choice to the house: value: [4, 6, 8]
elect: {{}}                       # choices of the house, as in {{decks: 6}}: {options}
side-bets: {{}}                   # new ones: {{my-bet: {{cards: first-2, lines: [{{pattern: "same rank", pays: 10 to 1}}]}}}}
#
# Terms that move money in this game, as they stand, and other answers (pitboss rules terms {over} has them all):
"""


def begin(over: str) -> None:
    """Print the frame."""
    book = LIBRARY.book(over)
    placed = book.on_top_of(LIBRARY.book(book.offered_with[0])) if book.family is Family.SIDE_BET else book
    rules = elect(asked(placed, None), {})
    spent = spent_by(rules, LIBRARY)
    lines: list[str] = []
    for term in in_chapters(term for term in rules.law if "odds" in spent[term.name] and rules.get(term) is not None):
        others = [shown(as_written(value)) for value in alternatives(term, rules[term], LIBRARY)][:FEW]
        lines.append(f"#   {term.name}: {shown(rules[term])}{'   (or: ' + ' | '.join(others) + ')' if others else ''}")
    first = next((term for term in rules.law if term.name == "natural-pays"), None) or next(iter(rules.law))
    other = next(iter(alternatives(first, rules.get(first), LIBRARY)), "…")
    named = ", ".join(list(options(rules.law))[:FEW])
    print(FRAME.format(name=book.name, over=book.id, term=first.name, value=as_written(other), options=named) + "\n".join(lines))
