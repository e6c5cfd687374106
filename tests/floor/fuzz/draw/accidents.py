"""Everything that can go wrong with cards and devices, true as far as the table can tell, told by whoever should."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.accidents.commands import ReportAccident, ReportMended
from pitboss.floor.accidents.facts import BurnCure, Burned, DeviceFact, DrawnTo, Lack, Order, Pressed, Seen
from pitboss.floor.accidents.kinds import (
    Accident,
    BoxWithOneCard,
    BoxWithoutCards,
    BurnedInError,
    ButtonDown,
    DealerWithoutCard,
    DeviceFailure,
    ExcessCard,
    FaceUpCard,
    FaceUpSuspected,
    HandOnEmptyBox,
    InsuranceNotOffered,
    LightsFailed,
    MisplacedCard,
    MissedBurn,
    NotCut,
    NotEnoughCards,
    NotReloaded,
    NotShuffled,
    NoWagers,
    OptionNotGiven,
    SimultaneousCards,
    WrongCards,
    WrongKeys,
)
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.state import Awaits
from pitboss.terms.devices import DeviceFault, FaultEffect
from pitboss.terms.equipment import CardDevice
from pitboss.terms.irregular_cards import FACE_UP_SUSPECT_CHECK
from pitboss.terms.irregular_rounds import WrongPack
from pitboss.terms.powers import Role
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]
SUPERVISORS = (Role.GAME_SUPERVISOR, Role.CASINO_SUPERVISOR, Role.GAMING_SUPERVISOR)


def accident(scene: Scene) -> Asked | None:
    """An accident that can have happened by now."""
    chance = scene.chance
    open_ = scene.floor.accidents.force
    if open_ and chance.random() < 0.15:
        return scene.dealer, ReportMended()
    kinds = list(_possible(scene))
    what = chance.choice(kinds)(scene)
    if isinstance(what, FaceUpSuspected) and not scene.floor.notices.find(Kind.REASON, FACE_UP_SUSPECT_CHECK.name):
        return scene.dealer, GiveNotice(Kind.REASON, FACE_UP_SUSPECT_CHECK.name)
    return teller(scene, what), ReportAccident(what)


def teller(scene: Scene, what: Accident) -> str:
    """Who says so: mostly the dealer; a supervisor where the document wants one; now and then a player."""
    wish = scene.chance.random()
    if isinstance(what, InsuranceNotOffered | OptionNotGiven) and wish < 0.4:
        return scene.player
    if scene.floor.cards.source is Source.PROGRAM and wish < 0.5:
        return SHOE
    if wish < (0.5 if isinstance(what, MisplacedCard | MissedBurn | WrongKeys | FaceUpSuspected) else 0.05):
        return scene.staff(*SUPERVISORS, Role.PIT_BOSS) or scene.dealer
    return scene.player if wish > 0.98 else scene.dealer


def _possible(scene: Scene) -> Sequence[Callable[[Scene], Accident]]:
    """The kinds that fit where the table stands, so that few are refused."""
    rounds, cards = scene.floor.rounds, scene.floor.cards
    device = cards.device is CardDevice.SHUFFLING_DEVICE
    kinds: list[Callable[[Scene], Accident]] = [_excess, _face_up, _burned, _wrong_cards, lambda _: NotCut(), lambda _: NotShuffled()]
    if cards.awaits is not CardsAwait.NOTHING:
        return [_missed_burn, lambda _: NotCut(), _wrong_cards]
    if isinstance(rounds.now, ComBoRound):
        kinds += [_misplaced, _misplaced, _wrong_keys, lambda _: LightsFailed()]
    elif rounds.in_progress:
        kinds += [_misplaced] * 3 + [_one_card, _no_cards, _dealer_first, _empty_box, _option, _option, _insurance]
    elif rounds.is_over:
        kinds += [_misplaced, _misplaced, _option]
    elif not rounds.players:
        kinds += [_no_wagers]
    if device:
        kinds += [_device, _device, _together, lambda _: NotReloaded(), lambda _: FaceUpSuspected()]
    if not cards.undealt:
        return [_not_enough]
    if "pontoon-pandemonium" in scene.game.side_bets:
        kinds.append(lambda each: ButtonDown(each.chance.choice(list(Lack))))
    return [*kinds, _missed_burn]


def accident_of_an_earlier_round(scene: Scene) -> Asked | None:
    """A card that lay wrong in a round whose cards have been taken up, mostly the last."""
    rounds, chance = scene.floor.rounds, scene.chance
    if rounds.number < 2:
        return None
    back = 1 if rounds.number < 3 or chance.random() < 0.8 else chance.randint(2, rounds.number - 1)
    order = () if back > 1 or chance.random() < 0.4 else swapped(scene, cards_in(rounds.last))
    if order and chance.random() < 0.3:
        order = (*order, scene.card())
    what = MisplacedCard(order, (0, 1, 2, 3, 4, 5), rounds.number - back)
    return teller(scene, what), ReportAccident(what)


def swapped(scene: Scene, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The same cards with two of them the other way round."""
    found = list(cards)
    if len(found) > 1:
        one, two = scene.chance.sample(range(len(found)), 2)
        found[one], found[two] = found[two], found[one]
    return tuple(found)


