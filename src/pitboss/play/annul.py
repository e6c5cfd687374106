"""Annulment: a round that counts for nothing. Stakes go back; what was lost or paid on the way is the book's choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pitboss.play.commands import Annulment, AnnulRound
from pitboss.play.count import is_ace_and_ten
from pitboss.play.desk import Desk, refusal
from pitboss.play.events import RoundAnnulled
from pitboss.play.settled import Result, Stage, WagerSettled
from pitboss.play.state import HandStatus, Round
from pitboss.terms.conduct import CULPRIT_WAGER, REFUND_AFTER_INVALIDATION
from pitboss.terms.irregular_rounds import VOID_ROUND_LOST_WAGERS, VOID_ROUND_PAYMENTS, VOID_ROUND_WAGERS, MoneyFate


def annul(desk: Desk, command: AnnulRound) -> None:
    """Give every open wager back, undo what the book undoes, and end the round."""
    table = desk.table
    invalidated = command.cause is Annulment.INVALIDATED
    rule = command.rule or (table.cite(REFUND_AFTER_INVALIDATION) if invalidated else table.cite(VOID_ROUND_WAGERS))
    if not desk.state.hands:
        raise refusal("nothing-to-annul", "no round has begun", rule)
    if desk.state.annulled:
        raise refusal("annulled", "the round counts for nothing already", rule)
    _require_forfeitable(desk, command, rule)
    done = standing(desk.state.settlements)
    _return_open(desk, rule, command.culprits)
    payments = table.settling.invalidated_payments if invalidated else table.settling.void_payments
    for earlier in done:
        _undo(desk, earlier, rule, command.culprits, payments)
    desk.record(RoundAnnulled(command.cause, rule))


def _require_forfeitable(desk: Desk, command: AnnulRound, rule: str) -> None:
    """A wager is forfeited only where the book lets a fraud invalidate the outcome, and only that of a player in the round."""
    table = desk.table
    forfeits = table.settling.may_forfeit and command.cause is Annulment.INVALIDATED
    playing = {bettor.player for box in desk.state.boxes for bettor in box.bettors}
    for culprit in command.culprits:
        if not forfeits or culprit not in playing:
            raise refusal("no-forfeit", f"the wager of {culprit} may not be forfeited here", table.cite(CULPRIT_WAGER) or rule)


def _return_open(desk: Desk, rule: str, culprits: tuple[str, ...]) -> None:
    """Every wager still open goes back, but for those directed to be forfeited."""

    def fate(player: str, stake: int, bet: str) -> tuple[Result, int, tuple[str, ...]]:
        forfeited = player in culprits and desk.table.settling.forfeits(bet)
        return (Result.LOSE, -stake, (desk.table.cite(CULPRIT_WAGER), rule)) if forfeited else (Result.VOID, 0, (rule,))

    for place, hand in enumerate(desk.state.hands):
        for stake in hand.stakes:
            if stake.open:
                result, net, rules = fate(stake.player, stake.whole, "main")
                desk.settle(place, stake, result, net=net, rules=rules)
    for box in desk.state.boxes:
        for side in box.side:
            if side.open:
                result, net, rules = fate(side.player, side.amount, side.bet)
                desk.settle_other(side.player, box.number, side.bet, side.amount, result, net=net, rules=rules)
    for player, number in dict.fromkeys((each.player, each.box) for each in desk.state.insurance if each.open):
        held = sum(each.amount for each in desk.state.insurance if each.open and (each.player, each.box) == (player, number))
        result, net, rules = fate(player, held, "insurance")
        desk.settle_other(player, number, "insurance", held, result, net=net, rules=rules)


def _undo(desk: Desk, earlier: WagerSettled, cause: str, culprits: tuple[str, ...], payments: MoneyFate) -> None:
    """Reverse an earlier settlement of the round where the book says so; what a culprit has lost is forfeited already."""
    table = desk.table
    interim = _stage_of(desk.state, earlier) is Stage.INTERIM
    stays_lost = table.settling.void_lost is MoneyFate.STAYS_LOST and interim
    forfeited = earlier.player in culprits and table.settling.forfeits(earlier.bet)
    returned = earlier.net < 0 and not stays_lost and not forfeited
    reversed_ = earlier.net > 0 and not stays_paid(payments, desk.state, earlier)
    if returned or reversed_:
        rules = tuple(dict.fromkeys((cause, table.cite(VOID_ROUND_LOST_WAGERS if returned else VOID_ROUND_PAYMENTS))))
        desk.record(
            WagerSettled(earlier.player, earlier.box, earlier.hand, earlier.bet, earlier.stake, Result.VOID, "", -earlier.net, rules)
        )


def standing(settlements: Iterable[WagerSettled]) -> list[WagerSettled]:
    """The settlements of a round that still count: neither a void wager nor one that was undone since."""
    undone = Counter((*_place(each), -each.net) for each in settlements if each.result is Result.VOID and each.net)
    found = []
    for each in settlements:
        key = (*_place(each), each.net)
        if each.result is Result.VOID:
            continue
        if undone[key]:
            undone[key] -= 1
        else:
            found.append(each)
    return found


def _place(settled: WagerSettled) -> tuple[str, int, int, str]:
    return settled.player, settled.box, settled.hand, settled.bet


def stays_paid(payments: MoneyFate | None, state: Round, settled: WagerSettled) -> bool:
    """Whether a payment outlives the void round: only an interim one may, and only where the book says that it stands."""
    if _stage_of(state, settled) is not Stage.INTERIM:
        return False
    return payments is MoneyFate.STANDS or (payments is MoneyFate.NATURALS_STAND and _on_natural(state, settled))


def _on_natural(state: Round, settled: WagerSettled) -> bool:
    """Whether an interim payment was made on the first two cards of a hand: a natural, at its odds or at evens."""
    return settled.bet == "main" and is_ace_and_ten(state.hands[settled.hand].cards)


def _stage_of(state: Round, settled: WagerSettled) -> Stage:
    """When a wager was settled. A log from before settlements said so leaves it to the hand: one that was paid and cleared away, or a
    bet on no hand other than insurance, was settled before the dealer's hand was complete."""
    if settled.stage is not None:
        return settled.stage
    cleared = settled.bet != "insurance" if settled.hand < 0 else state.hands[settled.hand].status is HandStatus.PAID
    return Stage.INTERIM if cleared else Stage.FINAL
