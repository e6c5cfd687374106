"""What halts a heat or sets its pace: breaks, disputes, the time to wager; and breaches that are noted."""

from __future__ import annotations

from pitboss.law.term import Term
from pitboss.play.desk import refusal
from pitboss.play.state import Awaits
from pitboss.terms.tournament_play import (
    ADVICE,
    BREAK_LENGTH,
    CHIP_HANDLING,
    CHIP_VISIBILITY,
    DURING_DISPUTE,
    TABLE_USE,
    TOURNAMENT_DISPUTE_FINAL,
    Advice,
    Handling,
)
from pitboss.terms.tournament_wagers import NO_WAGER, OVERTIME, NoWager
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.heat.charge import by_power, head_of, leaves_out, require_live, require_staff, rule_of
from pitboss.tournament.heat.commands import (
    Breach,
    HoldLateToMinimum,
    LimitTime,
    OfferBreak,
    RecordBreach,
    SetPace,
    SettleDispute,
    StopForDispute,
)
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import (
    BreachRecorded,
    BreakOffered,
    DisputeSettled,
    GameStopped,
    PaceSet,
)
from pitboss.tournament.heat.state import HeatStanding
from pitboss.tournament.heat.wager_events import (
    LateHeldToMinimum,
    TimeLimited,
)

HANDLING: dict[Breach, str] = {
    Breach.REMOVED_CHIPS: "remove",
    Breach.ADDED_CHIPS: "add",
    Breach.TRIED_TO_ADD_CHIPS: "add",
    Breach.EXCHANGED_CHIPS: "exchange",
    Breach.REDUCED_CHIPS: "reduce",
}


def require_going(desk: HeatDesk) -> None:
    """A heat that is being played, in no break, and stopped by no dispute."""
    session = desk.heat.session
    if session.standing is not HeatStanding.PLAYING:
        raise refusal("not-in-play", f"the session is {session.standing.value}", rule_of(desk, TABLE_USE))
    if session.dispute is not None and not leaves_out(desk, DURING_DISPUTE, TOURNAMENT_DISPUTE_FINAL):
        said = f"the game does not go on until the dispute about {session.dispute.about} is settled"
        raise refusal("disputed", said, rule_of(desk, DURING_DISPUTE, TOURNAMENT_DISPUTE_FINAL))
    if desk.at < session.away_until:
        raise refusal("break", f"there is a break for {session.away_until - desk.at} seconds more", rule_of(desk, BREAK_LENGTH))


def going(desk: HeatDesk, command: object) -> None:
    """Hand a command to the table while the heat is being played."""
    require_going(desk)
    desk.hand_on(command)


def offer_break(desk: HeatDesk, command: OfferBreak) -> None:
    """Grant a break between rounds and say how long it is."""
    warrant = by_power(desk, "offer-breaks", BREAK_LENGTH)
    rule = rule_of(desk, TOURNAMENT_POWERS["offer-breaks"], BREAK_LENGTH)
    if command.seconds <= 0 and not leaves_out(desk, BREAK_LENGTH, TOURNAMENT_POWERS["offer-breaks"]):
        raise refusal("break-length", "whoever grants a break says how long it lasts", rule_of(desk, BREAK_LENGTH))
    if desk.heat.floor.rounds.in_progress:
        raise refusal("round-in-progress", "a break comes between rounds", rule)
    desk.record(BreakOffered(desk.at + command.seconds, warrant, rule))


def set_pace(desk: HeatDesk, command: SetPace) -> None:
    """Tell the players how fast to play."""
    warrant = by_power(desk, "set-the-pace", BREAK_LENGTH)
    desk.record(PaceSet(command.words, warrant, warrant.rule))


def limit_time(desk: HeatDesk, command: LimitTime) -> None:
    """Set a time within which wagers must be made, after notice."""
    warrant = by_power(desk, "limit-time-to-wager", OVERTIME)
    desk.record(TimeLimited(max(0, command.seconds), warrant, warrant.rule))


