"""A card in the wrong place in the round on the layout: it is rebuilt in the document's time and by whom it says, or void."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pitboss.floor.accidents.asking import ask
from pitboss.floor.accidents.earlier import earlier
from pitboss.floor.accidents.entitled import await_authority, entitled, require_scope
from pitboss.floor.accidents.kinds import MisplacedCard
from pitboss.floor.accidents.rebuilding import carry_through, until_first_card, without_players
from pitboss.floor.accidents.steps import answer, report, require_round, resolve
from pitboss.floor.accidents.void import require_counts
from pitboss.floor.accidents.window import require_in_time
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.taking_back import take_back
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.events import CardsShown
from pitboss.terms.irregular_rounds import (
    MISPLACED_CARD,
    RECONSTRUCTION_BINDS,
    RECONSTRUCTION_WITHOUT,
    Binds,
    Misplaced,
    MoneyFate,
    RetractedBox,
)

KEEP, RETRACT = "keep", "retract"


def misplaced(desk: Desk, accident: MisplacedCard) -> None:
    """Put the round on the layout right, or see to one that has been taken up."""
    way, rule = answer(desk, MISPLACED_CARD, "a card in the wrong place")
    if accident.round not in (0, desk.floor.rounds.number):
        earlier(desk, accident, rule)
        return
    require_round(desk, rule)
    require_counts(desk.floor.rounds.log, rule)
    if not accident.order:
        await_authority(desk, accident, rule)
        return
    warrant = entitled(desk, rule)
    require_in_time(desk)
    if Counter(accident.order) != Counter(desk.floor.cards.drawn):  # also what an earlier reconstruction had no place for
        raise Malformed("order", "the order names other cards than those that were dealt in this round")
    require_scope(desk, desk.floor.rounds.now, desk.floor.rounds.log, accident)
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
    taken = [player for player, choice in chosen.items() if choice == RETRACT]
    moves_up = desk.game.get(RECONSTRUCTION_WITHOUT) is RetractedBox.MOVES_UP and set(desk.floor.rounds.players) > set(taken)
    if taken and moves_up:  # the other side of T8
        log = without_players(desk, until_first_card(desk.floor.rounds.log), taken)
        carry_through(desk, accident.order, warrant, log)
    else:
        carry_through(desk, accident.order, warrant)
    if taken and not moves_up:
        take_back(desk, taken, MoneyFate.REVERSED, desk.game.cite(RECONSTRUCTION_BINDS))
    resolve(desk, way, warrant, rule)
