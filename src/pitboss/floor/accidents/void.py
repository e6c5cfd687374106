"""A round that counts for nothing: the one on the layout, or one already taken up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Refused
from pitboss.play.annul import standing, stays_paid
from pitboss.play.com_bo.events import ComBoWagerPlaced, ResultKeyed
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.commands import Annulment, AnnulRound
from pitboss.play.decide import step
from pitboss.play.desk import refusal
from pitboss.play.events import RoundAnnulled, RoundEnded
from pitboss.play.evolve import replay
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Round
from pitboss.terms.irregular_rounds import VOID_ROUND_PAYMENTS, VOID_ROUND_WAGERS, MoneyFate


def void_round(desk: Desk, warrant: Warrant) -> None:
    """Give the wagers of the round back, as far as the document says."""
    if isinstance(desk.floor.rounds.now, ComBoRound):
        _void_com_bo(desk, warrant)
    else:
        desk.play(AnnulRound(Annulment.VOID, rule=warrant.rule))


def _void_com_bo(desk: Desk, warrant: Warrant) -> None:
    """Every wager of the round goes back, also one that has been settled."""
    rounds, rule = desk.floor.rounds, desk.game.cite(VOID_ROUND_WAGERS)
    staked = [event for event in rounds.log if isinstance(event, ComBoWagerPlaced)]
    back: list[Any] = [WagerSettled(each.player, 0, -1, each.bet, each.amount, Result.VOID, "", 0, (rule,)) for each in staked]
    back.append(RoundEnded(rule))
    if rounds.is_over:
        kept = tuple(event for event in rounds.log if not isinstance(event, (WagerSettled, RoundEnded, ResultKeyed)))
        desk.record(RoundRebuilt(rounds.log, (*kept, *back), warrant, warrant.rule))
        return
    for event in back:
        desk.record(event)


def void_with_payments(desk: Desk, payments: MoneyFate | None, rule: str) -> None:
    """Break the round off: wagers go back, and payments made in it by the rule of this case, not by that of other void rounds."""
    now, others = desk.floor.rounds.now, desk.game.get(VOID_ROUND_PAYMENTS)
    paid: list[WagerSettled] = []
    if isinstance(now, Round):
        paid = [each for each in standing(now.settlements) if each.net > 0 and stays_paid(others, now, each)]
    desk.play(AnnulRound(Annulment.VOID, rule=rule))
    if payments is MoneyFate.REVERSED:
        for each in paid:
            desk.record(WagerSettled(each.player, each.box, each.hand, each.bet, each.stake, Result.VOID, "", -each.net, each.rules))


def void_earlier(desk: Desk, number: int, warrant: Warrant) -> None:
    """Give back the money of a round that has been taken up: of the one before by its log, of an older one by what was settled in it."""
    rounds = desk.floor.rounds
    past = rounds.past_of(number)
    assert past is not None, "asked for before"
    before = rounds.last if number == rounds.number - 1 else past.settled
    state = replay(before) if number == rounds.number - 1 else past.as_round()
    if past.annulled:
        raise nothing_to_put_right(warrant.rule)
    undone, _ = step(desk.game.table, state, AnnulRound(Annulment.VOID))  # type: ignore[arg-type]  # a game with hands
    put_right(desk, number, (*before, *undone), warrant)


def require_counts(log: Sequence[Any], rule: str) -> None:
    """A round that counts for nothing has no cards to put right and no money to move (every route asks here)."""
    if not counts(log):
        raise nothing_to_put_right(rule)


def nothing_to_put_right(rule: str) -> Refused:
    """What whoever would put such a round right is told."""
    return refusal("annulled", "the round counts for nothing already: there is nothing to put right in it", rule)


def counts(log: Sequence[Any]) -> bool:
    """Whether the round of a log counts: it has been neither invalidated nor declared void."""
    return not any(isinstance(event, RoundAnnulled) for event in log) and not _void_at_com_bo(log)


def _void_at_com_bo(log: Sequence[Any]) -> bool:
    """At Com-Bo no single wager is ever void: where one is, all are."""
    wagers = any(isinstance(event, ComBoWagerPlaced) for event in log)
    return wagers and any(isinstance(event, WagerSettled) and event.result is Result.VOID for event in log)


def put_right(desk: Desk, number: int, after: tuple[Any, ...], warrant: Warrant) -> None:
    """Let another log count for a round that has been taken up, or other settlements for one whose log is kept no longer."""
    rounds = desk.floor.rounds
    past = rounds.past_of(number)
    before = rounds.last if number == rounds.number - 1 or past is None else past.settled
    desk.record(EarlierRoundPutRight(number, before, after, warrant, warrant.rule))
