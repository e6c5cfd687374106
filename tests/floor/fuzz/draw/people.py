"""People: coming on duty and going off, players coming and going, boxes shared out."""

from __future__ import annotations

from pitboss.floor.boxes.commands import (
    GoAlong,
    JoinTable,
    LeaveTable,
    LetWagerOnSeveral,
    LimitSideBets,
    OfferSideBet,
    ReduceBettors,
    ReserveBoxes,
    StopSideBet,
    WaitForSeat,
)
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.terms.control import BETTORS_PER_BOX_REDUCED_BY, BOXES_RESERVED_BY, SEVERAL_BOXES_ALLOWED_BY
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BETS_LIMITED_BY
from tests.floor.fuzz.scene import PLAYERS, STAFF, Scene

Asked = tuple[str, Command]


def duty(scene: Scene) -> Asked | None:
    """Somebody signs on or off; the dealer too, and then somebody else deals."""
    chance, on = scene.chance, scene.floor.people.roles
    name = chance.choice(list(STAFF))
    if name in on and chance.random() < 0.5:
        return name, SignOff(name)
    if chance.random() < 0.1:
        name = chance.choice(("dick", "doll"))
        return name, SignOff(name) if name in on else SignOn(name, (Role.DEALER,))
    return name, SignOn(name, (STAFF[name],))


def place(scene: Scene) -> Asked | None:
    """A player comes, goes, or says what to go along with."""
    chance, boxes = scene.chance, scene.floor.boxes
    player = scene.player
    if player not in boxes.present:
        return player, JoinTable(player, chance.choice((0, PLAYERS.index(player) + 1)))
    if chance.random() < 0.4:
        return player, LeaveTable(player)
    if chance.random() < 0.2:
        return player, WaitForSeat(player)
    return player, GoAlong(player, tuple(act for act in ("split", "double") if chance.random() < 0.5))


def boxes(scene: Scene) -> Asked | None:
    """Staff share the boxes out, and side bets are confined, stopped and offered again."""
    chance, player = scene.chance, scene.player
    some = tuple(sorted(chance.sample(range(1, 6), chance.randint(0, 2))))
    bet = chance.choice([*scene.game.side_bets, "perfect-pairs"])
    role = chance.choice((Role.SURVEILLANCE, Role.INSPECTOR))
    ways: list[Asked] = [
        (scene.may(SEVERAL_BOXES_ALLOWED_BY), LetWagerOnSeveral(player, some)),
        (scene.may(SEVERAL_BOXES_ALLOWED_BY), LetWagerOnSeveral(player, some)),
        (scene.may(BOXES_RESERVED_BY), ReserveBoxes(player, some)),
        (scene.may(BETTORS_PER_BOX_REDUCED_BY), ReduceBettors(chance.randint(1, 4), chance.randint(1, 3))),
        ("olive", StopSideBet(bet)),
        ("olive", OfferSideBet(bet)),
        ("max", LimitSideBets(bet)),
        ("max", GiveNotice(Kind.NOTIFICATION, SIDE_BETS_LIMITED_BY.name, bet, role)),
        ("max", GiveNotice(Kind.SIGN, SIDE_BETS_LIMITED_BY.name, bet)),
    ]
    return chance.choice(ways)
