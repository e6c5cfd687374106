"""Opening a heat: the seats as they were drawn, equal chips for everybody, and the first round."""

from __future__ import annotations

from pitboss.floor.boxes.commands import JoinTable
from pitboss.money.cents import dollars
from pitboss.play.desk import refusal
from pitboss.terms.limits import LOW_LIMIT_TOURNAMENTS, LowLimit
from pitboss.terms.powers import Role
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import CHIP_ALLOTMENT, CHIP_SOURCE, POSITION, TABLE_USE, ChipSource
from pitboss.terms.tournament_wagers import PASS_CARD_ISSUE
from pitboss.terms.tournaments import (
    ABSENCE_MEASURES,
    LATE,
    REMOVAL,
    SUBSTITUTES,
    TOURNAMENT_CHANCE,
    TOURNAMENT_GAME,
    TOURNAMENT_POWERS,
    AbsenceMeasure,
    Substitutes,
    TournamentGame,
)
from pitboss.tournament.heat.charge import by_power, leaves_out, require_live, require_presence, require_staff, rule_of
from pitboss.tournament.heat.commands import BuyChips, OpenHeat, SeatSubstitute, StartSession
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import (
    AwayNoted,
    BackNoted,
    ChipsIssued,
    HeatOpened,
    SessionStarted,
    SubstituteSeated,
)
from pitboss.tournament.heat.leaving import end_if_deserted, put_out
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.heat.state import HeatStanding
from pitboss.tournament.heat.wager_events import PassCardsIssued
from pitboss.tournament.paper.plan import Measure

TOURNAMENT = "tournament"
"""The actor that opens heats: the program that runs the tournament."""


def open_heat(desk: HeatDesk, command: OpenHeat) -> None:
    """Set a heat up at a table on which nothing lies and which plays no low limit gaming."""
    setup, session = command.setup, desk.heat.session
    rule = rule_of(desk, TABLE_USE, TOURNAMENT_POWERS["designate-tables"])
    if desk.by != TOURNAMENT:
        raise refusal("tournament-only", f"{desk.by} may not open a heat: the tournament does", rule)
    if session.standing is not HeatStanding.SET_UP or session.setup is not None:
        raise refusal("heat-open", f"the table is in use for heat {session.setup.heat if session.setup else ''}", rule)
    if desk.heat.floor.rounds.players or desk.heat.floor.rounds.in_progress:
        raise refusal("in-use", "a round is being played at this table", rule)
    if desk.heat.floor.limits.low_limit and desk.game.get(LOW_LIMIT_TOURNAMENTS) is LowLimit.NO_TOURNAMENTS:
        raise refusal("low-limit", "low limit gaming is offered at this table", desk.game.cite(LOW_LIMIT_TOURNAMENTS))
    _require_equal(desk, setup)
    _require_source(desk, setup)
    desk.record(HeatOpened(setup, rule))
    if not setup.buy_in:
        for seat in setup.seats:
            desk.record(ChipsIssued(seat.player, seat.chips, 0, rule_of(desk, CHIP_ALLOTMENT)))


def _require_equal(desk: HeatDesk, setup: Setup) -> None:
    """Everybody begins with the same, but where a tie is played off with the chips each has."""
    apart = setup.length.measure is Measure.UNTIL_APART
    equal = desk.game.get(CHIP_ALLOTMENT) is not None or desk.game.get(TOURNAMENT_CHANCE) is not None
    if equal and not apart and len({seat.chips for seat in setup.seats}) > 1:
        said = "every player starts with the same amount of chips"
        raise refusal("unequal-chips", said, rule_of(desk, CHIP_ALLOTMENT, TOURNAMENT_CHANCE))


def _require_source(desk: HeatDesk, setup: Setup) -> None:
    """Chips are bought or given, as far as the book lets them be; one that says nothing of it leaves both to the conditions."""
    sources, wanted = desk.game.get(CHIP_SOURCE), ChipSource.BOUGHT if setup.buy_in else ChipSource.GIVEN
    if sources is not None and wanted not in sources:
        raise refusal("chip-source", f"opening chips are not {wanted} here", rule_of(desk, CHIP_SOURCE))


def buy_chips(desk: HeatDesk, command: BuyChips) -> None:
    """Sell a player the opening chips for the whole buy-in; whoever cannot pay it is out."""
    require_live(desk, command.player, CHIP_SOURCE)
    require_staff(desk, "sell tournament chips", CHIP_SOURCE)
    setup = desk.setup
    if not setup.buy_in or command.player in desk.heat.custody.held:
        raise refusal("no-buy-in", f"{command.player} has no chips to buy", rule_of(desk, CHIP_SOURCE))
    if command.paid >= setup.buy_in:
        seat = next(each for each in setup.seats if each.player == command.player)
        desk.record(ChipsIssued(command.player, seat.chips, setup.buy_in, rule_of(desk, CHIP_SOURCE)))
    else:
        put_out(desk, command.player, Ground.CANNOT_BUY_IN, reason=f"the buy-in is {dollars(setup.buy_in)}")


