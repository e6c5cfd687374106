"""Judge an invalidation: on a ground of the document, with its test for fraud, and what becomes of the wagers."""

from __future__ import annotations

from pitboss.floor.conduct.commands import InvalidateRound, Stakes
from pitboss.floor.conduct.events import RoundInvalidated
from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind
from pitboss.floor.powers import exercise, holder, roles_of
from pitboss.floor.rounds.taking_back import open_wagers
from pitboss.floor.wording import spoken
from pitboss.play.annul import standing, stays_paid
from pitboss.play.commands import Annulment, AnnulRound
from pitboss.play.desk import refusal
from pitboss.play.events import RoundAnnulled
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Round
from pitboss.terms.conduct import (
    CULPRIT_WAGER,
    FRAUD_TEST,
    INVALIDATE,
    INVALIDATION_GROUND,
    REFUND_AFTER_INVALIDATION,
    FraudTest,
    Invalidation,
    RefundDuty,
)

FRAUD = "fraud"
CAUSES = {Invalidation.OUTCOME: Annulment.INVALIDATED, Invalidation.ROUND: Annulment.VOID}
"""What each ground undoes: the outcome, or the round itself."""


def invalidate(desk: Desk, command: InvalidateRound) -> None:
    """Undo the outcome of the round in play, or of one whose cards still lie, on a ground that the document has."""
    warrant = exercise(desk, INVALIDATE)
    ground = INVALIDATION_GROUND[command.ground]
    undone = desk.game.get(ground)
    if undone is None:
        raise refusal("no-ground", f"{spoken(command.ground)} is no ground for undoing a game of {desk.game.name}", warrant.rule)
    rule = desk.game.cite(ground)
    if command.ground == FRAUD:
        _require_fraud(desk)
    elif command.culprits:
        raise refusal("no-culprits", "only a fraud has culprits", desk.game.cite(CULPRIT_WAGER) or rule)
    stakes = command.stakes or _unsaid(desk)
    desk.record(RoundInvalidated(command.ground, undone, command.culprits, stakes, warrant, rule))
    if stakes is Stakes.KEPT:
        _keep(desk)
    else:
        desk.play(AnnulRound(CAUSES[undone], command.culprits))


def _unsaid(desk: Desk) -> Stakes:
    """What becomes of the wagers where nobody has directed anything: reading H15, or the other side of it."""
    return Stakes.KEPT if desk.game.get(REFUND_AFTER_INVALIDATION) is RefundDuty.IF_DIRECTED else Stakes.REFUNDED


def _require_fraud(desk: Desk) -> None:
    """That a fraud affected the outcome is stated by anybody on duty, or thought by somebody who may undo the game."""
    test, rule = desk.game.get(FRAUD_TEST), desk.game.cite(FRAUD_TEST)
    stated = desk.floor.notices.find(Kind.REASON, FRAUD_TEST.name)
    power = desk.game.get(INVALIDATE)
    if stated is None:
        raise refusal("no-fraud", "nobody has stated that a fraud affected the outcome", rule)
    if test is FraudTest.IN_OPINION and (power is None or holder(power, roles_of(desk, stated.by)) is None):
        raise refusal("no-opinion", f"that is the opinion of {stated.by}: whoever may undo the game must think so", rule)


def _keep(desk: Desk) -> None:
    """Keep the wagers where the refund is a choice and it was directed otherwise (reading H15); nobody wins by an outcome that is none."""
    rule, now = desk.game.cite(REFUND_AFTER_INVALIDATION), desk.floor.rounds.now
    if desk.game.get(REFUND_AFTER_INVALIDATION) is RefundDuty.MUST:
        raise refusal("refund-due", "the wagers on an invalidated outcome are refunded", rule)
    if not isinstance(now, Round) or not now.hands or now.annulled:
        raise refusal("nothing-to-annul", "no round has begun, or it counts for nothing already", rule)
    for each in tuple(open_wagers(now)):
        desk.record(each.decided(Result.LOSE, -each.stake, rule))
    payments = desk.game.table.settling.invalidated_payments  # type: ignore[union-attr]  # a game with hands
    for won in (each for each in standing(now.settlements) if each.net > 0 and not stays_paid(payments, now, each)):
        desk.record(WagerSettled(won.player, won.box, won.hand, won.bet, won.stake, Result.VOID, "", -won.net, (rule,)))
    desk.record(RoundAnnulled(Annulment.INVALIDATED, rule))
