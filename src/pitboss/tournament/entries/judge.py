"""Judge entries: who may enter, once, after what; reserves, withdrawals and buying back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.law.refusal import listed
from pitboss.play.desk import refusal
from pitboss.terms.magnificent_sevens_tournament import (
    M7_ENTRIES_EARNED,
    M7_ENTRY_VERSION,
    M7_EXCESS,
    M7_FIELDS,
    M7_SUBSTITUTES,
    M7_TOO_FEW,
)
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS, WRITTEN_ACCEPTANCE, Acceptance
from pitboss.terms.tournaments import (
    ENTRIES_ALLOWED,
    ENTRY_FEE,
    ENTRY_REFUND,
    ENTRY_REQUIRES,
    TOURNAMENT_CHANCE,
    TOURNAMENT_HEAD,
    TOURNAMENT_POWERS,
    EntriesAllowed,
    EntryFee,
    EntryStep,
    Refund,
    Substitutes,
)
from pitboss.tournament.conditions.judge import require_before_entries, require_copy
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.commands import (
    AcceptEntry,
    ApplyToEnter,
    Because,
    BuyBack,
    GrantEntry,
    NameSubstitute,
    RefuseEntry,
    TakeBackEntry,
    WithdrawEntry,
)
from pitboss.tournament.entries.events import (
    Applied,
    As,
    BoughtBack,
    EntryAccepted,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    EntryWithdrawn,
    SubstituteNamed,
)
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.paper.entry import BuyBacking, Veto
from pitboss.tournament.prizes.pool import commission_of, require_standing
from pitboss.tournament.sessions.field import require_one_final
from pitboss.tournament.staff.judge import require_accepted

MATTERS = TOURNAMENT_CONDITIONS


def apply(desk: TournamentDesk, command: ApplyToEnter) -> None:
    """Take an application, one from each person, once entries may be taken."""
    require_standing(desk)
    require_before_entries(desk)
    rule = desk.rule(ENTRIES_ALLOWED, MATTERS["terms-of-entry"], MATTERS["method-of-entry"])
    entries = desk.state.entries
    if desk.state.sessions.begun:
        raise refusal("play-begun", "play has begun: no more entries", rule)
    if command.player in entries.accepted or command.player in entries.reserves:
        raise refusal("entered", f"{command.player} has an entry, and may have one only", rule)
    desk.record(Applied(command.player, command.entitled, command.form, command.criteria, desk.at, rule))


def accept(desk: TournamentDesk, command: AcceptEntry) -> None:
    """Let a person in who brought what the book and the conditions ask for, and has paid; beyond the most, as a reserve.

    A reserve is let in like anybody else once there is room and play has not begun.
    """
    require_standing(desk)
    warrant = desk.require_staff("accept entries", MATTERS["terms-of-entry"], MATTERS["method-of-entry"])
    player, entries, paper = command.player, desk.state.entries, desk.paper
    rule = desk.rule(ENTRY_REQUIRES, MATTERS["terms-of-entry"], MATTERS["method-of-entry"])
    application = entries.applied.get(player)
    if player in (*desk.state.staff.heads, *desk.state.staff.deputies) or desk.state.people.roles.get(player):
        said = f"{player} has a part in running this tournament, and does not play in it"
        raise refusal("runs-it", said, desk.rule(TOURNAMENT_POWERS["determine-places"], TOURNAMENT_CHANCE, TOURNAMENT_HEAD))
    if application is None or player in entries.accepted:
        raise refusal("no-application", f"{player} has no application open", desk.rule(ENTRIES_ALLOWED, ENTRY_REQUIRES))
    if not application.entitled:
        said = f"{player} is not entitled to enter the casino and gamble"
        raise refusal("not-entitled", said, desk.rule(MATTERS["only-those-entitled-to-gamble"], MATTERS["method-of-entry"]))
    if not application.form and EntryStep.ENTRY_FORM_COMPLETED in (desk.get(ENTRY_REQUIRES) or (EntryStep.ENTRY_FORM_COMPLETED,)):
        raise refusal("no-form", f"{player} has not filled in the entry form", rule)
    if paper.entry.criteria and not application.criteria:
        raise refusal("criteria", f"{player} does not meet the selection criteria", desk.rule(MATTERS["selection-criteria"]))
    if player in entries.reserves and desk.state.sessions.begun:
        raise refusal("play-begun", "play has begun: no more entries", rule)
    if EntryStep.THREE_SUITED_SEVENS in (desk.get(ENTRY_REQUIRES) or ()) and player not in entries.earned:
        raise refusal("not-earned", f"{player} has earned no entry with three sevens of one suit", rule)
    require_copy(desk, player)
    if desk.get(WRITTEN_ACCEPTANCE) is Acceptance.AGREED_BEFORE_ENTRY:
        require_accepted(desk, player)
    if len(entries.accepted) >= paper.entry.most:
        if player in entries.reserves:
            said = f"{paper.entry.most} are in, which is the most: {player} waits as a reserve"
            raise refusal("full", said, desk.rule(MATTERS["minimum-and-maximum-players"]))
        carried = desk.get(M7_EXCESS) is not None
        rule = desk.rule(M7_EXCESS) if carried else desk.rule(MATTERS["minimum-and-maximum-players"])
        desk.record(EntryAccepted(player, As.RESERVE, 0, 0, warrant, rule))
    else:
        fee = fee_of(desk)
        desk.record(EntryAccepted(player, As.ENTRANT, fee, commission_of(desk, fee, paper.entry.commission), warrant, desk.rule(ENTRY_FEE)))


def grant(desk: TournamentDesk, command: GrantEntry) -> None:
    """Three sevens of one suit at a gaming table under the first version earn an entry, one for each such hand."""
    require_standing(desk)
    if desk.by != TOURNAMENT:  # the program reads them off the tables' own logs
        desk.require_staff("enter a winner of Magnificent Sevens", M7_ENTRY_VERSION)
    versions = desk.get(M7_ENTRY_VERSION)
    if versions is None:
        raise refusal("none-earned", "no hand earns an entry to this tournament", desk.rule(ENTRY_REQUIRES))
    rule = desk.rule(M7_ENTRY_VERSION)
    if command.hand.version not in versions:
        raise refusal("other-version", f"an entry comes with version {listed(map(str, versions))} of the pay table only", rule)
    earned = desk.state.entries.earned
    if list(earned.values()).count(command.hand) >= (desk.get(M7_ENTRIES_EARNED) or 0):
        raise refusal("earned-once", "that hand has earned its entry already", desk.rule(M7_ENTRIES_EARNED))
    number = sum(each.person == command.hand.person for each in earned.values()) + 1
    if number > 1 and desk.get(ENTRIES_ALLOWED) is not EntriesAllowed.ONE_FOR_EACH_EARNED:
        raise refusal("entered", f"{command.hand.person} has earned an entry, and may have one only", desk.rule(ENTRIES_ALLOWED))
    person = command.hand.person
    names = (person, *(f"{person} ({each})" for each in range(2, number + 1)))
    desk.record(EntryGranted(next(name for name in names if name not in earned), command.hand, rule))


def take_back(desk: TournamentDesk, command: TakeBackEntry) -> None:
    """An entry goes with the win that earned it, until play begins."""
    if desk.by != TOURNAMENT:  # the program reads it off the tables' own logs
        desk.require_staff("take an entry back", M7_ENTRY_VERSION)
    rule = desk.rule(M7_ENTRY_VERSION, ENTRY_REQUIRES)
    entrant = next((name for name, hand in desk.state.entries.earned.items() if hand == command.hand), None)
    if entrant is None:
        raise refusal("not-earned", f"{command.hand.person} has no entry by that hand", rule)
    if desk.state.sessions.begun:
        raise refusal("play-begun", "play has begun: the entries stand as they are", rule)
    desk.record(EntryTakenBack(entrant, command.hand, rule))


def name_substitute(desk: TournamentDesk, command: NameSubstitute) -> None:
    """A player with several entries names somebody to play one of them."""
    rule, earned = desk.rule(M7_SUBSTITUTES), desk.state.entries.earned
    owner = earned[command.entrant].person if command.entrant in earned else ""
    several = sum(each.person == owner for each in earned.values()) > 1
    if desk.get(M7_SUBSTITUTES) is not Substitutes.FOR_SEVERAL_ENTRIES or not several:
        raise refusal("one-entry", f"{command.entrant} is not one of several entries of one player", rule)
    if desk.by != owner:
        raise refusal("not-yours", f"{desk.by} may not name a substitute for {owner}", rule)
    if command.substitute in desk.state.entries.substitutes.values() or command.substitute in earned:
        raise refusal("cannot-stand-in", f"{command.substitute} has a part in the tournament already", rule)
    desk.record(SubstituteNamed(command.entrant, command.substitute, rule))


def fee_of(desk: TournamentDesk) -> int:
    """What an entry costs: as the conditions state, or nothing."""
    return 0 if desk.get(ENTRY_FEE) is EntryFee.FREE else desk.paper.entry.fee


def refuse(desk: TournamentDesk, command: RefuseEntry) -> None:
    """Refuse an application: of somebody the law bars, for a lack that the conditions name, or at will where that right was kept."""
    warrant = desk.require_staff("refuse an entry", MATTERS["right-to-refuse-entry"])
    application = desk.state.entries.applied.get(command.player)
    if application is None or command.player in desk.state.entries.accepted:
        raise refusal("no-application", f"{command.player} has no application open", desk.rule(MATTERS["terms-of-entry"]))
    lacks = not (application.entitled and application.form and (application.criteria or not desk.paper.entry.criteria))
    if command.because is Because.NOT_ENTITLED:
        rule = desk.rule(MATTERS["only-those-entitled-to-gamble"], MATTERS["method-of-entry"])
        desk.record(EntryRefused(command.player, command.reason, warrant, rule))
        return
    if not lacks and desk.paper.entry.veto is not Veto.RESERVED:
        said = "the conditions keep no right to refuse anybody at will"
        raise refusal("no-veto", said, desk.rule(MATTERS["right-to-refuse-entry"], MATTERS["method-of-entry"]))
    desk.record(EntryRefused(command.player, command.reason, warrant, desk.rule(MATTERS["right-to-refuse-entry"])))


def withdraw(desk: TournamentDesk, command: WithdrawEntry) -> None:
    """Withdraw before play: without penalty while the conditions let one, later without the fee."""
    player, entries = command.player, desk.state.entries
    rule = desk.rule(MATTERS["withdrawal-without-penalty"], ENTRY_REFUND)
    if desk.by != player:
        desk.require_staff(f"withdraw {player}", MATTERS["withdrawal-without-penalty"])
    if player not in (*entries.accepted, *entries.reserves) or desk.state.sessions.begun:
        raise refusal("no-entry", f"{player} has no entry to withdraw, or play has begun", rule)
    until, starts = desk.paper.entry.withdraw_until, desk.paper.starts
    in_time = until is not None and (starts is None or desk.at <= starts - until)
    free = in_time and desk.get(ENTRY_REFUND) is not Refund.NONE
    refund = entries.fees.get(player, 0) if free else 0
    commission = entries.commissions.get(player, 0) if free else 0
    desk.record(EntryWithdrawn(player, refund, commission, rule if free else desk.rule(ENTRY_REFUND, MATTERS["refunds"])))


def buy_back(desk: TournamentDesk, command: BuyBack) -> None:
    """Let an eliminated player in again, as often and as long as the conditions say."""
    require_standing(desk)
    warrant = desk.require_staff("let a player buy back", MATTERS["buy-backs"])
    backs, rule, entries = desk.paper.buy_backs, desk.rule(MATTERS["buy-backs"]), desk.state.entries
    if backs is None or backs.allowed is BuyBacking.NONE or desk.get(ENTRIES_ALLOWED) is EntriesAllowed.ONE_FOR_EACH_EARNED:
        raise refusal("no-buy-backs", "the conditions let nobody buy back in", rule)
    if command.player in desk.state.sessions.retired:
        raise refusal(
            "retired", f"{command.player} has retired from the tournament", desk.rule(MATTERS["retirement"], MATTERS["buy-backs"])
        )
    if command.player not in desk.state.sessions.eliminated:
        raise refusal("not-eliminated", f"{command.player} has not been eliminated", rule)
    if entries.bought_back.get(command.player, 0) >= backs.number:
        raise refusal("bought-back", f"{command.player} has bought back {backs.number} times, which is the most", rule)
    _require_time(desk, backs.until, rule)
    require_one_final(desk, desk.state.sessions.closed + 1, back=1)
    desk.record(BoughtBack(command.player, backs.fee, commission_of(desk, backs.fee, 0), warrant, rule))


def _require_time(desk: TournamentDesk, until: str, rule: str) -> None:
    """Between stages, before the stage that the conditions name, and in any case while one is still to come."""
    sessions, stages = desk.state.sessions, desk.paper.plan.stages
    names = [stage.name for stage in stages]
    last = names.index(until) if until in names else len(stages) - 1
    if sessions.stage >= last:
        raise refusal("too-late", f"buying back ended with the start of {names[last]}", rule)
    if sessions.stage > sessions.closed:
        raise refusal("in-session", f"{names[sessions.stage]} is being played: a player buys back between sessions", rule)


def require_numbers(desk: TournamentDesk) -> None:
    """Enough players for the conditions, and no more."""
    entry, number = desk.paper.entry, len(desk.state.entries.accepted)
    fields = desk.get(M7_FIELDS)
    if fields is not None and number not in fields:
        said = f"{number} have entered: the tournament waits until there are {', '.join(map(str, fields))}"
        raise refusal("no-field", said, desk.rule(M7_TOO_FEW if desk.get(M7_TOO_FEW) else M7_FIELDS))
    if not entry.least <= number <= entry.most:
        said = f"{number} have entered: the conditions want from {entry.least} to {entry.most}"
        raise refusal("numbers", said, desk.rule(MATTERS["minimum-and-maximum-players"]))


JUDGES: Mapping[type[Any], Callable[[TournamentDesk, Any], None]] = {
    ApplyToEnter: apply,
    AcceptEntry: accept,
    RefuseEntry: refuse,
    WithdrawEntry: withdraw,
    BuyBack: buy_back,
    GrantEntry: grant,
    TakeBackEntry: take_back,
    NameSubstitute: name_substitute,
}
