"""Judge money: what may be added, a guarantee, cancellation with every refund, and prizes that use the pool up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.play.desk import refusal
from pitboss.terms.powers import Role
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournaments import (
    BUY_IN_REFUND,
    CANCELLATION_LIABILITY,
    CANCELLATION_REFUND,
    ENTRY_REFUND,
    POOL_ADDITIONS,
    POOL_GUARANTEE,
    POOL_RETURNED,
    POOL_SURPLUS,
    REMOVAL,
    Addition,
    Refund,
    Surplus,
)
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.prizes.commands import AddToPool, ApproveRefund, CancelTournament, PayPrizes
from pitboss.tournament.prizes.events import (
    BuyInRefunded,
    EntryRefunded,
    GuaranteeMet,
    PoolAdded,
    PoolSettled,
    PrizePaid,
    TournamentCancelled,
)
from pitboss.tournament.prizes.pool import pool, require_standing, shared, split

PRIZES = TOURNAMENT_CONDITIONS["prizes"]


def add(desk: TournamentDesk, command: AddToPool) -> None:
    """Add what the book lets the operator add."""
    require_standing(desk)
    warrant = desk.by_power("add-to-prize-pool", PRIZES, holder=Role.CASINO_OPERATOR)
    allowed = desk.get(POOL_ADDITIONS)
    if allowed is not None and command.added.kind not in allowed:
        raise refusal("no-addition", f"{command.added.kind} may not be added to the pool", desk.rule(POOL_ADDITIONS))
    if command.added.cents <= 0 or (command.added.kind is not Addition.CASH and not command.added.what):
        raise refusal("nothing", "what is added has a worth, and goods and services a name", warrant.rule)
    desk.record(PoolAdded(command.added, warrant, warrant.rule))


def cancel(desk: TournamentDesk, command: CancelTournament) -> None:
    """Cancel, and give every fee back, with the commission where the book says so, and what was paid for chips; the rest is the operator's.

    Nothing else is owed, and no cent stays with nobody: what the operator added goes back, and what prizes of a stage took is made good.
    """
    require_standing(desk)
    warrant = desk.by_power("cancel", CANCELLATION_REFUND, holder=Role.CASINO_OPERATOR)
    desk.record(TournamentCancelled(command.reason, warrant, desk.rule(CANCELLATION_LIABILITY, CANCELLATION_REFUND)))
    rule, owed = desk.rule(CANCELLATION_REFUND, TOURNAMENT_CONDITIONS["refunds"]), desk.get(CANCELLATION_REFUND)
    for player, fee in tuple(desk.state.entries.fees.items()):
        if fee and owed is not Refund.NONE and owed is not Refund.STAYS_IN_POOL:
            desk.record(EntryRefunded(player, fee, desk.state.entries.commissions.get(player, 0), rule))
    for player, cents in tuple(desk.state.prizes.bought.items()):
        if cents and desk.get(BUY_IN_REFUND) is not Refund.NONE:
            desk.record(BuyInRefunded(player, cents, desk.rule(BUY_IN_REFUND, TOURNAMENT_CONDITIONS["refunds"], CANCELLATION_REFUND)))
    settle(desk, desk.rule(CANCELLATION_LIABILITY, CANCELLATION_REFUND))


def settle(desk: TournamentDesk, rule: str) -> None:
    """What is left in the pool goes to the operator, or comes from there."""
    if pool(desk):
        desk.record(PoolSettled(pool(desk), rule))


def approve_refund(desk: TournamentDesk, command: ApproveRefund) -> None:
    """Give a fee back to a player put out for absence, where the book leaves that to whoever is in charge."""
    require_standing(desk)
    rule = desk.rule(REMOVAL["late-or-absent"], ENTRY_REFUND)
    removal = desk.get(REMOVAL["late-or-absent"])
    if removal is None or removal.refund is not Refund.IF_HEAD_APPROVES:
        raise refusal("no-refund", "the fee is not for whoever is in charge to give back", rule)
    warrant = desk.by_power("act-on-late-or-absent", REMOVAL["late-or-absent"], subject=command.player)
    fee = desk.state.entries.fees.get(command.player, 0)
    if command.player not in desk.state.sessions.absent or not fee:
        raise refusal("no-refund", f"{command.player} was not put out for absence, or has no fee to have back", warrant.rule)
    desk.record(EntryRefunded(command.player, fee, desk.state.entries.commissions.get(command.player, 0), rule))


def pay(desk: TournamentDesk, _: PayPrizes) -> None:
    """Pay every place once places are settled: the whole pool, topped up where it was guaranteed."""
    require_standing(desk)
    desk.require_staff("pay prizes", POOL_RETURNED, PRIZES)
    sessions, purse = desk.state.sessions, desk.paper.purse
    rule = desk.rule(POOL_RETURNED, PRIZES)
    if not sessions.places:
        raise refusal("no-places", "the places are not settled yet", desk.rule(TOURNAMENT_CONDITIONS["distribution-of-prizes"], PRIZES))
    _meet_guarantee(desk)
    players = sum(map(len, sessions.places))
    amounts = split(pool(desk), purse.shares, players) if purse.shares else _fixed(desk, players)
    if not purse.shares and desk.get(POOL_SURPLUS) is Surplus.OPERATOR and pool(desk) > sum(amounts):
        desk.record(PoolSettled(pool(desk) - sum(amounts), desk.rule(POOL_SURPLUS)))
    things = [each for each in (*purse.added, *desk.state.prizes.added) if each.kind is not Addition.CASH]
    paid = {player: (place, cents) for player, place, cents in shared(amounts, sessions.places)}
    for each in things:
        winner = _at(sessions.places, each.place)
        paid.setdefault(winner, (each.place, 0))
    paid = paid or {_at(sessions.places, 1): (1, 0)}  # every prize was one of a single session: the end is recorded all the same
    for player, (place, cents) in paid.items():
        won = tuple(each.what for each in things if _at(sessions.places, each.place) == player)
        desk.record(PrizePaid(player, place, cents, won, rule))


def _fixed(desk: TournamentDesk, players: int) -> tuple[int, ...]:
    """Fixed prizes of as many places as have somebody, and what the pool holds beyond them where the winners have it.

    Where all prizes were those of single sessions, first place has what they left.
    """
    amounts, total = desk.paper.purse.amounts[:players] or (0,), pool(desk)
    match desk.get(POOL_SURPLUS) if sum(amounts) else Surplus.TO_FIRST if desk.get(POOL_RETURNED) is not None else Surplus.OPERATOR:
        case Surplus.OPERATOR:
            return amounts
        case Surplus.TO_FIRST:
            return (amounts[0] + total - sum(amounts), *amounts[1:])
        case _:
            return split(total, amounts, players)


def _at(places: tuple[tuple[str, ...], ...], place: int) -> str:
    """Who has a place; of level players the first named."""
    order = [player for group in places for player in group]
    return order[min(place, len(order)) - 1]


def _meet_guarantee(desk: TournamentDesk) -> None:
    """Pay in what is missing of a guaranteed pool, where enough entries came in."""
    purse = desk.paper.purse
    for each in purse.added:
        if each.kind is Addition.CASH and each not in desk.state.prizes.added:
            desk.record(PoolAdded(each, desk.require_staff("pay prizes", POOL_ADDITIONS), desk.rule(POOL_ADDITIONS, PRIZES)))
    players = sum(map(len, desk.state.sessions.places))
    wanted = sum(purse.amounts[:players]) or max(0, purse.guaranteed - desk.state.prizes.stages_paid)
    bound = desk.get(POOL_GUARANTEE) is not None and not purse.amounts
    enough = not bound or len(desk.state.entries.fees) >= purse.guaranteed_from
    missing = wanted - pool(desk)
    if missing > 0 and enough:
        desk.record(GuaranteeMet(missing, desk.rule(POOL_GUARANTEE, PRIZES)))


JUDGES: Mapping[type[Any], Callable[[TournamentDesk, Any], None]] = {
    AddToPool: add,
    CancelTournament: cancel,
    PayPrizes: pay,
    ApproveRefund: approve_refund,
}
