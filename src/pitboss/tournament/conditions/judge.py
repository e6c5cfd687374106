"""Judge conditions: no version goes out with a gap, and no entry or round comes before the steps the document asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed, listed
from pitboss.money.cents import dollars
from pitboss.play.desk import refusal
from pitboss.terms.powers import Precondition, Role
from pitboss.terms.tournament_conditions import CONDITIONS_REGULATOR, CONDITIONS_STEPS, TOURNAMENT_CONDITIONS, Deadline
from pitboss.terms.tournament_play import ADVANCING, Setter
from pitboss.terms.tournaments import ENTRY_FEE, TOURNAMENT_POWERS
from pitboss.tournament.conditions.commands import DraftConditions, SetTerms, TakeStep
from pitboss.tournament.conditions.events import ConditionsDrafted, StepTaken
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.conditions import Conditions

EACH_PLAYER = "copy-to-each-player"
SAID = {
    "available-to-patrons": "open to patrons",
    "regulator-notified": "notified to the regulator",
    "copy-to-regulator": "with the regulator in copy",
    EACH_PLAYER: "in the hands of each player",
    "commission-approved": "approved in writing in the amount of commission that they name",
}
"""How a step is said after "the conditions are", where its name does not say it."""
APPROVED = "approved-in-writing"
COMMISSION_APPROVED = "commission-approved"
BY_REGULATOR = (APPROVED, COMMISSION_APPROVED)
"""The steps that the regulator takes."""
NOT_YET = (Precondition.COMMISSION_NOTIFIED_BEFORE,)
"""Drafting is no holding of a tournament yet: what must come before that is asked for as a step."""
DELEGATES = {Role.DIRECTOR_OF_CASINO_SURVEILLANCE: (Role.DELEGATE_OF_DIRECTOR,)}


def draft(desk: TournamentDesk, command: DraftConditions) -> None:
    """Let a version stand; once play has begun there are no new ones."""
    desk.by_power("hold-tournaments", holder=Role.CASINO_OPERATOR, waived=NOT_YET)
    promised = {"charge-entry-fee": command.conditions.entry.fee, "guarantee-prize-pool": command.conditions.purse.guaranteed}
    for power, asked in promised.items():
        if asked and desk.get(TOURNAMENT_POWERS[power]) is not None:
            desk.by_power(power)
    rule = desk.rule(*(CONDITIONS_STEPS[step] for step in steps(desk)))
    if desk.state.sessions.begun:
        _require_settled(desk, command.conditions)
        raise refusal("play-begun", "play has begun: the conditions stand as they are", rule)
    old = desk.state.papers.versions[-1].entry if desk.state.papers.versions else None
    now = command.conditions.entry
    if old is not None and any(desk.state.entries.fees.values()) and (old.fee, old.commission) != (now.fee, now.commission):
        said = f"entrants have paid {dollars(old.fee)}: all pay the same, and the fee stands"
        raise refusal("fee-paid", said, desk.rule(ENTRY_FEE, TOURNAMENT_CONDITIONS["entry-fee"]))
    if command.conditions.game != desk.game.rules.book.id:
        raise Malformed("game", f"these are conditions for {command.conditions.game}, not for {desk.game.rules.book.id}")
    desk.record(ConditionsDrafted(desk.state.papers.version + 1, command.conditions, desk.by, desk.at, rule))


def _require_settled(desk: TournamentDesk, wanted: Conditions) -> None:
    """How many go on is one of the things that the book may settle at the start, whatever else could change."""
    numbers = tuple((stage.advance, stage.others) for stage in desk.paper.plan.stages)
    other = tuple((stage.advance, stage.others) for stage in wanted.plan.stages) != numbers
    if other and desk.get(ADVANCING) is Setter.START_OF_TOURNAMENT:
        raise refusal("advancing-settled", "how many go on was settled when the tournament started", desk.rule(ADVANCING))


def set_terms(desk: TournamentDesk, command: SetTerms) -> None:
    """Set how players wager, as far as the rules of the game allow; that is a new version of the conditions."""
    old = desk.paper.wagering
    changed = {
        "set-order-of-wagering": command.ordering is not old.ordering,
        "set-terms-of-pass-cards": command.pass_cards != old.pass_cards,
        "set-terms-of-undisclosed-wagers": command.undisclosed != old.undisclosed,
    }
    warrants = [desk.by_power(power) for power, asked in changed.items() if asked]
    rule = warrants[0].rule if warrants else desk.rule()
    if desk.state.sessions.begun or not warrants:
        raise refusal("no-change", "nothing changes, or play has begun", rule)
    wagering = replace(old, ordering=command.ordering, pass_cards=command.pass_cards, undisclosed=command.undisclosed)
    paper = replace(desk.paper, wagering=wagering)
    wrong = next((each for each in check(desk.game.rules, paper) if each not in check(desk.game.rules, desk.paper)), None)
    if wrong is not None:
        raise refusal("against-the-rules", wrong.said, wrong.rule)
    desk.record(ConditionsDrafted(desk.state.papers.version + 1, paper, desk.by, desk.at, rule))


def steps(desk: TournamentDesk) -> Mapping[str, Deadline]:
    """The steps that the document asks for, and by when; a commission is approved where the conditions have one."""
    paid = desk.state.papers.versions[-1].entry.commission if desk.state.papers.versions else 0
    found: dict[str, Deadline] = {}
    for term in desk.game.rules.law:
        key = CONDITIONS_STEPS.key(term)
        if key is not None and (paid or key != COMMISSION_APPROVED):
            found[key] = desk.game.rules[term]
    return found


def take(desk: TournamentDesk, command: TakeStep) -> None:
    """Take a step for the version in force, which must state everything that the document wants stated."""
    known = steps(desk)
    if command.step not in known:
        raise Malformed("step", f"{desk.game.name} knows no step {command.step!r}: it asks for {listed(sorted(known))}")
    term = CONDITIONS_STEPS[command.step]
    warrant = _taker(desk, command, desk.rule(term))
    found = check(desk.game.rules, desk.paper)
    if found:
        more = f", and {len(found) - 1} other things" if len(found) > 1 else ""
        raise refusal("conditions-incomplete", f"{found[0].said} ({found[0].matter}){more}", found[0].rule)
    if bool(command.player) is not (command.step == EACH_PLAYER):
        raise Malformed("step", "a copy goes to a player by name, and no other step does")
    desk.record(StepTaken(command.step, desk.state.papers.version, command.player, command.words, desk.at, warrant, desk.rule(term)))


def _taker(desk: TournamentDesk, command: TakeStep, rule: str) -> Warrant:
    """The regulator approves; the operator, or whoever is on duty for it, does everything else."""
    if command.step not in BY_REGULATOR:
        return desk.require_staff(f"take the step {command.step}", CONDITIONS_STEPS[command.step])
    regulator = desk.get(CONDITIONS_REGULATOR) or Role.DIRECTOR_OF_CASINO_SURVEILLANCE
    role = next((each for each in (regulator, *DELEGATES.get(regulator, ())) if each in desk.roles()), None)
    if role is None:
        raise refusal("not-the-regulator", f"{desk.by} may not approve conditions: the {regulator.title} does, in writing", rule)
    if not command.words:
        raise refusal("not-in-writing", "an approval is in writing: give its words or where they are kept", rule)
    return Warrant(desk.by, role, rule)


def said_of(step: str) -> str:
    """A step in words.

    >>> said_of("approved-in-writing"), said_of("regulator-notified")
    ('approved in writing', 'notified to the regulator')
    """
    return SAID.get(step, step.replace("-", " "))


def require_before_entries(desk: TournamentDesk) -> None:
    """No entry before what must come before entries."""
    _require(desk, Deadline.BEFORE_ENTRIES)


def require_copy(desk: TournamentDesk, player: str) -> None:
    """No entry is accepted of somebody without a copy, where each must have one before entries."""
    if steps(desk).get(EACH_PLAYER) is Deadline.BEFORE_ENTRIES and desk.state.papers.copies.get(player) != desk.state.papers.version:
        raise refusal("no-copy", f"{player} has no copy of the conditions in force", desk.rule(CONDITIONS_STEPS[EACH_PLAYER]))


def require_before_play(desk: TournamentDesk) -> None:
    """No round before every step was taken, and every entrant has a copy where each must have one."""
    _require(desk, *Deadline)
    if EACH_PLAYER in steps(desk):
        papers = desk.state.papers
        without = next((each for each in desk.state.entries.accepted if papers.copies.get(each) != papers.version), "")
        if without:
            rule = desk.rule(CONDITIONS_STEPS[EACH_PLAYER])
            raise refusal("no-copy", f"{without} has no copy of the conditions in force", rule)


def _require(desk: TournamentDesk, *deadlines: Deadline) -> None:
    missing = next(_undone(desk, deadlines), "")
    if missing:
        regulator = desk.get(CONDITIONS_REGULATOR)
        whom = said_of(missing).replace("the regulator", f"the {regulator.title}" if regulator else "the regulator")
        said = f"the conditions in force must be {whom} first"
        raise refusal("step-due", said, desk.rule(CONDITIONS_STEPS[missing]))


def _undone(desk: TournamentDesk, deadlines: tuple[Deadline, ...]) -> Iterator[str]:
    for step, deadline in steps(desk).items():
        if deadline in deadlines and step != EACH_PLAYER and not desk.state.papers.done(step):
            yield step


JUDGES: Mapping[type[Any], Callable[[TournamentDesk, Any], None]] = {DraftConditions: draft, TakeStep: take, SetTerms: set_terms}
