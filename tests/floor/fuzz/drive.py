"""Somebody always has a lawful next step: from wherever a table stands, its people can finish the round and take up the cards.

VIC-2003-01 7.5.7, ACT-2018-01 13, NSW-STAR-BJ 15.3: a round comes to its end. The driver tries what the table awaits; where that is
refused, what the refusal asks for.
"""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.cards.card import Card
from pitboss.floor.accidents.commands import Choose, Rectify, ReportAccident, ReportMended
from pitboss.floor.accidents.kinds import NotEnoughCards
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import Burn, CheckNewCards, Cut, Ground, PlaceCuttingCard, RefuseCut, ReplaceCards, Shuffle
from pitboss.floor.cards.count import has
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import InvalidateRound
from pitboss.floor.decide import step
from pitboss.floor.game import Game
from pitboss.floor.limits.commands import CheckSign, EndLowLimit, SetLimits
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import SHOE, Request
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.state import Floor
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    DrawCard,
    FailButton,
    FindAbsent,
    Hit,
    KeepDoubles,
    PlaceWager,
    Press,
    ShowCards,
    Stand,
)
from pitboss.play.state import Awaits, Round
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT
from pitboss.terms.equipment import CardDevice
from pitboss.terms.shuffle import DROPPED_CARDS
from tests.floor.fuzz.found import Finding
from tests.floor.fuzz.scene import ALL_CARDS, STAFF, Scene

RULE = "VIC-2003-01 7.5.7, ACT-2018-01 13, NSW-STAR-BJ 15.3: a round is concluded"
MOST = 300
"""So many steps are enough for any round."""
NEWCOMERS = ("zed", "yan", "xia", "wes", "val")
"""People who have not been at the table: whoever of them was not sent away comes and plays."""
ACTS = ("wrong-cards-check", "wrong-cards-notified", "device-lost-steps/damaged-cards", "device-lost-steps/device-afterwards")

Asked = tuple[str, Command]


