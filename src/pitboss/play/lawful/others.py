"""The jackpot button, and annulment: rare acts, judged by trying them."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.law.refusal import Refused
from pitboss.play.commands import Annulment, AnnulRound, Command, FailButton, GoOffAlone, KeepDraw, Press
from pitboss.play.decide import decide
from pitboss.play.lawful.record import STRANGER, Answer, Lawful, forbidden
from pitboss.play.settled import Result
from pitboss.play.side_bet_lines import prizes
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.terms.conduct import REFUND_AFTER_INVALIDATION
from pitboss.terms.irregular_rounds import VOID_ROUND_WAGERS
from pitboss.terms.pandemonium import JACKPOT_ORDER, JACKPOT_PRESSED_OTHERWISE, PANDEMONIUM_DRAW, PANDEMONIUM_FAILURE


def others(table: Table, state: Round) -> Iterator[Answer]:
    """Every answer about the jackpot button and about annulment."""
    yield from _button(table, state)
    may_name = table.settling.may_forfeit
    bettors = tuple({bettor.player: None for box in state.boxes for bettor in box.bettors})
    for cause in Annulment:
        culprits = bettors if may_name and cause is Annulment.INVALIDATED else ()
        refused = _against(table, state, AnnulRound(cause))
        rule = table.cite(REFUND_AFTER_INVALIDATION if cause is Annulment.INVALIDATED else VOID_ROUND_WAGERS)
        if refused:
            yield forbidden(AnnulRound, refused)._replace(cause=cause)
        else:
            yield Lawful(AnnulRound, rule, players=culprits, cause=cause)


def _button(table: Table, state: Round) -> Iterator[Answer]:
    rules = table.side_bets.get(PANDEMONIUM)
    draws = sum(line.possibilities for _, line in prizes(rules)) if rules else 0
    happens = table.cite(JACKPOT_PRESSED_OTHERWISE["during-offer" if state.presses else "outside-offer"]) or table.cite(JACKPOT_ORDER)
    for place, (box, player) in enumerate(state.presses):
        refused = _against(table, state, Press(box, player, 1))
        winners = tuple(dict.fromkeys((*(winner for _, winner in state.presses), *_paid(state))))
        if refused:
            yield forbidden(Press, refused, box=box, player=player)
        elif place == 0:
            yield Lawful(Press, table.cite(PANDEMONIUM_DRAW), box, players=(player,), barred=winners, draws=draws)
        elif (box, player) not in state.presses[:1]:
            yield Lawful(Press, happens, box, players=(player,), draws=draws, counts=False)
    yield _kept(table, state)
    for number in (0, *dict.fromkeys(box for box, _ in state.presses)):
        entitled = tuple(player for box, player in state.presses if box == number)
        refused = _against(table, state, Press(number, STRANGER, 1))
        void = Lawful(Press, happens, number, barred=entitled, draws=draws, counts=False)
        yield forbidden(Press, refused, box=number) if refused else void
    refused = _against(table, state, GoOffAlone(1))
    yield forbidden(GoOffAlone, refused) if refused else Lawful(GoOffAlone, happens, draws=draws, counts=False)
    failure = PANDEMONIUM_FAILURE["during-round"]
    refused = _against(table, state, FailButton())
    yield forbidden(FailButton, refused) if refused else Lawful(FailButton, table.cite(failure), plain=FailButton())


def _kept(table: Table, state: Round) -> Answer:
    """Keeping what the button drew when somebody else set it off."""
    box, player = state.presses[0] if state.presses else (0, STRANGER)
    command = KeepDraw(box, player)
    refused = _against(table, state, command)
    if refused:
        return forbidden(KeepDraw, refused)
    return Lawful(KeepDraw, table.cite(JACKPOT_PRESSED_OTHERWISE["during-offer"]), box, players=(player,), plain=command)


def _paid(state: Round) -> list[str]:
    return [each.player for each in state.settlements if each.bet == PANDEMONIUM and each.result is Result.WIN]


def _against(table: Table, state: Round, command: Command) -> Refused | None:
    try:
        decide(table, state, command)
    except Refused as refused:
        return refused
    return None
