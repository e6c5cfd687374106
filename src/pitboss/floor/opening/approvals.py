"""What must have been approved before a table opens: its layout, cards dealt face down, a third hand of split cards."""

from __future__ import annotations

from typing import Any

from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.opening.state import Layout
from pitboss.law.refusal import listed
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.play.table import Table
from pitboss.play.table.face_down import APPROVES_FACE_DOWN
from pitboss.terms.deal import FACE_DOWN_DEAL, FacedDown
from pitboss.terms.equipment import LAYOUT_APPROVAL
from pitboss.terms.naturals import NATURAL_DEFERRED_BY
from pitboss.terms.powers import Role
from pitboss.terms.splitting import SPLIT_AGAIN_PERMITTED_BY, SPLIT_HANDS


def approvals(desk: Desk, command: OpenTable) -> tuple[str, ...]:
    """The rules whose approval this table has; refused where one is lacking."""
    found = (*_layout(desk, command), *_face_down(desk), *_third_hand(desk), *_deferred(desk))
    return tuple(dict.fromkeys(found))


def _layout(desk: Desk, command: OpenTable) -> tuple[str, ...]:
    """A layout is approved before use: the game's, and that of every side bet whose rules say so themselves."""
    game = desk.game
    rules = [
        game.cite(LAYOUT_APPROVAL),
        *(bet.why(LAYOUT_APPROVAL).citations[0] for bet in game.side_bets.values() if LAYOUT_APPROVAL in bet.law),
    ]
    due = tuple(dict.fromkeys(rule for rule in rules if rule))
    if due and command.layout is Layout.NEW and not _approved(desk, LAYOUT_APPROVAL, (Role.COMMISSION,)):
        raise refusal("not-approved", "this layout has not been approved: the Commission approves it before it is used", due[-1])
    return due


def _face_down(desk: Desk) -> tuple[str, ...]:
    table = desk.game.table
    if not isinstance(table, Table) or table.face_down is FacedDown.NEVER:
        return ()
    rule, roles = desk.game.cite(FACE_DOWN_DEAL), APPROVES_FACE_DOWN[table.face_down]
    if not _approved(desk, FACE_DOWN_DEAL, roles):
        who = listed((role.title for role in roles), "or")
        raise refusal("not-approved", f"cards are dealt face down only with the prior approval of the {who}", rule)
    return (rule,)


def _third_hand(desk: Desk) -> tuple[str, ...]:
    """Where somebody may let players split again, a table that lets them needs that leave, and players who were told."""
    game, term = desk.game, SPLIT_AGAIN_PERMITTED_BY
    power, hands = game.get(term), game.get(SPLIT_HANDS)
    if power is None or hands is None or hands == min(game.rules.why(SPLIT_HANDS).clause.allowed):
        return ()
    rule = game.cite(term)
    if not _approved(desk, term, tuple(role for role in Role if power.held_by(role))):
        raise refusal("not-approved", f"{hands} hands may be formed only where the {power.holder.title} permits it", rule)
    if not desk.floor.notices.find(Kind.NOTICE_TO_PLAYERS, term.name):
        raise refusal("players-not-told", f"the players must be told before play that {hands} hands may be formed", game.cite_last(term))
    return (rule,)


def _deferred(desk: Desk) -> tuple[str, ...]:
    """Naturals paid only at the final settlement, by leave of somebody."""
    table, power = desk.game.table, desk.game.get(NATURAL_DEFERRED_BY)
    if power is None or not isinstance(table, Table) or not table.naturals.deferred:
        return ()
    rule = desk.game.cite(NATURAL_DEFERRED_BY)
    if not _approved(desk, NATURAL_DEFERRED_BY, tuple(role for role in Role if power.held_by(role))):
        raise refusal(
            "not-approved", f"naturals wait for the final settlement only where the {power.holder.title} or above so decides", rule
        )
    return (rule,)


def _approved(desk: Desk, term: Term[Any], roles: tuple[Role, ...]) -> bool:
    return any(
        notice.kind is Kind.APPROVAL and notice.about == term.name and notice.role in roles for notice in desk.floor.notices.standing
    )
