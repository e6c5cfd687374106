"""Judge payment: once, to whose claim was allowed; in cash instead where the terms say so, a large sum as the winner chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.law.refusal import listed
from pitboss.money.cents import dollars
from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.draw.judge import require_signed
from pitboss.promotion.draw.state import Won
from pitboss.promotion.integrity.gate import require_draw_going_on
from pitboss.promotion.paper.prize import Prize
from pitboss.promotion.winners.commands import ChoosePayment, PayPrize, Share, TakeCash
from pitboss.promotion.winners.events import CashTaken, PaymentChosen, PrizePaid
from pitboss.promotion.winners.judge import won
from pitboss.terms.promotions import (
    CASH_ALTERNATIVE,
    CASH_ALTERNATIVE_NOT_FOR,
    PAYMENT_CHOICE_OVER,
    PAYMENT_METHODS,
    PROMOTION_DISPUTE_FINAL,
    PROMOTION_TERMS,
    Payment,
)

MATTERS = PROMOTION_TERMS


def _awarded(desk: PromotionDesk, lot: int) -> tuple[Won, Prize]:
    winner = won(desk, lot)
    if lot not in desk.state.winners.allowed:
        said = f"{winner.entrant}'s claim to prize {lot} has not been allowed"
        raise refusal("not-awarded", said, desk.rule(MATTERS["method-of-claiming"]))
    return winner, desk.terms.lots[lot - 1]


def _require_winner(desk: PromotionDesk, winner: Won, doing: str, rule: str) -> None:
    if desk.by != winner.entrant:
        raise refusal("not-yours", f"{desk.by} may not {doing}: {winner.entrant} does", rule)


def money(desk: PromotionDesk, lot: int) -> int:
    """What a prize comes to in money, in cents: its value, the alternative that its winner takes, or nothing (reading V5)."""
    prize = desk.terms.lots[lot - 1]
    return prize.value if prize.cash else desk.state.winners.in_cash.get(lot, 0)


def choice(desk: PromotionDesk, lot: int) -> bool:
    """Whether the winner of a prize chooses how its money is paid."""
    over = desk.get(PAYMENT_CHOICE_OVER)
    return over is not None and money(desk, lot) > over.cents


def take_cash(desk: PromotionDesk, command: TakeCash) -> None:
    """Take money instead, where the terms offer it."""
    winner, prize = _awarded(desk, command.lot)
    rule = desk.rule(CASH_ALTERNATIVE)
    _require_winner(desk, winner, "choose the cash alternative", rule)
    barred = {str(each) for each in desk.get(CASH_ALTERNATIVE_NOT_FOR) or ()}
    if prize.kind.value in barred:
        raise refusal("not-for-cash", f"{prize.name} may not be turned into money", desk.rule(CASH_ALTERNATIVE_NOT_FOR))
    if not prize.cash_alternative:
        raise refusal("no-alternative", f"the terms offer no cash in place of {prize.name}", rule)
    desk.record(CashTaken(command.lot, prize.cash_alternative, rule))


def choose(desk: PromotionDesk, command: ChoosePayment) -> None:
    """Choose how a large sum is paid: by one of the methods or several, to the last cent."""
    winner, _ = _awarded(desk, command.lot)
    _require_winner(desk, winner, "choose how the prize is paid", desk.rule(PAYMENT_CHOICE_OVER))
    if not choice(desk, command.lot):
        over = desk.get(PAYMENT_CHOICE_OVER)
        said = f"prize {command.lot} leaves no choice of payment: it is not more than {over} in money"
        raise refusal("no-choice", said, desk.rule(PAYMENT_CHOICE_OVER))
    methods = desk.get(PAYMENT_METHODS) or ()
    single = [each for each in methods if each is not Payment.COMBINATION]
    several = len(command.shares) > 1 and Payment.COMBINATION not in methods
    if several or any(share.method not in single or share.cents <= 0 for share in command.shares):
        raise refusal("no-such-method", f"the money is paid by {listed(map(str, methods), 'or')}", desk.rule(PAYMENT_METHODS))
    due = money(desk, command.lot)
    if sum(share.cents for share in command.shares) != due:
        raise refusal("not-the-sum", f"the shares must come to ${dollars(due)}", desk.rule(PAYMENT_METHODS))
    desk.record(PaymentChosen(command.lot, command.shares, desk.rule(PAYMENT_CHOICE_OVER)))


def pay(desk: PromotionDesk, command: PayPrize) -> None:
    """Pay or hand over a prize once; while it is in dispute it waits for the operator's decision."""
    warrant = desk.by_staff("pay a prize", MATTERS["manner-of-award"])
    winner, prize = _awarded(desk, command.lot)
    require_draw_going_on(desk)
    require_signed(desk)
    if desk.state.disputes.undecided_on(command.lot):
        raise refusal("disputed", f"prize {command.lot} is in dispute: decide that first", desk.rule(PROMOTION_DISPUTE_FINAL))
    due, shares = money(desk, command.lot), desk.state.winners.chosen.get(command.lot, ())
    if choice(desk, command.lot) and not shares:
        raise refusal("not-chosen", f"{winner.entrant} chooses first how the money is paid", desk.rule(PAYMENT_CHOICE_OVER))
    if due and not shares:
        shares = (Share(Payment.CASH, due),)
    held = prize.value if prize.cash else 0
    thing = "" if due else prize.name
    rule = desk.rule(PAYMENT_CHOICE_OVER) if choice(desk, command.lot) else desk.rule(CASH_ALTERNATIVE) if due > held else warrant.rule
    desk.record(PrizePaid(command.lot, winner.entrant, shares, thing, held, desk.at, warrant, rule))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {TakeCash: take_cash, ChoosePayment: choose, PayPrize: pay}
