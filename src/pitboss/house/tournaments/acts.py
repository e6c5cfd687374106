"""What a viewer may do in a tournament now, and for the rest why not: every candidate is put to the tournament itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from pitboss.floor.game import Game
from pitboss.house.messages import word, write_command
from pitboss.house.messages.words import kebab
from pitboss.house.tournaments.decision import Decision
from pitboss.house.tournaments.fields import field
from pitboss.house.tournaments.file import TournamentFile
from pitboss.house.views.viewer import Viewer
from pitboss.law.refusal import Malformed, Refused
from pitboss.terms.tournaments import Addition, Qualification
from pitboss.tournament.conditions.commands import SetTerms, TakeStep
from pitboss.tournament.decide import decide
from pitboss.tournament.entries.commands import AcceptEntry, ApplyToEnter, Because, BuyBack, NameSubstitute, RefuseEntry, WithdrawEntry
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.paper.purse import Added
from pitboss.tournament.paper.wagering import Ordering
from pitboss.tournament.prizes.commands import AddToPool, ApproveRefund, CancelTournament
from pitboss.tournament.request import TournamentRequest
from pitboss.tournament.seats.commands import DesignateTables, ForfeitPlace, MixIn, MoveStart, ResellSeat, TakeSeat
from pitboss.tournament.sessions.commands import DisqualifyEntrant, ReopenStage, TakeBackReport
from pitboss.tournament.sessions.judge import WRONGS
from pitboss.tournament.staff.commands import AcceptConditions, AppointHead, NominateDeputy, RequireAcceptance

Json = dict[str, Any]
SAYS = {
    "apply-to-enter": "Apply to enter",
    "accept-entry": "Accept the entry",
    "refuse-entry": "Refuse the entry",
    "withdraw-entry": "Withdraw",
    "buy-back": "Buy back in",
    "take-step": "Take the step",
    "set-terms": "Set the order of wagering",
    "appoint-head": "Put somebody in charge",
    "nominate-deputy": "Name a deputy",
    "brief-players": "Brief the players",
    "require-acceptance": "Ask for written acceptance",
    "accept-conditions": "Accept the conditions in writing",
    "designate-tables": "Designate tables",
    "commit-ballot": "Commit to a ballot",
    "mix-in": "Throw words into the ballot",
    "draw-ballot": "Draw the seats",
    "move-start": "Move the start",
    "take-seat": "Take the seat",
    "forfeit-place": "Note a forfeit",
    "resell-seat": "Give the seat to a reserve",
    "open-session": "Open the session",
    "close-session": "Determine the places",
    "take-back-report": "Take a report back",
    "reopen-stage": "Undo the places of the stage",
    "disqualify-entrant": "Disqualify after the session",
    "report-heat": "Report the heat again",
    "add-to-pool": "Add to the pool",
    "cancel-tournament": "Cancel the tournament",
    "pay-prizes": "Pay the prizes",
    "approve-refund": "Approve a refund",
    "name-substitute": "Name a substitute",
}


class Ask(NamedTuple):
    """A candidate: a command, and the fields that the person fills in."""

    command: Any
    fields: tuple[Json, ...] = ()


QUALIFICATIONS = tuple(map(word, Qualification))
ORDERS = tuple(map(word, Ordering))
ADDED = (
    field("added.cents", "money"),
    field("added.kind", "choice", *map(word, Addition)),
    field("added.what", needed=False),
    field("added.place", "whole", needed=False),
)


def acts_of(game: Game, file: TournamentFile, viewer: Viewer, at: int, due: tuple[Decision, ...]) -> Json:
    """`may` and `may_not`; a refusal that only says that it is another's to do is left out."""
    found: Json = {"may": [], "may_not": []}
    if not viewer.name:
        return found
    for ask in (*_of_player(file, viewer.name), *_of_staff(file, viewer, due)):
        name = kebab(type(ask.command).__name__)
        head = {"do": name, "says": SAYS.get(name, name.replace("-", " ").capitalize())}
        try:
            events = decide(game, file.tournament, TournamentRequest(viewer.name, at, ask.command))
        except (Refused, Malformed) as fault:
            rule = fault.rule if isinstance(fault, Refused) else ""
            found["may_not"].append(head | {"code": fault.code, "why": fault.sentence, "rule": rule} | _about(ask.command))
            continue
        rule = getattr(events[0], "rule", "") if events else ""
        found["may"].append(head | {"rule": rule, "command": write_command(ask.command), "fields": list(ask.fields)} | _about(ask.command))
    return found


