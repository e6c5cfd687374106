"""How a table is furnished: staff on duty, leave had and signs up, cards shuffled and cut, players in their places."""

from __future__ import annotations

import random

from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Burn, Cut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.limits.commands import SetLimits, SetSideBetLimits
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import SHOE
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.equipment import CardDevice
from pitboss.terms.limits import LIMITS_ALTERED_BY, LimitPer
from pitboss.terms.naturals import NATURAL_DEFERRED_BY
from pitboss.terms.powers import Role
from pitboss.terms.splitting import SPLIT_AGAIN_PERMITTED_BY
from tests.floor.fuzz.games import Furniture
from tests.floor.fuzz.scene import PLAYERS, STAFF, Scene

LIMITS = ((1000, 5000), (1000, 50000), (2000, 4000), (500, 2500))
"""Signs so low that wagers meet them."""


def furnish(scene: Scene) -> Scene:
    """Everything before the first wager. Each request is asked of the table like any other."""
    chance, furniture = scene.chance, scene.furniture
    for name, role in STAFF.items():
        if role in (Role.DEALER, Role.CASINO_SUPERVISOR, Role.CASINO_OPERATOR) or chance.random() < 0.9:
            scene.ask(name, SignOn(name, (role,)))
    if chance.random() < 0.05:  # one person in several roles, seldom
        scene.ask("dual", SignOn("dual", (Role.DEALER, Role.GAME_SUPERVISOR, Role.GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR)))
    _leave(scene, furniture)
    scene.ask("dora", OpenTable(chance.choice((0, 0, 5, 7))))
    assert scene.floor.opening.boxes, "a table opens"
    if chance.random() < 0.9:
        signs(scene)
    ready_shoe(scene)
    standing = 0.2 if scene.floor.opening.boxes == len(PLAYERS) else 0.7  # a small table is full as often as not
    for seat, player in enumerate(PLAYERS, 1):
        scene.ask(
            player,
            JoinTable(player, seat if player not in ("dee", "eve") or chance.random() > standing else 0),
        )
    return scene


def _leave(scene: Scene, furniture: Furniture) -> None:
    """What somebody must have approved before the table opens."""
    if furniture.face_down:
        scene.ask("ines" if furniture.face_down == "inspector" else "dirk", SignOn("dirk", (Role(furniture.face_down),)))
        scene.ask("dirk", GiveNotice(Kind.APPROVAL, FACE_DOWN_DEAL.name, role=Role(furniture.face_down)))
    if furniture.deferred or scene.game.get(SPLIT_AGAIN_PERMITTED_BY) is not None:
        scene.ask("max", SignOn("max", (Role.GAMING_MANAGER,)))
        for term in (NATURAL_DEFERRED_BY, SPLIT_AGAIN_PERMITTED_BY):
            scene.ask("max", GiveNotice(Kind.APPROVAL, term.name, role=Role.GAMING_MANAGER))
        scene.ask("max", GiveNotice(Kind.NOTICE_TO_PLAYERS, SPLIT_AGAIN_PERMITTED_BY.name))


def signs(scene: Scene) -> None:
    """The limits of the table and of its side bets."""
    chance = scene.chance
    least, most = chance.choice(LIMITS)
    unit = chance.choice((0, 500)) if scene.furniture.book.startswith("vic") else 500
    per = chance.choice((None, None, *LimitPer)) if scene.furniture.book.startswith("vic") else None
    by = scene.may(LIMITS_ALTERED_BY)
    scene.ask(by, SetLimits(least, most, unit, per)) or scene.ask(by, SetLimits(least, most, unit))
    for bet in scene.game.side_bets:
        scene.ask(by, SetSideBetLimits(bet, 500, chance.choice((500, 2500))))


def ready_shoe(scene: Scene) -> None:
    """Cards shuffled, cut, marked and burned; a fifth of the tables is dealt by the program, a third from a device."""
    chance = scene.chance
    source = Source.PROGRAM if chance.random() < 0.2 else Source.ENTERED
    device = chance.choice((None, None, CardDevice.SHUFFLING_DEVICE))
    commitment = "c0ffee" if source is Source.PROGRAM else ""
    scene.ask("dora", Shuffle(source, commitment, device)) or scene.ask("dora", Shuffle(source, commitment))
    while scene.floor.cards.awaits is not CardsAwait.NOTHING and prepare(scene):
        pass


def prepare(scene: Scene) -> bool:
    """The next step from the shuffle to the first card, as it should be done."""
    cards, chance = scene.floor.cards, scene.chance
    by = scene.dealer
    match cards.awaits:
        case CardsAwait.CUT:
            return scene.ask(by, Cut(cards.undealt // 2)) or any(scene.ask(name, Cut(cards.undealt // 2)) for name in STAFF)
        case CardsAwait.CUTTING_CARD:
            depths = [chance.randint(1, 60), 60, 104, cards.undealt // 2]
            return any(scene.ask(by, PlaceCuttingCard(depth)) for depth in depths)
        case CardsAwait.BURN:
            if cards.source is Source.PROGRAM:
                return scene.ask(SHOE, Burn(scene.card()))
            return scene.ask(by, Burn(chance.choice((None, scene.card()))))
        case _:
            return False


def opened(furniture: Furniture, chance: random.Random) -> Scene:
    """A furnished table without any checks, for looking at by hand."""
    return furnish(Scene(furniture, chance))