def hold_to_minimum(desk: HeatDesk, command: HoldLateToMinimum) -> None:
    """Hold a player who is there and has not wagered in time to the minimum (reading E20)."""
    require_live(desk, command.player, OVERTIME)
    require_staff(desk, "hold a player to the minimum", OVERTIME)
    if desk.game.get(NO_WAGER) is NoWager.DISQUALIFIED:
        raise refusal(
            "disqualified", f"{command.player} is not held to the minimum: without a wager a player is out", rule_of(desk, NO_WAGER)
        )
    wagering, rule = desk.heat.wagering, rule_of(desk, OVERTIME)
    if leaves_out(desk, OVERTIME, TOURNAMENT_POWERS["limit-time-to-wager"]):
        raise refusal("not-held", f"{desk.game.name} holds nobody to the minimum for wagering late", rule)
    ends = wagering.open_since + wagering.seconds
    if not wagering.seconds or desk.at < ends:
        raise refusal("in-time", "the time to wager is not over, or there is no limit to it", rule)
    acted = command.player in desk.heat.leaving.wagers or command.player in wagering.passed or command.player in wagering.forms
    if acted or desk.heat.floor.rounds.now.awaits is not Awaits.WAGERS or command.player in desk.heat.leaving.away:
        raise refusal("not-late", f"{command.player} has wagered, or is away", rule)
    desk.record(LateHeldToMinimum(command.player, rule))


def stop(desk: HeatDesk, command: StopForDispute) -> None:
    """Stop the game for a dispute about the rules or the conditions."""
    rule = rule_of(desk, DURING_DISPUTE, TOURNAMENT_DISPUTE_FINAL)
    if desk.heat.session.dispute is not None:
        raise refusal("disputed", "a dispute is open already", rule)
    if desk.by not in desk.setup.players:
        require_staff(desk, "stop the game", DURING_DISPUTE)
    desk.record(GameStopped(desk.by, command.about, rule))


def settle(desk: HeatDesk, command: SettleDispute) -> None:
    """Decide it for good, and let the game go on."""
    warrant = by_power(desk, "decide-disputes", TOURNAMENT_DISPUTE_FINAL)
    rule = rule_of(desk, TOURNAMENT_DISPUTE_FINAL, TOURNAMENT_POWERS["decide-disputes"])
    final = desk.game.get(TOURNAMENT_DISPUTE_FINAL)
    if final is not None and final is not head_of(desk):
        raise refusal("not-final", f"the {final.title} decides", rule)
    if desk.heat.session.dispute is None:
        raise refusal("no-dispute", "no dispute is open", rule)
    desk.record(DisputeSettled(command.decision, warrant, rule))


def record_breach(desk: HeatDesk, command: RecordBreach) -> None:
    """Note what a player did that the book forbids."""
    term = _forbids(desk, command.breach)
    warrant = require_staff(desk, "record a breach", term)
    if desk.game.get(term) is None or _goes_further(desk, command.breach):
        raise refusal("not-forbidden", f"{desk.game.name} has no rule against a player who {command.breach.value}", rule_of(desk, term))
    if command.player not in desk.setup.players:
        raise refusal("not-in", f"{command.player} is not in this heat", rule_of(desk, term))
    desk.record(BreachRecorded(command.player, command.breach, warrant.by, command.words, rule_of(desk, term)))


def _goes_further(desk: HeatDesk, breach: Breach) -> bool:
    """Whether a breach is one that only some books know: giving advice, and adding chips where the mere attempt counts."""
    match breach:
        case Breach.GAVE_ADVICE:
            return desk.game.get(ADVICE) is Advice.SEEKING
        case Breach.TRIED_TO_ADD_CHIPS:
            return desk.game.get(CHIP_HANDLING["add"]) is not Handling.ONLY_BY_WINNING
        case _:
            return False


def _forbids(desk: HeatDesk, breach: Breach) -> Term[object]:
    term: Term[object]
    if breach in (Breach.SOUGHT_ADVICE, Breach.GAVE_ADVICE):
        term = ADVICE  # type: ignore[assignment]
    elif breach is Breach.CHIPS_OUT_OF_VIEW:
        term = CHIP_VISIBILITY  # type: ignore[assignment]
    else:
        term = CHIP_HANDLING[HANDLING[breach]]  # type: ignore[assignment]
    return term
