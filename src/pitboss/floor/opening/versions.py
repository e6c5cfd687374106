"""From one version of Magnificent Sevens to the other: a notice beforehand, the right moment, a closure, and open again."""

from __future__ import annotations

from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind, Notice
from pitboss.floor.opening.commands import CloseForVersion
from pitboss.floor.opening.events import TableClosed, VersionChanged
from pitboss.floor.opening.state import Entries
from pitboss.floor.powers import require_staff
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.warrant import Warrant
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.terms.magnificent_sevens import (
    MAGNIFICENT_SEVENS_VERSION,
    MAGNIFICENT_SEVENS_VERSION_CHANGE,
    VersionChange,
)

CHANGE = MAGNIFICENT_SEVENS_VERSION_CHANGE
NOTICED = CHANGE["notice"]
AT = "at"
"""What a notice that names a date and time shows it under, in seconds."""


def version_of(desk: Desk) -> int:
    """The version this table plays, 0 where it offers no Magnificent Sevens."""
    sevens = _sevens(desk)
    return sevens[MAGNIFICENT_SEVENS_VERSION] if sevens else 0


def _sevens(desk: Desk) -> Rules | None:
    return next((bet for bet in desk.game.side_bets.values() if MAGNIFICENT_SEVENS_VERSION in bet.law), None)


def close_for_version(desk: Desk, command: CloseForVersion) -> None:
    """Close the table for a change of version that its notices announced, at a moment when it may happen."""
    rules, now = _sevens(desk), version_of(desk)
    if rules is None or command.version == now or command.version not in rules.why(MAGNIFICENT_SEVENS_VERSION).clause.allowed:
        rule = desk.game.cited(MAGNIFICENT_SEVENS_VERSION)
        raise refusal("no-version", f"this table has no change to version {command.version} before it", rule)
    way = f"{now}-to-{command.version}"
    role = require_staff(desk, "close the table for another version", desk.game.cite(NOTICED))
    if desk.floor.rounds.in_progress:
        raise refusal("round-in-progress", "a table closes between rounds: this round is not over", desk.game.cite(NOTICED))
    if rules.get(NOTICED) is VersionChange.NOTICE_DISPLAYED:
        _require_displayed(desk)
    told = _told(desk, CHANGE[f"{way}/notice"])
    rule = _moment(desk, rules, CHANGE[f"{way}/when"], command, told)
    if rules.get(CHANGE[f"{way}/closure"]) is VersionChange.ALL_CLOSED:
        warrant = Warrant(desk.by, role, rule)
        give_back(desk, warrant)
        desk.record(TableClosed(desk.at, warrant, rule))
    desk.record(VersionChanged(command.version, desk.at, rule))


def give_back(desk: Desk, warrant: Warrant) -> None:
    """Wagers that lie for a round which will not be dealt go back before a table closes."""
    log = desk.floor.rounds.log
    if log and not desk.floor.rounds.is_over:
        desk.record(RoundRebuilt(log, (), warrant, warrant.rule))


def _require_displayed(desk: Desk) -> None:
    """A notice of the change has been on display since an earlier moment; how long is reasonable is for people (P1)."""
    sign = desk.floor.notices.find(Kind.SIGN, NOTICED.name)
    if sign is None or sign.at >= desk.at:
        raise refusal("no-notice", "a notice of the change must have been on display for a reasonable time", desk.game.cite(NOTICED))


def _told(desk: Desk, term: Term[VersionChange]) -> Notice:
    told = desk.floor.notices.find(Kind.NOTICE_TO_PLAYERS, term.name)
    if told is None:
        raise refusal("players-not-told", "the players must have been told which version is coming", desk.game.cite(term))
    return told


def _moment(desk: Desk, rules: Rules, term: Term[VersionChange], command: CloseForVersion, told: Notice) -> str:
    """The rule under which this is the moment to close."""
    rule = desk.game.cite(term)
    if rules.get(term) is VersionChange.ENTRIES_NONE_OR_FINAL:
        known = desk.floor.opening.entries and command.entries is Entries.NONE
        if known or command.entries is Entries.SOME:
            raise refusal("part-filled", "the tournament is part filled: it changes before the first entry or after the final one", rule)
    if rules.get(term) is VersionChange.NOMINATED_DATE:
        named = dict(told.shows).get(AT)
        if not isinstance(named, int):
            raise refusal("no-date", "the notice must name the date and time of the change", rule)
        if desk.at < named:
            raise refusal("too-soon", f"the notice names a time {named - desk.at} seconds from now", rule)
    return rule


def require_reopening(desk: Desk, rule: str) -> None:
    """A closed table opens again only in the version it closed for, after it has been closed for a time."""
    opening, version = desk.floor.opening, version_of(desk)
    if not opening.version:
        raise refusal("opened", "the table has been opened already", rule)
    other = CHANGE[f"{3 - opening.version}-to-{opening.version}/closure"]
    rule = desk.game.cite(other) or rule
    if version != opening.version:
        raise refusal("other-version", f"this table closed to open again in version {opening.version}", rule)
    if desk.at <= opening.at:
        raise refusal("too-soon", "the table stays closed for a reasonable time", rule)
