"""Undisclosed wagers: written on a form, examined by the supervisor, indicated, announced after the round and settled."""

from __future__ import annotations

from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.warrant import Warrant
from pitboss.money.cents import dollars
from pitboss.play.commands import PlaceWager
from pitboss.play.desk import refusal
from pitboss.play.settled import Result
from pitboss.play.state import Awaits
from pitboss.terms.powers import Role
from pitboss.terms.tournament_play import Setter
from pitboss.terms.tournament_wagers import (
    UNDISCLOSED_ANSWERABLE,
    UNDISCLOSED_BESIDE_OPEN,
    UNDISCLOSED_CHECK,
    UNDISCLOSED_CORRECTION,
    UNDISCLOSED_FORM,
    UNDISCLOSED_INSPECTION,
    UNDISCLOSED_NUMBER,
    UNDISCLOSED_RANGE,
    UNDISCLOSED_REVEAL,
    UNDISCLOSED_WAGERS,
    UndisclosedCorrection as Counts,
)
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.heat.charge import require_live, rule_of
from pitboss.tournament.heat.commands import HandBackForm, InspectForm, PassForm, RevealForm, WriteForm
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.halts import require_going
from pitboss.tournament.heat.order import require_turn
from pitboss.tournament.heat.outcome import net_of, outcome_of
from pitboss.tournament.heat.state import Form
from pitboss.tournament.heat.wager_events import (
    FormHandedBack,
    FormInspected,
    FormPassed,
    FormSettled,
    FormWritten,
    StandInPlaced,
)

MAIN = "main"
SUPERVISES = TOURNAMENT_POWERS["check-and-reveal-undisclosed-wagers"]


def write(desk: HeatDesk, command: WriteForm) -> None:
    """Hand a form in before the round, as many as the conditions allow; whether it is right is the player's own affair."""
    require_going(desk)
    require_live(desk, command.player, UNDISCLOSED_WAGERS)
    _require_own_hand(desk, command.player)
    rule, wagering = rule_of(desk, UNDISCLOSED_FORM), desk.heat.wagering
    if not desk.setup.undisclosed or desk.game.get(UNDISCLOSED_WAGERS) is None:
        raise refusal("no-undisclosed", "this tournament has no undisclosed wagers", rule_of(desk, UNDISCLOSED_WAGERS))
    if desk.game.get(UNDISCLOSED_NUMBER) is Setter.CONDITIONS and wagering.used.get(command.player, 0) >= desk.setup.undisclosed:
        said = f"the conditions give {command.player} {desk.setup.undisclosed} undisclosed wagers, and they are made"
        raise refusal("undisclosed-used", said, rule_of(desk, UNDISCLOSED_NUMBER))
    if desk.heat.floor.rounds.now.awaits is not Awaits.WAGERS:
        raise refusal("too-late", "a form is handed in before the round", rule)
    if command.player in wagering.forms or command.player in wagering.passed:
        raise refusal("form-in", f"{command.player} has handed in a form or laid a pass card for this round", rule)
    if command.player in desk.heat.leaving.wagers and desk.game.get(UNDISCLOSED_BESIDE_OPEN) is None:
        said = f"{command.player} has wagered openly: no form may stand beside that"
        raise refusal("open-wager", said, rule_of(desk, UNDISCLOSED_BESIDE_OPEN))
    require_turn(desk, command.player)
    desk.record(FormWritten(command.player, command.bet, command.amount, rule))


def _require_own_hand(desk: HeatDesk, player: str) -> None:
    """A form is written by the player alone: nobody who says the amount to the dealer has kept it undisclosed."""
    if desk.by != player and desk.game.get(UNDISCLOSED_FORM) is not None:
        said = f"{desk.by} may not write for {player}: a player writes the form alone and hands it in sealed"
        raise refusal("own-hand", said, rule_of(desk, UNDISCLOSED_FORM))


