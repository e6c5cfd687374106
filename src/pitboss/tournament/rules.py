"""The law as it stands in a tournament: what is left out or changed for tournaments, and which rules prevail."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.law.in_force import Law, Ruling
from pitboss.law.rules import Rules
from pitboss.law.term import Chapter, Term
from pitboss.terms.control import BETTORS_PER_BOX
from pitboss.terms.irregular_rounds import VOID_ROUND_PAYMENTS
from pitboss.terms.tournament_conditions import PREVAILS, Prevails
from pitboss.terms.tournament_play import POSITION, RULES_AMENDED, RULES_DISAPPLIED, TOURNAMENT_VOID_ROUND_PAYMENTS
from pitboss.terms.tournaments import TOURNAMENT_POWERS


def has_tournaments(rules: Rules) -> bool:
    """Whether the book lets a tournament be held at all."""
    return rules.get(TOURNAMENT_POWERS["appoint-person-in-charge"]) is not None


def in_tournament(rules: Rules, special: Rules | None = None) -> Rules:
    """The rules of a game as they apply in its tournaments.

    `special` are the rules of one kind of tournament, which win over the tournament rules of the game where they say so.
    """
    rulings = dict(rules.law.rulings)
    if rules.get(PREVAILS["ordinary-rules"]) in (None, Prevails.TOURNAMENT_RULES):
        for term in _left_out(rules):
            del rulings[term]
        rulings.update(_in_their_place(rules))
    elected = dict(rules.elected)
    if special is not None and special.get(PREVAILS["tournament-rules"]) is Prevails.MAGNIFICENT_SEVENS_TOURNAMENT:
        own = {term: ruling for term, ruling in special.law.items() if term.chapter is Chapter.TOURNAMENTS and ruling.book is special.book}
        rulings.update(own)
        elected.update({term: value for term, value in special.elected.items() if term in own})
    return Rules(Law(rules.law.book, rules.law.moment, rulings), elected)


def _left_out(rules: Rules) -> tuple[Term[Any], ...]:
    """The terms that a rule left out of tournaments answers."""
    pins = rules.get(RULES_DISAPPLIED) or ()
    return tuple(term for term, ruling in rules.law.items() if any(_within(ruling.clause.pin, pin) for pin in pins))


def _within(pin: str, rule: str) -> bool:
    """Whether a pin is a rule or one of its sub-rules.

    >>> _within("6.5.1", "6.5"), _within("6.5", "6.5"), _within("6.51", "6.5")
    (True, True, False)
    """
    return pin == rule or pin.startswith((f"{rule}.", f"{rule}("))


def _in_their_place(rules: Rules) -> dict[Term[Any], Ruling]:
    """What a tournament rule answers in the place of an ordinary one: payments of a void round, and one player to a position."""
    found: dict[Term[Any], Ruling] = {}
    amended = rules.get(RULES_AMENDED) or ()
    paid, payments = rules.law.get(VOID_ROUND_PAYMENTS), rules.law.get(TOURNAMENT_VOID_ROUND_PAYMENTS)
    if paid is not None and payments is not None and all(any(_within(pin, rule) for rule in amended) for pin in paid.clause.pins):
        found[VOID_ROUND_PAYMENTS] = _for(payments, VOID_ROUND_PAYMENTS, (rules[TOURNAMENT_VOID_ROUND_PAYMENTS],), paid)
    shared, position = rules.law.get(BETTORS_PER_BOX), rules.law.get(POSITION)
    if position is not None and rules.get(POSITION) is not None:
        found[BETTORS_PER_BOX] = _for(position, BETTORS_PER_BOX, (1,), shared)
    return found


def _for(ruling: Ruling, term: Term[Any], allowed: tuple[Any, ...], over: Ruling | None) -> Ruling:
    """A tournament's ruling as the answer to an ordinary term."""
    clause = replace(ruling.clause, term=term, allowed=allowed, alternatives=())
    return replace(ruling, clause=clause, prevails_over=over, restated_in=())
