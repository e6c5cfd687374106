"""Judge opening and closing: boxes within the layout, approvals, and a closure that its document's notice announced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.boxes.commands import DeclareWager
from pitboss.floor.cards.checks import checked_under
from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.approvals import approvals
from pitboss.floor.opening.commands import CloseForVersion, CloseTable, OpenTable
from pitboss.floor.opening.events import TableClosed, TableOpened
from pitboss.floor.opening.state import Standing
from pitboss.floor.opening.versions import close_for_version, give_back, require_reopening
from pitboss.floor.powers import exercise, require_staff
from pitboss.floor.preconditions import closing_takes_notice
from pitboss.floor.warrant import Warrant
from pitboss.law.values import Span
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager
from pitboss.play.desk import refusal
from pitboss.play.table import MOST_BOXES
from pitboss.terms.conduct import CLOSE_TABLE, CLOSURE_SIGN
from pitboss.terms.equipment import BOXES, LAYOUT_APPROVAL, LAYOUT_LIKENESS


def open_table(desk: Desk, command: OpenTable) -> None:
    """Open a table that is shut, with a number of boxes that its document allows."""
    rule = desk.game.cite(BOXES) or desk.game.cite(LAYOUT_APPROVAL) or desk.game.cite(LAYOUT_LIKENESS)
    require_staff(desk, "open the table", rule)
    if desk.floor.opening.standing is Standing.OPEN:
        raise refusal("opened", "the table has been opened already", rule)
    if desk.floor.opening.standing is Standing.CLOSED:
        require_reopening(desk, rule)
    allowed = desk.game.get(BOXES) or Span(1, MOST_BOXES)
    boxes = command.boxes or allowed.last
    if boxes not in allowed:
        raise refusal("boxes", f"a layout of {boxes} boxes is not allowed: it has {allowed}", rule)
    book = desk.game.rules.book
    desk.record(TableOpened(book.id, book.family, boxes, desk.at, desk.by, rule, approvals(desk, command), checked_under(desk)))


def close_table(desk: Desk, _: CloseTable) -> None:
    """Close an open table between rounds, after the notice that the document asks for."""
    game, rule = desk.game, desk.game.cited(CLOSE_TABLE)
    require_open(desk, None)
    if desk.floor.rounds.in_progress:
        raise refusal("round-in-progress", "a table closes between rounds: this round is not over", rule)
    if game.get(CLOSE_TABLE) is None:
        role = require_staff(desk, "close the table", rule)
        warrant = Warrant(desk.by, role, rule)
    else:
        warrant = exercise(desk, CLOSE_TABLE)
        if closing_takes_notice(desk):
            _require_time_shown(desk, rule)
    give_back(desk, warrant)
    desk.record(TableClosed(desk.at, warrant, warrant.rule))


def _require_time_shown(desk: Desk, rule: str) -> None:
    """A closure no earlier than the sign says (P5)."""
    sign, notice = desk.game.get(CLOSURE_SIGN), desk.floor.notices.find(Kind.SIGN, CLOSE_TABLE.name)
    shown = dict(notice.shows).get(str(sign)) if sign and notice else None
    if isinstance(shown, int) and desk.at < shown:
        raise refusal("sign-shows-later", f"the sign shows a time {shown - desk.at} seconds from now", desk.game.cite(CLOSURE_SIGN) or rule)


def require_open(desk: Desk, _: object) -> None:
    """No wager and no round at a table that is not open."""
    if desk.floor.opening.standing is not Standing.OPEN:
        raise refusal("not-open", f"the table is {desk.floor.opening.standing.value}", desk.game.cited(CLOSE_TABLE))


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    OpenTable: open_table,
    CloseTable: close_table,
    CloseForVersion: close_for_version,
}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    PlaceWager: require_open,
    PlaceSideBet: require_open,
    PlaceComBoWager: require_open,
    DeclareWager: require_open,
    CloseForVersion: require_open,
    CloseBetting: require_open,
}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {}