def _box(scene: Scene) -> int:
    boxes = getattr(scene.floor.rounds.now, "boxes", ())
    return scene.chance.choice(boxes).number if boxes else 1


def _misplaced(scene: Scene) -> Accident:
    order = () if scene.chance.random() < 0.12 else swapped(scene, cards_in(scene.floor.rounds.log))
    return MisplacedCard(order, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9))


def _excess(scene: Scene) -> Accident:
    seen = scene.chance.choice(list(Seen))
    card = scene.card() if seen is Seen.EXPOSED or scene.chance.random() < 0.5 else None
    return ExcessCard(seen, scene.chance.choice(list(DrawnTo)), card)


def _face_up(scene: Scene) -> Accident:
    return FaceUpCard(scene.card())


def _burned(scene: Scene) -> Accident:
    return BurnedInError(scene.chance.choice(list(Burned)), scene.chance.choice((None, scene.card())))


def _missed_burn(scene: Scene) -> Accident:
    return MissedBurn(scene.chance.choice(list(BurnCure)))


def _wrong_cards(scene: Scene) -> Accident:
    if scene.chance.random() < 0.6:  # it ends the shoe, so that others come to pass
        return _excess(scene)
    return WrongCards(scene.chance.choice(list(WrongPack)))


def _one_card(scene: Scene) -> Accident:
    return BoxWithOneCard(_box(scene))


def _no_cards(scene: Scene) -> Accident:
    return BoxWithoutCards(_box(scene))


def _dealer_first(scene: Scene) -> Accident:
    return DealerWithoutCard(scene.card() if scene.floor.rounds.now.awaits is Awaits.BUTTON or scene.chance.random() < 0.3 else None)


def _empty_box(scene: Scene) -> Accident:
    taken = {box.number for box in getattr(scene.floor.rounds.now, "boxes", ())}
    box = next((each for each in range(1, 8) if each not in taken), 1)
    return HandOnEmptyBox(box, (scene.card(), scene.card()))


def _option(scene: Scene) -> Accident:
    return OptionNotGiven(_box(scene), scene.chance.choice((1, 1, 1, 2, 3)))


def _insurance(_: Scene) -> Accident:
    return InsuranceNotOffered()


def _no_wagers(scene: Scene) -> Accident:
    return NoWagers(tuple(scene.card() for _ in range(scene.chance.choice((1, 2, 3)))))


def _not_enough(scene: Scene) -> Accident:
    rack = len(scene.floor.cards.rack)
    commitment = "c0ffee" if scene.floor.cards.source is Source.PROGRAM else ""
    return NotEnoughCards(scene.chance.randint(0, rack) if rack else 0, commitment, None)


def _together(scene: Scene) -> Accident:
    return SimultaneousCards((scene.card(), scene.card()), scene.chance.choice(list(Order)))


def _device(scene: Scene) -> Accident:
    facts = tuple(fact for fact in DeviceFact if scene.chance.random() < 0.3)
    effect: Any = scene.chance.choice((None, *FaultEffect))
    commitment = "c0ffee" if scene.floor.cards.source is Source.PROGRAM else ""
    return DeviceFailure(scene.chance.choice(list(DeviceFault)), facts, effect, commitment)


def _wrong_keys(scene: Scene) -> Accident:
    return WrongKeys(scene.chance.choice(list(Pressed)))
