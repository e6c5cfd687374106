"""How long a session lasts: rounds counted, limits moved when they were announced to, and the end by shoes, rounds or the clock."""

from __future__ import annotations

from pitboss.floor.automatic import shuffle_is_due
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.money.cents import dollars
from pitboss.play.desk import refusal
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import SESSION_WINNER
from pitboss.terms.tournament_wagers import LIMIT_CHANGE, TOURNAMENT_LIMITS
from pitboss.tournament.heat.charge import by_power, leaves_out, rule_of
from pitboss.tournament.heat.commands import MoveLimits
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import (
    RoundPlayed,
    SessionOver,
)
from pitboss.tournament.heat.leaving import DURATION, eliminate_short, end_if_deserted
from pitboss.tournament.heat.order import move_marker
from pitboss.tournament.heat.passes import collect
from pitboss.tournament.heat.ranking import places, tied_over
from pitboss.tournament.heat.setup import Decides
from pitboss.tournament.heat.state import HeatStanding
from pitboss.tournament.heat.wager_events import LimitsMoved
from pitboss.tournament.paper.plan import Measure

MINUTE = 60


def round_over(desk: HeatDesk, _: CardsTakenUp) -> None:
    """The cards are taken up: the round counts."""
    if desk.heat.session.standing is HeatStanding.PLAYING:
        pass_over(desk)


def pass_over(desk: HeatDesk) -> None:
    """After every round: pass cards up, limits as announced, the short out, the marker on, and the end if it has come."""
    collect(desk)
    _scheduled(desk)
    eliminate_short(desk)
    session = desk.heat.session
    shoes = session.shoes + shuffle_is_due(desk.heat.floor.cards)
    held = {player: desk.heat.custody.held.get(player, 0) for player in desk.heat.leaving.live}
    desk.record(RoundPlayed(session.rounds + 1, shoes, held, desk.at, rule_of(desk, DURATION)))
    move_marker(desk)
    why = _ended(desk)
    if why:
        desk.record(SessionOver(desk.at, why, None, rule_of(desk, DURATION, SESSION_WINNER)))


def _scheduled(desk: HeatDesk) -> None:
    """Limits that the paper has for the next round."""
    session = desk.heat.session
    coming = session.rounds + 2
    now = next((rise for rise in desk.setup.limits if rise.round == coming), None)
    if now is not None and not leaves_out(desk, LIMIT_CHANGE, TOURNAMENT_LIMITS):
        desk.record(LimitsMoved(now.minimum, now.maximum, rule_of(desk, LIMIT_CHANGE, TOURNAMENT_CONDITIONS["when-limits-rise"])))


def _ended(desk: HeatDesk) -> str:
    """Why the session is over, empty while it is not: its length, nobody left to play against, or a tie that is broken."""
    session, setup, live = desk.heat.session, desk.setup, desk.heat.leaving.live
    measure, number = setup.length
    if measure is Measure.UNTIL_APART and _apart(desk):
        return "the places are apart"
    if len(live) <= 1:
        return "one player is left" if live else "nobody is left"
    if measure is Measure.ROUNDS and session.rounds >= number:
        return f"{number} rounds are played"
    if measure is Measure.SHOES and session.shoes >= number:
        return f"{number} shoes are played"
    if measure is Measure.MINUTES and desk.at >= session.began + number * MINUTE:
        return f"{number} minutes are over"
    return ""


def _apart(desk: HeatDesk) -> bool:
    """Whether a play-off has parted its players, counted after this round."""
    found = places(desk.heat)
    if desk.setup.decides is Decides.ORDER:
        return all(len(group) == 1 for group in found)
    return not tied_over(found, desk.setup.advance)


def move_limits(desk: HeatDesk, command: MoveLimits) -> None:
    """Move the limits between rounds to what the players were told of before the tournament began."""
    rule = rule_of(desk, LIMIT_CHANGE, TOURNAMENT_CONDITIONS["when-limits-rise"])
    by_power(desk, "change-limits", LIMIT_CHANGE)
    if leaves_out(desk, LIMIT_CHANGE, TOURNAMENT_LIMITS):
        raise refusal("limits-fixed", "the limits do not change during a tournament", rule)
    announced = {(rise.minimum, rise.maximum) for rise in desk.setup.limits if rise.round <= desk.heat.session.rounds + 1}
    if (command.minimum, command.maximum) not in announced:
        said = f"{dollars(command.minimum)} to {dollars(command.maximum)} was not announced before the tournament for this round"
        raise refusal("not-announced", said, rule)
    if desk.heat.floor.rounds.in_progress or desk.heat.leaving.wagers:
        raise refusal("round-in-progress", "limits move between rounds", rule)
    desk.record(LimitsMoved(command.minimum, command.maximum, rule))
    eliminate_short(desk)
    end_if_deserted(desk)
