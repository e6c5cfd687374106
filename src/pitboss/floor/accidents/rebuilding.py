"""Playing a round again with its cards in another order, and carrying that through at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.accidents.events import LayoutChanged
from pitboss.floor.accidents.steps import hold_next
from pitboss.floor.cards.state import Place
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import Rebuilt, rebuild, rebuild_com_bo, without
from pitboss.floor.rounds.taking_back import void_again
from pitboss.floor.warrant import Warrant
from pitboss.play.com_bo.events import BoxDealt
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.events import CardDealt
from pitboss.play.evolve import replay
from pitboss.play.state import Round


def played_again(desk: Desk, log: Sequence[Any], cards: Iterable[Card]) -> Rebuilt:
    """The round of a log with these cards; the game has hands."""
    return rebuild(desk.game.table, log, cards)  # type: ignore[arg-type]


def carry_through(desk: Desk, order: Sequence[Card], warrant: Warrant, log: tuple[Any, ...] | None = None) -> None:
    """Let the round have gone with the cards in this order; what is over comes next, or lies there until the cards are taken up.

    `log` is what the round is played from where that is not its own log: without a wager that was taken back.
    """
    before = desk.floor.rounds.log
    table = desk.game.table
    if isinstance(table, ComBoTable):
        found = rebuild_com_bo(table, log or before, order)
        let_have_been(desk, found.log, warrant)
        return
    again = rebuild(table, log or before, order)
    let_have_been(desk, again.log, warrant)
    if not desk.floor.rounds.is_over:
        hold_next(desk, again.cards_over, warrant.rule, Place.LAYOUT)


def let_have_been(desk: Desk, after: tuple[Any, ...], warrant: Warrant) -> None:
    """Let this log be what happened in the round, and say whose cards that changes; cards face down are not told."""
    before, was = _lying(desk), desk.floor.rounds.log
    desk.record(RoundRebuilt(was, after, warrant, warrant.rule))
    now = _lying(desk)
    places = tuple((place, before.get(place, ""), now.get(place, "")) for place in {**before, **now} if before.get(place) != now.get(place))
    if places:
        desk.record(LayoutChanged(places, warrant.rule))
    void_again(desk, was)


def _lying(desk: Desk) -> dict[int, str]:
    """The cards on each box as people write them, the dealer's at 0."""
    now = desk.floor.rounds.now
    if isinstance(now, ComBoRound):
        return {box: str(card) for box, card in enumerate(now.cards, 1)}
    boxes = {
        box.number: " and ".join(_row(hand) for hand in _cards_of(now, box.number)) for box in now.boxes if box.number not in now.hidden
    }
    return {0: _row(now.dealer), **boxes}


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def hand_by_hand(desk: Desk, now: Round | ComBoRound, log: Sequence[Any], order: Sequence[Card]) -> list[int]:
    """The boxes of a round whose cards another order would change, the dealer at 0."""
    if isinstance(now, ComBoRound):
        return [box for box, (old, new) in enumerate(zip(now.cards, order, strict=False), 1) if old is not new]
    again = played_again(desk, log, order).round
    changed = [0] if again.dealer != now.dealer else []
    return changed + [box.number for box in now.boxes if _content(now, box.number) != _content(again, box.number)]


def _cards_of(state: Round, box: int) -> list[tuple[Card, ...]]:
    return [hand.cards for hand in state.hands if hand.box == box]


def _content(state: Round, box: int) -> list[Counter[Card]]:
    """What lies in each hand of a box, in whichever order it came."""
    return [Counter(cards) for cards in _cards_of(state, box)]


def until_first_card(log: Sequence[Any]) -> tuple[Any, ...]:
    """What happened in a round before its first card."""
    first = next((place for place, event in enumerate(log) if isinstance(event, (CardDealt, BoxDealt))), len(log))
    return tuple(log[:first])


def without_players(desk: Desk, log: tuple[Any, ...], players: Iterable[str], box: int = 0) -> tuple[Any, ...]:
    """A log before its first card without these players' wagers, on one box or on any at 0."""
    for player in players:
        log = without(desk.game.table, log, player, box)
    return log


def bettors_on(log: Sequence[Any], box: int) -> tuple[str, ...]:
    """Everybody with a wager on a box, before the first card of a log."""
    found = next((each for each in replay(until_first_card(log)).boxes if each.number == box), None)
    return tuple(bettor.player for bettor in found.bettors) if found else ()
