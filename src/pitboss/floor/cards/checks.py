"""Cards are checked before they are used: who may check them, and that nothing is shuffled for play before somebody has."""

from __future__ import annotations

from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.cards.events import CardsVerified, NewCardsChecked
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.desk import Desk
from pitboss.floor.people.ranks import HOUSE
from pitboss.floor.powers import roles_of
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.terms.pack import CARD_CHECKS, CardCheck
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import DROPPED_CARDS

BEFORE_USE: tuple[Term[CardCheck], ...] = (CARD_CHECKS["before-gaming"], CARD_CHECKS["before-use"])
CHECKS = tuple(term.name for term in BEFORE_USE)
CHECKERS = frozenset({Role.CASINO_SUPERVISOR, Role.DEALER})
CHECKED_BY = {CardCheck.ONE_BY_ONE: frozenset({Role.DEALER}), CardCheck.STAFF_OR_DEVICE: CHECKERS}
"""Who checks the cards, where the document says it; elsewhere anybody of the casino."""


def checked_under(desk: Desk) -> str:
    """The rule under which who asks may say that the cards were checked for gaming; empty where that is another's to say (reading S10)."""
    for term in BEFORE_USE:
        how = desk.game.get(term)
        if how is not None and not CHECKED_BY.get(how, HOUSE).isdisjoint(roles_of(desk)):
            return desk.game.cite(term)
    return ""


def require_fit(desk: Desk) -> None:
    """No first shuffle of cards that nobody has checked; a table that has dealt is asked no more."""
    cards = desk.floor.cards
    rule = next((desk.game.cite(term) for term in BEFORE_USE if desk.game.get(term) is not None), "")
    if rule and not cards.shoes and not cards.prep.fit:
        raise refusal("not-checked", "the cards have not been checked: they are, before they are used", rule)


def require_new_ones_checked(desk: Desk) -> None:
    """New cards are checked before use as well, where the document speaks of any use."""
    term = CARD_CHECKS["before-use"]
    if desk.game.get(term) is not None and not desk.floor.cards.prep.checked:
        raise refusal("not-checked", "the new cards have not been checked: they are, before they are used", desk.game.cite(term))


def see_act(desk: Desk, event: ActRecorded) -> None:
    """An act may be the check that the cards were waiting for, or the word that none of the dropped ones is missing."""
    cards = desk.floor.cards
    if event.act in CHECKS and not cards.shoes and not cards.prep.fit:
        desk.record(NewCardsChecked(desk.by, roles_of(desk) & CHECKERS, event.rule, fit=True))
    then = cards.prep.verified_then
    if event.act == DROPPED_CARDS.name and cards.awaits is CardsAwait.VERIFICATION and then is not None:
        desk.record(CardsVerified(desk.by, then, event.rule))