class Driver:
    """A table taken on by people who want nothing but to get the round done."""

    def __init__(self, game: Game, floor: Floor, clock: int) -> None:
        self.game, self.floor, self.clock = game, floor, clock
        self.refused: list[str] = []
        self.used: list[Asked] = []

    def ask(self, by: str, command: Command) -> bool:
        """One request."""
        self.clock += 30
        try:
            _, self.floor = step(self.game, self.floor, Request(by, self.clock, command))
        except (Refused, Malformed) as fault:
            self.refused.append(f"{by} {type(command).__name__}: {fault.sentence}")
            return False
        return True

    def finish(self) -> None:
        """Play until the cards of a round have been taken up."""
        for name, role in STAFF.items():
            self.ask(name, SignOn(name, (role,)))
        number = self.floor.rounds.number
        begun = self.floor.rounds.in_progress or self.floor.rounds.is_over
        for _ in range(MOST):
            if self.floor.rounds.number > number or self.floor.opening.standing is not Standing.OPEN:
                return
            if not begun and any("final-rounds" in said or "the table closes" in said for said in self.refused):
                return  # the last round has been dealt: closing is the lawful step
            self.refused = []
            if not any(self.ask(by, command) for by, command in self.ways()) and not self._remedy():
                raise self._dead_end("nobody can do anything")
        raise self._dead_end(f"the round goes on and on for {MOST} steps")

    def _dead_end(self, said: str) -> Finding:
        now = self.floor.rounds.now
        where = f"awaiting {now.awaits.value}, cards {self.floor.cards.awaits.value}, accident {self.floor.accidents.open}"
        return Finding("dead-end", RULE, f"{said}: {where}; {' | '.join(_told(self.refused))}")

    def ways(self) -> Iterator[Asked]:
        """What might be done now, the likeliest first."""
        floor = self.floor
        asked = floor.accidents.asked
        if floor.accidents.open is not None and asked is not None:
            yield from self._choices()
        if floor.rounds.is_over:
            yield "dora", TakeUpCards()
        elif floor.cards.awaits is not CardsAwait.NOTHING or (floor.cards.due is not None and not floor.rounds.in_progress):
            yield from self._cards()
        if not floor.rounds.in_progress and not floor.rounds.is_over:
            yield from self._bets()
            yield from self._before_shuffle()
        else:
            yield from self._round()

    def _remedy(self) -> bool:
        """Something that is in the way is put right, each thing once."""
        for remedy in self.remedies():
            if remedy not in self.used and self.ask(*remedy):
                self.used.append(remedy)
                return True
        return False

    def _choices(self) -> Iterator[Asked]:
        asked = self.floor.accidents.asked
        assert asked is not None
        for choice in dict.fromkeys((asked.default, *asked.choices)):
            for player in asked.players:
                yield "dora", Choose(player, choice, self._card())
                yield SHOE, Choose(player, choice, self._card())
        yield from ((name, Rectify()) for name in STAFF)

    def _card(self) -> Card:
        cards = self.floor.cards
        if cards.held:
            return cards.held[0]
        return next(
            (card for card in ALL_CARDS[8:] if has(cards.left, card)),
            next((card for card in ALL_CARDS if has(cards.left, card)), ALL_CARDS[0]),
        )

    def _cards(self) -> Iterator[Asked]:
        cards = self.floor.cards
        program = cards.source is Source.PROGRAM
        commitment = "c0ffee" if program else ""
        match cards.awaits:
            case CardsAwait.CUT:
                yield "dora", Cut(cards.undealt // 2)
                yield "dora", RefuseCut()
                yield from ((name, Cut(cards.undealt // 2)) for name in STAFF)
            case CardsAwait.CUTTING_CARD:
                yield from (("dora", PlaceCuttingCard(depth)) for depth in (60, 20, 1, 104, cards.undealt // 2, cards.undealt // 4, 0))
            case CardsAwait.VERIFICATION:
                yield from ((name, RecordAct(DROPPED_CARDS.name)) for name in STAFF)
            case CardsAwait.BURN:
                yield (SHOE, Burn(self._card())) if program else ("dora", Burn())
            case _:
                for device in (None, *CardDevice):
                    yield "dora", Shuffle(cards.source, commitment, device)
                yield from self._before_shuffle()

    def _before_shuffle(self) -> Iterator[Asked]:
        """What a document wants done with wrong or new cards before they are shuffled."""
        if self.floor.accidents.force:
            yield from self._acts()
        if self.floor.cards.prep.unchecked - self.floor.cards.prep.checked:
            yield "dora", CheckNewCards()
            yield "cass", CheckNewCards()

    def _acts(self) -> Iterator[Asked]:
        """What people do about wrong, damaged and new cards, and about a lost device, and say that they have done; each once."""
        for act in ACTS:
            yield from self._once(*((name, RecordAct(act)) for name in ("dora", "gus", "gwen", "cass")))
        yield from self._once(("dora", CheckNewCards()), ("cass", CheckNewCards()))
        for name in ("dora", "cass", "gwen", "gus", "max", "olive"):
            yield name, ReplaceCards(Ground.AFTER_ROUND)
            yield name, ReplaceCards(Ground.AT_SHUFFLE)

    def _once(self, *ways: Asked) -> Iterator[Asked]:
        for way in ways:
            if way not in self.used:
                self.used.append(way)
                yield way

    def _bets(self) -> Iterator[Asked]:
        floor = self.floor
        if floor.rounds.players:
            yield "dora", CloseBetting()
            return
        newcomer = next(name for name in NEWCOMERS if name not in floor.conduct.excluded)
        # Whoever may play on at an old minimum needs its marker for that, and none at the new one.
        for least in dict.fromkeys((floor.limits.minimum_of(newcomer) or 1000, floor.limits.minimum or 1000)):
            if isinstance(floor.rounds.now, ComBoRound):
                yield newcomer, PlaceComBoWager(newcomer, "high-1", least)
            else:
                yield from ((newcomer, PlaceWager(box, newcomer, least)) for box in range(1, floor.opening.boxes + 1))

    def _round(self) -> Iterator[Asked]:
        floor = self.floor
        now = floor.rounds.now
        card = self._card()
        program = floor.cards.source is Source.PROGRAM
        if isinstance(now, ComBoRound):
            yield SHOE if program else "dora", DrawCard(card)
            yield from ((name, KeyResult(now.cards)) for name in ("dora", "gus", "pete"))
        else:
            yield from self._hands(now)
            yield from ((SHOE if program else "dora", DrawCard(each)) for each in (card, *ALL_CARDS[::7]))
        if not floor.cards.undealt:
            yield "dora", ReportAccident(NotEnoughCards(0, "c0ffee" if program else ""))

    def _hands(self, now: Round) -> Iterator[Asked]:
        match now.awaits:
            case Awaits.DECISION:
                box = now.hands[now.turn].box
                if box in now.hidden:
                    yield "dora", ShowCards(box)
                yield "dora", Stand(box)
                yield "dora", Hit(box)
                yield from self._absent(box)
            case Awaits.INSURANCE:
                yield "dora", CloseInsurance()
            case Awaits.SURRENDER:
                yield "dora", CloseSurrender()
            case Awaits.WITHDRAWAL:
                yield "dora", KeepDoubles()
            case Awaits.BUTTON:
                if now.presses:
                    box, player = now.presses[0]
                    yield "dora", Press(box, player, 1)
                yield "dora", FailButton()
            case _:
                pass

    def _absent(self, box: int) -> Iterator[Asked]:
        """Whoever calls the box has gone or was sent away: the document's rule takes over, after its wait and at its request."""
        subject, power = f"box {box}", self.game.get(ABSENT_PLAYER_DIRECTION)
        yield from ((name, FindAbsent(box)) for name in STAFF)
        for kind in (Kind.REASON, Kind.NOTICE_TO_PLAYERS):
            if not self.floor.notices.find(kind, ABSENT_PLAYER_WAIT.name, subject):
                yield "dora", GiveNotice(kind, ABSENT_PLAYER_WAIT.name, subject)
        asks = power.on_request_of if power else None
        if asks and not self.floor.notices.find(Kind.REQUEST, ABSENT_PLAYER_DIRECTION.name, subject):
            by = next((name for name, role in STAFF.items() if role is asks), "ann")
            yield by, GiveNotice(Kind.REQUEST, ABSENT_PLAYER_DIRECTION.name, subject, asks)

    def remedies(self) -> Iterator[Asked]:
        """What is asked for by signs that are down, play that is suspended, cards that wait for somebody to be told."""
        limits = self.floor.limits
        if self.floor.rounds.in_progress and not self.floor.cards.undealt:
            # With an automated shoe ACT-2018-01 18.1 takes 14.6 away: 16.3 is what is left, a round that is impractical to continue.
            yield "olive", InvalidateRound("impractical")
        yield from ((name, ReportMended()) for name in ("dora", "pete") if self.floor.accidents.force)
        yield from ((name, CheckSign()) for name in ("dora", "gus", "cass", "gwen"))
        for name in ("cass", "olive", "gwen", "shirley"):
            yield name, SetLimits(limits.minimum or 1000, limits.maximum or 5000, limits.unit or 500)
            yield name, EndLowLimit()


def _told(refused: list[str]) -> list[str]:
    """What was said, each thing once, cards that cannot come left out after the first."""
    found = {said.split("cannot come")[-1]: said for said in reversed(refused)}
    return list(found.values())[:12]


def require_way_on(scene: Scene) -> None:
    """From here the round can be finished, or one be played."""
    if scene.floor.opening.standing is Standing.OPEN:
        Driver(scene.game, scene.floor, scene.clock).finish()


def push_on(scene: Scene) -> bool:
    """One step of the driver at the table itself, where nothing else was accepted."""
    driver = Driver(scene.game, scene.floor, scene.clock)
    return any(scene.ask(by, command) for ways in (driver.ways(), driver.remedies()) for by, command in ways)
