"""Between the initial deal and the first decision: side bets, naturals, insurance and even money, surrender."""

from __future__ import annotations

from pitboss.play.allowed_interim import (
    against_closing_insurance,
    against_closing_surrender,
    against_even_money,
    against_insurance,
    against_surrender,
    insurance_rule,
    may_surrender,
    surrendering,
    wager_of,
)
from pitboss.play.commands import CloseInsurance, CloseSurrender, Insure, Surrender, TakeEvenMoney
from pitboss.play.count import is_natural
from pitboss.play.desk import Desk, permit
from pitboss.play.events import (
    HandFinished,
    HandSurrendered,
    InsuranceClosed,
    InsuranceOffered,
    InsurancePlaced,
    NaturalHeld,
    Result,
    SurrenderClosed,
    SurrenderOffered,
)
from pitboss.play.hole import look
from pitboss.play.naturals import natural_waits, pay_natural
from pitboss.play.side_bets import settle_after_deal
from pitboss.play.state import Awaits, HandStatus, Insurance
from pitboss.play.table import Table
from pitboss.play.turns import next_turn, pay_21
from pitboss.terms.insurance import INSURANCE_AGAINST_ACE, INSURANCE_AGAINST_TEN, INSURANCE_CLOSES, INSURING_ANOTHER
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_PAYS,
    NATURAL_DEFERRED_BY,
    NATURAL_PAID_AT_ONCE,
    NATURAL_WAITS,
    EvenMoney,
    Waiting,
)
from pitboss.terms.surrender import SURRENDER_MARKED, SURRENDER_OFFERED


def initial_deal_complete(desk: Desk) -> None:
    """Settle side bets, then go on to naturals unless the jackpot button is awaited first."""
    settle_after_deal(desk)
    if desk.state.awaits is not Awaits.BUTTON:
        after_buttons(desk)


def after_buttons(desk: Desk) -> None:
    """Pay or hold naturals, then offer insurance."""
    table = desk.table
    at_once = not natural_waits(table, desk.state)
    for place, hand in enumerate(desk.state.hands):
        if is_natural(hand, table):
            if at_once and table.naturals.deferred:
                desk.record(NaturalHeld(place, table.cite(NATURAL_DEFERRED_BY)))
            elif at_once:
                pay_natural(desk, place)
            elif table.naturals.waiting is Waiting.PAID_AS_21:
                pay_21(desk, place)
            elif not table.doubling.natural:  # otherwise it waits once its player has been asked: the other side of H41
                desk.record(NaturalHeld(place, table.cite(NATURAL_WAITS) or table.cite(NATURAL_PAID_AT_ONCE)))
    _offer_insurance(desk)


def _offer_insurance(desk: Desk) -> None:
    table, shown = desk.table, desk.state.dealer[0]
    against_ace = shown.pips == 1 and table.insuring.offered is not None
    against_ten = shown.pips == 10 and table.insuring.ten_pays is not None
    if (against_ace or against_ten) and any(hand.status is not HandStatus.PAID for hand in desk.state.hands):
        desk.record(InsuranceOffered(table.cite(INSURANCE_AGAINST_ACE if against_ace else INSURANCE_AGAINST_TEN)))
    else:
        _after_insurance(desk)


def insure(desk: Desk, command: Insure) -> None:
    """Take an insurance wager: at most half of the wager insured, one's own or one that its owner left uninsured."""
    permit(against_insurance(desk.table, desk.state, command))
    owner = command.owner or command.player
    rule = insurance_rule(desk.table, desk.state) if owner == command.player else desk.table.cite(INSURING_ANOTHER)
    desk.record(InsurancePlaced(command.box, command.player, owner, command.amount, rule))


def take_even_money(desk: Desk, command: TakeEvenMoney) -> None:
    """Settle a natural against an ace at evens, at its player's request."""
    state, table = desk.state, desk.table
    rule = table.cite(EVEN_MONEY)
    permit(against_even_money(table, state, command))
    found = wager_of(state, command.box, command.player)
    assert found is not None, "permitted only for a wager on the box"
    place, stake = found
    held = sum(each.amount for each in state.insurance if _goes_back(table, each, command))
    if held:
        desk.settle_other(command.player, command.box, "insurance", held, Result.VOID, net=0, rules=(rule,))
    desk.pay(place, stake, table.paying.even_money, (rule, table.cite(EVEN_MONEY_PAYS)))
    if not any(each.open for each in desk.state.hands[place].stakes):
        desk.record(HandFinished(place, HandStatus.PAID, rule))


def _goes_back(table: Table, insured: Insurance, command: TakeEvenMoney) -> bool:
    """Whether even money sends this insurance back: none, all of that player's on the box, or what lies on the wager itself."""
    theirs = insured.open and (insured.box, insured.player) == (command.box, command.player)
    match table.naturals.even_money:
        case EvenMoney.INSURANCE_RETURNED:
            return theirs
        case EvenMoney.OWN_INSURANCE_RETURNED:
            return theirs and insured.owner == command.player
        case EvenMoney.INSURANCE_STANDS | None:
            return False


def close_insurance(desk: Desk, _: CloseInsurance) -> None:
    """End insurance and go on."""
    permit(against_closing_insurance(desk.table, desk.state))
    desk.record(InsuranceClosed(desk.table.cite(INSURANCE_CLOSES)))
    _after_insurance(desk)


def _after_insurance(desk: Desk) -> None:
    """Surrender comes before the dealer looks at a face-down card only where a natural would not make it void."""
    early = (
        bool(desk.state.hole) and desk.table.dealing.peeks and desk.state.natural_may_come and not desk.table.surrender.void_against_natural
    )
    if early and _offer_surrender(desk):
        return
    if not look(desk) and (early or not _offer_surrender(desk)):
        next_turn(desk)


def _offer_surrender(desk: Desk) -> bool:
    """Whether a hand may be given up against the card shown: then that is awaited."""
    table = desk.table
    if desk.state.dealer[0].rank in table.surrender.against and any(may_surrender(table, hand) for hand in desk.state.hands):
        desk.record(SurrenderOffered(table.cite(SURRENDER_OFFERED)))
        return True
    return False


def surrender(desk: Desk, command: Surrender) -> None:
    """Give up half: the caller first, the others on the box only with the caller."""
    table, state = desk.table, desk.state
    permit(against_surrender(table, state, command))
    place, hand = next(desk.hands_of(command.box))
    desk.record(HandSurrendered(place, surrendering(table, state, hand, command), table.cite(SURRENDER_MARKED)))


def close_surrender(desk: Desk, _: CloseSurrender) -> None:
    """Go on after offering surrender."""
    permit(against_closing_surrender(desk.table, desk.state))
    desk.record(SurrenderClosed(desk.table.cite(SURRENDER_OFFERED)))
    if not look(desk):
        next_turn(desk)
