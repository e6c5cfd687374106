"""Words defined: what each document means by the words it uses."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table
from pitboss.law.values import Said

DEFINES = Table[str]("defines", "What does the word mean?", Chapter.DEFINITIONS)
"""Keys are slugs of the defined words. One thing has one key, whatever a document calls it: `shoe` is also the dealing shoe and
the card shoe, `game-supervisor` also the gaming supervisor, `any-pairs` also Any Pair, `stand-off` one with or without its hyphen."""
DEFINITIONS_YIELD = Statement(
    "definitions-yield",
    "When does a definition give way?",
    Chapter.DEFINITIONS,
    says=Said("to-context", "a definition holds unless a rule shows that it means something else"),
)
