"""Cards and the decisions of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pitboss.law.refusal import Refused
from pitboss.play.allowed_turns import (
    against_absent,
    against_card,
    against_double,
    against_forfeit,
    against_hit,
    against_keeping,
    against_showing,
    against_split,
    against_stand,
    against_turn,
    caller_of_hand,
    splitters,
)
from pitboss.play.awaited import awaited_rule
from pitboss.play.commands import Command, Double, DrawCard, FindAbsent, Forfeit, Hit, KeepDoubles, ShowCards, Split, Stand
from pitboss.play.ended import Act, against_ended
from pitboss.play.lawful.record import STRANGER, Amount, Answer, Lawful, forbidden
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from pitboss.terms.absence import ABSENT_PLAYER
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.doubling import DOUBLE_CARDS, DOUBLE_WITHDRAWN
from pitboss.terms.player_hand import DECISIONS, Signal
from pitboss.terms.splitting import SPLIT_EQUAL

DRAWS = (Signal.SCRATCH_DRAWS, Signal.SCRATCH_TAP_KNOCK_DRAWS, Signal.OTHER_ACCEPTED)
STANDS = (Signal.HORIZONTAL_STANDS, Signal.OTHER_ACCEPTED)
ACTS: Mapping[type[Command], Act] = {Hit: Act.HIT, Stand: Act.STAND, Double: Act.DOUBLE, Split: Act.SPLIT}
DECIDED = ("forfeit-bust", "forfeit-paid")
"""Why a double cannot be withdrawn that has been decided."""
HAND_ACTS = (Hit, Stand, Double, Split, FindAbsent)


def turns(table: Table, state: Round) -> Iterator[Answer]:
    """Every answer about cards and decisions."""
    refused = against_card(table, state)
    yield forbidden(DrawCard, refused) if refused else Lawful(DrawCard, awaited_rule(table, state))
    if state.awaits is Awaits.DECISION:
        yield from _decisions(table, state, state.hands[state.turn].box)
    not_its_turn = against_turn(table, state, state.boxes[0].number if len(state.boxes) == 1 and state.awaits is not Awaits.DECISION else 0)
    if not_its_turn:
        yield from (forbidden(act, not_its_turn) for act in HAND_ACTS)
        yield from _ended(table, state)
    yield from _doubles(table, state)
    yield from _face_down(table, state)


def _decisions(table: Table, state: Round, box: int) -> Iterator[Answer]:
    """The decisions of the hand whose turn it is."""
    hand = state.hands[state.turn]
    caller = caller_of_hand(state, hand)
    bettors = tuple(stake.player for stake in hand.stakes if stake.open)
    double_by = bettors if table.doubling.all_or_none else (caller,)
    split_by = bettors if table.splitting.all_or_none else (caller,)
    decisions, manner = table.cite(DECISIONS), table.manner
    drawn = tuple(signal for signal in manner.signals if signal in DRAWS)
    stood = tuple(signal for signal in manner.signals if signal in STANDS)
    added = tuple(Amount(stake.player, 1, stake.original) for stake in hand.stakes if stake.open)
    may: list[tuple[Lawful, Refused | None]] = [
        (Lawful(Hit, decisions, box, caller, signals=drawn, plain=Hit(box)), against_hit(table, state, Hit(box))),
        (Lawful(Stand, decisions, box, caller, signals=stood, plain=Stand(box)), against_stand(table, state, Stand(box))),
        (
            Lawful(Double, table.cite(DOUBLE_CARDS), box, caller, bettors, double_by, amounts=added, plain=Double(box)),
            against_double(table, state, Double(box)),
        ),
        (
            Lawful(Split, table.cite(SPLIT_EQUAL), box, caller, splitters(table, state, hand), split_by, plain=Split(box)),
            against_split(table, state, Split(box)),
        ),
        (Lawful(FindAbsent, table.cite(ABSENT_PLAYER), box, plain=FindAbsent(box)), against_absent(table, state, FindAbsent(box))),
    ]
    for answer, refused in may:
        yield forbidden(answer.act, refused, box=box) if refused else answer


def _ended(table: Table, state: Round) -> Iterator[Answer]:
    """Boxes that are done: what ended them, rather than whose turn it is."""
    for box in state.boxes:
        for act, asked in ACTS.items():
            refused = against_ended(table, state, box.number, asked)
            if refused:
                yield forbidden(act, refused, box=box.number)


def _doubles(table: Table, state: Round) -> Iterator[Answer]:
    """Withdrawing a double, and going on."""
    refused = against_keeping(table, state)
    rule = table.cite(DOUBLE_WITHDRAWN)
    yield forbidden(KeepDoubles, refused) if refused else Lawful(KeepDoubles, rule, plain=KeepDoubles())
    for box in state.boxes:
        for player in {stake.player: None for hand in state.hands if hand.box == box.number for stake in hand.stakes}:
            command = Forfeit(box.number, player)
            refused = against_forfeit(table, state, command)
            if refused is None:
                yield Lawful(Forfeit, rule, box.number, players=(player,), plain=command)
            elif refused.code in DECIDED:
                yield forbidden(Forfeit, refused, box=box.number, player=player)
        stranger = against_forfeit(table, state, Forfeit(box.number, STRANGER))
        if stranger and stranger.code != "forfeit-closed":
            yield forbidden(Forfeit, stranger, box=box.number)
    elsewhere = against_forfeit(table, state, Forfeit(0, STRANGER))
    if elsewhere:
        yield forbidden(Forfeit, elsewhere)


def _face_down(table: Table, state: Round) -> Iterator[Answer]:
    """Turning up cards."""
    for number in sorted(state.hidden):
        refused = against_showing(table, state, ShowCards(number))
        rule = table.cite(FACE_DOWN_DEAL)
        yield forbidden(ShowCards, refused, box=number) if refused else Lawful(ShowCards, rule, number, plain=ShowCards(number))
    elsewhere = against_showing(table, state, ShowCards(0))
    if elsewhere:
        yield forbidden(ShowCards, elsewhere)
