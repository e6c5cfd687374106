"""People: coming on duty and going off, players coming and going, boxes shared out, side bets confined and stopped."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.boxes.commands import (
    FreeSideBets,
    GiveUpBoxes,
    GoAlong,
    JoinTable,
    LeaveTable,
    LetWagerOnSeveral,
    LimitSideBets,
    OfferSideBet,
    ReduceBettors,
    RequireToVacate,
    ReserveBoxes,
    StopSideBet,
    WaitForSeat,
)
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.request import SHOE
from pitboss.terms.conduct import IDLE_MOVED_BY
from pitboss.terms.control import BETTORS_PER_BOX_REDUCED_BY, BOXES_RESERVED_BY, SEVERAL_BOXES_ALLOWED_BY
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BETS_LIMITED_BY
from tests.floor.fuzz.draw.prepare import prepared
from tests.floor.fuzz.scene import PLAYERS, STAFF, Scene

Asked = tuple[str, Command]


def anybody(scene: Scene) -> str:
    """Somebody who may well not be entitled: a player, anybody on duty, whoever looks on, the shoe."""
    return scene.chance.choice((*PLAYERS, *STAFF, "zed", SHOE))


def duty(scene: Scene) -> Iterator[Asked]:
    """Somebody signs on or off, now and then in another role as well; the dealer too, and then somebody else deals."""
    chance, on = scene.chance, scene.floor.people.roles
    name = chance.choice(list(STAFF))
    if name in on and chance.random() < 0.5:
        yield name, SignOff(name)
    elif chance.random() < 0.1:
        name = chance.choice(("dick", "doll"))
        yield name, SignOff(name) if name in on else SignOn(name, (Role.DEALER,))
    else:
        more = (chance.choice(list(STAFF.values())),) if chance.random() < 0.15 else ()
        yield name, SignOn(name, tuple(dict.fromkeys((STAFF[name], *more))))


def place(scene: Scene) -> Iterator[Asked]:
    """A player comes, goes, waits for a seat, or says what to go along with; somebody idle is moved on."""
    chance, player = scene.chance, scene.player
    wish = chance.random()
    idle = [name for name, rounds in scene.floor.boxes.crowded.items() if rounds > 2]
    if idle and wish < 0.5:
        player = chance.choice(idle)
        yield from prepared(scene, IDLE_MOVED_BY, player)
        yield scene.may(IDLE_MOVED_BY), RequireToVacate(player)
    elif player not in scene.floor.boxes.present:
        yield player, JoinTable(player, chance.choice((0, PLAYERS.index(player) + 1)))
    elif wish < 0.4:
        yield player, LeaveTable(player)
    elif wish < 0.5:
        newcomer = chance.choice(("fay", "guy"))
        yield newcomer, JoinTable(newcomer, 0)
        yield newcomer, WaitForSeat(newcomer)
    elif wish < 0.6:
        yield from prepared(scene, IDLE_MOVED_BY, player)
        yield scene.may(IDLE_MOVED_BY), RequireToVacate(player)
    else:
        yield player, GoAlong(player, tuple(act for act in ("split", "double") if chance.random() < 0.5))


def boxes(scene: Scene) -> Iterator[Asked]:
    """Staff share the boxes out, and players give some up."""
    chance, player = scene.chance, scene.player
    some = tuple(sorted(chance.sample(range(1, 6), chance.randint(0, 2))))
    wish = chance.random()
    if wish < 0.5:
        yield from prepared(scene, SEVERAL_BOXES_ALLOWED_BY, player)
        yield scene.may(SEVERAL_BOXES_ALLOWED_BY), LetWagerOnSeveral(player, some)
        if chance.random() < 0.2:
            yield player, GiveUpBoxes(player, some[:1])
    elif wish < 0.75:
        yield from prepared(scene, BOXES_RESERVED_BY, player)
        yield scene.may(BOXES_RESERVED_BY), ReserveBoxes(player, some)
    else:
        box = chance.randint(1, 4)
        yield from prepared(scene, BETTORS_PER_BOX_REDUCED_BY, f"box {box}")
        yield scene.may(BETTORS_PER_BOX_REDUCED_BY), ReduceBettors(box, chance.randint(1, 3))


def side_bets(scene: Scene) -> Iterator[Asked]:
    """Side bets are confined to main bettors, stopped, and offered again."""
    chance, part = scene.chance, scene.floor.boxes
    if not scene.game.side_bets:
        return
    bet = chance.choice(list(scene.game.side_bets))
    if bet in part.stopped:
        yield "olive", OfferSideBet(bet)
    elif bet in part.limited:
        yield "max", FreeSideBets(bet)
    elif chance.random() < 0.4:
        yield "olive", StopSideBet(bet)
    else:
        for role in (Role.SURVEILLANCE, Role.INSPECTOR):
            yield "max", GiveNotice(Kind.NOTIFICATION, SIDE_BETS_LIMITED_BY.name, bet, role)
        yield "max", GiveNotice(Kind.SIGN, SIDE_BETS_LIMITED_BY.name, bet)
        yield "max", LimitSideBets(bet)
