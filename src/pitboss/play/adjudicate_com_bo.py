"""Play a written round of Com-Bo, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pitboss.law.refusal import Refused
from pitboss.play.answer import net_of, settlement_record
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import step_com_bo
from pitboss.play.com_bo.doubts import readings_of
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.possible import require_possible
from pitboss.play.roundfile.records import RoundFile
from pitboss.play.settled import WagerSettled
from pitboss.terms.com_bo import COM_BO_CARDS, COM_BO_DEAL


@dataclass(frozen=True, slots=True)
class ComBoPlayed:
    """A round of Com-Bo played to its end."""

    table: ComBoTable
    state: ComBoRound
    told: tuple[ComBoEvent, ...]


def play_com_bo(written: RoundFile, table: ComBoTable) -> ComBoPlayed:
    """Play a written round of Com-Bo; whatever is missing, unlawful, impossible or left over is `Refused`."""
    if written.decisions:
        rule = table.cite(COM_BO_DEAL)
        said = f"{written.decisions[0].words} is left over: nobody decides anything in this game"
        raise Refused("decision-left-over", f"{written.label}: {said} ({rule})", rule=rule)
    _require_cards(written, table)
    state, told = ComBoRound(), list[ComBoEvent]()
    for where, command in _commands(written):
        try:
            events, state = step_com_bo(table, state, command)
        except Refused as fault:
            raise Refused(fault.code, f"{written.label}: {where}: {fault.sentence}", rule=fault.rule) from None
        told += events
    events, state = step_com_bo(table, state, KeyResult(state.cards))
    assert state.awaits is ComBoAwaits.NOBODY, "a result keyed in ends the round"
    return ComBoPlayed(table, state, (*told, *events))


def _commands(written: RoundFile) -> list[tuple[str, ComBoCommand]]:
    wagers: list[tuple[str, ComBoCommand]] = [(each.path, PlaceComBoWager(each.player, each.bet, each.stake)) for each in written.wagers]
    cards: list[tuple[str, ComBoCommand]] = [(f"cards[{place}]", DrawCard(card)) for place, card in enumerate(written.cards)]
    return [*wagers, ("wagers", CloseBetting()), *cards]


def _require_cards(written: RoundFile, table: ComBoTable) -> None:
    require_possible(written, table)
    given, rule = len(written.cards), table.cite(COM_BO_CARDS)
    if given < table.cards:
        said = f"cards[{given}] is missing: box {given + 1} awaits a card"
        raise Refused("card-missing", f"{written.label}: {said} ({rule})", rule=rule)
    if given > table.cards:
        said = f"cards[{table.cards}], {written.cards[table.cards].signs}, is left over: a round has {table.cards} cards"
        raise Refused("card-left-over", f"{written.label}: {said} ({rule})", rule=rule)


def answer_com_bo(written: RoundFile, played: ComBoPlayed) -> dict[str, Any]:
    """The answer object: no dealer's hand and no boxes with hands, but the five cards in the order dealt."""
    settled = [event for event in played.told if isinstance(event, WagerSettled)]
    return {
        "id": written.id,
        "game": played.table.game,
        "dealer": None,
        "boxes": [],
        "cards": [str(card) for card in played.state.cards],
        "settlements": [settlement_record(event, None, readings_of(played.table, event, played.state.cards)) for event in settled],
        "net": net_of(written, settled),
        "cards_used": len(played.state.cards),
    }
