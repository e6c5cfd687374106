"""The order of wagering: the marker goes on a box each round, its holder wagers first, and the rest follow to the left."""

from __future__ import annotations

from pitboss.floor.boxes.commands import TouchWager
from pitboss.floor.decide import GUARDS
from pitboss.floor.desk import Desk as TableDesk
from pitboss.floor.rounds.who import WHO
from pitboss.law.refusal import listed
from pitboss.play.commands import CloseBetting
from pitboss.play.desk import refusal
from pitboss.terms.tournament_play import Setter
from pitboss.terms.tournament_wagers import (
    DEAL_FROM_MARKER,
    DEAL_FROM_MARKER_YIELDS_TO,
    INSURANCE_FINALITY,
    ORDER_OF_WAGERING,
    ORDER_SET_BY,
    OUT_OF_TURN,
    WAGER_FINALITY,
    WAGER_FINALITY_YIELDS_TO,
    WAGERING_MARKER,
    WAGERING_SEQUENCE,
)
from pitboss.terms.tournaments import LATE
from pitboss.terms.wagers import Touch
from pitboss.tournament.heat.charge import by_power, rule_of
from pitboss.tournament.heat.commands import DealFromMarker
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.wager_events import (
    DealtFromMarker,
    MarkerMoved,
)
from pitboss.tournament.paper.wagering import Ordering


def sequence(desk: HeatDesk) -> tuple[str, ...]:
    """The players who are in and in their seats, in the order in which they wager this round."""
    marker, setup, leaving = desk.heat.wagering.marker, desk.setup, desk.heat.leaving
    seats = sorted(setup.seats, key=lambda seat: (seat.box < marker, seat.box))
    return tuple(seat.player for seat in seats if seat.player in leaving.live and seat.player not in leaving.away)


def has_acted(desk: HeatDesk, player: str) -> bool:
    """Whether a player has wagered, open or undisclosed, or laid a pass card this round."""
    wagering = desk.heat.wagering
    return player in desk.heat.leaving.wagers or player in wagering.passed or player in wagering.forms


def next_to_wager(desk: HeatDesk) -> str:
    """Whose turn it is to wager; nobody's once all have."""
    return next((player for player in sequence(desk) if not has_acted(desk, player)), "")


def is_ordered(desk: HeatDesk) -> bool:
    """Whether players wager in an order: the conditions provide for it, and the book lets them and says which."""
    provided = desk.setup.ordering is not Ordering.FREE and desk.game.get(ORDER_OF_WAGERING) is not None
    return provided and desk.game.get(WAGERING_SEQUENCE) is not None


def require_turn(desk: HeatDesk, player: str) -> None:
    """Where there is an order, a wager out of turn is taken back and the player waits."""
    if not is_ordered(desk):
        return
    if has_acted(desk, player):
        _require_still_in_turn(desk, player)
        return
    due = next_to_wager(desk)
    if player in desk.heat.leaving.away:
        raise refusal("away", f"{player} is noted away: somebody on duty notes the player back first", rule_of(desk, LATE, OUT_OF_TURN))
    if due != player and desk.game.get(OUT_OF_TURN) is not None:
        rule = rule_of(desk, OUT_OF_TURN, WAGERING_SEQUENCE)
        raise refusal("out-of-turn", f"{player} takes the wager back and waits: it is {due}'s turn", rule)


def _require_still_in_turn(desk: HeatDesk, player: str) -> None:
    """An open wager and a form are one player's turn: once somebody after that player has acted, neither is added to the other."""
    order = sequence(desk)
    after = order[order.index(player) + 1 :] if player in order else order
    seen = next((each for each in after if has_acted(desk, each)), "")
    if seen and desk.game.get(WAGER_FINALITY) is not None:
        said = f"{player} has wagered in turn, and {seen} after that: nothing is added now"
        raise refusal("final", said, rule_of(desk, WAGER_FINALITY))


def require_final(desk: HeatDesk, command: TouchWager) -> None:
    """A wager made in turn is not removed or altered, nor is insurance where the book says so."""
    term = INSURANCE_FINALITY if command.bet == "insurance" else WAGER_FINALITY
    if is_ordered(desk) and command.act is not Touch.HANDLE and desk.game.get(term) is not None:
        given_way = desk.game.get(WAGER_FINALITY_YIELDS_TO)
        yields = ", ".join(given_way or ())
        said = f"a wager made in turn stands as it is{f', but for what rules {yields} provide' if yields else ''}"
        raise refusal("final", said, rule_of(desk, term))
    desk.hand_on(command)


def deal_from_marker(desk: HeatDesk, _: DealFromMarker) -> None:
    """Choose to begin every deal at the marker."""
    warrant = by_power(desk, "deal-from-the-marker", DEAL_FROM_MARKER)
    if desk.setup.ordering is Ordering.FREE and desk.game.get(ORDER_SET_BY) is not Setter.PERSON_IN_CHARGE:
        said = "this tournament has no order of wagering: its conditions provide for none"
        raise refusal("no-order", said, rule_of(desk, ORDER_OF_WAGERING, ORDER_SET_BY))
    if desk.heat.floor.rounds.in_progress:
        others = desk.game.get(DEAL_FROM_MARKER_YIELDS_TO)
        said = f"the deal begins at the marker from the next round on, and is otherwise as rules {listed(others or ())} have it"
        raise refusal("round-in-progress", said, warrant.rule)
    desk.record(DealtFromMarker(warrant, warrant.rule))


def first_box(desk: HeatDesk) -> int:
    """The box at which the deal begins: the marker's where that was chosen, else the dealer's left as rule 7 has it (reading H38)."""
    chosen = desk.setup.ordering is Ordering.DEAL_FROM_MARKER or desk.heat.wagering.from_marker
    provided = desk.game.get(DEAL_FROM_MARKER) is not None
    return desk.heat.wagering.marker if chosen and provided else 0


def deal_from(desk: HeatDesk, first: int) -> None:
    """Let the table end betting, with the deal beginning at a box: its topics may object as always, and then the round has it."""

    def ended(table: TableDesk) -> None:
        for call in (*GUARDS.get(CloseBetting, ()), WHO[CloseBetting]):
            call(table, CloseBetting())
        table.play(CloseBetting(first))

    if first:
        desk.at_table(ended)
    else:
        desk.hand_on(CloseBetting())


def move_marker(desk: HeatDesk) -> None:
    """One box further for the next round."""
    if desk.setup.ordering is not Ordering.FREE and desk.game.get(WAGERING_MARKER) is not None:
        boxes = max(desk.heat.floor.opening.boxes, *(seat.box for seat in desk.setup.seats))
        desk.record(MarkerMoved(desk.heat.wagering.marker % boxes + 1, rule_of(desk, WAGERING_MARKER)))
