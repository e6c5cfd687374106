"""Play a written round on a table: its cards in order, its decisions in order, and silence where silence declines.

>>> from pitboss.play.roundfile import read_round
>>> written = read_round({"game": "g", "boxes": [{"box": 1, "wagers": [{"player": "ann", "stake": 20}]}], "cards": ["9H"]})
>>> written.boxes[0].wagers[0].stake, written.cards
(2000, (9H,))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from pitboss.law.refusal import Refused
from pitboss.play.allowed_interim import insurance_step, most_insurance, wager_of
from pitboss.play.allowed_turns import caller_of_hand
from pitboss.play.awaited import awaited, awaited_rule, hand_number, hand_words
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Command,
    DrawCard,
    Insure,
    KeepDoubles,
    PlaceSideBet,
    PlaceWager,
)
from pitboss.play.decide import step
from pitboss.play.events import Event
from pitboss.play.insuring import preference
from pitboss.play.possible import require_possible
from pitboss.play.roundfile.commanding import command_of
from pitboss.play.roundfile.records import Decision, Deed, RoundFile
from pitboss.play.state import Awaits, HandStatus, Round
from pitboss.play.table import Table
from pitboss.terms.control import WHO_CALLS
from pitboss.terms.insurance import INSURING_ANOTHER

IN_INSURANCE = frozenset({Deed.INSURE, Deed.EVEN_MONEY})
CALLED = frozenset({Deed.HIT, Deed.STAND, Deed.DOUBLE, Deed.SPLIT})
ENDED_BY_ITSELF = frozenset({HandStatus.STOOD, HandStatus.NATURAL, HandStatus.PAID})


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """A player who wanted to insure another's wager got less of it than asked, because others came first."""

    player: str
    box: int
    owner: str
    asked: int
    given: int
    rule: str


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, and the state after the command that caused it."""

    what: Event | TurnedAway
    state: Round


@dataclass(frozen=True, slots=True)
class Played:
    """A round played to its end."""

    table: Table
    state: Round
    told: tuple[Told, ...]


def play(written: RoundFile, table: Table) -> Played:
    """Play a written round; whatever is missing, unlawful, impossible or left over is `Refused`."""
    course = course_of(written, table)
    return Played(table, course.state, tuple(course.told))


def course_of(written: RoundFile, table: Table) -> Course:
    """The course of a written round, which says on which hand each decision was made."""
    require_possible(written, table)
    course = Course(written, table)
    course.bet()
    course.run()
    return course


def refused(written: RoundFile, fault: Refused, where: str, then: str, rule: str) -> Refused:
    """The same refusal with its place in the file, its rule, and what was awaited."""
    cited = fault.rule or rule
    said = fault.sentence if f"({cited})" in fault.sentence else f"{fault.sentence} ({cited})"
    return Refused(fault.code, f"{written.label}: {where}: {said}{f'; {then}' if then else ''}", rule=cited)


@dataclass(slots=True)
class Course:
    """A round on its way: what is left of the file, and what has happened."""

    written: RoundFile
    table: Table
    state: Round = field(default_factory=Round)
    told: list[Told] = field(default_factory=list)
    cards: int = 0
    left: list[Decision] = field(default_factory=list)
    last_box: int = 0
    silent: list[int] = field(default_factory=list)
    taken: list[tuple[Decision, int]] = field(default_factory=list)
    """The decisions so far, each with the number within its box of the hand whose turn it was."""

    def __post_init__(self) -> None:
        self.left = list(self.written.decisions)

    def do(self, command: Command) -> None:
        """Let the table judge a command."""
        events, self.state = step(self.table, self.state, command)
        self.told += [Told(event, self.state) for event in events]

    def bet(self) -> None:
        """Place every main wager, then every side bet, then call no more bets."""
        wagers = [(box.box, wager) for box in self.written.boxes for wager in box.wagers]
        for box, wager in wagers:
            if wager.stake:
                self._try(PlaceWager(box, wager.player, wager.stake, wager.seated), wager.path)
        for box, wager in wagers:
            for bet, amount in wager.side:
                self._try(PlaceSideBet(box, wager.player, bet, amount), f"{wager.path}.side.{bet}")
        self._try(CloseBetting(), "boxes")

    def _try(self, command: Command, where: str) -> None:
        try:
            self.do(command)
        except Refused as fault:
            raise refused(self.written, fault, where, "", awaited_rule(self.table, self.state)) from None

    def run(self) -> None:
        """Deal and decide until the round is over and nothing is left over."""
        while True:
            match self.state.awaits:
                case Awaits.CARD_FOR_DEALER if len(self.state.dealer) == 1 and self._next_is(Deed.FORFEIT):
                    self._take(self.left.pop(0))
                case Awaits.CARD_FOR_DEAL | Awaits.CARD_FOR_HAND | Awaits.CARD_FOR_DEALER:
                    self._draw()
                case Awaits.INSURANCE:
                    self._insurance()
                case Awaits.SURRENDER:
                    self._window(Deed.SURRENDER, CloseSurrender())
                case Awaits.WITHDRAWAL:
                    self._window(Deed.FORFEIT, KeepDoubles())
                case Awaits.NOBODY if not self.left or self.decisions_over():
                    break
                case _:
                    self.take_next()
        if self.cards < len(self.written.cards):
            self.cards_over()

    def decisions_over(self) -> bool:
        """Whether a round may be over while decisions are left: no, they are judged, and refused."""
        return False

    def cards_over(self) -> None:
        """Refuse cards that the round does not need."""
        rule = awaited_rule(self.table, self.state)
        left = self.written.cards[self.cards]
        said = f"cards[{self.cards}], {left.signs}, is left over: the round was over after {self.cards} cards"
        raise Refused("card-left-over", f"{self.written.label}: {said} ({rule})", rule=rule)

    def _draw(self) -> None:
        if self.cards == len(self.written.cards):
            rule = awaited_rule(self.table, self.state)
            said = f"cards[{self.cards}] is missing: {awaited(self.table, self.state)}"
            raise Refused("card-missing", f"{self.written.label}: {said} ({rule})", rule=rule)
        card = self.written.cards[self.cards]
        self._try(DrawCard(card), f"cards[{self.cards}], {card.signs}")
        self.cards += 1

    def _next_is(self, *deeds: Deed) -> bool:
        return bool(self.left) and self.left[0].do in (*deeds, *((Deed.PRESS,) if self.table.side_bets else ()))

    def _window(self, deed: Deed, close: Command) -> None:
        """Take the decisions of a window; silence, or any other decision, closes it."""
        if self._next_is(deed):
            self._take(self.left.pop(0))
        else:
            self.do(close)

    def take_next(self) -> None:
        """Take the next decision, which must be there."""
        if not self.left:
            rule = awaited_rule(self.table, self.state)
            said = f"decisions[{len(self.written.decisions)}] is missing: {awaited(self.table, self.state)}"
            raise Refused("decision-missing", f"{self.written.label}: {said} ({rule})", rule=rule)
        decision = self.left.pop(0)
        if not self._says_what_the_rule_says(decision):
            self._take(decision)

    def _says_what_the_rule_says(self, decision: Decision) -> bool:
        """Whether somebody stands on a 21 or a natural that has ended by itself: the rule says so anyway."""
        state, box = self.state, decision.box
        at_turn = state.hands[state.turn].box if state.awaits is Awaits.DECISION else self.table.boxes + 1
        if decision.do is not Deed.STAND or not self.last_box <= box < at_turn:
            return False
        ended = sum(hand.box == box and hand.total == 21 and hand.status in ENDED_BY_ITSELF for hand in state.hands)
        if self.silent.count(box) >= ended:
            return False
        self.silent.append(box)
        self.last_box = box
        return True

    def _take(self, decision: Decision) -> None:
        """Let the table judge a decision, and say of a refusal where it stands and what was awaited."""
        turn = hand_number(self.state, self.state.turn) if self.state.awaits is Awaits.DECISION else 0
        try:
            self._require_caller(decision)
            self.do(command_of(decision))
        except Refused as fault:
            over = self.state.awaits is Awaits.NOBODY
            where = f"{decision.words} is left over" if over else decision.words
            then = "" if over and "the round is over" in fault.sentence else awaited(self.table, self.state)
            raise refused(self.written, fault, where, then, awaited_rule(self.table, self.state)) from None
        self.taken.append((decision, turn))
        if decision.do in CALLED or decision.do is Deed.ABSENT:
            self.last_box = decision.box

    def _require_caller(self, decision: Decision) -> None:
        """Where the file says who called a decision, it must be whoever the document lets call."""
        state = self.state
        if decision.do in CALLED and decision.player and state.awaits is Awaits.DECISION and state.hands[state.turn].box == decision.box:
            caller = caller_of_hand(state, state.hands[state.turn])
            if caller != decision.player:
                rule = self.table.cite(WHO_CALLS)
                raise Refused("not-the-caller", f"{caller} calls {hand_words(state, state.turn)}, not {decision.player}", rule=rule)

    def _insurance(self) -> None:
        if not self._next_is(*IN_INSURANCE):
            self.do(CloseInsurance())
            return
        first = self.left[0]
        rivals = [each for each in self._in_window() if _another(each) and (each.box, each.owner) == (first.box, first.owner)]
        if _another(first) and len(rivals) > 1:
            self.left = [each for each in self.left if each not in rivals]
            self._share(rivals)
        else:
            self._take(self.left.pop(0))

    def _in_window(self) -> Iterable[Decision]:
        for each in self.left:
            if each.do not in IN_INSURANCE:
                return
            yield each

    def _share(self, rivals: list[Decision]) -> None:
        """Give a wager that its owner left uninsured to those who want it, in the document's order, up to half of it in all."""
        start, told = self.state, len(self.told)
        for each in rivals:  # each must be lawful by itself, whoever comes first
            self._take(each)
            self.state, self.told = start, self.told[:told]
        by_player: dict[str, Decision] = {}
        for each in rivals:  # whoever asks twice wants both amounts
            before = by_player.get(each.player)
            by_player[each.player] = replace(each, amount=each.amount + before.amount) if before else each
        for player in preference(self.table, start, rivals[0].box, rivals[0].owner, list(by_player)):
            self._give(by_player[player])

    def _give(self, wanted: Decision) -> None:
        try:
            self.do(command_of(wanted))
        except Refused as fault:
            if fault.code != "insurance-maximum":
                raise
        else:
            return
        box, owner = wanted.box, wanted.owner
        found = wager_of(self.state, box, owner)
        assert found is not None, "each was lawful by itself"
        most = most_insurance(self.table, self.state, box, found[1], wanted.player)
        room = most - most % insurance_step(self.table)
        if room:
            self.do(Insure(box, wanted.player, room, owner))
        rule = self.table.cite(INSURING_ANOTHER)
        self.told.append(Told(TurnedAway(wanted.player, box, owner, wanted.amount, room, rule), self.state))


def _another(decision: Decision) -> bool:
    """Whether a decision insures another player's wager."""
    return decision.do is Deed.INSURE and decision.owner not in ("", decision.player)
