"""Judge disputes: raised about a round of this table, decided step by step up the document's ladder, with the right to complain told."""

from __future__ import annotations

from pitboss.floor.conduct.commands import AnswerDecision, DecideDispute, InformOfComplaint, RaiseDispute, ReviewDispute
from pitboss.floor.conduct.events import DecisionAnswered, DisputeDecided, DisputeRaised, RoundAttached, ToldOfComplaint
from pitboss.floor.conduct.state import Answer, Decision, Dispute, Instance
from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.events import TableClosed
from pitboss.floor.people.ranks import capacities
from pitboss.floor.powers import exercise, holder, require_on_duty, roles_of
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed, listed
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.desk import refusal
from pitboss.play.events import SideBetPlaced, WagerPlaced
from pitboss.terms.conduct import (
    DISPUTE_COMPLAINT_RIGHT,
    DISPUTE_COMPLAINT_TO,
    DISPUTE_COMPLAINT_WHEN,
    DISPUTE_FINAL,
    DISPUTE_FIRST_INSTANCE,
    DISPUTE_REVIEW,
    DISPUTE_REVIEWED,
    DISPUTE_SCOPE,
    ComplaintWhen,
    Reviewed,
)
from pitboss.terms.powers import Power, Precondition


def raise_dispute(desk: Desk, command: RaiseDispute) -> None:
    """Open a dispute about a round; its log is attached at once if it was the last, or when the cards of this one are taken up."""
    rounds = desk.floor.rounds
    if not 1 <= command.round <= rounds.number:
        raise Malformed("round", f"there is no round {command.round}: this is round {rounds.number}")
    covered, rule = desk.game.get(DISPUTE_SCOPE), desk.game.cited(DISPUTE_SCOPE)
    if command.scope is not None and covered is not None and command.scope not in covered:
        said = f"a dispute {command.scope.gloss} is not decided this way: {listed(each.gloss for each in covered)}"
        raise refusal("beyond-scope", said, rule)
    scope = command.scope or (covered[0] if covered else None)
    log = rounds.last if command.round == rounds.number - 1 else ()  # a round in play may hold cards that lie face down
    desk.record(DisputeRaised(desk.by, command.round, command.words, desk.at, rule, scope, log))


def attach(desk: Desk, event: CardsTakenUp) -> None:
    """Attach the log of a round that was disputed while it was played."""
    if any(dispute.round == event.number and not dispute.log for dispute in desk.floor.conduct.disputes):
        desk.record(RoundAttached(event.number, desk.floor.rounds.last, desk.game.cite(DISPUTE_SCOPE)))


def _dispute(desk: Desk, number: int) -> Dispute:
    disputes = desk.floor.conduct.disputes
    if not 1 <= number <= len(disputes):
        raise Malformed("dispute", f"there is no dispute {number}: {len(disputes)} have been raised")
    return disputes[number - 1]


def decide_dispute(desk: Desk, command: DecideDispute) -> None:
    """Decide on the next step of the ladder: first instance where the document has one, then the one whose word is final."""
    dispute = _dispute(desk, command.dispute)
    if dispute.answer is Answer.ACCEPTED or dispute.decided_on(Instance.FINAL):
        raise refusal("decided", "this dispute has been decided", desk.game.cited(DISPUTE_FINAL))
    if desk.game.get(DISPUTE_FIRST_INSTANCE) is not None and not dispute.decisions:
        instance, warrant = Instance.FIRST, exercise(desk, DISPUTE_FIRST_INSTANCE)
    else:
        instance, warrant = Instance.FINAL, _final(desk)
    desk.record(DisputeDecided(command.dispute, instance, command.words, warrant, desk.at, warrant.rule))


def _final(desk: Desk) -> Warrant:
    role, rule = desk.game.get(DISPUTE_FINAL), desk.game.cited(DISPUTE_FINAL)
    if role is None:
        raise refusal("no-power", f"{desk.game.name} does not say who decides a dispute", rule)
    if role not in roles_of(desk):
        raise refusal("not-entitled", f"{desk.by} may not decide this dispute: the decision of the {role.title} is final", rule)
    return Warrant(desk.by, role, rule)


def review_dispute(desk: Desk, command: ReviewDispute) -> None:
    """Review the decision that the document lets be reviewed, on request, and by another person where it says so."""
    dispute, rule = _dispute(desk, command.dispute), desk.game.cited(DISPUTE_REVIEW)
    reviewed = dispute.decided_on(Instance.FIRST if desk.game.get(DISPUTE_REVIEWED) is Reviewed.FIRST_DECISION else Instance.FINAL)
    if reviewed is None:
        raise refusal("nothing-to-review", f"dispute {command.dispute} has no decision to review yet", rule)
    if dispute.decisions[-1] is not reviewed:
        raise refusal("reviewed", "that decision has been reviewed or decided further up", rule)
    _require_another(desk, reviewed, rule)
    _require_asked(desk, command.dispute, dispute, rule)
    warrant = exercise(desk, DISPUTE_REVIEW, f"dispute {command.dispute}")
    desk.record(DisputeDecided(command.dispute, Instance.REVIEW, command.words, warrant, desk.at, warrant.rule))