def fault_of(desk: HeatDesk, player: str) -> str:
    """What is wrong with a form, before or after the round: the name of the defect as the book has it, empty if nothing is."""
    form, session = desk.heat.wagering.forms[player], desk.heat.session
    if form.amount is None or form.bet != MAIN:
        return "amount-or-type-missing"
    if form.amount > _possessed(desk, player):
        return "over-the-chips-held"
    if desk.game.get(UNDISCLOSED_RANGE) is None:
        return ""
    if form.amount < session.minimum:
        return "under-the-minimum"
    if session.maximum and form.amount > session.maximum:
        return "over-the-maximum"
    units = desk.game.get(UNDISCLOSED_CORRECTION["incomplete-unit"]) is Counts.LAST_WHOLE_UNIT
    return "incomplete-unit" if units and form.amount % session.minimum else ""


def _possessed(desk: HeatDesk, player: str) -> int:
    """What the form may be for: the player's chips, what lies open beside it counted off (reading E21)."""
    heat = desk.heat
    held = heat.custody.held.get(player, 0)
    over = heat.floor.rounds.is_over
    if player in heat.wagering.stand_ins:
        return held - net_of(desk, player) if over else held + heat.leaving.wagers.get(player, 0)
    if not over:
        return held
    together = desk.game.get(UNDISCLOSED_CORRECTION["over-the-chips-held"]) is Counts.CHIPS_HELD_OR_MAXIMUM
    before = held - net_of(desk, player)
    return before if together else before - heat.leaving.wagers.get(player, 0)


def _supervisor(desk: HeatDesk, player: str) -> Warrant:
    if player not in desk.heat.wagering.forms:
        raise refusal("no-form", f"{player} has handed in no form", rule_of(desk, UNDISCLOSED_FORM))
    return desk.exercise(SUPERVISES, player)


def pass_form(desk: HeatDesk, command: PassForm) -> None:
    """The supervisor has examined a form before the round and indicates that there is one."""
    warrant = _supervisor(desk, command.player)
    rule = rule_of(desk, UNDISCLOSED_CHECK)
    if desk.heat.floor.rounds.now.awaits is not Awaits.WAGERS or desk.heat.wagering.forms[command.player].checked_by:
        raise refusal("too-late", "a form is examined once, before the round", rule)
    if desk.game.get(UNDISCLOSED_ANSWERABLE) is not Role.PLAYER and fault_of(desk, command.player):
        raise refusal("form-faulty", f"{command.player}'s form is not in order: hand it back", rule)
    desk.record(FormPassed(command.player, warrant, rule))


def hand_back(desk: HeatDesk, command: HandBackForm) -> None:
    """The supervisor hands back a form that breaks the rules, and the player may write another."""
    warrant = _supervisor(desk, command.player)
    fault = fault_of(desk, command.player)
    rule = rule_of(desk, UNDISCLOSED_CHECK)
    if not fault or desk.heat.floor.rounds.now.awaits is not Awaits.WAGERS:
        raise refusal("form-in-order", f"{command.player}'s form is in order, or the round has begun", rule)
    found = UNDISCLOSED_BESIDE_OPEN if fault == "over-the-chips-held" else UNDISCLOSED_RANGE
    desk.record(FormHandedBack(command.player, fault, warrant, rule_of(desk, found)))


def place_stand_ins(desk: HeatDesk) -> None:
    """A box with nothing but a form on it takes part: chips of the minimum hold its place, and tell nothing."""
    wagering = desk.heat.wagering
    for player, form in wagering.forms.items():
        if not form.checked_by and desk.game.get(UNDISCLOSED_CHECK) is not None:
            raise refusal("form-unchecked", f"{player}'s form has not been examined", rule_of(desk, UNDISCLOSED_CHECK))
    for player in wagering.forms:
        if player not in desk.heat.leaving.wagers:
            box, least = desk.setup.box_of(player), desk.heat.session.minimum
            desk.hand_on(PlaceWager(box, player, least))
            desk.record(StandInPlaced(player, box, least, rule_of(desk, UNDISCLOSED_CHECK)))


