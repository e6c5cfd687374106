"""Tournament chips in custody: counted, returned to the inventory, missing ones reported, and mistakes put right."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.floor.opening.events import TableClosed
from pitboss.floor.opening.state import Standing
from pitboss.floor.warrant import Warrant
from pitboss.money.cents import dollars
from pitboss.play.desk import refusal
from pitboss.terms.powers import Role
from pitboss.terms.tournament_play import CHIP_OWNER, CHIP_VALUE, MISSING_CHIPS, SESSION_COUNT, TABLE_USE
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.heat.charge import by_power, leaves_out, require_staff, rule_of
from pitboss.tournament.heat.commands import CorrectChips, CountChips, OrderCount, RecoverChips
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import (
    ChipsCorrected,
    ChipsCounted,
    ChipsRecovered,
)
from pitboss.tournament.heat.state import HeatStanding


def order_count(desk: HeatDesk, command: OrderCount) -> None:
    """Have the chips of every player counted now."""
    warrant = by_power(desk, "order-a-chip-count", SESSION_COUNT)
    counted = dict(command.counted) or _held(desk)
    _require_players(desk, counted)
    desk.record(ChipsCounted(counted, False, warrant, warrant.rule))


def count(desk: HeatDesk, command: CountChips) -> None:
    """Total and record the chips of each remaining player at the end of the session."""
    warrant = _counting(desk, "count-chips")
    rule = rule_of(desk, SESSION_COUNT, TOURNAMENT_POWERS["count-chips"])
    if desk.heat.session.standing is not HeatStanding.OVER:
        raise refusal("session-not-over", "the chips are counted at the end of the session", rule)
    if not leaves_out(desk, SESSION_COUNT, TOURNAMENT_POWERS["count-chips"]):
        _require_players(desk, command.counted)
    for player, counted in command.counted.items():
        held = desk.heat.custody.held.get(player, 0)
        if counted != held:
            said = f"{dollars(counted)} was counted before {player}, and the log has {dollars(held)}: count again, or put the log right"
            raise refusal("count-differs", said, rule)
    desk.record(ChipsCounted(dict(command.counted), True, warrant, rule))


def _counting(desk: HeatDesk, power: str) -> Warrant:
    if desk.game.get(TOURNAMENT_POWERS[power]) is not None:
        return desk.exercise(TOURNAMENT_POWERS[power])
    return require_staff(desk, "count chips", TOURNAMENT_POWERS["determine-places"])


def _held(desk: HeatDesk) -> Mapping[str, int]:
    return {player: desk.heat.custody.held.get(player, 0) for player in desk.heat.leaving.live}


def _require_players(desk: HeatDesk, counted: Mapping[str, int]) -> None:
    if set(counted) != set(desk.heat.leaving.live):
        raise refusal("not-those", "a count covers every player who is still in, and nobody else", rule_of(desk, SESSION_COUNT))


def recover(desk: HeatDesk, command: RecoverChips) -> None:
    """Take all chips back, which are the operator's and worth nothing; what is missing is recorded by denomination. The table closes."""
    warrant = _counting(desk, "recover-chips")
    rule = rule_of(desk, CHIP_OWNER, CHIP_VALUE)
    if desk.heat.custody.counted is None:
        raise refusal("not-counted", "the chips are counted first", rule_of(desk, SESSION_COUNT))
    if desk.heat.custody.recovered:
        raise refusal("recovered", "the chips are back already", rule)
    short = sum(denomination * number for denomination, number in command.missing)
    if any(denomination <= 0 or number <= 0 for denomination, number in command.missing) or short > sum(desk.heat.custody.held.values()):
        raise refusal(
            "no-such-chips", "missing chips are so many of a denomination, and no more than were held", rule_of(desk, MISSING_CHIPS)
        )
    if command.missing and leaves_out(desk, MISSING_CHIPS, TOURNAMENT_POWERS["recover-chips"]):
        raise refusal("chips-missing", "every chip must be back: the book has no other way", rule_of(desk, MISSING_CHIPS))
    owner = desk.game.get(CHIP_OWNER) or Role.CASINO_OPERATOR
    held = {player: chips for player, chips in desk.heat.custody.held.items() if chips}
    said = rule_of(desk, MISSING_CHIPS) if command.missing else rule
    desk.record(ChipsRecovered(held, command.missing, owner, warrant, said))
    if desk.heat.floor.opening.standing is Standing.OPEN:
        desk.record(TableClosed(desk.at, warrant, rule_of(desk, TABLE_USE, TOURNAMENT_POWERS["designate-tables"])))


def correct(desk: HeatDesk, command: CorrectChips) -> None:
    """Put right what the log has for a player, with the reason: a further entry, never a change of an old one."""
    warrant = by_power(desk, "determine-places", SESSION_COUNT)
    if not command.reason or not command.amount:
        raise refusal("no-reason", "putting chips right takes an amount and a reason", warrant.rule)
    held = desk.heat.custody.held.get(command.player)
    if held is None or held + command.amount < 0:
        raise refusal("no-such-chips", f"{command.player} does not hold so much", warrant.rule)
    desk.record(ChipsCorrected(command.player, command.amount, command.reason, warrant, warrant.rule))
