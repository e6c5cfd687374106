"""The law as data: terms, clauses, instruments, books, and what is in force when.

What a caller needs is here; what a book is written with is in the modules.
"""

from pitboss.law.explain import diff, why
from pitboss.law.in_force import Law, Ruling, in_force
from pitboss.law.moment import Moment, canberra, melbourne, sydney
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.rules import Rules, elect, options, rules
from pitboss.law.today import today

__all__ = [
    "Law",
    "Malformed",
    "Moment",
    "Refused",
    "Rules",
    "Ruling",
    "canberra",
    "diff",
    "elect",
    "in_force",
    "melbourne",
    "options",
    "rules",
    "sydney",
    "today",
    "why",
]
