"""A card in the wrong place: the round is rebuilt in the document's time and by whom it says, or void, or stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pitboss.floor.accidents.asking import ask
from pitboss.floor.accidents.kinds import MisplacedCard
from pitboss.floor.accidents.rebuilding import carry_through, hand_by_hand, played_again
from pitboss.floor.accidents.steps import answer, as_dealer, report, require_round, resolve
from pitboss.floor.accidents.void import put_right, require_counts, void_last, void_round
from pitboss.floor.accidents.window import require_in_time
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, roles_of
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.floor.rounds.taking_back import take_back
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.desk import refusal
from pitboss.play.events import CardsShown
from pitboss.play.state import Awaits
from pitboss.terms.irregular_rounds import (
    AFTER_VOID_ROUND,
    FOUND_TOO_LATE,
    MISPLACED_CARD,
    RECONSTRUCTION_BINDS,
    RECONSTRUCTION_BY,
    RECONSTRUCTION_DUTY,
    RECONSTRUCTION_IMPOSSIBLE,
    RECONSTRUCTION_OF,
    RECONSTRUCTION_TOLD_TO,
    RECONSTRUCTION_UNTIL,
    VOID_AUTHORISED_BY,
    Binds,
    Misplaced,
    MoneyFate,
    Rebuilt,
    ReconstructionUntil,
    RoundFate,
)
from pitboss.terms.powers import Role

KEEP, RETRACT = "keep", "retract"


def misplaced(desk: Desk, accident: MisplacedCard) -> None:
    """Put the round on the layout right, or see to one that has been taken up."""
    way, rule = answer(desk, MISPLACED_CARD, "a card in the wrong place")
    number = accident.round or desk.floor.rounds.number
    if number != desk.floor.rounds.number:
        _earlier(desk, accident, number, rule)
        return
    require_round(desk, rule)
    require_counts(desk.floor.rounds.log, rule)
    if not accident.order:
        _impossible(desk, accident, rule)
        return
    warrant = _entitled(desk, rule)
    require_in_time(desk)
    if Counter(accident.order) != Counter(cards_in(desk.floor.rounds.log)):
        raise Malformed("order", "the order names other cards than those that were dealt in this round")
    _require_scope(desk, accident)
    for box in sorted(getattr(desk.floor.rounds.now, "hidden", ())):
        desk.record(CardsShown(box, rule))  # nobody can say where a card belongs that lies face down
    report(desk, accident, rule)
    if way is Misplaced.RECONSTRUCTED and desk.game.get(RECONSTRUCTION_BINDS) is Binds.MAY_RETRACT:
        # Whoever says nothing keeps the wager: reading T3.
        ask(desk, desk.floor.rounds.players, (KEEP, RETRACT), warrant, default=KEEP, rule=desk.game.cite(RECONSTRUCTION_BINDS))
        return
    carry_through(desk, accident.order, warrant)
    resolve(desk, way, warrant, rule)


def finish(desk: Desk, accident: MisplacedCard, chosen: Mapping[str, str], warrant: Warrant) -> None:
    """Carry the reconstruction through; a wager taken back before it never stood."""
    way, rule = answer(desk, MISPLACED_CARD, "a card in the wrong place")
    carry_through(desk, accident.order, warrant)
    taken = [player for player, choice in chosen.items() if choice == RETRACT]
    if taken:
        take_back(desk, taken, MoneyFate.REVERSED, desk.game.cite(RECONSTRUCTION_BINDS))
    resolve(desk, way, warrant, rule)


def _entitled(desk: Desk, rule: str) -> Warrant:
    """Whoever may rebuild by the document; elsewhere the dealer, who must have been told."""
    if desk.game.get(RECONSTRUCTION_BY) is not None:
        return exercise(desk, RECONSTRUCTION_BY)
    told = desk.game.get(RECONSTRUCTION_TOLD_TO) or Role.DEALER
    if told not in roles_of(desk):
        duty = desk.game.get(RECONSTRUCTION_DUTY)
        said = f"{desk.by} tells the {str(told).replace('-', ' ')}, who {duty} put it right"
        raise refusal("tell-the-dealer", said, desk.game.cite(RECONSTRUCTION_TOLD_TO) or rule)
    return Warrant(desk.by, told, rule)


def _require_scope(desk: Desk, accident: MisplacedCard) -> None:
    """Where only the hand with the mistake is rebuilt, every other hand keeps its cards."""
    if desk.game.get(RECONSTRUCTION_OF) is not Rebuilt.HAND:
        return
    rule = desk.game.cite(RECONSTRUCTION_OF)
    changed = hand_by_hand(desk, accident.order)
    others = sorted(set(changed) - set(accident.boxes))
    if others:
        names = ", ".join("the dealer" if box == 0 else f"box {box}" for box in others)
        raise refusal(
            "more-than-the-hand", f"the hand with the mistake is rebuilt: the cards of {names} would change too, and are not named", rule
        )


def _impossible(desk: Desk, accident: MisplacedCard, rule: str) -> None:
    """The order cannot be told: the round is void by whoever authorises it; the next is dealt from the cards left."""
    fate, why = answer(desk, RECONSTRUCTION_IMPOSSIBLE, "cards whose order cannot be rebuilt")
    authorised = desk.game.get(VOID_AUTHORISED_BY) is not None
    warrant = exercise(desk, VOID_AUTHORISED_BY) if authorised else as_dealer(desk, "declare the round void", why)
    if fate is not RoundFate.VOID:
        raise refusal("no-answer", f"{desk.game.name} does not say how a round goes on that cannot be rebuilt", why)
    report(desk, accident, rule)
    void_round(desk, warrant)
    then = desk.game.get(AFTER_VOID_ROUND)
    resolve(desk, f"{fate}, {then}" if then else fate, warrant, desk.game.cite(AFTER_VOID_ROUND) or why)


def _earlier(desk: Desk, accident: MisplacedCard, number: int, rule: str) -> None:
    """A round already taken up: rebuilt in money where there is time until the next begins, otherwise as the document says."""
    rounds = desk.floor.rounds
    if isinstance(rounds.now, ComBoRound):
        raise refusal("round-not-kept", f"round {number} has been taken up: only the cards on the layout can be put right", rule)
    if number != rounds.number - 1 or not rounds.last:
        raise refusal("round-not-kept", f"round {number} is not the one before: only that one can be put right at the table", rule)
    if desk.floor.accidents.last == number:
        raise refusal("put-right", f"round {number} has been put right already", rule)
    warrant = _entitled(desk, rule)
    if not rounds.first_card_out:
        _between_rounds(desk, accident, warrant, rule)
        return
    fate, why = answer(desk, FOUND_TOO_LATE["faulty-round"], "a mistake found once the next round has begun")
    later = desk.game.cite(FOUND_TOO_LATE["later-rounds"])
    report(desk, accident, why)
    if fate is RoundFate.VOID:
        void_last(desk, warrant._replace(rule=why))
    resolve(desk, f"round {number} {fate}", warrant, later or why)


def _between_rounds(desk: Desk, accident: MisplacedCard, warrant: Warrant, rule: str) -> None:
    until = desk.game.get(RECONSTRUCTION_UNTIL)
    if until is not ReconstructionUntil.NEXT_ROUND:
        raise refusal(
            "too-late", f"a misplaced card is put right {until.gloss if until else 'in the round'}", desk.game.cite(RECONSTRUCTION_UNTIL)
        )
    last = desk.floor.rounds.last
    require_counts(last, rule)
    if accident.order and Counter(accident.order) != Counter(cards_in(last)):
        raise Malformed("order", "the order names other cards than those that were dealt in that round")
    found = played_again(desk, last, accident.order) if accident.order else None
    if found is not None and found.round.awaits is Awaits.NOBODY and not found.decisions_over:
        report(desk, accident, rule)
        put_right(desk, found.log, warrant)
        resolve(desk, Misplaced.RECONSTRUCTED, warrant, rule)
        return
    # The cards are taken up and others would be needed: it cannot be rebuilt (reading T4).
    fate, why = answer(desk, RECONSTRUCTION_IMPOSSIBLE, "cards whose order cannot be rebuilt")
    authority = exercise(desk, VOID_AUTHORISED_BY)
    report(desk, accident, why)
    void_last(desk, authority)
    resolve(desk, fate, authority, why)
