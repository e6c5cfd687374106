"""Wagers in a heat: from one's own box and one's own chips, within the limits, and put right where they break them."""

from __future__ import annotations

from pitboss.money.cents import dollars
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import CloseBetting, Double, Insure, PlaceSideBet, PlaceWager, Split
from pitboss.play.desk import refusal
from pitboss.play.events import BettingClosed, ExcessReturned
from pitboss.play.state import Round
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import POSITION, RULES_DISAPPLIED, SEAT_ALLOCATION, TABLE_USE
from pitboss.terms.tournament_wagers import (
    EACH_ROUND,
    NO_WAGER,
    OVERTIME,
    PAID_WITH,
    TOURNAMENT_LIMITS,
    UNDISCLOSED_REVEAL,
    WAGER_CORRECTION,
    WAGER_UNIT,
    WAGERED_WITH,
    Correction,
    EachRound,
    Limits,
    NoWager,
)
from pitboss.terms.tournaments import ABSENCE_ROUNDS
from pitboss.tournament.heat.charge import leaves_out, require_presence, rule_of
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.forms import place_stand_ins
from pitboss.tournament.heat.halts import require_going
from pitboss.tournament.heat.leaving import end_if_deserted, put_out
from pitboss.tournament.heat.length import pass_over
from pitboss.tournament.heat.order import deal_from, first_box, has_acted, require_turn, sequence
from pitboss.tournament.paper.wagering import Compulsory


def place(desk: HeatDesk, command: PlaceWager | PlaceComBoWager) -> None:
    """Take a wager of a player of this heat, at that player's box, in turn."""
    require_going(desk)
    player, box = command.player, getattr(command, "box", 0)
    _require_player(desk, player)
    anywhere = leaves_out(desk, POSITION, SEAT_ALLOCATION)
    if isinstance(command, PlaceWager) and box != desk.setup.box_of(player) and not anywhere:
        said = f"{player} wagers only at box {desk.setup.box_of(player)}"
        raise refusal("not-your-box", said, rule_of(desk, POSITION, TABLE_USE))
    if player in desk.heat.wagering.passed:
        raise refusal("passed", f"{player} has laid a pass card for this round", rule_of(desk, EACH_ROUND))
    require_turn(desk, player)
    _require_chips(desk, player, command.amount)
    _require_amount(desk, player, command.amount)
    desk.hand_on(command)


def _require_player(desk: HeatDesk, player: str) -> None:
    if player not in desk.heat.leaving.live:
        raise refusal("tournament-only", f"{player} is not in this heat: the table takes no other wagers", rule_of(desk, TABLE_USE))


def _require_chips(desk: HeatDesk, player: str, amount: int) -> None:
    """Wagers are made with the tournament chips that the player has, and nothing else."""
    held = desk.heat.custody.held.get(player, 0)
    if amount > held:
        said = f"{player} has {dollars(held)} in tournament chips, and {dollars(amount)} is more"
        raise refusal("too-few-chips", said, rule_of(desk, WAGERED_WITH, PAID_WITH, TABLE_USE))


def _require_amount(desk: HeatDesk, player: str, amount: int) -> None:
    """What breaks a limit is put right later where the book says how, and is not taken where it does not."""
    session = desk.heat.session
    if player in desk.heat.wagering.held and amount != session.minimum:
        raise refusal("held-to-minimum", f"{player} was too late and wagers {dollars(session.minimum)}", rule_of(desk, OVERTIME))
    if desk.game.get(WAGER_CORRECTION["over-the-maximum"]) is not None:
        return
    limits = (TOURNAMENT_CONDITIONS["table-limits"], TOURNAMENT_CONDITIONS["minimum-or-compulsory-wager"])
    if amount < session.minimum:
        raise refusal("under-minimum", f"the minimum is {dollars(session.minimum)}", rule_of(desk, EACH_ROUND, *limits))
    if session.maximum and amount > session.maximum:
        within = desk.game.get(EACH_ROUND) is EachRound.WITHIN_LIMITS
        rule = rule_of(desk, EACH_ROUND, *limits) if within else rule_of(desk, *limits)
        raise refusal("over-maximum", f"the maximum is {dollars(session.maximum)}", rule)


def add(desk: HeatDesk, command: PlaceSideBet | Insure) -> None:
    """A side bet or insurance, out of the chips that are left."""
    require_going(desk)
    _require_player(desk, command.player)
    _require_chips(desk, command.player, command.amount)
    desk.hand_on(command)


def add_to_hand(desk: HeatDesk, command: Double | Split) -> None:
    """Double or split as far as the player's chips go; nothing is added to a box on which only a form stands."""
    require_going(desk)
    now = desk.heat.floor.rounds.now
    if isinstance(now, Round) and 0 <= now.turn < len(now.hands) and now.hands[now.turn].box == command.box:
        for stake in now.hands[now.turn].stakes:
            if stake.player in desk.heat.wagering.stand_ins:
                said = f"{stake.player}'s wager is undisclosed until the round is over: nothing can be added to it"
                raise refusal("undisclosed", said, rule_of(desk, UNDISCLOSED_REVEAL))
            named = command.amounts.get(stake.player) if isinstance(command, Double) else None
            _require_chips(desk, stake.player, stake.original if named is None else named)
    desk.hand_on(command)