def _about(command: Any) -> Json:
    about = getattr(command, "player", "") or getattr(command, "heat", "") or getattr(command, "step", "")
    return {"about": about}


def _of_player(file: TournamentFile, name: str) -> Iterator[Ask]:
    state = file.tournament
    entries, seating = state.entries, state.seating
    inside = name in entries.accepted or name in entries.reserves
    if not inside and not state.sessions.begun and state.papers.version:
        yield Ask(ApplyToEnter(name))
    if state.papers.version and state.staff.accepted.get(name) != state.papers.version and (name in entries.applied or inside):
        yield Ask(AcceptConditions(name))
    if inside and not state.sessions.begun:
        yield Ask(WithdrawEntry(name))
    if seating.commitment:
        yield Ask(MixIn("my own words"), (field("words"),))
    if any(each.player == name for each in seating.drawn) and name not in seating.seated:
        yield Ask(TakeSeat(name))
    for entrant, hand in entries.earned.items():
        if hand.person == name and entrant != name and entrant not in entries.substitutes:
            yield Ask(NameSubstitute(entrant, "somebody"), (field("substitute"),))


def _of_staff(file: TournamentFile, viewer: Viewer, due: tuple[Decision, ...]) -> Iterator[Ask]:
    state = file.tournament
    if not viewer.roles or viewer.name not in state.people.roles:
        return
    for each in due:
        if isinstance(each.command, TakeStep):
            yield Ask(replace(each.command, words="in writing"), (field("words", needed=False),))
        elif each.command is not None and not each.table:
            yield Ask(each.command)
    entries, sessions, seating = state.entries, state.sessions, state.seating
    if not state.staff.heads:
        yield Ask(AppointHead(viewer.name, tuple(Qualification)), (field("person"), field("has", "choices", *QUALIFICATIONS)))
    yield Ask(NominateDeputy("somebody", tuple(Qualification)), (field("person"), field("has", "choices", *QUALIFICATIONS)))
    if not state.staff.acceptance:
        yield Ask(RequireAcceptance())
    for player in entries.reserves:
        yield Ask(AcceptEntry(player))
    for player in entries.applied:
        if player not in (*entries.accepted, *entries.reserves) and player not in entries.refused:
            yield Ask(AcceptEntry(player))
            yield Ask(RefuseEntry(player, "as the conditions have it"), (field("reason"),))
            yield Ask(RefuseEntry(player, "may not enter the casino or gamble", Because.NOT_ENTITLED), (field("reason"),))
    tables = seating.tables or ("table 1",)
    yield Ask(DesignateTables(tables), (field("tables", "choices"), field("players", "whole", needed=False)))
    yield Ask(MoveStart(0), (field("starts", "whole"),))
    if state.papers.version and not sessions.begun:
        wagering = state.papers.versions[-1].wagering
        yield Ask(
            SetTerms(wagering.ordering, wagering.pass_cards, wagering.undisclosed),
            (field("ordering", "choice", *ORDERS), field("pass_cards", "whole"), field("undisclosed", "whole")),
        )
    yield from _later(file)


def _later(file: TournamentFile) -> Iterator[Ask]:
    """What people on duty may have to do once seats are drawn, and with the money."""
    state = file.tournament
    entries, sessions, seating = state.entries, state.sessions, state.seating
    for seat in seating.drawn:
        if seat.player not in seating.seated and not sessions.open:
            yield Ask(TakeSeat(seat.player))
            yield Ask(ForfeitPlace(seat.player))
    for player in seating.forfeited:
        yield from (Ask(ResellSeat(player, reserve)) for reserve in entries.reserves[:1])
    yield from (Ask(BuyBack(player)) for player in sorted(sessions.eliminated))
    yield from (
        Ask(TakeBackReport(heat, "it was wrong"), (field("reason"),)) for heat in sessions.reported if sessions.stage > sessions.closed
    )
    if sessions.before is not None and not state.prizes.closed and not state.prizes.cancelled:
        yield Ask(ReopenStage("a report was wrong"), (field("reason"),))
    yield from (Ask(ApproveRefund(player)) for player in sorted(sessions.absent))
    if sessions.begun and not state.prizes.closed and not state.prizes.cancelled:
        fields = (field("ground", "choice", *map(word, WRONGS)), field("reason"))
        yield from (Ask(DisqualifyEntrant(player, Ground.HID_CHIPS, "it came out later"), fields) for player in entries.accepted)
    if not state.prizes.closed and not state.prizes.cancelled:
        yield Ask(AddToPool(Added(Addition.CASH, 10_000)), ADDED)
        yield Ask(CancelTournament("it cannot be held"), (field("reason"),))