def _require_asked(desk: Desk, number: int, dispute: Dispute, rule: str) -> None:
    """A review that takes a request takes one of a party: of who disputes, or of a player whose round it is (P8)."""
    power, asked = desk.game.get(DISPUTE_REVIEW), desk.floor.notices.all_of(Kind.REQUEST, DISPUTE_REVIEW.name, f"dispute {number}")
    if power is None or Precondition.REQUESTED not in power.needs or not asked:
        return  # that nobody has asked at all, the power itself says
    log = desk.floor.rounds.log if dispute.round == desk.floor.rounds.number else dispute.log
    parties = {dispute.by, *(event.player for event in log if isinstance(event, WagerPlaced | SideBetPlaced | ComBoWagerPlaced))}
    if not any(request.by in parties for request in asked):
        who = listed([request.by for request in asked])
        raise refusal("not-a-party", f"{who} asked for a review, and is no party to dispute {number}", rule)


def _require_another(desk: Desk, reviewed: Decision, rule: str) -> None:
    """Nobody reviews his or her own decision where the document asks for another person, of higher rank if one is there (H17)."""
    power = desk.game.get(DISPUTE_REVIEW)
    if power is None or Precondition.ANOTHER_PERSON not in power.needs:
        return
    if reviewed.by == desk.by:
        raise refusal("own-decision", f"{desk.by} made that decision: another person reviews it", rule)
    higher = [person for person in desk.floor.people.roles if person != reviewed.by and _outranks_first(desk, person, power)]
    if higher and desk.by not in higher and holder(power, roles_of(desk)):
        raise refusal("higher-rank", f"somebody of higher rank is on duty and reviews it: {listed(higher, 'or')}", rule)


def _outranks_first(desk: Desk, person: str, power: Power) -> bool:
    """Whether somebody may review and is more than one of those who decide first."""
    first, held = desk.game.get(DISPUTE_FIRST_INSTANCE), desk.floor.people.roles[person]
    above = held - {first.holder} if first else held
    return bool(above) and holder(power, capacities(desk.game, above)) is not None


def answer_decision(desk: Desk, command: AnswerDecision) -> None:
    """Let the person who disputes say how a decision is taken; whoever is not satisfied is told where else to turn, when that is due."""
    dispute, rule = _dispute(desk, command.dispute), desk.game.cited(DISPUTE_SCOPE)
    if desk.by != dispute.by:
        raise refusal("not-yours", f"{desk.by} may not answer for {dispute.by}, who raised this dispute", rule)
    if not dispute.decisions or dispute.answer is Answer.ACCEPTED:
        raise refusal("nothing-to-answer", "there is no decision to answer", rule)
    desk.record(DecisionAnswered(command.dispute, command.answer, rule))
    if complaint_due(desk, command.dispute):
        _tell(desk, command.dispute)


def inform(desk: Desk, command: InformOfComplaint) -> None:
    """Tell somebody of the right to turn to the regulator, when that is due and once."""
    dispute, rule = _dispute(desk, command.dispute), desk.game.cited(DISPUTE_COMPLAINT_TO, DISPUTE_REVIEW)
    require_on_duty(desk, "tell of the right to complain", rule)
    if dispute.told_of_complaint:
        raise refusal("told", f"{dispute.by} has been told", rule)
    if not complaint_due(desk, command.dispute):
        raise refusal("not-due", "that is told once a decision leaves the dispute unresolved or the person not satisfied", rule)
    _tell(desk, command.dispute)


def complaint_due(desk: Desk, number: int) -> bool:
    """Whether the person who disputes must be told where else to turn, and has not been."""
    dispute, last = _dispute(desk, number), desk.floor.conduct.disputes[number - 1].decisions[-1:]
    if dispute.told_of_complaint or dispute.answer is Answer.ACCEPTED:
        return False
    match desk.game.get(DISPUTE_COMPLAINT_WHEN):
        case ComplaintWhen.UNRESOLVED:
            return True  # P6: until a decision is accepted
        case ComplaintWhen.NOT_SATISFIED:
            return bool(last) and last[0].instance is Instance.FINAL and dispute.answer is Answer.NOT_SATISFIED
        case _:
            return False


def _tell(desk: Desk, number: int) -> None:
    to, right = desk.game.get(DISPUTE_COMPLAINT_TO), desk.game.get(DISPUTE_COMPLAINT_RIGHT)
    if to is not None and right is not None:
        person = desk.floor.conduct.disputes[number - 1].by
        desk.record(ToldOfComplaint(number, person, to, right, desk.game.cite(DISPUTE_COMPLAINT_TO)))


def tell_before_leaving(desk: Desk, _: TableClosed) -> None:
    """No table closes on somebody who ought to have been told where else to turn."""
    for number in range(1, len(desk.floor.conduct.disputes) + 1):
        if complaint_due(desk, number):
            _tell(desk, number)
