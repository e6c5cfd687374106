"""What an agent may do: the acts of a game, each a command to the engine, and what the engine has against it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from pitboss.law.refusal import Refused
from pitboss.play.allowed_bets import against_wager
from pitboss.play.allowed_interim import (
    against_even_money,
    against_insurance,
    against_surrender,
    insurance_rule,
    insurance_step,
    most_insurance,
    wager_of,
)
from pitboss.play.allowed_turns import against_double, against_forfeit, against_hit, against_split, against_stand
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    Double,
    Forfeit,
    Hit,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.desk import refusal
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from pitboss.terms.deal import NO_MORE_BETS
from pitboss.terms.doubling import DOUBLE_CARDS, DOUBLE_WITHDRAWN, DOUBLE_WITHDRAWN_UNTIL
from pitboss.terms.insurance import INSURANCE_CLOSES
from pitboss.terms.naturals import EVEN_MONEY
from pitboss.terms.player_hand import DECISIONS
from pitboss.terms.splitting import SPLIT_EQUAL
from pitboss.terms.surrender import SURRENDER_MARKED, SURRENDER_OFFERED
from pitboss.terms.wagers import WAGER_PLACE

BOX, PLAYER = 1, "player"
"""Where the agent plays, and what it is called."""


class Act(StrEnum):
    """An act besides wagering, in the order of the action space; a game without one leaves it out."""

    STAND = "stand"
    HIT = "hit"
    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"
    INSURE = "insure"
    EVEN_MONEY = "even-money"
    DECLINE = "decline"
    FORFEIT = "forfeit"


class Choice(NamedTuple):
    """An act at this moment: the commands it stands for, the rule that gives it, and what the rules have against it, if anything."""

    name: str
    commands: tuple[Command, ...]
    rule: str
    refused: Refused | None


DECLINES: dict[Awaits, Command] = {
    Awaits.INSURANCE: CloseInsurance(),
    Awaits.SURRENDER: CloseSurrender(),
    Awaits.WITHDRAWAL: KeepDoubles(),
}
"""What declining an offer means."""

INSTEAD: dict[str, tuple[Act, ...]] = {
    Act.STAND: (Act.DECLINE, Act.HIT),
    Act.DOUBLE: (Act.HIT, Act.STAND),
    Act.SPLIT: (Act.HIT, Act.STAND),
    Act.SURRENDER: (Act.FORFEIT, Act.STAND, Act.HIT),
    Act.FORFEIT: (Act.SURRENDER, Act.STAND, Act.HIT),
}
"""What somebody who may not do this most likely wants; after these whatever is lawful, offers declined first."""


def acts_of(table: Table) -> tuple[Act, ...]:
    """The acts that a game has under its options."""
    offers = bool(table.surrender.against or table.insuring.offered or table.insuring.ten_pays or table.doubling.withdrawn)
    has = {
        Act.SURRENDER: bool(table.surrender.against),
        Act.INSURE: table.insuring.offered is not None or table.insuring.ten_pays is not None,
        Act.EVEN_MONEY: table.naturals.even_money is not None,
        Act.DECLINE: offers,
        Act.FORFEIT: table.doubling.withdrawn,
    }
    return tuple(act for act in Act if has.get(act, True))


def choices(table: Table, state: Round, acts: tuple[Act, ...]) -> Iterator[Choice]:
    """Every act besides wagering, asked of the engine."""
    for act in acts:
        yield _choice(table, state, act)


def wagers(table: Table, state: Round, bets: tuple[tuple[str, int], ...], side: tuple[tuple[str, int], ...]) -> Iterator[Choice]:
    """Every stake that may be chosen; the side bets go down with it, and betting ends."""
    for name, cents in bets:
        wager = PlaceWager(BOX, PLAYER, cents, True)
        others = [PlaceSideBet(BOX, PLAYER, bet, amount) for bet, amount in side]
        rule = table.cite(WAGER_PLACE) or table.cite(NO_MORE_BETS)
        yield Choice(name, (wager, *others, CloseBetting()), rule, against_wager(table, state, wager))


def _choice(table: Table, state: Round, act: Act) -> Choice:
    match act:
        case Act.STAND:
            return Choice(str(act), (Stand(BOX),), table.cite(DECISIONS), against_stand(table, state, Stand(BOX)))
        case Act.HIT:
            return Choice(str(act), (Hit(BOX),), table.cite(DECISIONS), against_hit(table, state, Hit(BOX)))
        case Act.DOUBLE:
            return Choice(str(act), (Double(BOX),), table.cite(DOUBLE_CARDS), against_double(table, state, Double(BOX)))
        case Act.SPLIT:
            return Choice(str(act), (Split(BOX),), table.cite(SPLIT_EQUAL), against_split(table, state, Split(BOX)))
        case Act.SURRENDER:
            asked = Surrender(BOX)
            return Choice(str(act), (asked, CloseSurrender()), table.cite(SURRENDER_MARKED), against_surrender(table, state, asked))
        case Act.INSURE:
            return _insurance(table, state)
        case Act.EVEN_MONEY:
            even = TakeEvenMoney(BOX, PLAYER)
            return Choice(str(act), (even, CloseInsurance()), table.cite(EVEN_MONEY), against_even_money(table, state, even))
        case Act.DECLINE:
            return _declining(table, state)
        case Act.FORFEIT:
            return _forfeiting(table, state)


def _insurance(table: Table, state: Round) -> Choice:
    """Insurance for as much as the book allows."""
    found = wager_of(state, BOX, PLAYER)
    step = insurance_step(table)
    most = most_insurance(table, state, BOX, found[1], PLAYER) // step * step if found else step
    command = Insure(BOX, PLAYER, max(most, step))
    return Choice(str(Act.INSURE), (command, CloseInsurance()), insurance_rule(table, state), against_insurance(table, state, command))


def _declining(table: Table, state: Round) -> Choice:
    command = DECLINES.get(state.awaits)
    if command:
        rules = {Awaits.INSURANCE: table.cite(INSURANCE_CLOSES), Awaits.SURRENDER: table.cite(SURRENDER_OFFERED)}
        return Choice(str(Act.DECLINE), (command,), rules.get(state.awaits) or table.cite(DOUBLE_WITHDRAWN), None)
    refused = refusal("nothing-offered", f"nothing is offered: the round awaits {state.awaits.value}", table.cite(DECISIONS))
    return Choice(str(Act.DECLINE), (), table.cite(DECISIONS), refused)


def _forfeiting(table: Table, state: Round) -> Choice:
    """Taking a double back, asked of the agent once: when the double has its card."""
    command, rule = Forfeit(BOX, PLAYER), table.cite(DOUBLE_WITHDRAWN)
    refused = against_forfeit(table, state, command)
    if refused is None and state.awaits is not Awaits.WITHDRAWAL:
        said = "a double is taken back here when it has its card, and not later"
        refused = refusal("forfeit-closed", said, table.cite(DOUBLE_WITHDRAWN_UNTIL) or rule)
    return Choice(str(Act.FORFEIT), (command,), rule, refused)


def nearest_lawful(asked: str, open_now: list[Choice]) -> Choice:
    """The lawful choice nearest to an unlawful one."""
    by_name = {choice.name: choice for choice in open_now}
    for act in (*INSTEAD.get(asked, ()), Act.DECLINE, Act.STAND, Act.HIT):
        if act in by_name:
            return by_name[act]
    return open_now[0]