def reveal(desk: HeatDesk, command: RevealForm) -> None:
    """After the round: announce the form, place it, and pay or take it by the result; a faulty one counts as the book says."""
    warrant = _supervisor(desk, command.player)
    if not desk.heat.floor.rounds.is_over:
        raise refusal("round-not-over", "an undisclosed wager is announced once the round is over", rule_of(desk, UNDISCLOSED_REVEAL))
    form = desk.heat.wagering.forms[command.player]
    fault = fault_of(desk, command.player)
    term = UNDISCLOSED_CORRECTION[fault] if fault else UNDISCLOSED_REVEAL
    counts = _counts_as(desk, command.player, form, fault)
    if fault == "amount-or-type-missing":
        result, net = Result.LOSE, -counts
    else:
        result, net = outcome_of(desk, command.player, counts)
    undone = net_of(desk, command.player) if command.player in desk.heat.wagering.stand_ins else 0
    corrected = desk.game.get(UNDISCLOSED_CORRECTION[fault]) if fault else None
    rules = tuple(dict.fromkeys((rule_of(desk, term), rule_of(desk, UNDISCLOSED_REVEAL))))
    beside = 0 if command.player in desk.heat.wagering.stand_ins else desk.heat.leaving.wagers.get(command.player, 0)
    settled = FormSettled(command.player, form.bet, form.amount, counts, corrected, result, net, undone, warrant, rules, beside + counts)
    desk.record(settled)


def _counts_as(desk: HeatDesk, player: str, form: Form, fault: str) -> int:
    """What a form counts as: its amount, or what the book makes of its defect; never more than the player has."""
    session, possessed = desk.heat.session, _possessed(desk, player)
    most = min(possessed, session.maximum or possessed)
    match desk.game.get(UNDISCLOSED_CORRECTION[fault]) if fault else None:
        case Counts.MINIMUM | Counts.MINIMUM_DEDUCTED:
            return min(session.minimum, possessed)
        case Counts.MAXIMUM | Counts.CHIPS_LEFT_OR_MAXIMUM | Counts.CHIPS_HELD_OR_MAXIMUM:
            return max(0, most)
        case Counts.LAST_WHOLE_UNIT:
            return (form.amount or 0) // session.minimum * session.minimum
        case _:
            return min(form.amount or 0, possessed)


def inspect(desk: HeatDesk, command: InspectForm) -> None:
    """A player of the table looks at another's form, from the end of the round until the next first card."""
    rounds, rule = desk.heat.floor.rounds, rule_of(desk, UNDISCLOSED_INSPECTION)
    if desk.game.get(UNDISCLOSED_INSPECTION) is None:
        raise refusal("no-inspection", "nobody may look at another player's form", rule)
    if desk.by not in desk.setup.players:
        raise refusal("players-only", f"{desk.by} is no player of this heat", rule)
    if command.of not in desk.heat.wagering.settled or (rounds.first_card_out and not rounds.is_over):
        said = f"{command.of}'s form may be looked at after the round it was for and before the first card of the next"
        raise refusal("no-inspection", said, rule)
    desk.record(FormInspected(desk.by, command.of, rule))


def require_revealed(desk: HeatDesk, command: TakeUpCards) -> None:
    """The cards stay until every form is announced."""
    require_going(desk)
    due = next(iter(desk.heat.wagering.forms), "")
    if due and desk.game.get(UNDISCLOSED_REVEAL) is not None:
        raise refusal("form-due", f"{due}'s form is to be announced first", rule_of(desk, UNDISCLOSED_REVEAL))
    desk.hand_on(command)


def announced(event: FormSettled) -> str:
    """A form as the supervisor announces it."""
    written = "no amount" if event.written is None else dollars(event.written)
    return f"{event.player}: {written} on {event.bet or 'no bet'}, counts as {dollars(event.counts)}"