def close(desk: HeatDesk, _: CloseBetting) -> None:
    """End betting once everybody has wagered who must; the deal begins at the marker where that was chosen."""
    require_going(desk)
    require_presence(desk)
    if desk.setup.compulsory is Compulsory.EVERY_ROUND:
        missing = [player for player in sequence(desk) if not has_acted(desk, player)]
        if missing:
            said = f"{missing[0]} has not wagered: the player does, is held to the minimum, or is disqualified"
            raise refusal("no-wager", said, rule_of(desk, EACH_ROUND, TOURNAMENT_CONDITIONS["minimum-or-compulsory-wager"]))
    _require_made_up(desk)
    if _without_wager(desk):
        return
    place_stand_ins(desk)
    if desk.heat.wagering.passed and not desk.heat.leaving.wagers:
        pass_over(desk)  # everybody laid a pass card: no card is dealt, and the round counts
        return
    deal_from(desk, first_box(desk))


def _without_wager(desk: HeatDesk) -> bool:
    """Nobody is away from compulsory rounds for nothing: put out whom the book puts out; whether that ends the session.

    New South Wales lets the minimum be taken for so many rounds (E20), the ACT has nobody in who cannot wager (U3); where the conditions
    say what follows, whoever is in charge decides before the round.
    """
    away = [each for each in desk.heat.leaving.live if not has_acted(desk, each)]
    if desk.setup.compulsory is not Compulsory.EVERY_ROUND or not away:
        return False
    match desk.game.get(NO_WAGER):
        case None:
            said = f"{away[0]} is away, and every round is to be wagered on: the player is noted back, or put out as the conditions say"
            raise refusal("away", said, rule_of(desk, TOURNAMENT_CONDITIONS["late-or-absent"], EACH_ROUND))
        case NoWager.BY_THE_REASON:
            most, missed = desk.game.get(ABSENCE_ROUNDS) or 0, desk.heat.leaving.missed
            gone, ground = [each for each in away if missed.get(each, 0) >= most], Ground.DOES_NOT_WAGER
        case NoWager.SITS_OUT:
            gone, ground = [], Ground.DOES_NOT_WAGER
        case found:
            gone, ground = away, Ground.CANNOT_WAGER if found is NoWager.ELIMINATED else Ground.DOES_NOT_WAGER
    for player in gone:
        put_out(desk, player, ground, reason="no wager on the round")
    end_if_deserted(desk)
    return not desk.heat.leaving.live


def _require_made_up(desk: HeatDesk) -> None:
    least = desk.heat.session.minimum
    for player, amount in desk.heat.leaving.wagers.items():
        if 0 < amount < least and player not in desk.heat.wagering.stand_ins:
            said = f"{player}'s wager of {dollars(amount)} must be made up to {dollars(least)}: find it short"
            raise refusal("under-minimum", said, rule_of(desk, WAGER_CORRECTION["under-the-minimum"], EACH_ROUND))


def put_right(desk: HeatDesk, _: BettingClosed) -> None:
    """What exceeds the maximum is neither paid nor collected, and a part of a unit does not count: both go back."""
    now, session = desk.heat.floor.rounds.now, desk.heat.session
    if not isinstance(now, Round):
        return
    within = desk.game.get(EACH_ROUND) is not EachRound.AT_LEAST_MINIMUM
    over = within and desk.game.get(WAGER_CORRECTION["over-the-maximum"]) is Correction.COUNTS_AS_MAXIMUM
    whole = desk.game.get(WAGER_CORRECTION["incomplete-unit"]) is Correction.LAST_WHOLE_UNIT and desk.game.get(WAGER_UNIT) is not None
    for box in now.boxes:
        for bettor in box.bettors:
            excess = max(0, bettor.stake - session.maximum) if over and session.maximum else 0
            if excess:
                desk.record(ExcessReturned(box.number, bettor.player, excess, desk.game.cite(WAGER_CORRECTION["over-the-maximum"])))
            part = (bettor.stake - excess) % session.minimum if whole and bettor.stake > session.minimum else 0
            if part:
                desk.record(ExcessReturned(box.number, bettor.player, part, desk.game.cite(WAGER_CORRECTION["incomplete-unit"])))


def no_other_limits(desk: HeatDesk, command: object) -> None:
    """The limits of the tournament are the only ones (reading E11)."""
    if desk.game.get(TOURNAMENT_LIMITS) is not Limits.PERSONAL_MAXIMUM_TOO:
        said = "a heat has the limits of its tournament and no others"
        raise refusal("tournament-limits", said, rule_of(desk, TOURNAMENT_LIMITS, TOURNAMENT_CONDITIONS["table-limits"]))
    desk.hand_on(command)


def no_sharing(desk: HeatDesk, _: object) -> None:
    """Positions are allotted for the session: nobody has several, keeps one for another, or is moved for sitting out."""
    said = "positions are allotted for the session and stay so"
    raise refusal("allotted", said, rule_of(desk, RULES_DISAPPLIED, POSITION, TABLE_USE))