def join(desk: HeatDesk, command: JoinTable) -> None:
    """Only players of the heat come to the table, each to the allotted seat."""
    box = desk.setup.box_of(command.player)
    if leaves_out(desk, TABLE_USE, TOURNAMENT_POWERS["designate-tables"]) and not box:
        desk.hand_on(command)
        return
    if not box or command.player not in desk.heat.leaving.live:
        raise refusal(
            "tournament-only", f"the table is used for the tournament, and {command.player} is not in this heat", rule_of(desk, TABLE_USE)
        )
    if desk.game.get(TOURNAMENT_GAME) is TournamentGame.COM_BO:  # a layout without boxes: there is nowhere else to sit
        box = command.seat
    if command.seat != box:
        raise refusal("wrong-seat", f"{command.player} plays at box {box} and nowhere else", rule_of(desk, POSITION, TABLE_USE))
    desk.hand_on(command)
    if command.player in desk.heat.leaving.away:
        desk.record(BackNoted(command.player, rule_of(desk, LATE, TOURNAMENT_CONDITIONS["late-or-absent"])))


def start(desk: HeatDesk, _: StartSession) -> None:
    """Begin once everybody has chips; those who are not in their seats are away, or have forfeited them."""
    setup, rule = desk.setup, rule_of(desk, TOURNAMENT_POWERS["designate-tables"], TABLE_USE)
    require_staff(desk, "start the session", TOURNAMENT_POWERS["designate-tables"])
    require_presence(desk)
    if desk.heat.session.standing is not HeatStanding.SET_UP:
        raise refusal("begun", "the session has begun already", rule)
    if desk.at < setup.starts:
        raise refusal("too-soon", f"the session starts {setup.starts - desk.at} seconds from now", rule)
    without = [player for player in desk.heat.leaving.live if player not in desk.heat.custody.held]
    if without:
        raise refusal(
            "no-chips",
            f"{without[0]} has no chips yet: sell them, or say that they cannot be paid for",
            rule_of(desk, REMOVAL["cannot-buy-in"]),
        )
    missing = [player for player in desk.heat.leaving.live if player not in desk.heat.floor.boxes.present]
    for player in missing if AbsenceMeasure.FORFEIT in (desk.game.get(ABSENCE_MEASURES) or ()) else ():
        put_out(desk, player, Ground.LATE_OR_ABSENT, reason="not in the seat at the starting time")
    first = setup.limits[0]
    desk.record(SessionStarted(desk.at, first.minimum, first.maximum, rule))
    if setup.pass_cards and desk.game.get(PASS_CARD_ISSUE) is not None:
        desk.record(PassCardsIssued(setup.pass_cards, rule_of(desk, PASS_CARD_ISSUE)))
    for player in missing:
        if player in desk.heat.leaving.live:
            desk.record(AwayNoted(player, rule_of(desk, LATE, TOURNAMENT_CONDITIONS["late-or-absent"])))
    end_if_deserted(desk)


def seat_substitute(desk: HeatDesk, command: SeatSubstitute) -> None:
    """Another person takes a player's position with leave of whoever is in charge."""
    require_live(desk, command.player, TOURNAMENT_POWERS["approve-substitutes"])
    if leaves_out(desk, TOURNAMENT_POWERS["approve-substitutes"], POSITION):
        said = f"{desk.game.name} has no rule for substitutes: {command.player} plays in person"
        raise refusal("no-substitutes", said, rule_of(desk, POSITION))
    warrant = by_power(desk, "approve-substitutes", subject=command.player)
    if desk.game.get(SUBSTITUTES) is Substitutes.FOR_SEVERAL_ENTRIES:
        raise refusal("one-entry", f"{command.player} plays one entry, and nobody else plays it", rule_of(desk, SUBSTITUTES))
    taken = {*desk.setup.players, *desk.heat.session.substitutes.values()}
    if command.substitute in taken or Role.DEALER in desk.heat.floor.people.roles.get(command.substitute, ()):
        raise refusal("cannot-stand-in", f"{command.substitute} has a part in this heat already", warrant.rule)
    desk.record(SubstituteSeated(command.player, command.substitute, warrant, warrant.rule))
