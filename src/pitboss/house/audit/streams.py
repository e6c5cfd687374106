"""The audit of streams that are no table of the lobby: replayed, postings worked out again, shuffles of heats held to their promises."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.house.audit.fair import FairWalk
from pitboss.house.promotions.kind import promotions
from pitboss.house.store import Entry, Snapshot
from pitboss.house.streams.kind import StreamKind
from pitboss.house.streams.state import StreamState, after, begun, moved
from pitboss.house.tables.chips import ChipsBrought, ChipsMoved
from pitboss.house.tournaments.heats.kind import heats
from pitboss.house.tournaments.kind import tournaments
from pitboss.law.refusal import Malformed
from pitboss.money.cents import dollars
from pitboss.money.ledger import balanced
from pitboss.play.telling import Sentence
from pitboss.promotion.draw.events import DrawMade
from pitboss.promotion.draw.lot import committed, in_order
from pitboss.promotion.state import Promotion


def _unopened(_: Any) -> Any:
    """An audit opens no game: it asks no rule."""
    raise AssertionError("an audit asks no rule")


@cache
def kinds() -> dict[str, StreamKind]:
    """Every kind that can be audited, by name."""
    return {each.name: each for each in (tournaments(_unopened), heats(_unopened), promotions(_unopened))}


def kind_of(stream: str) -> StreamKind | None:
    """The kind of a stream, None where it is a table or unknown here."""
    return kinds().get(stream.partition(":")[0])


class StreamAuditor:
    """Replays one stream."""

    def __init__(self, kind: StreamKind) -> None:
        self.kind, self.state, self.fair = kind, begun(kind), FairWalk()
        self.chips: dict[str, tuple[ChipsMoved, int]] = {}

    def see(self, entry: Entry) -> str:
        """Replay one entry and look at everything that must hold then."""
        try:
            event = self.kind.codec.read(entry.body, entry.version)
        except Malformed as fault:
            return fault.sentence
        if isinstance(event, self.kind.founded) != (entry.position == 1):
            return "a stream is founded by its first entry and by no other"
        if entry.postings != moved(self.kind, event):
            return "its postings are not those of its event"
        if not balanced(entry.postings):
            return "its postings do not sum to nothing"
        try:
            self.state = after(self.kind, self.state, event)
        except (ValueError, TypeError, LookupError, AttributeError) as fault:
            return f"it cannot have followed from what came before ({type(fault).__name__}: {fault})"
        if isinstance(event, ChipsMoved):
            self.chips[entry.command] = event, entry.position
        if isinstance(event, DrawMade):
            return _drawn_fairly(self.state.state, event)
        return self.fair.see(json.loads(entry.body)) or (self._chips_there() if isinstance(event, CardsTakenUp) else "")

    def compare(self, snapshot: Snapshot) -> str:
        """Hold a snapshot against the replay."""
        try:
            same = StreamState(*self.kind.codec.read(snapshot.state)) == self.state
        except Malformed:
            same = False
        return "" if same else "the snapshot taken here is not what the log had come to"

    def end(self) -> str:
        """Nothing is left to say."""
        return ""

    def told(self, event: Any) -> Sentence:
        """An event in words, right after it was seen."""
        if isinstance(event, self.kind.founded):
            return Sentence(f"A {self.kind.name} is founded.", ())
        if isinstance(event, ChipsMoved):
            did = "pays in" if isinstance(event, ChipsBrought) else "takes out"
            return Sentence(f"{event.player} {did} {dollars(event.amount)}.", ())
        return self.kind.tell(self.state.state, event, "")

    def _chips_there(self) -> str:
        """After a round no chip lies on the layout."""
        left = next((account for account in self.state.balances if account.startswith("layout:")), "")
        return f"the round is over and chips still lie on {left}" if left else ""


def _drawn_fairly(promotion: Promotion, event: DrawMade) -> str:
    """A prize draw shows the seed that was committed to, and its order follows from that."""
    drawing = promotion.drawing
    if committed(event.seed, event.secret, drawing.bound) != drawing.commitment:
        return "the draw shows another seed than the one that was committed to"
    bound, entries = drawing.bound.holder, promotion.entries
    rows, commitment = (entries.taken, drawing.commitment) if bound else (entries.tickets, "")
    fair = in_order(rows, event.seed, drawing.mixed, commitment) == event.order
    return "" if fair else "the tickets are not in the order that follows from the seed, the entries and the words thrown in"
