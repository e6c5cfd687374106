"""Wagers found to be less than the minimum: made up where the player can, and void where not."""

from __future__ import annotations

from pitboss.play.desk import refusal
from pitboss.play.events import RoundEnded
from pitboss.terms.tournament_wagers import WAGER_CORRECTION, Correction
from pitboss.tournament.heat.charge import require_live, require_staff, rule_of
from pitboss.tournament.heat.commands import FindShort
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.leaving import end_if_deserted, put_out
from pitboss.tournament.heat.outcome import outcome_of
from pitboss.tournament.heat.wager_events import (
    MadeUpSettled,
    WagerMadeUp,
)

UNDER = WAGER_CORRECTION["under-the-minimum"]
UNABLE = WAGER_CORRECTION["cannot-be-made-up"]


def find_short(desk: HeatDesk, command: FindShort) -> None:
    """Have a wager made up to the minimum; a player who cannot has it void, the cards go to the rack, and the player is out."""
    require_staff(desk, "find a wager short", UNDER)
    require_live(desk, command.player, UNDER)
    rule, heat = rule_of(desk, UNDER), desk.heat
    lies, least = heat.leaving.wagers.get(command.player, 0), heat.session.minimum
    if heat.floor.rounds.is_over or not 0 < lies < least:
        raise refusal("not-short", f"{command.player} has no wager below the minimum in this round", rule)
    if heat.custody.held.get(command.player, 0) >= least - lies and desk.game.get(UNDER) is not Correction.VOID:
        desk.record(WagerMadeUp(command.player, least - lies, rule))
    elif desk.game.get(UNABLE) not in (None, Correction.VOID):
        said = f"{command.player} cannot make the wager up, and it is not void for that"
        raise refusal("not-void", said, rule_of(desk, UNABLE))
    else:
        put_out(desk, command.player, Ground.CANNOT_MAKE_UP, reason=desk.game.cite(UNABLE))
        end_if_deserted(desk)


def settle_made_up(desk: HeatDesk, _: RoundEnded) -> None:
    """What was added goes the way of the wager it was added to."""
    for player, added in tuple(desk.heat.wagering.made_up.items()):
        net = outcome_of(desk, player, added)[1]
        desk.record(MadeUpSettled(player, added, net, rule_of(desk, UNDER)))
