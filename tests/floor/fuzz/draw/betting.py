"""Wagers before the call: main wagers shared and not, side bets beside them and by themselves, Com-Bo's bets, and the call."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.commands import Command
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager
from pitboss.play.state import Round
from tests.floor.fuzz.scene import PLAYERS, Scene

Asked = tuple[str, Command]


def bets(scene: Scene) -> Iterator[Asked]:
    """A wager, a side bet, or the end of betting once there are some."""
    rounds, chance = scene.floor.rounds, scene.chance
    if isinstance(rounds.now, ComBoRound):
        yield from _com_bo(scene)
        return
    wagers = sum(len(box.bettors) for box in rounds.now.boxes)
    if wagers and chance.random() < 0.15 + 0.15 * wagers:
        yield scene.dealer, CloseBetting()
    if wagers and scene.game.side_bets and chance.random() < 0.5:
        yield side_bet(scene)
    yield wager(scene)
    if not wagers:
        yield wager(scene)
    yield scene.dealer, CloseBetting()


def wager(scene: Scene) -> Asked:
    """A player's stake on the own box, mostly; or behind somebody else's."""
    chance, boxes, limits = scene.chance, scene.floor.boxes, scene.floor.limits
    away = scene.memory.setdefault("sits_out", chance.choice(("", "", *PLAYERS)))  # at some tables somebody only looks on
    player = chance.choice([name for name in boxes.present if name != away] or PLAYERS)
    own = boxes.seat_of(player)
    box = own if own and chance.random() < 0.7 else chance.randint(1, 4)
    by = player if chance.random() < 0.8 else scene.dealer
    return by, PlaceWager(box, player, amount(scene, limits.minimum_of(player), limits.maximum))


def amount(scene: Scene, least: int, most: int) -> int:
    """Mostly within limits, now and then under the minimum, over the maximum, or such that a win cannot be paid in chips."""
    chance = scene.chance
    least = least or 1000
    wish = chance.random()
    if wish > 0.93:
        return least + chance.choice((1, 10, 25, 50, 125, 250))
    if wish < 0.05:
        return max(500, least - 500)
    if wish < 0.2 and most:
        return most + chance.choice((0, 500, 2500))
    return least + chance.choice((0, 0, 500, 1000, 1500))


def side_bet(scene: Scene) -> Asked:
    """A side bet on a box in play, by somebody with a wager there or by a stranger to it."""
    chance, now = scene.chance, scene.floor.rounds.now
    box = chance.choice(now.boxes).number if isinstance(now, Round) and now.boxes else 1
    bet = chance.choice(list(scene.game.side_bets))
    on_box = [bettor.player for each in getattr(now, "boxes", ()) if each.number == box for bettor in each.bettors]
    player = chance.choice(on_box) if on_box and chance.random() < 0.6 else scene.player
    own = scene.floor.limits.side.get(bet)
    most = own.maximum if own else 2500
    cents = chance.choice((500, 500, most, most + 500))
    return player if chance.random() < 0.8 else scene.dealer, PlaceSideBet(box, player, bet, cents)


def _com_bo(scene: Scene) -> Iterator[Asked]:
    chance, rounds, table = scene.chance, scene.floor.rounds, scene.game.table
    assert isinstance(rounds.now, ComBoRound)
    assert isinstance(table, ComBoTable)
    lie = len(rounds.now.wagers)
    if lie and chance.random() < 0.1 + 0.1 * lie:
        yield scene.dealer, CloseBetting()
    player, limits = scene.player, scene.floor.limits
    yield player, PlaceComBoWager(player, chance.choice(list(table.bets)), amount(scene, limits.minimum_of(player), limits.maximum))
    yield scene.dealer, CloseBetting()
