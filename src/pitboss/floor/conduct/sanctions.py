"""Judge sanctions: by whom, for what breach, on whom, and what each does; and how a seizure and a detention end."""

from __future__ import annotations

from pitboss.floor.boxes.events import TableLeft
from pitboss.floor.conduct.commands import EndSeizure, Sanction, SanctionKind, TakeCharge
from pitboss.floor.conduct.events import DetentionEnded, Sanctioned, SeizureEnded
from pitboss.floor.conduct.takings import while_held
from pitboss.floor.conduct.wagers import has_open, has_wager, take_back, void_wagers
from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind
from pitboss.floor.powers import exercise, require_on_duty, roles_of
from pitboss.floor.rounds.taking_back import void_open
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed, listed
from pitboss.law.values import Dollars
from pitboss.play.desk import refusal
from pitboss.terms.conduct import (
    DETAINED_UNTIL,
    EXCLUDED_WAGER,
    SANCTION,
    SANCTIONED_BREACH,
    WINNINGS_COUNTED,
    WINNINGS_SEIZED_UNTIL,
    Breach,
    ExcludedWager,
    WinningsCounted,
)


def sanction(desk: Desk, command: Sanction) -> None:
    """Impose a sanction that the document has for this breach, and carry it out."""
    if (command.kind is SanctionKind.SEIZE_WINNINGS) != (command.amount > 0):
        raise Malformed("amount", "an amount goes with the seizure of winnings, and with nothing else")
    term = SANCTION[command.kind.value]
    if desk.game.get(term) is not None:
        _require_breach(desk, command.player)
    warrant = exercise(desk, term, command.player)
    if command.kind is SanctionKind.SEIZE_WINNINGS:
        _require_won(desk, command, warrant.rule)
    if command.kind is SanctionKind.VOID_WAGER:
        void_wagers(desk, command.player, warrant)
    desk.record(Sanctioned(command.kind, command.player, command.amount, warrant, warrant.rule))
    if command.kind in (SanctionKind.EXCLUDE_FROM_GAME, SanctionKind.EXCLUDE_FROM_CASINO):
        _send_away(desk, command.player, warrant)


def _require_breach(desk: Desk, player: str) -> None:
    """The sanctions are for those whom the document means: players, anybody, or whoever broke the device ban."""
    rule = desk.game.cited(SANCTIONED_BREACH)
    plays = player in (*desk.floor.boxes.present, *desk.floor.conduct.excluded, *desk.floor.rounds.players)
    match desk.game.get(SANCTIONED_BREACH):
        case Breach.ANY_RULE_BY_A_PLAYER if not plays:
            raise refusal("not-a-player", f"{player} does not play here: these sanctions are for a player who broke a rule", rule)
        case Breach.DEVICE_BAN if player not in desk.floor.conduct.device_breakers:
            raise refusal("no-breach", f"{player} has not broken the device ban, and no other breach opens these sanctions", rule)
        case _:
            return


def _require_won(desk: Desk, command: Sanction, rule: str) -> None:
    """No more is seized than the player has won while the device was held, as the log tells it, and none of it twice (P7)."""
    part, player = desk.floor.conduct, command.player
    found = while_held(part, player)
    won = found.won - (found.lost if desk.game.get(WINNINGS_COUNTED) is WinningsCounted.AFTER_LOSSES else 0)
    most = max(0, won - part.ever_seized.get(player, 0))
    if command.amount > most:
        left = f"no more than {Dollars(most)} is left" if most else "nothing is left"
        said = f"{left} to be seized of what {player} won while holding the device, as the log and the report of it tell"
        raise refusal("not-won", said, rule)


def _send_away(desk: Desk, player: str, warrant: Warrant) -> None:
    """Whoever is excluded leaves the table; a wager no card has been dealt to goes back, and any other is played without its owner (P4)."""
    fate, rounds = desk.game.get(EXCLUDED_WAGER), desk.floor.rounds
    if fate is not ExcludedWager.AS_ABSENT and not desk.floor.cards.drawn and not rounds.is_over and has_wager(desk, player):
        take_back(desk, player, 0, warrant, warrant.rule)
    elif fate is ExcludedWager.VOID and has_open(desk, player):
        void_open(desk, player, warrant.rule)
    if player in desk.floor.boxes.present:
        desk.record(TableLeft(player, warrant.rule))


def end_seizure(desk: Desk, command: EndSeizure) -> None:
    """Release seized winnings once it has been stated that the inquiry is complete."""
    rule = desk.game.cited(WINNINGS_SEIZED_UNTIL, SANCTION["seize-winnings"])
    amount = desk.floor.conduct.seized.get(command.player, 0)
    if not amount:
        raise refusal("nothing-seized", f"nothing won by {command.player} is being kept", rule)
    require_on_duty(desk, "end a seizure", rule)
    until = desk.game.get(WINNINGS_SEIZED_UNTIL)
    if until is not None and not desk.floor.notices.find(Kind.REASON, WINNINGS_SEIZED_UNTIL.name, command.player):
        raise refusal("inquiry-open", f"seized winnings are kept {until.gloss}: nobody has stated that it has", rule)
    desk.record(SeizureEnded(command.player, amount, command.inquiry, rule))


def take_charge(desk: Desk, command: TakeCharge) -> None:
    """Let one of those whom the document names take charge of a person detained."""
    rule, until = desk.game.cited(DETAINED_UNTIL, SANCTION["detain"]), desk.game.get(DETAINED_UNTIL) or ()
    if command.person not in desk.floor.conduct.detained:
        raise refusal("not-detained", f"{command.person} is not detained", rule)
    role = next((each for each in until if each in roles_of(desk)), None)
    if role is None:
        who = listed([each.title for each in until], "or")
        raise refusal("not-entitled", f"{desk.by} may not take charge of {command.person}: {who} may", rule)
    desk.record(DetentionEnded(command.person, desk.by, role, rule))
