"""Judge entries: after the beginning and until closing time, as often as the terms say, and after the wagers they ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.law.refusal import Malformed
from pitboss.money.cents import dollars
from pitboss.play.desk import refusal
from pitboss.promotion.clock import CLOCK
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.entries.commands import Enter, NoteWagers, RefuseEntry
from pitboss.promotion.entries.events import EntryRefused, EntryTaken, WagersNoted
from pitboss.promotion.integrity.gate import require_going_on
from pitboss.promotion.paper.when import seconds
from pitboss.terms.promotions import PROMOTION_TERMS, SCRUTINEER

MATTERS = PROMOTION_TERMS


def closes_at(desk: PromotionDesk) -> int:
    """The last second in which an entry is received (reading V3)."""
    return seconds(desk.terms.entering.closes, desk.jurisdiction) or 0


def note(desk: PromotionDesk, command: NoteWagers) -> None:
    """Note wagers that count, each once: large enough, and made while the promotion takes entries."""
    if desk.by != CLOCK:
        desk.by_staff("note wagers", MATTERS["qualifying-wager"])
    wager, offer, noted = desk.terms.entering.wager, desk.state.offer, desk.state.entries.noted
    rule = desk.rule(MATTERS["qualifying-wager"])
    if wager is None or offer.begun_at is None:
        raise refusal("no-wager", "no wager counts: the terms ask for none, or the promotion has not begun", rule)
    begun, closes = offer.begun_at, closes_at(desk)
    fresh = {(each.table, each.round, each.player): each for each in command.wagers}
    counted = tuple(each for key, each in fresh.items() if key not in noted and each.cents >= wager.least and begun <= each.at <= closes)
    if not counted:
        raise Malformed("nothing-new", "none of these wagers counts that was not noted before")
    desk.record(WagersNoted(counted, rule))


def enter(desk: PromotionDesk, command: Enter) -> None:
    """Take an entry from a person, or from somebody of the casino for a person."""
    entrant, entering, entries = command.entrant, desk.terms.entering, desk.state.entries
    if not entrant.strip():
        raise Malformed("entrant", "an entry has an entrant")
    if desk.by != entrant:
        desk.by_staff(f"enter {entrant}", MATTERS["eligibility"])
    require_going_on(desk)
    if not desk.state.offer.begun:
        raise refusal("not-begun", f"entries are taken from {desk.terms.course.begins} on", desk.rule(MATTERS["time-of-promotion"]))
    if desk.at > closes_at(desk):
        raise refusal("closed", f"entries closed at {entering.closes}", desk.rule(MATTERS["closing-time"]))
    if entrant == desk.state.drawing.scrutineer:
        raise refusal("scrutineer", f"{entrant} watches the draw and cannot enter it", desk.rule(SCRUTINEER))
    if desk.state.sides.roles_of(entrant):
        said = f"{entrant} has had a part in running this promotion, and cannot enter it"
        raise refusal("runs-it", said, desk.rule(MATTERS["eligibility"]))
    if entries.of(entrant) >= entering.each:
        raise refusal("entered", f"{entrant} has {entries.of(entrant)} entries, which is the most", desk.rule(MATTERS["eligibility"]))
    _require_wagers(desk, entrant)
    desk.record(EntryTaken(entries.last + 1, entrant, desk.at, desk.rule(MATTERS["eligibility"])))


def _require_wagers(desk: PromotionDesk, entrant: str) -> None:
    wager, entries = desk.terms.entering.wager, desk.state.entries
    if wager is None:
        return
    wanted, has = (entries.of(entrant) + 1) * wager.rounds, entries.rounds.get(entrant, 0)
    if has < wanted:
        said = f"{entrant} has wagered ${dollars(wager.least)} or more in {has} rounds: this entry takes {wanted}"
        raise refusal("wagers", said, desk.rule(MATTERS["qualifying-wager"]))


def refuse(desk: PromotionDesk, command: RefuseEntry) -> None:
    """Take out an entry of somebody who is not eligible."""
    warrant = desk.by_staff("refuse an entry", MATTERS["eligibility"])
    entrant = desk.state.entries.tickets.get(command.ticket)
    if entrant is None or desk.state.drawing.drawn_at is not None:
        raise refusal("no-entry", f"there is no entry {command.ticket}, or the draw was made", warrant.rule)
    if not command.reason.strip():
        raise refusal("no-reason", f"say why {entrant} is not eligible", warrant.rule)
    desk.record(EntryRefused(command.ticket, entrant, command.reason, desk.at, warrant, warrant.rule))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {NoteWagers: note, Enter: enter, RefuseEntry: refuse}
