"""Wagers that may be laid at the table of a heat: a player's own, and for the dealer whatever players say who have no screen before them.

An undisclosed wager is never among the dealer's: a player writes it alone and hands it in sealed.
"""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.game import Game
from pitboss.floor.people.ranks import capacities
from pitboss.house.views.round_acts import Act, Bounds
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import PlaceSideBet, PlaceWager
from pitboss.play.state import Awaits
from pitboss.terms.powers import Role
from pitboss.terms.tournament_wagers import PASS_CARD_USE
from pitboss.tournament.heat.commands import PlayPassCard
from pitboss.tournament.heat.state import Heat, HeatStanding

WAGERS = (PlaceWager, PlaceSideBet, PlaceComBoWager)


def laid(heat: Heat, act: Act, own: str) -> Iterator[Act]:
    """A wager of the table as the heat takes it: by whom the box was allotted to; for `own`, or for anybody where the dealer enters it."""
    setup, command = heat.session.setup, act.command
    assert setup is not None
    if isinstance(command, PlaceComBoWager):  # a layout without boxes: everybody at the table may wager on every area
        amounts = tuple(_bounds(heat, each) for each in (act.players or (own,)) if _able(heat, each))
        if amounts:
            first = PlaceComBoWager(amounts[0].player, command.bet, amounts[0].least)
            yield Act(first, 0, act.rule, amounts, tuple(each.player for each in amounts) if act.players else ())
        return
    player = next((seat.player for seat in setup.seats if seat.box == act.box), "")
    held, said = heat.custody.held.get(player, 0), (player,) if act.players else ()
    if player not in heat.leaving.live or not (said or player == own):
        return
    if isinstance(command, PlaceSideBet) and held:
        bounds = Bounds(player, 1, held, 1)
        yield Act(PlaceSideBet(act.box, player, command.bet, min(heat.session.minimum, held)), act.box, act.rule, (bounds,), said)
    elif isinstance(command, PlaceWager) and _able(heat, player):
        bounds = _bounds(heat, player)
        yield Act(PlaceWager(act.box, player, bounds.least), act.box, act.rule, (bounds,), said)


def _able(heat: Heat, player: str) -> bool:
    return player in heat.leaving.live and heat.session.minimum <= heat.custody.held.get(player, 0)


def _bounds(heat: Heat, player: str) -> Bounds:
    """Within the limits of the session and the player's chips, in units of the minimum."""
    session, held = heat.session, heat.custody.held.get(player, 0)
    return Bounds(player, session.minimum, min(held, session.maximum or held), session.minimum)


def passed(game: Game, heat: Heat, dealer: str) -> Iterator[Act]:
    """Pass cards that players without a screen lay down and the dealer enters."""
    setup, roles = heat.session.setup, heat.floor.people.roles.get(dealer, frozenset())
    waits = heat.floor.rounds.now.awaits is Awaits.WAGERS and heat.session.standing is HeatStanding.PLAYING
    if setup is None or not setup.pass_cards or not waits or not roles or Role.DEALER not in capacities(game, roles):
        return
    for seat in setup.seats:
        if seat.player in heat.leaving.live and seat.player != dealer:
            yield Act(PlayPassCard(seat.player), seat.box, game.cite(PASS_CARD_USE))  # type: ignore[arg-type]  # a command of the heat
