"""Who puts a misplaced card right, and who has a round void that cannot be: two powers, which two people may hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pitboss.floor.accidents.asking import ask
from pitboss.floor.accidents.kinds import MisplacedCard
from pitboss.floor.accidents.rebuilding import hand_by_hand
from pitboss.floor.accidents.steps import answer, as_dealer, report, resolve
from pitboss.floor.accidents.void import counts, void_earlier, void_round
from pitboss.floor.cards.state import Source
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, holder, roles_of
from pitboss.floor.request import SHOE
from pitboss.floor.warrant import Warrant
from pitboss.play.desk import refusal
from pitboss.terms.irregular_rounds import (
    AFTER_VOID_ROUND,
    RECONSTRUCTION_BY,
    RECONSTRUCTION_DUTY,
    RECONSTRUCTION_IMPOSSIBLE,
    RECONSTRUCTION_OF,
    RECONSTRUCTION_TOLD_TO,
    VOID_AUTHORISED_BY,
    Rebuilt,
    RoundFate,
)
from pitboss.terms.powers import Role


def entitled(desk: Desk, rule: str) -> Warrant:
    """Whoever may rebuild by the document; elsewhere the dealer, who must have been told, or where the program deals its shoe."""
    if desk.game.get(RECONSTRUCTION_BY) is not None:
        return exercise(desk, RECONSTRUCTION_BY)
    told = desk.game.get(RECONSTRUCTION_TOLD_TO) or Role.DEALER
    if desk.by == SHOE and desk.floor.cards.source is Source.PROGRAM:
        return Warrant(desk.by, Role.ANYONE, rule)
    if told not in roles_of(desk):
        duty = desk.game.get(RECONSTRUCTION_DUTY)
        said = f"{desk.by} tells the {str(told).replace('-', ' ')}, who {duty} put it right"
        raise refusal("tell-the-dealer", said, desk.game.cite(RECONSTRUCTION_TOLD_TO) or rule)
    return Warrant(desk.by, told, rule)


def require_scope(desk: Desk, state: Any, log: Sequence[Any], accident: MisplacedCard) -> None:
    """Where only the hand with the mistake is rebuilt, every other hand keeps its cards."""
    if desk.game.get(RECONSTRUCTION_OF) is not Rebuilt.HAND:
        return
    rule = desk.game.cite(RECONSTRUCTION_OF)
    others = sorted(set(hand_by_hand(desk, state, log, accident.order)) - set(accident.boxes))
    if others:
        names = ", ".join("the dealer" if box == 0 else f"box {box}" for box in others)
        said = f"the hand with the mistake is rebuilt: the cards of {names} would change too, and are not named"
        raise refusal("more-than-the-hand", said, rule)


def await_authority(desk: Desk, accident: MisplacedCard, rule: str) -> None:
    """The round cannot be rebuilt. Whoever authorises that has it void at once; what the dealer reports waits for that authority."""
    fate, why = answer(desk, RECONSTRUCTION_IMPOSSIBLE, "cards whose order cannot be rebuilt")
    if fate is not RoundFate.VOID:
        raise refusal("no-answer", f"{desk.game.name} does not say how a round goes on that cannot be rebuilt", why)
    power = desk.game.get(VOID_AUTHORISED_BY)
    if power is None:
        warrant = as_dealer(desk, "declare the round void", why)
        report(desk, accident, rule)
        _void(desk, accident, warrant, why)
    elif holder(power, roles_of(desk)) is None and Role.DEALER in roles_of(desk):
        report(desk, accident, rule)
        ask(desk, (), (str(fate),), Warrant(desk.by, Role.DEALER, rule), default="", rule=desk.game.cite(VOID_AUTHORISED_BY))
    else:
        warrant = exercise(desk, VOID_AUTHORISED_BY)
        report(desk, accident, rule)
        _void(desk, accident, warrant, why)


def awaits_authority(desk: Desk) -> bool:
    """Whether the dealer has reported a round that cannot be rebuilt, and nobody has had it void yet."""
    part = desk.floor.accidents
    return isinstance(part.open, MisplacedCard) and part.asked is not None and not part.asked.default


def authorise(desk: Desk, accident: MisplacedCard) -> None:
    """Have the round void that the dealer reported."""
    warrant = exercise(desk, VOID_AUTHORISED_BY)
    _void(desk, accident, warrant, warrant.rule)


def _void(desk: Desk, accident: MisplacedCard, warrant: Warrant, rule: str) -> None:
    rounds = desk.floor.rounds
    lies = accident.round in (0, rounds.number)
    if not counts(rounds.log if lies else rounds.last):  # undone in another way while it waited
        resolve(desk, "the round counts for nothing", warrant, rule)
        return
    if lies:
        void_round(desk, warrant)
    else:
        void_earlier(desk, accident.round, warrant)
    then = desk.game.get(AFTER_VOID_ROUND)
    resolve(desk, f"{RoundFate.VOID}, {then}" if then else RoundFate.VOID, warrant, desk.game.cite(AFTER_VOID_ROUND) or rule)
