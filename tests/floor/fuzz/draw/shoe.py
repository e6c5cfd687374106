"""The cards between rounds and in them: shuffle, cut, cutting card, burn; orders, dropped and new cards."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import (
    AskToSeeBurn,
    Burn,
    CheckNewCards,
    ChooseShuffle,
    Cut,
    CuttingCardOut,
    Ground,
    OfferCut,
    OrderShuffle,
    PlaceCuttingCard,
    PreShuffledBy,
    RefuseCut,
    ReloadDiscards,
    ReplaceCards,
    ReportDropped,
    RiffleAgain,
    ShowBurn,
    Shuffle,
)
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.request import SHOE
from pitboss.terms.equipment import CardDevice
from pitboss.terms.pack import REPLACE_CARDS
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import DROPPED_CARDS, EXTRA_RIFFLE_APPROVED_BY, EXTRA_RIFFLE_BY, SHUFFLE_ORDERED
from tests.floor.fuzz.draw.prepare import prepared
from tests.floor.fuzz.scene import STAFF, Scene

Asked = tuple[str, Command]


def made_ready(scene: Scene) -> Iterator[Asked]:
    """The step that the cards await, if they await one, by whoever may take it."""
    cards, chance, by = scene.floor.cards, scene.chance, scene.dealer
    idle = not scene.floor.rounds.in_progress
    if cards.awaits is CardsAwait.SHUFFLE or (cards.due is not None and idle):
        yield from _shuffles(scene)
    elif cards.awaits is CardsAwait.CUT:
        if chance.random() < 0.05:
            yield from _riffled(scene)
        if chance.random() < 0.3:
            yield by, OfferCut()
        if cards.prep.cutter and chance.random() < 0.5:
            yield cards.prep.cutter, chance.choice((RefuseCut(), Cut(cards.undealt // 2)))
        yield by, Cut(chance.choice((cards.undealt // 2, cards.undealt // 3)))
        yield by, Cut(cards.undealt // 2)
        yield from ((name, Cut(cards.undealt // 2)) for name in STAFF)
    elif cards.awaits is CardsAwait.CUTTING_CARD:
        yield from ((by, PlaceCuttingCard(depth)) for depth in (chance.randint(1, 80), 60, 104, cards.undealt // 2))
    elif cards.awaits is CardsAwait.VERIFICATION:
        yield from ((name, RecordAct(DROPPED_CARDS.name)) for name in STAFF)
    elif cards.awaits is CardsAwait.BURN:
        yield SHOE if cards.source is Source.PROGRAM else by, Burn(scene.card() if cards.source is Source.PROGRAM else None)
    elif chance.random() < 0.05 and cards.device is CardDevice.SHUFFLING_DEVICE:
        yield by, ReloadDiscards("c0ffee" if cards.source is Source.PROGRAM else "")


def _shuffles(scene: Scene) -> Iterator[Asked]:
    """A shuffle, and before it whatever the document wants of wrong or new cards."""
    cards, chance, by = scene.floor.cards, scene.chance, scene.dealer
    commitment = "c0ffee" if cards.source is Source.PROGRAM else ""
    device = chance.choice((None, None, *CardDevice))
    yield by, Shuffle(cards.source, commitment, device)
    yield by, Shuffle(cards.source, commitment)
    yield by, Shuffle(cards.source, commitment, CardDevice.SHOE)
    if scene.floor.accidents.force:
        yield from ((by, RecordAct(act)) for act in ("wrong-cards-check", "wrong-cards-notified", "device-lost-steps/damaged-cards"))
    if cards.prep.unchecked - cards.prep.checked:
        yield from ((name, CheckNewCards()) for name in (by, "cass"))


def order(scene: Scene) -> Iterator[Asked]:
    """Somebody orders a shuffle, drops cards, or says that the cutting card came; the burned card is asked for, discards go back."""
    chance, wish = scene.chance, scene.chance.random()
    if wish < 0.35:
        occasion = chance.choice((Occasion.ABNORMAL_SEQUENCE, Occasion.NOT_RANDOM, Occasion.REASONABLE_CAUSE))
        term = SHUFFLE_ORDERED[occasion.value]
        yield from prepared(scene, term)
        yield scene.may(term), OrderShuffle(occasion)
    elif wish < 0.45:
        yield scene.dealer, ReportDropped()
    elif wish < 0.65:
        boxes = [box.number for box in getattr(scene.floor.rounds.now, "boxes", ())]
        yield scene.dealer, CuttingCardOut(chance.choice((-1, 0, *boxes)))
    elif wish < 0.8:
        yield scene.player, AskToSeeBurn()
        yield scene.dealer, ShowBurn(scene.card())
    else:
        yield scene.dealer, ReloadDiscards(_commitment(scene))


def new_cards(scene: Scene) -> Iterator[Asked]:
    """Cards are checked and replaced, some of them or all; cards that came shuffled are riffled once more."""
    chance = scene.chance
    if chance.random() < 0.3:
        yield from _riffled(scene)
        return
    if chance.random() < 0.15:
        yield "olive", ChooseShuffle("house shuffle")
        return
    ground = chance.choice(list(Ground))
    term = REPLACE_CARDS[{Ground.AT_SHUFFLE: "at-shuffle", Ground.UNFIT: "unfit", Ground.AFTER_ROUND: "after-any-round"}[ground]]
    yield scene.dealer, CheckNewCards()
    yield scene.staff(Role.CASINO_SUPERVISOR) or "cass", CheckNewCards()
    yield from prepared(scene, term)
    yield scene.may(term), ReplaceCards(ground, chance.choice(((), (scene.card(),))))


def _riffled(scene: Scene) -> Iterator[Asked]:
    """Cards that came shuffled are riffled once more: a player has asked, and whoever must has approved."""
    which = scene.chance.choice(list(PreShuffledBy))
    approval = EXTRA_RIFFLE_APPROVED_BY[which.value]
    role = scene.game.get(approval) or Role.CASINO_SUPERVISOR
    yield scene.player, GiveNotice(Kind.REQUEST, EXTRA_RIFFLE_BY[which.value].name, role=Role.PLAYER)
    yield scene.staff(role) or "cass", GiveNotice(Kind.APPROVAL, approval.name, role=role)
    yield scene.dealer, RiffleAgain(which, _commitment(scene))


def burn_shown(scene: Scene) -> Iterator[Asked]:
    """A player asks for the burned card, and the dealer shows one."""
    yield scene.player, AskToSeeBurn()
    yield scene.dealer, ShowBurn(scene.card())


def _commitment(scene: Scene) -> str:
    return "c0ffee" if scene.floor.cards.source is Source.PROGRAM else ""
