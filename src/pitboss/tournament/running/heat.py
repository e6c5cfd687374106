"""A heat played through by bots and a dealer of the program, every card out of a shuffle it committed to."""

from __future__ import annotations

import random
from collections.abc import Mapping
from enum import Enum

from pitboss.floor.automatic import next_request, shuffle_is_due
from pitboss.floor.bots.strategy import sensible
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Cut, RevealShuffle
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.game import Game
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.law.refusal import Refused
from pitboss.law.terms.powers import Role
from pitboss.law.terms.tournaments import TOURNAMENT_HEAD
from pitboss.play.commands import CloseBetting, CloseInsurance, CloseSurrender, DrawCard, Hit, KeepDoubles, PlaceWager, Stand
from pitboss.play.state import Awaits, Round
from pitboss.tournament.heat.commands import Command, CountChips, OpenHeat, RecoverChips, StartSession
from pitboss.tournament.heat.decide import step
from pitboss.tournament.heat.events import Event
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult, result_of
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.heat.state import Heat, Standing
from pitboss.tournament.paper.plan import Measure
from pitboss.tournament.running.temper import Seen, Temper, brought_within, steady

DEALER = "house dealer"
SECONDS_A_ROUND = 60
CARDS = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER)
WINDOWS: Mapping[Awaits, Command] = {
    Awaits.INSURANCE: CloseInsurance(),
    Awaits.SURRENDER: CloseSurrender(),
    Awaits.WITHDRAWAL: KeepDoubles(),
}


class Keeps(Enum):
    """What a run remembers: its whole log, or the state alone."""

    LOG = "log"
    STATE = "state"


class HeatRun:
    """A heat being played: its state, its log where one is kept, and all its chance from one `random.Random`."""

    def __init__(
        self, game: Game, setup: Setup, chance: random.Random, tempers: Mapping[str, Temper], *, at: int = 0, log: Keeps = Keeps.LOG
    ) -> None:
        self.game, self.setup, self.chance, self.tempers = game, setup, chance, tempers
        self.pack = game.table.pack.cards()
        self.heat, self.log, self.at = Heat(), list[Event](), max(at, setup.starts)
        self.keeps = log is Keeps.LOG
        self.shoe = self._new_shoe()

    def plays(self) -> HeatResult:
        """Play the heat from its opening to the count."""
        self._opens()
        while self.heat.session.standing is Standing.PLAYING:
            self.plays_round()
        self.do(DEALER, CountChips({player: self.heat.custody.held.get(player, 0) for player in self.heat.leaving.live}))
        result = result_of(self.heat)
        self.do(DEALER, RecoverChips())
        return result

    def do(self, by: str, command: Command) -> None:
        """Ask one thing; what happens goes into the log."""
        events, self.heat = step(self.game, self.heat, HeatRequest(by, self.at, command))
        if self.keeps:
            self.log += events

    def _opens(self) -> None:
        self.do(TOURNAMENT, OpenHeat(self.setup))
        self.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
        head = self.setup.heads[0] if self.setup.heads else ""
        if head:
            self.do(head, SignOn(head, (self.game.get(TOURNAMENT_HEAD) or Role.TOURNAMENT_DIRECTOR,)))
        self.do(DEALER, OpenTable())
        for seat in self.setup.seats:
            self.do(seat.player, JoinTable(seat.player, seat.box))
        self.do(DEALER, StartSession())

    def _new_shoe(self) -> CommittedShoe:
        return CommittedShoe(self.pack, self.chance.randbytes(32), self.chance.randbytes(16))

    def _prepares(self) -> None:
        """Reveal the old shoe, shuffle a new one, have it cut, and burn."""
        cards = self.heat.floor.cards
        while cards.awaits is not CardsAwait.NOTHING or shuffle_is_due(cards):
            if cards.awaits is CardsAwait.CUT and cards.prep.cutter in self.heat.floor.boxes.present:
                self.do(cards.prep.cutter, Cut(self.chance.randrange(cards.undealt // 3, 2 * cards.undealt // 3)))
                cards = self.heat.floor.cards
                continue
            request = next_request(self.game, self.heat.floor, self.shoe, self.at, dealer=DEALER, awaited=self.setup.players)
            assert request is not None, f"the cards await {cards.awaits}"
            self.do(request.by, request.do)
            cards = self.heat.floor.cards
            if isinstance(request.do, RevealShuffle):
                self.shoe = self._new_shoe()

    def plays_round(self) -> None:
        """Prepare the cards if need be, take the wagers in order, deal, and take the cards up."""
        self.at += SECONDS_A_ROUND
        self._prepares()
        self._wagers()
        self.do(DEALER, CloseBetting())
        rounds = self.heat.floor.rounds
        while not rounds.is_over:
            now = rounds.now
            assert isinstance(now, Round)
            if now.awaits in CARDS:
                self.do(SHOE, DrawCard(self.shoe.next_card()))
            elif now.awaits is Awaits.DECISION:
                self._decides(now)
            else:
                self.do(DEALER, WINDOWS[now.awaits])
            rounds = self.heat.floor.rounds
        self.do(DEALER, TakeUpCards())

    def _wagers(self) -> None:
        marker, live = self.heat.wagering.marker, self.heat.leaving.live
        for seat in sorted(self.setup.seats, key=lambda each: (each.box < marker, each.box)):
            if seat.player in live:
                seen = self._seen(seat.player)
                wish = self.tempers.get(seat.player, steady)(seen, self.chance)
                self.do(seat.player, PlaceWager(seat.box, seat.player, brought_within(wish, seen)))

    def _seen(self, player: str) -> Seen:
        heat = self.heat
        held = heat.custody.held
        others = tuple(held[each] for each in heat.leaving.live if each != player)
        session = heat.session
        return Seen(held[player], others, session.minimum, session.maximum, self._progress(), self.setup.advance)

    def _progress(self) -> float:
        """How far the session is, from 0 to 1."""
        session, (measure, number) = self.heat.session, self.setup.length
        if measure is Measure.ROUNDS:
            return session.rounds / number
        if measure is Measure.MINUTES:
            return min(1.0, (self.at - session.began) / (60 * number))
        if measure is Measure.SHOES:
            cards = self.heat.floor.cards
            return min(1.0, (session.shoes + 1 - cards.undealt / max(1, sum(cards.pack))) / number)
        return 1.0

    def _decides(self, now: Round) -> None:
        """The first wish of the player that the heat accepts."""
        hand = now.hands[now.turn]
        player = hand.stakes[0].player
        for wish in (*sensible(self.heat.floor), Stand, Hit):
            try:
                self.do(player, wish(hand.box))
            except Refused:
                continue
            return
        raise AssertionError(f"{player} can neither stand nor draw on {hand}")
