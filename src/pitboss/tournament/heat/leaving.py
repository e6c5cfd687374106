"""Leaving a heat: eliminated without the minimum, disqualified on a ground, or retired; and the order of those who go together."""

from __future__ import annotations

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.boxes.commands import LeaveTable
from pitboss.floor.boxes.events import TableLeft
from pitboss.floor.conduct.wagers import has_wager, void_undecided
from pitboss.floor.rounds.state import OPEN_FOR_WAGERS
from pitboss.floor.warrant import Warrant
from pitboss.play.desk import refusal
from pitboss.play.events import CardDealt
from pitboss.play.settled import Result, WagerSettled
from pitboss.terms.powers import Duty, Precondition, Role
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import ELIMINATED_APART, ELIMINATED_TOGETHER, SESSION_WINNER, Apart, Survives
from pitboss.terms.tournament_wagers import UNDISCLOSED_REVEAL
from pitboss.terms.tournaments import KEPT_SCORE, REMOVAL, Exit, Refund, Removal
from pitboss.tournament.heat.charge import by_power, require_live, require_own, require_staff, rule_of
from pitboss.tournament.heat.commands import Disqualify, LogTaken, Reinstate, Retire
from pitboss.tournament.heat.departure import Departure, Ground
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import (
    PlayerBack,
    PlayerOut,
    SessionOver,
    TakenLogged,
)
from pitboss.tournament.heat.outcome import added_to
from pitboss.tournament.heat.state import HeatStanding
from pitboss.tournament.heat.wager_events import FormHandedBack

DURATION = TOURNAMENT_CONDITIONS["number-and-duration-of-sessions"]
ELIMINATED = (Ground.CANNOT_WAGER, Ground.CANNOT_MAKE_UP, Ground.CANNOT_BUY_IN)
"""Grounds on which a player is out without having done wrong, and keeps a place."""


def removal(desk: HeatDesk, ground: Ground) -> Removal:
    """How the book puts a player out on a ground; where it leaves that to the conditions, as they are read here."""
    found = desk.game.get(REMOVAL[ground.value])
    if found is not None:
        return found
    exit_ = Exit.ELIMINATED if ground in ELIMINATED or ground is Ground.RETIRED else Exit.DISQUALIFIED
    return Removal(exit_, Duty.MUST if ground in ELIMINATED else Duty.MAY, Refund.IF_CONDITIONS_ALLOW)


def rule_on(desk: HeatDesk, ground: Ground) -> str:
    """The rule on a ground, or the one that has the conditions say so."""
    matters = TOURNAMENT_CONDITIONS
    return rule_of(desk, REMOVAL[ground.value], matters["disqualification"], matters["knock-out-elimination"], matters["retirement"])


def put_out(desk: HeatDesk, player: str, ground: Ground, *, reason: str = "", warrant: Warrant | None = None) -> None:
    """Let a player leave the heat now; what still lies for the player is void."""
    how, rule = removal(desk, ground), rule_on(desk, ground)
    by = warrant or Warrant(desk.by, Role.DEALER, rule)
    if desk.at_table(lambda table: has_wager(table, player)) and not desk.heat.floor.rounds.is_over:
        desk.at_table(lambda table: void_undecided(table, player, by))
    if player in desk.heat.wagering.forms and not desk.heat.floor.rounds.first_card_out:
        desk.record(FormHandedBack(player, "the-player-leaves", by, rule))
    number, residual = desk.heat.session.rounds + 1, desk.heat.custody.held.get(player, 0)
    wager, taken = _wagered(desk, player), _taken(desk, player)
    apart = desk.game.get(ELIMINATED_APART) is not Apart.CHIPS_ALONE
    rank = (number if apart else 0, residual, wager, taken)
    gone = Departure(player, ground, how.exit, number, residual, wager, taken, how.refund, rule, rank)
    desk.record(PlayerOut(gone, reason, warrant, rule))
    if player in desk.heat.floor.boxes.present:
        desk.record(TableLeft(player, rule))


def _wagered(desk: HeatDesk, player: str) -> int:
    """What a player had on the round, as far as the book has that count: the wager, or with it what doubling and splitting added."""
    parts, wager = desk.game.get(ELIMINATED_TOGETHER) or (), desk.heat.leaving.wagers.get(player, 0)
    if Survives.LARGER_STAKE in parts:
        return wager + added_to(desk, player)
    return wager if Survives.LARGER_WAGER in parts else 0


def _taken(desk: HeatDesk, player: str) -> int:
    """How late the dealer removed a player's chips, as far as the book has that count."""
    taken = taken_order(desk) if Survives.CHIPS_REMOVED_LATER in (desk.game.get(ELIMINATED_TOGETHER) or ()) else ()
    return taken.index(player) if player in taken else len(taken)


def end_if_deserted(desk: HeatDesk) -> None:
    """A session in which nobody is left is over at once: nobody would wager, and no round would come to end it."""
    if desk.heat.session.standing is not HeatStanding.PLAYING or desk.heat.leaving.live:
        return
    if desk.heat.floor.rounds.now.awaits in OPEN_FOR_WAGERS:
        desk.record(SessionOver(desk.at, "nobody is left", None, rule_of(desk, DURATION, SESSION_WINNER)))


