"""The shuffling device fails: each document's questions in their order, each player's election, and the steps that people take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pitboss.floor.accidents.asking import ask
from pitboss.floor.accidents.device_steps import another_shoe, leave_in_force, lost_steps, shuffle_again, shuffle_before_dealing
from pitboss.floor.accidents.events import DeviceHandled
from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.accidents.kinds import DeviceFailure
from pitboss.floor.accidents.steps import answer, as_dealer, report, resolve
from pitboss.floor.accidents.void import void_round, void_with_payments
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.taking_back import take_back, void_open
from pitboss.floor.warrant import Warrant
from pitboss.play.desk import refusal
from pitboss.terms.devices import (
    DEVICE_CASES,
    DEVICE_DAMAGED,
    DEVICE_DISADVANTAGE,
    DEVICE_DISADVANTAGE_PAYMENTS,
    DEVICE_DISADVANTAGE_PREVIOUS_ROUNDS,
    DEVICE_DISADVANTAGE_WAGERS,
    DEVICE_FAULT,
    DEVICE_FAULT_EFFECT,
    DEVICE_LOST_FINISHED_FOR,
    DEVICE_LOST_ROUND,
    DEVICE_LOST_STEPS,
    DEVICE_LOST_WAGERS,
    DEVICE_LOST_WHEN,
    DEVICE_TRANSFER_NEEDS,
    DEVICE_UNDAMAGED,
    DeviceCase,
    DeviceStep,
    Election,
    FinishedFor,
    LostWhen,
    TransferNeeds,
)
from pitboss.terms.equipment import CardDevice
from pitboss.terms.irregular_rounds import MoneyFate, RoundFate

STAY, TAKE_BACK = "stay", "take-back"


def failed(desk: Desk, accident: DeviceFailure) -> None:
    """Find the case, and do what the document says in it."""
    when, rule = answer(desk, DEVICE_LOST_WHEN, "a shuffling device that fails")
    warrant = as_dealer(desk, "say that the device failed", rule)
    _require_failure(desk, accident, when, rule)
    cases = desk.game.get(DEVICE_CASES)
    if cases is None:
        _require_beyond_mending(accident, when, rule)
        report(desk, accident, rule)
        _lost(desk, accident, warrant)
        return
    needs = _transfer_needs(desk, accident)
    case = next(each for each in cases if _is(each, accident, transfer=not needs))
    report(desk, accident, desk.game.cite(DEVICE_CASES))
    match case:
        case DeviceCase.DISADVANTAGED:
            _break_off(desk, warrant)
        case DeviceCase.NO_TRANSFER:
            _lost(desk, accident, warrant)
        case DeviceCase.CARDS_DAMAGED:
            terms = [DEVICE_DAMAGED[line] for line in range(1, 5)]
            steps = tuple(str(desk.game.get(term)) for term in terms if desk.game.get(term) is not None)
            _transferred(desk, case, steps, desk.game.cite(DEVICE_DAMAGED[1]), warrant)
        case DeviceCase.CARDS_UNDAMAGED:
            _transferred(desk, case, (str(desk.game.get(DEVICE_UNDAMAGED)),), desk.game.cite(DEVICE_UNDAMAGED), warrant)


def _require_failure(desk: Desk, accident: DeviceFailure, when: LostWhen, rule: str) -> None:
    """A device in use, a fault that the document knows, and a round of which a card has been dealt."""
    game, cards = desk.game, desk.floor.cards
    in_use, evident = DEVICE_TRANSFER_NEEDS["in-use"], DEVICE_TRANSFER_NEEDS["evident"]
    if cards.device is not CardDevice.SHUFFLING_DEVICE:
        raise refusal("no-device", "no shuffling device is in use", game.cite(in_use) or rule)
    if when is not LostWhen.ANY and not (cards.drawn and desk.floor.rounds.in_progress):
        raise refusal("no-round", "this is about a round of which a card has been dealt", game.cite(evident) or rule)
    faults, effects = game.get(DEVICE_FAULT), game.get(DEVICE_FAULT_EFFECT)
    if faults is not None and accident.fault not in faults:
        raise refusal("no-failure", f"{game.name} does not call it a failure that {accident.fault.gloss}", game.cite(DEVICE_FAULT))
    if effects is not None and accident.effect not in effects:
        said = " or ".join(effect.gloss for effect in effects)
        raise refusal("no-failure", f"a fault is a failure of the device only where {said}", game.cite(DEVICE_FAULT_EFFECT))


def _require_beyond_mending(accident: DeviceFailure, when: LostWhen, rule: str) -> None:
    mended = {LostWhen.ROUND: DeviceFact.COMPLETABLE, LostWhen.FAULT: DeviceFact.RECTIFIABLE}.get(when)
    if mended in accident.facts:
        raise refusal("not-lost", f"the round goes on as it is: this is only where {when.gloss}", rule)


def _transfer_needs(desk: Desk, accident: DeviceFailure) -> list[TransferNeeds]:
    """Which of the conditions for moving the cards do not hold; every one must where the document says so."""
    facts = {
        TransferNeeds.NO_DISADVANTAGE: DeviceFact.DISADVANTAGE not in accident.facts,
        TransferNeeds.SPARE_AVAILABLE: DeviceFact.SPARE in accident.facts,
        TransferNeeds.TRANSFER_PRACTICABLE: DeviceFact.TRANSFER in accident.facts,
    }
    asked = [desk.game.get(DEVICE_TRANSFER_NEEDS[line]) for line in ("disadvantage", "spare", "transfer")]
    lacking = [need for need in asked if need is not None and not facts[need]]
    return lacking if desk.game.get(DEVICE_TRANSFER_NEEDS["how-many"]) is TransferNeeds.ALL else []


def _is(case: DeviceCase, accident: DeviceFailure, *, transfer: bool) -> bool:
    match case:
        case DeviceCase.DISADVANTAGED:
            return DeviceFact.DISADVANTAGE in accident.facts
        case DeviceCase.NO_TRANSFER:
            return not transfer
        case DeviceCase.CARDS_DAMAGED:
            return DeviceFact.DAMAGE in accident.facts
        case DeviceCase.CARDS_UNDAMAGED:
            return True


def _transferred(desk: Desk, case: DeviceCase, steps: tuple[str, ...], rule: str, warrant: Warrant) -> None:
    """The cards go to the other device and the round goes on; people take the steps and say so."""
    desk.record(DeviceHandled(str(case), str(RoundFate.COMPLETED), steps, rule))
    resolve(desk, ", ".join(steps), warrant, rule)


def _break_off(desk: Desk, warrant: Warrant) -> None:
    """Give every amount wagered back; rounds before stand, and payments by their own rule (reading H25)."""
    game, rule = desk.game, desk.game.cite(DEVICE_DISADVANTAGE)
    fate, before = game.get(DEVICE_DISADVANTAGE), game.get(DEVICE_DISADVANTAGE_PREVIOUS_ROUNDS)
    if game.get(DEVICE_DISADVANTAGE_WAGERS) is not MoneyFate.RETURNED:
        raise refusal("no-answer", f"{game.name} does not say what becomes of the wagers", rule)
    desk.record(DeviceHandled(str(DeviceCase.DISADVANTAGED), str(fate), (), rule))
    void_with_payments(desk, game.get(DEVICE_DISADVANTAGE_PAYMENTS), game.cite(DEVICE_DISADVANTAGE_WAGERS))
    shuffle_before_dealing(desk, "")
    resolve(desk, f"{fate}, rounds before: {before}", warrant, rule)


def _lost(desk: Desk, accident: DeviceFailure, warrant: Warrant) -> None:
    """The round is void, or finished from a shoe: for everybody, or for those who do not take their wagers back."""
    game = desk.game
    fate, rule = answer(desk, DEVICE_LOST_ROUND, "a round whose device has failed")
    desk.record(DeviceHandled(str(game.get(DEVICE_LOST_WHEN)), str(fate), lost_steps(desk), rule))
    if not desk.floor.rounds.in_progress:
        finish(desk, accident, {}, warrant)
    elif fate is RoundFate.VOID:
        void_round(desk, warrant)
        shuffle_before_dealing(desk, game.cite(DEVICE_LOST_STEPS["shuffle"]))
        resolve(desk, fate, warrant, game.cite(DEVICE_LOST_WHEN))
    elif game.get(DEVICE_LOST_WAGERS) is not None:
        ask(desk, desk.floor.rounds.players, (STAY, TAKE_BACK), warrant, default=STAY, rule=game.cite(DEVICE_LOST_WAGERS))
    else:
        finish(desk, accident, {}, warrant)


def _give_back(desk: Desk, gone: Sequence[str]) -> None:
    """Every amount wagered goes back, also one lost already, and payments stand; or what is undecided alone (reading T7)."""
    game, rule = desk.game, desk.game.cite(DEVICE_LOST_WAGERS)
    if game.get(DEVICE_LOST_WAGERS) is Election.MAY_TAKE_BACK_UNDECIDED:
        for player in gone:
            void_open(desk, player, rule)
    elif set(desk.floor.rounds.players) <= set(gone):
        void_with_payments(desk, MoneyFate.STANDS, rule)
    else:
        take_back(desk, gone, MoneyFate.STANDS, rule)


def finish(desk: Desk, accident: DeviceFailure, chosen: Mapping[str, str], warrant: Warrant) -> None:
    """Finish the round from an ordinary shoe; if nobody stays, it is over. Silence is to stay (reading T3)."""
    game = desk.game
    gone = [player for player, choice in chosen.items() if choice == TAKE_BACK]
    for_whom = game.get(DEVICE_LOST_FINISHED_FOR)
    if gone and for_whom is FinishedFor.THOSE_WHO_STAY:
        _give_back(desk, gone)
    if game.get(DEVICE_LOST_STEPS["shuffle"]) is DeviceStep.RESHUFFLE:
        shuffle_again(desk, accident.commitment, game.cite(DEVICE_LOST_STEPS["shuffle"]))
    if game.get(DEVICE_LOST_STEPS["finish"]) is DeviceStep.FROM_ORDINARY_SHOE:
        another_shoe(desk)
    leave_in_force(desk, accident.facts)
    fate, rule = answer(desk, DEVICE_LOST_ROUND, "a round whose device has failed")
    resolve(desk, f"{fate} for {for_whom}" if for_whom else fate, warrant, rule)
