"""Everything that can go wrong with cards and devices, true as far as the table can tell, told by whoever should."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.accidents.commands import ReportAccident, ReportMended
from pitboss.floor.accidents.facts import BurnCure, Burned, Call, DeviceFact, DrawnTo, Lack, Order, Pressed, Seen
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
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.evolve import replay
from pitboss.play.state import Awaits, Round
from pitboss.terms.devices import DEVICE_LOST_WHEN, SIMULTANEOUS_CARDS, DeviceFault, FaultEffect
from pitboss.terms.equipment import CardDevice
from pitboss.terms.irregular_cards import (
    BURNED_IN_ERROR,
    EXCESS_CARD,
    FACE_UP_CARD,
    FACE_UP_SUSPECT_CHECK,
    FACE_UP_SUSPECT_SOURCES,
    MISSED_BURN,
    MISSED_BURN_FIRST_ROUND,
)
from pitboss.terms.irregular_display import DISPLAY_FAULT_SETTLEMENT, KEYPAD_ERROR
from pitboss.terms.irregular_hands import (
    BOX_WITH_ONE_CARD,
    BOX_WITHOUT_CARDS,
    DEALER_WITHOUT_CARD,
    HAND_ON_EMPTY_BOX,
    INSURANCE_NOT_OFFERED,
    OPTION_NOT_GIVEN,
)
from pitboss.terms.irregular_rounds import (
    MISPLACED_CARD,
    NO_WAGERS,
    NOT_CUT,
    NOT_ENOUGH_CARDS,
    NOT_RELOADED,
    NOT_SHUFFLED,
    RECONSTRUCTION_BY,
    WRONG_CARDS_WHEN,
    WrongPack,
)
from pitboss.terms.powers import Role
from tests.floor.fuzz.draw.prepare import prepared
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]
SUPERVISORS = (Role.GAME_SUPERVISOR, Role.CASINO_SUPERVISOR, Role.GAMING_SUPERVISOR)


def accident(scene: Scene) -> Iterator[Asked]:
    """An accident that can have happened by now and that the document answers, mostly."""
    chance = scene.chance
    if scene.floor.accidents.force and chance.random() < 0.1:
        yield scene.dealer, ReportMended()
        return
    if insurance_forgotten(scene) and chance.random() < 0.6:
        yield teller(scene, InsuranceNotOffered()), ReportAccident(InsuranceNotOffered())
        return
    kinds = [make for make, term in _possible(scene) if chance.random() < 0.02 or scene.game.get(term) is not None]
    if not kinds:
        return
    what = chance.choice(kinds)(scene)
    if isinstance(what, FaceUpSuspected):
        yield from prepared(scene, FACE_UP_SUSPECT_CHECK)
        yield scene.may(FACE_UP_SUSPECT_CHECK), ReportAccident(what)
    elif isinstance(what, MissedBurn) and what.cure is BurnCure.RESTART:
        yield from prepared(scene, MISSED_BURN_FIRST_ROUND)
        yield scene.may(MISSED_BURN_FIRST_ROUND), ReportAccident(what)
    else:
        yield teller(scene, what), ReportAccident(what)


def insurance_forgotten(scene: Scene) -> bool:
    """Whether the dealer went on without offering insurance, and it is not yet too late to say so."""
    rounds = scene.floor.rounds
    now = scene.memory.get("forgot") == rounds.number and rounds.now.awaits in (Awaits.DECISION, Awaits.CARD_FOR_DEALER)
    return now and len(getattr(rounds.now, "dealer", ())) == 1


def teller(scene: Scene, what: Accident) -> str:
    """Who says so: mostly the dealer; a supervisor where the document wants one; now and then a player."""
    wish = scene.chance.random()
    if isinstance(what, InsuranceNotOffered | OptionNotGiven) and wish < 0.2:
        return scene.player
    if scene.floor.cards.source is Source.PROGRAM and wish < 0.5:
        return SHOE
    if isinstance(what, MisplacedCard) and scene.game.get(RECONSTRUCTION_BY) is not None and wish < 0.9:
        return scene.may(RECONSTRUCTION_BY)
    if wish < (0.3 if isinstance(what, MisplacedCard | WrongKeys) else 0.04):
        return scene.staff(*SUPERVISORS, Role.PIT_BOSS) or scene.dealer
    return scene.player if wish > 0.98 else scene.dealer


Kind = tuple[Callable[[Scene], Accident], Any]
"""How an accident is made up, and the term by which a document answers it."""


def _possible(scene: Scene) -> list[Kind]:
    """The kinds that fit where the table stands, so that few are refused."""
    rounds, cards = scene.floor.rounds, scene.floor.cards
    if cards.awaits is not CardsAwait.NOTHING:
        return [(_missed_burn, MISSED_BURN), (lambda _: NotCut(), NOT_CUT["then"]), (_wrong_cards, WRONG_CARDS_WHEN)]
    if not cards.undealt and rounds.in_progress:
        return [(_not_enough, NOT_ENOUGH_CARDS)]
    kinds: list[Kind] = [*ANY_TIME]
    if isinstance(rounds.now, ComBoRound):
        kinds += COM_BO
        if rounds.now.awaits in (ComBoAwaits.KEYS, ComBoAwaits.NOBODY):
            kinds += [(_wrong_keys, KEYPAD_ERROR["before-deal-button"])] * 3
    elif rounds.first_card_out and rounds.in_progress:
        kinds += IN_A_ROUND
        kinds.append((lambda _: InsuranceNotOffered(), INSURANCE_NOT_OFFERED))
        if not cards.burned:
            kinds.append((_restart, MISSED_BURN_FIRST_ROUND))
    elif rounds.is_over:
        kinds += [(_misplaced, MISPLACED_CARD), (_misplaced, MISPLACED_CARD), (_option, OPTION_NOT_GIVEN)]
    elif not rounds.players:
        kinds.append((_no_wagers, NO_WAGERS["round"]))
    if isinstance(rounds.now, Round) and rounds.last and not rounds.first_card_out:
        kinds += [(_option, OPTION_NOT_GIVEN)] * 3
    if cards.device is CardDevice.SHUFFLING_DEVICE:
        kinds += OF_A_DEVICE * (2 if rounds.first_card_out else 1)
    if "pontoon-pandemonium" in scene.game.side_bets:
        kinds.append((lambda each: ButtonDown(each.chance.choice(list(Lack))), MISPLACED_CARD))
    return kinds


def of_an_earlier_round(scene: Scene) -> Iterator[Asked]:
    """A card that lay wrong in a round whose cards have been taken up, mostly the last; a supervisor has it void who must."""
    rounds, chance = scene.floor.rounds, scene.chance
    if rounds.number < 2:
        return
    back = 1 if rounds.number < 3 or chance.random() < 0.7 else chance.randint(2, rounds.number - 1)
    order = () if back > 1 or chance.random() < 0.4 else swapped(scene, cards_in(rounds.last))
    if order and chance.random() < 0.3:
        order = (*order, scene.card())
    what = MisplacedCard(order, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), rounds.number - back)
    power = scene.game.get(RECONSTRUCTION_BY)
    by = SHOE if scene.floor.cards.source is Source.PROGRAM else scene.dealer
    yield scene.may(RECONSTRUCTION_BY) if power else by, ReportAccident(what)


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


def _missed_burn(_: Scene) -> Accident:
    return MissedBurn(BurnCure.PLAY_ON)


def _restart(_: Scene) -> Accident:
    return MissedBurn(BurnCure.RESTART)


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
    rounds, chance = scene.floor.rounds, scene.chance
    if rounds.last and not rounds.first_card_out:
        boxes = [each.number for each in replay(rounds.last).boxes] or [1]
        calls = tuple(chance.choice((Call.HIT, Call.STAND, Call.STAND, *Call)) for _ in range(chance.choice((1, 1, 2, 2, 3, 4))))
        drawn = tuple(scene.card() for _ in range(chance.choice((0, 0, 0, 1, 2))))
        return OptionNotGiven(chance.choice(boxes), chance.choice((1, 1, 2)), rounds.number - 1, calls, (), drawn)
    return OptionNotGiven(_box(scene), scene.chance.choice((1, 1, 1, 2, 3)))


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


ANY_TIME: tuple[Kind, ...] = (
    (_excess, EXCESS_CARD["exposed"]),
    (_excess, EXCESS_CARD["exposed"]),
    (_face_up, FACE_UP_CARD["later-in-a-round"]),
    (_burned, BURNED_IN_ERROR),
    (_wrong_cards, WRONG_CARDS_WHEN),
    (lambda _: NotCut(), NOT_CUT["then"]),
    (lambda _: NotShuffled(), NOT_SHUFFLED["current-round"]),
)
IN_A_ROUND: tuple[Kind, ...] = (
    *[(_misplaced, MISPLACED_CARD)] * 4,
    (_one_card, BOX_WITH_ONE_CARD),
    (_no_cards, BOX_WITHOUT_CARDS),
    (_dealer_first, DEALER_WITHOUT_CARD),
    (_empty_box, HAND_ON_EMPTY_BOX),
    *[(_option, OPTION_NOT_GIVEN)] * 2,
)
COM_BO: tuple[Kind, ...] = (
    (_misplaced, MISPLACED_CARD),
    (_misplaced, MISPLACED_CARD),
    (lambda _: LightsFailed(), DISPLAY_FAULT_SETTLEMENT),
)
OF_A_DEVICE: tuple[Kind, ...] = (
    (_device, DEVICE_LOST_WHEN),
    (_device, DEVICE_LOST_WHEN),
    (_together, SIMULTANEOUS_CARDS),
    (lambda _: NotReloaded(), NOT_RELOADED),
    (lambda _: FaceUpSuspected(), FACE_UP_SUSPECT_SOURCES),
)
