"""The audit of one table's stream: every event replayed, its postings worked out again, its shuffles held to their promises."""

from __future__ import annotations

import json
import re
from typing import Protocol

from pitboss.floor.cards.events import CardsShuffled
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.house.audit.asked import RulesAsked
from pitboss.house.audit.fair import FairWalk
from pitboss.house.store import Entry, Snapshot
from pitboss.house.tables.chips import ChipsMoved
from pitboss.house.tables.codec import read_event, read_state, write_event
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.law import OpenGame
from pitboss.house.tables.state import TableState, follow, moved
from pitboss.law.refusal import Malformed
from pitboss.money.ledger import balanced

ACCOUNT = re.compile(r"player:a-[0-9a-f]{24}")


class Auditor(Protocol):
    """Sees every entry of a stream in order, and says what is wrong with one."""

    def see(self, entry: Entry) -> str:
        """What is wrong with an entry; empty if nothing is."""

    def compare(self, snapshot: Snapshot) -> str:
        """What is wrong with a snapshot taken here; empty if nothing is."""

    def end(self) -> str:
        """What can only be said once the last entry was seen."""


class TableAuditor:
    """Replays a table."""

    def __init__(self, open_game: OpenGame | None = None) -> None:
        self.state, self.fair = TableState(), FairWalk()
        self.rules = RulesAsked(open_game)
        self.chips: dict[str, tuple[ChipsMoved, int]] = {}

    def see(self, entry: Entry) -> str:
        """Replay one entry and look at everything that must hold then."""
        try:
            event = read_event(entry.body, entry.version)
        except Malformed as fault:
            return fault.sentence
        if isinstance(event, TableFounded) != (entry.position == 1):
            return "a table is founded by its first entry and by no other"
        if entry.postings != moved(event):
            return "its postings are not those of its event"
        if not balanced(entry.postings):
            return "its postings do not sum to nothing"
        before = self.state
        try:
            self.state = follow(self.state, (event,))
        except (ValueError, TypeError, LookupError, AttributeError) as fault:
            return f"it cannot have followed from what came before ({type(fault).__name__}: {fault})"
        if isinstance(event, ChipsMoved):
            self.chips[entry.command] = event, entry.position
        said = self.rules.see(before, entry, event) or self._overdrawn(entry) or self.fair.see(json.loads(write_event(event)))
        if said or not isinstance(event, CardsTakenUp | CardsShuffled):
            return said
        return self._cards_there() or (self._chips_there() if isinstance(event, CardsTakenUp) else "")

    def compare(self, snapshot: Snapshot) -> str:
        """Hold a snapshot against the replay."""
        try:
            same = read_state(snapshot.state) == self.state
        except Malformed:
            same = False
        return "" if same else "the snapshot taken here is not what the log had come to"

    def end(self) -> str:
        """The last command is asked of the rules, too."""
        return self.rules.end()

    def _overdrawn(self, entry: Entry) -> str:
        """Nobody who has an account puts up more chips than lie there in that person's name."""
        for posting in entry.postings:
            if posting.cents < 0 and ACCOUNT.fullmatch(posting.account) and self.state.balances.get(posting.account, 0) < 0:
                return f"{posting.account} puts up chips that are not there"
        return ""

    def _chips_there(self) -> str:
        """After a round no chip lies on the layout, and all money sums to nothing."""
        left = {account: cents for account, cents in self.state.balances.items() if account.startswith("layout:")}
        if left:
            account, cents = next(iter(left.items()))
            return f"the round is over and {cents} cents still lie on {account}"
        return "the accounts of the table do not sum to nothing" if sum(self.state.balances.values()) else ""

    def _cards_there(self) -> str:
        """Every card of the pack is somewhere."""
        cards = self.state.floor.cards
        whole = cards.undealt + len(cards.drawn) + len(cards.rack) + len(cards.held) + len(cards.out)
        return "" if whole == sum(cards.pack) else f"{whole} cards are accounted for, and the pack has {sum(cards.pack)}"
