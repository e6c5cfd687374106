"""The same cards and decisions under another book: as far as they go there, and where the two courses part.

Another book may end a hand earlier than the one a round was written for, or go on where that one stops. The cards then come to lie
elsewhere, decisions are left over or lacking, and that is the answer: at which card the courses part, and by which rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pitboss.law.refusal import Refused
from pitboss.play.adjudicate import CALLED, Course, Played, Told
from pitboss.play.awaited import hand_number
from pitboss.play.events import CardDealt, HandFinished, HandStood, NaturalHeld, RoundEnded
from pitboss.play.roundfile.records import Decision, RoundFile
from pitboss.play.state import HandStatus, Round
from pitboss.play.table import Table
from pitboss.play.telling import tell

ENDINGS = (HandStood, HandFinished, NaturalHeld, RoundEnded)
"""What ends a hand or the round, and so sends the next card elsewhere."""


class Parting(NamedTuple):
    """Where two courses part: before which card of the file, counted from 0, in a sentence, and by which rule of the other book."""

    card: int
    said: str
    rule: str


@dataclass(frozen=True, slots=True)
class PlayedThere:
    """A round under another book as far as it went: what it was refused for, if it did not end, and where it left the other course."""

    played: Played
    fault: Refused | None
    parting: Parting | None
    left_out: tuple[Decision, ...]
    cards_over: int


def play_there(written: RoundFile, here: Course, table: Table) -> PlayedThere:
    """Play a written round at a table of another book; `here` is its course under its own."""
    course = There(written, table, taken_here=list(here.taken))
    fault: Refused | None = None
    try:
        course.bet()
        course.run()
    except Refused as refused:
        fault = refused
    played = Played(table, course.state, tuple(course.told))
    over = 0 if fault else len(written.cards) - course.cards
    return PlayedThere(played, fault, _parting(written, here.told, course.told, fault), tuple(course.left_out), over)


@dataclass(slots=True)
class There(Course):
    """A round on its way by another book: decisions on a hand that has ended there are left out, and cards may be left over."""

    taken_here: list[tuple[Decision, int]] = field(default_factory=list)
    left_out: list[Decision] = field(default_factory=list)

    def decisions_over(self) -> bool:
        """Decisions that nobody is asked for any more are left out."""
        self.left_out += self.left
        self.left = []
        return True

    def cards_over(self) -> None:
        """Cards that the round does not need stay in the shoe."""

    def take_next(self) -> None:
        """Take the next decision, unless the hand that it was made on has ended here."""
        if self.left and self._ended(self.left[0]):
            self.left_out.append(self.left.pop(0))
        else:
            Course.take_next(self)

    def _ended(self, decision: Decision) -> bool:
        number = next((number for made, number in self.taken_here if made is decision), 0)
        hands = [hand for hand in self.state.hands if hand.box == decision.box]
        if decision.do not in CALLED or not number or len(hands) < number:
            return False
        return hands[number - 1].status is not HandStatus.OPEN


def _parting(written: RoundFile, here: Sequence[Told], there: Sequence[Told], fault: Refused | None) -> Parting | None:
    """The first card that lies elsewhere, or comes in one course only; else where the other book does not go through."""
    ours, theirs = _dealt(here), _dealt(there)
    for number in range(max(len(ours), len(theirs))):
        lies = (ours[number][1] if number < len(ours) else "", theirs[number][1] if number < len(theirs) else "")
        if lies[0] != lies[1]:
            return _at(written, number, lies, (_between(here, ours, number), _between(there, theirs, number)), fault)
    return Parting(len(theirs), f"after card {len(theirs)}: there {_short(written, fault)}", fault.rule) if fault else None


def _short(written: RoundFile, fault: Refused) -> str:
    """A refusal without the name of the round."""
    return fault.sentence.removeprefix(f"{written.label}: ")


def _at(written: RoundFile, number: int, lies: tuple[str, str], steps: tuple[list[Told], list[Told]], fault: Refused | None) -> Parting:
    """The sentence: where the card goes here and there, and what made it so."""
    card = f"at card {number + 1}{f', {written.cards[number].signs}' if number < len(written.cards) else ''}"
    where = f"{card}, which {_goes(lies[0])} here and {_goes(lies[1])} there"
    ended = [told for told in steps[1] if isinstance(told.what, ENDINGS)]
    if ended:
        because = tell(ended[0])
        return Parting(number, f"{where}: {_begun(because.said)} ({because.rules[0]})", because.rules[0])
    if fault is not None and not lies[1]:
        return Parting(number, f"{card}, which {_goes(lies[0])} here: there {_short(written, fault)}", fault.rule)
    rule = next((told.what.rule for told in steps[1] if isinstance(told.what, CardDealt)), "")
    return Parting(number, f"{where} ({rule})", rule)


def _goes(place: str) -> str:
    return f"goes to {place}" if place else "is not drawn"


def _begun(said: str) -> str:
    return f"there {said[0].lower()}{said[1:].rstrip('.')}" if said.startswith(("Box ", "The ")) else said.rstrip(".")


def _dealt(told: Sequence[Told]) -> list[tuple[int, str]]:
    """Every card: its place in the telling, and the hand it went to."""
    return [(place, _hand(each.what, each.state)) for place, each in enumerate(told) if isinstance(each.what, CardDealt)]


def _hand(event: CardDealt, state: Round) -> str:
    return f"box {state.hands[event.hand].box}, hand {hand_number(state, event.hand)}" if event.hand >= 0 else "the dealer"


def _between(told: Sequence[Told], dealt: list[tuple[int, str]], number: int) -> list[Told]:
    """What happened between the card before this one and this one, itself included."""
    first = dealt[number - 1][0] + 1 if 0 < number <= len(dealt) else 0
    last = dealt[number][0] + 1 if number < len(dealt) else len(told)
    return list(told[first:last])
