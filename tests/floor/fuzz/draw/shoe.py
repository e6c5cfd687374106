"""The cards between rounds and in them: shuffle, cut, cutting card, burn; orders, dropped and new cards."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import (
    AskToSeeBurn,
    Burn,
    CheckNewCards,
    Cut,
    CuttingCardOut,
    Ground,
    OfferCut,
    OrderShuffle,
    PlaceCuttingCard,
    RefuseCut,
    ReloadDiscards,
    ReplaceCards,
    ReportDropped,
    Shuffle,
)
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.request import SHOE
from pitboss.terms.equipment import CardDevice
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import SHUFFLE_ORDERED
from tests.floor.fuzz.scene import STAFF, Scene

Asked = tuple[str, Command]


def prepared(scene: Scene) -> Iterator[Asked]:
    """The step that the cards await, if they await one, by whoever may take it."""
    cards, chance, by = scene.floor.cards, scene.chance, scene.dealer
    idle = not scene.floor.rounds.in_progress
    if cards.awaits is CardsAwait.SHUFFLE or (cards.due is not None and idle):
        yield from _shuffles(scene)
    elif cards.awaits is CardsAwait.CUT:
        if chance.random() < 0.3:
            yield by, OfferCut()
        if cards.prep.cutter and chance.random() < 0.5:
            yield cards.prep.cutter, chance.choice((RefuseCut(), Cut(cards.undealt // 2)))
        yield by, Cut(chance.choice((cards.undealt // 2, cards.undealt // 3)))
        yield by, Cut(cards.undealt // 2)
        yield from ((name, Cut(cards.undealt // 2)) for name in STAFF)
    elif cards.awaits is CardsAwait.CUTTING_CARD:
        yield from ((by, PlaceCuttingCard(depth)) for depth in (chance.randint(1, 80), 60, 104, cards.undealt // 2))
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
    if "check" in " ".join(what.value for what in scene.floor.accidents.force):
        yield from ((name, RecordAct("wrong-cards-check")) for name in (by, "gus", "gwen", "cass", "olive"))
    if cards.prep.unchecked - cards.prep.checked:
        yield from ((name, CheckNewCards()) for name in (by, "cass"))


def order(scene: Scene) -> Asked | None:
    """Somebody orders a shuffle, drops cards, replaces them, or says that the cutting card came."""
    chance, cards = scene.chance, scene.floor.cards
    card = scene.card()
    by = scene.staff(Role.CASINO_SUPERVISOR, Role.GAME_SUPERVISOR, Role.CASINO_OPERATOR) or "cass"
    kinds: list[Asked] = [
        (by, OrderShuffle(chance.choice((Occasion.ABNORMAL_SEQUENCE, Occasion.NOT_RANDOM, Occasion.REASONABLE_CAUSE)))),
        (by, GiveNotice(Kind.REASON, SHUFFLE_ORDERED[chance.choice(("not-random", "reasonable-cause", "abnormal-sequence"))].name)),
        (scene.dealer, ReportDropped()),
        (scene.dealer, CuttingCardOut(chance.choice((-1, 0, 1, 2)))),
        (by, ReplaceCards(chance.choice(list(Ground)), chance.choice(((), (card,))))),
        (chance.choice((by, scene.dealer)), CheckNewCards()),
        (scene.player, AskToSeeBurn()),
        (scene.dealer, ReloadDiscards("c0ffee" if cards.source is Source.PROGRAM else "")),
    ]
    return chance.choice(kinds)
