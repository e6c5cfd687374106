"""Judge advice, and who asks for the rules: staff keep players within the rules and no more, others wait to be asked."""

from __future__ import annotations

from pitboss.floor.conduct.commands import AskForRules, Counsel, GiveAdvice
from pitboss.floor.conduct.events import AdviceGiven, RulesGiven
from pitboss.floor.desk import Desk
from pitboss.floor.game import Purpose
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.ranks import HOUSE
from pitboss.floor.powers import roles_of
from pitboss.play.desk import refusal
from pitboss.terms.conduct import (
    ADVICE_BINDS,
    ADVICE_BY_OTHERS,
    ADVICE_BY_STAFF,
    ADVICE_MEANS,
    RULES_ON_REQUEST,
    OthersAdvice,
)
from pitboss.terms.powers import Role


def give_advice(desk: Desk, command: GiveAdvice) -> None:
    """Let somebody advise a player where the rules do not forbid it; a training table is not the house's."""
    if desk.game.purpose is Purpose.TRAINING:
        desk.record(AdviceGiven(desk.by, command.to, command.means, ""))
        return
    judged = _by_staff if roles_of(desk) & HOUSE else _by_others
    desk.record(AdviceGiven(desk.by, command.to, command.means, judged(desk, command)))


def _by_staff(desk: Desk, command: GiveAdvice) -> str:
    rule = desk.game.cite(ADVICE_BY_STAFF)
    if desk.game.get(ADVICE_BY_STAFF) and command.counsel is not Counsel.COMPLIANCE:
        raise refusal("no-advice", f"{desk.by} may not tell {command.to} how to play: only what keeps play within the rules", rule)
    return rule


def _by_others(desk: Desk, command: GiveAdvice) -> str:
    """Whoever else is bound keeps from the ways named: until asked, or altogether."""
    game, rule = desk.game, desk.game.cite(ADVICE_BY_OTHERS)
    bound = game.get(ADVICE_BINDS) or ()
    here = Role.PLAYER if desk.by in desk.floor.boxes.present else Role.SPECTATOR
    if Role.ANYONE not in bound and here not in bound:
        return rule
    if command.to == desk.by or command.means not in (game.get(ADVICE_MEANS) or ()):
        return rule
    if game.get(ADVICE_BY_OTHERS) is OthersAdvice.IF_ASKED:
        if _asked(desk, command.to):
            return rule
        raise refusal("not-asked", f"{desk.by} may not sway {command.to}, who has not asked", rule)
    raise refusal("no-advice", f"{desk.by} may not sway {command.to}, asked or not", rule)


def _asked(desk: Desk, player: str) -> bool:
    """Whether a player has asked for advice: a request about it, under his or her own name."""
    return any(request.by == player for request in desk.floor.notices.all_of(Kind.REQUEST, ADVICE_BY_OTHERS.name, player))


def ask_for_rules(desk: Desk, _: AskForRules) -> None:
    """Give the rules to anybody who asks, in the form the document says."""
    copy, rule = desk.game.get(RULES_ON_REQUEST), desk.game.cited(RULES_ON_REQUEST)
    if copy is None:
        raise refusal("no-copy", f"{desk.game.name} does not say that its rules are given on request", rule)
    documents = tuple(instrument.document.key for instrument in desk.game.rules.book.instruments)
    desk.record(RulesGiven(desk.by, documents, copy, rule))
