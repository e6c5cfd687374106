"""A round of the log as a file that `pitboss adjudicate` reads: its wagers, cards and decisions, written back out of its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pitboss.cli.adjudicate.settlement import settle
from pitboss.cli.house.opening import game_founded
from pitboss.floor.postings import ledger
from pitboss.floor.rounds.asked import asked_in
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.floor.state import Floor
from pitboss.house.audit.export import Export, Part
from pitboss.house.store import Entry
from pitboss.house.store.faults import refused
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.state import follow
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.money.cents import dollars
from pitboss.money.ledger import balances
from pitboss.play.com_bo.events import BoxDealt
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.commands import Double, FindAbsent, Forfeit, Hit, Insure, Press, Split, Stand, Surrender, TakeEvenMoney
from pitboss.play.events import CardDealt, SideBetPlaced, WagerPlaced
from pitboss.play.evolve import evolve
from pitboss.play.roundfile import read_round
from pitboss.play.state import Round
from pitboss.play.table import Table

Written = dict[str, Any]


def round_file(export: Export) -> Written:
    """The round as its file; refused where the floor put something right that a round's file cannot say."""
    founding, floor = export.before.founding or _founded(export), _at_its_end(export)
    log, name = floor.rounds.log, f"{export.stream} round {export.number}"
    if any(isinstance(event, RoundRebuilt) for event in export.events()):
        raise _unsayable(name, "staff put it right")
    com_bo = isinstance(floor.rounds.now, ComBoRound)
    written = _head(founding, name.replace("table:", "")) | (_com_bo(floor, log) if com_bo else _boxes(founding, log))
    _require_the_same(written, log, name)
    return written


def rounds_of(export: Export) -> tuple[list[Written], list[Refused]]:
    """Every round of an export that is over, as its file; and those that no file can say, each with the reason."""
    written, refusals = list[Written](), list[Refused]()
    for each in _by_round(export):
        if any(isinstance(event, CardsTakenUp) for event in each.events()):
            try:
                written.append(round_file(each))
            except Refused as fault:
                refusals.append(fault)
    return written, refusals


def _by_round(export: Export) -> Iterator[Export]:
    """The export round by round; the last may be still in play, and the first of a shoe may have begun before it."""
    state, begun, entries = export.before, export.before, list[Entry]()
    for entry, event in zip(export.entries, export.events(), strict=True):
        entries.append(entry)
        then = follow(state, (event,))
        if then.floor.rounds.number != state.floor.rounds.number:
            yield Export(export.stream, Part.ROUND, state.floor.rounds.number, begun, tuple(entries))
            begun, entries = then, []
        state = then


def _founded(export: Export) -> TableFounded:
    found = next((event for event in export.events() if isinstance(event, TableFounded)), None)
    if found is None:
        raise Malformed("export", "it does not say which game is played")
    return found


def _at_its_end(export: Export) -> Floor:
    """The table just before the cards were taken up."""
    state = export.before
    for event in export.events():
        if isinstance(event, CardsTakenUp):
            return state.floor
        state = follow(state, (event,))
    raise refused("round-not-over", f"{export.stream}: round {export.number} is not over: export it with --log")


def _head(founding: TableFounded, name: str) -> Written:
    head: Written = {"id": name, "game": founding.game} | ({"moment": founding.on} if founding.on else {})
    if founding.options:
        head["options"] = dict(founding.options)
    if founding.side_bets:
        head["side-bets"] = {bet: dict(settings) for bet, settings in founding.side_bets.items()}
    return head


def _com_bo(floor: Floor, log: Iterable[Any]) -> Written:
    now = floor.rounds.now
    assert isinstance(now, ComBoRound)
    wagers = [{"player": each.player, "bet": each.bet, "stake": dollars(each.amount)} for each in now.wagers]
    return {"wagers": wagers, "cards": [repr(event.card) for event in log if isinstance(event, BoxDealt)]}


def _boxes(founding: TableFounded, log: Sequence[Any]) -> Written:
    table = game_founded(founding).table
    assert isinstance(table, Table)
    asked = list(asked_in(table, log))
    if any(each.given is not None for each in asked):
        raise _unsayable("the round", "staff put it right")
    decisions = [written for written in (_decision(each.command) for each in asked) if written]
    return {
        "boxes": [_box(box) for box in _at_betting(log).boxes],
        "cards": [repr(event.card) for event in log if isinstance(event, CardDealt)],
        "decisions": decisions,
    }


def _at_betting(log: Iterable[Any]) -> Round:
    """The round with everything that was laid down in it, whatever went back as too much."""
    now = Round()
    for event in log:
        if isinstance(event, (WagerPlaced, SideBetPlaced)):
            now = evolve(now, event)
    return now


def _box(box: Any) -> Written:
    players = dict.fromkeys([*(each.player for each in box.bettors), *(each.player for each in box.side)])
    return {"box": box.number, "wagers": [_wager(box, player) for player in players]}


def _wager(box: Any, player: str) -> Written:
    own = next((each for each in box.bettors if each.player == player), None)
    wager: Written = {"player": player}
    if own:
        wager |= {"stake": dollars(own.stake)} | ({"seated": True} if own.seated else {})
    side = {each.bet: dollars(each.amount) for each in box.side if each.player == player}
    return wager | ({"side": side} if side else {})


def _decision(command: Any) -> Written:
    """A decision in the file's words; empty where silence says the same."""
    match command:
        case Hit(box):
            return {"box": box, "do": "hit"}
        case Stand(box):
            return {"box": box, "do": "stand"}
        case Double(box, amounts):
            return {"box": box, "do": "double"} | _some("amounts", {player: dollars(cents) for player, cents in amounts.items()})
        case Split(box, players):
            return {"box": box, "do": "split"} | _some("players", list(players))
        case Surrender(box, players):
            return {"box": box, "do": "surrender"} | _some("players", list(players))
        case Insure(box, player, amount, owner):
            return {"box": box, "do": "insure", "player": player, "amount": dollars(amount)} | _some("for", owner)
        case TakeEvenMoney(box, player):
            return {"box": box, "do": "even-money", "player": player}
        case Forfeit(box, player):
            return {"box": box, "do": "forfeit", "player": player}
        case FindAbsent(box):
            return {"box": box, "do": "absent"}
        case Press(box, player, draw, by):
            return {"box": box, "do": "press", "player": player, "draw": draw} | _some("by", by)
        case _:
            return {}


def _some(name: str, value: Any) -> Written:
    return {name: value} if value else {}


def _require_the_same(written: Written, log: Iterable[Any], name: str) -> None:
    """The file must come to what the table paid."""
    paid = balances(ledger(log))
    try:
        nets: Mapping[str, str] = settle(read_round(written), None).answer["net"]
    except PitbossError as fault:
        raise _unsayable(name, fault.sentence) from None
    if {player: net for player, net in nets.items() if net != "0.00"} != {
        account.removeprefix("player:"): dollars(cents) for account, cents in paid.items() if account.startswith("player:")
    }:
        raise _unsayable(name, "it was paid otherwise than its cards and decisions alone would be")


def _unsayable(name: str, why: str) -> Refused:
    return refused("round-file", f"{name} cannot be written as a round for adjudicate ({why}): export it with --log")
