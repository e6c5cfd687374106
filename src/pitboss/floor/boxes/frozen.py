"""Judge what may be done to a wager that lies: free before the first card, frozen from then until it is decided, or turned away."""

from __future__ import annotations

from pitboss.floor.boxes.commands import RefuseUnpayable, TouchWager
from pitboss.floor.boxes.events import UnpayableRefused, WagerHandled
from pitboss.floor.boxes.spoken import MAIN, is_past, require_own, wager_on
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import raised, without
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import listed
from pitboss.law.values import Odds
from pitboss.play.com_bo.bets import COM_BO
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.desk import refusal
from pitboss.play.named import bet_name
from pitboss.play.state import Round
from pitboss.terms.naturals import NATURAL_PAYS
from pitboss.terms.powers import Role
from pitboss.terms.wagers import (
    FROZEN_ACTS,
    FROZEN_EXCEPT,
    FROZEN_FROM,
    FROZEN_UNTIL,
    REFUSE_UNPAYABLE,
    REFUSE_UNPAYABLE_BY,
    Touch,
    Unfrozen,
    Until,
)

DECIDED: tuple[Until | None, ...] = (Until.DECISION, Until.DECISION_CARRIED_OUT, Until.SETTLEMENT)


def touch(desk: Desk, command: TouchWager) -> None:
    """Let a player do to the wager what the document does not forbid by now."""
    game, player, act = desk.game, command.player, command.act
    rule = game.cite(FROZEN_ACTS)
    require_own(desk, player, rule)
    if is_past(desk, game.get(FROZEN_FROM)) and not _decided(desk, command):
        _require_unfrozen(desk, command)
    lies = wager_on(desk, player, command.box, command.bet)
    if not lies:
        raise refusal("no-wager", f"{player} has no {bet_name(command.bet)} wager there", rule)
    if desk.floor.rounds.first_card_out or act in (Touch.HANDLE, Touch.ALTER):
        desk.record(WagerHandled(player, act, command.box, command.bet, rule))
        return
    log, table = desk.floor.rounds.log, game.table
    if act is Touch.WITHDRAW:
        after = without(table, log, player, command.box, command.bet)
    elif command.amount > 0:
        after = raised(table, log, player, (command.box, command.bet), command.amount)
    else:
        raise refusal("stake", "a wager is made larger by some amount", rule)
    desk.record(WagerHandled(player, act, command.box, command.bet, rule))
    desk.record(RoundRebuilt(log, after, Warrant(desk.by, Role.ANYONE, rule), rule))


def _require_unfrozen(desk: Desk, command: TouchWager) -> None:
    """No touching a frozen wager: an act that the document does not name is still a handling of the chips."""
    acts, until = desk.game.get(FROZEN_ACTS) or (), desk.game.get(FROZEN_UNTIL)
    if command.act not in acts and Touch.HANDLE not in acts:
        return
    open_ = [each.gloss if each is Unfrozen.WHERE_RULES_SAY else str(each) for each in desk.game.get(FROZEN_EXCEPT) or ()]
    allowed = listed(open_, "or") if open_ else "nothing"
    how_long = until.gloss if until else "for the rest of the round"
    said = f"{command.player} may not {command.act} the wager: from the first card it is frozen {how_long}, but for {allowed}"
    raise refusal("frozen", said, desk.game.cite(FROZEN_ACTS))


def _decided(desk: Desk, command: TouchWager) -> bool:
    """Whether a wager has been decided, which here is when it is settled and the decision carried out: the documents' three words
    for it come to the same moment."""
    if desk.game.get(FROZEN_UNTIL) not in DECIDED:
        return False
    now = desk.floor.rounds.now
    if not isinstance(now, Round):
        return not any(wager.open for wager in now.wagers if (wager.player, wager.bet) == (command.player, command.bet))
    if command.bet != MAIN:
        sides = [side for box in now.boxes if box.number == command.box for side in box.side]
        return not any(side.open for side in sides if (side.player, side.bet) == (command.player, command.bet))
    stakes = [stake for hand in now.hands if hand.box == command.box for stake in hand.stakes]
    return not any(stake.open for stake in stakes if stake.player == command.player)


def refuse_unpayable(desk: Desk, command: RefuseUnpayable) -> None:
    """Turn a wager away before the deal whose win chips could not pay exactly."""
    game, player = desk.game, command.player
    warrant = exercise(desk, REFUSE_UNPAYABLE_BY, player)
    rule = game.cite(REFUSE_UNPAYABLE) or warrant.rule
    if game.get(REFUSE_UNPAYABLE) and desk.floor.rounds.first_card_out:
        raise refusal("deal-begun", "the deal has begun: the wager stands and is paid as chips allow", rule)
    lies = wager_on(desk, player, command.box, command.bet)
    if not lies:
        raise refusal("no-wager", f"{player} has no {bet_name(command.bet)} wager there", rule)
    chip = game.table.payable.smallest_chip
    if all(lies * odds.paid % (odds.staked * chip) == 0 for odds in _odds(desk, command.bet)):
        raise refusal("payable", f"a win of {player}'s wager can be paid exactly: the wager stands", rule)
    log = desk.floor.rounds.log
    desk.record(UnpayableRefused(player, command.box, command.bet, warrant, warrant.rule))
    desk.record(RoundRebuilt(log, without(game.table, log, player, command.box, command.bet), warrant, warrant.rule))


def _odds(desk: Desk, bet: str) -> tuple[Odds, ...]:
    """What a win of a bet may pay: a natural besides evens, or the lines of Com-Bo's pay table (reading Q6)."""
    table = desk.game.table
    if isinstance(table, ComBoTable):
        combinations = tuple(line.odds for line in table.combinations if bet in (COM_BO, line.name))
        if combinations:
            return combinations
        line = table.comparisons.get(bet)
        return (line.odds,) if line is not None and line.odds is not None else ()
    natural = desk.game.get(NATURAL_PAYS)
    return (Odds(1), natural) if bet == MAIN and isinstance(natural, Odds) else (Odds(1),)