def taken_order(desk: HeatDesk) -> tuple[str, ...]:
    """In which order the chips that lost were removed: as the dealer logged it, or busts as they came and then from the dealer's right."""
    logged = desk.heat.leaving.taken
    if logged:
        return logged
    rounds = desk.heat.floor.rounds
    log = rounds.log if rounds.is_over else rounds.last
    last_card = max((place for place, event in enumerate(log) if isinstance(event, CardDealt)), default=-1)
    lost = [
        (place if place < last_card else len(log) - event.box, event.player)
        for place, event in enumerate(log)
        if isinstance(event, WagerSettled) and event.bet == "main" and event.result is Result.LOSE
    ]
    final = {player: at for at, player in lost}  # with several hands, the last that was taken
    return tuple(sorted(final, key=lambda player: final[player]))


def eliminate_short(desk: HeatDesk) -> None:
    """Whoever cannot wager the minimum before a round is out."""
    session = desk.heat.session
    short = [player for player in desk.heat.leaving.live if desk.heat.custody.held.get(player, 0) < session.minimum]
    for player in short:
        put_out(desk, player, Ground.CANNOT_WAGER)


def disqualify(desk: HeatDesk, command: Disqualify) -> None:
    """Put a player out of the tournament on a ground that the book or the conditions know."""
    require_live(desk, command.player, REMOVAL[command.ground.value])
    if command.ground in ELIMINATED or command.ground is Ground.RETIRED:
        raise refusal("no-ground", f"{command.ground.value} is no ground to disqualify anybody", rule_on(desk, command.ground))
    if command.ground is Ground.LATE_OR_ABSENT and command.player not in desk.heat.leaving.away:
        raise refusal("not-away", f"{command.player} is in the seat", rule_on(desk, command.ground))
    found = command.ground is not Ground.BROKE_RULES or command.player in desk.heat.leaving.breaches
    waived = (Precondition.RULES_CONTRAVENED,) if found else ()
    power = "act-on-late-or-absent" if command.ground is Ground.LATE_OR_ABSENT else "disqualify"
    warrant = by_power(desk, power, REMOVAL[command.ground.value], subject=command.player, waived=waived)
    kept = desk.game.get(KEPT_SCORE) if command.ground is Ground.LATE_OR_ABSENT else None
    said = f"{command.reason}; what the chips came to {kept.gloss}" if kept else command.reason
    put_out(desk, command.player, command.ground, reason=said, warrant=warrant)
    end_if_deserted(desk)


def reinstate(desk: HeatDesk, command: Reinstate) -> None:
    """Take back that a player was put out, while the session lasts and the player can wager; whoever may put out may do it."""
    out = next((each for each in desk.heat.leaving.exits if each.player == command.player), None)
    ground = out.ground if out else Ground.BROKE_RULES
    warrant = by_power(desk, "disqualify", REMOVAL[ground.value], subject=command.player, waived=(Precondition.RULES_CONTRAVENED,))
    if out is None or desk.heat.session.standing is HeatStanding.OVER or not command.reason:
        said = f"{command.player} is not out, the session is over, or no reason is given"
        raise refusal("not-out", said, rule_on(desk, ground))
    if not _can_wager(desk, command.player):
        raise refusal("no-chips", f"{command.player} has not the minimum to wager", rule_on(desk, Ground.CANNOT_WAGER))
    desk.record(PlayerBack(command.player, command.reason, warrant, warrant.rule))


def _can_wager(desk: HeatDesk, player: str) -> bool:
    return desk.heat.custody.held.get(player, 0) >= desk.heat.session.minimum


def restore(desk: HeatDesk, event: EarlierRoundPutRight) -> None:
    """An earlier round was put right: whoever went out for want of chips and has them back is in, as if it had not been."""
    for out in desk.heat.leaving.exits:
        if out.ground is Ground.CANNOT_WAGER and desk.heat.session.standing is HeatStanding.PLAYING and _can_wager(desk, out.player):
            desk.record(PlayerBack(out.player, "the round in which the chips were lost was put right", event.warrant, event.rule))


def retire(desk: HeatDesk, command: Retire) -> None:
    """A player leaves of his or her own will, as the conditions let players do."""
    require_live(desk, command.player, TOURNAMENT_CONDITIONS["retirement"])
    require_own(desk, command.player, TOURNAMENT_CONDITIONS["retirement"])
    if command.player in desk.heat.wagering.forms and desk.heat.floor.rounds.is_over:
        raise refusal("form-due", f"{command.player}'s form is to be announced first", rule_of(desk, UNDISCLOSED_REVEAL))
    put_out(desk, command.player, Ground.RETIRED)
    end_if_deserted(desk)


def leave(desk: HeatDesk, command: LeaveTable) -> None:
    """Nobody who is in the heat walks away from it: a player retires, or is noted away."""
    if command.player in desk.heat.leaving.live:
        said = f"{command.player} is in the heat: let the player retire, or note that the player is away"
        raise refusal("in-the-heat", said, rule_on(desk, Ground.LATE_OR_ABSENT))
    desk.hand_on(command)


def log_taken(desk: HeatDesk, command: LogTaken) -> None:
    """Note in which order the dealer removed the chips that lost, once the round is over."""
    rule = rule_of(desk, ELIMINATED_TOGETHER)
    require_staff(desk, "log the order in which chips were removed", ELIMINATED_TOGETHER)
    lost = set(taken_order(desk))
    if not desk.heat.floor.rounds.is_over or set(command.players) != lost or len(command.players) != len(lost):
        raise refusal("not-those", "the order names everybody whose wager lost in the round that is over, each once", rule)
    desk.record(TakenLogged(command.players, rule))
