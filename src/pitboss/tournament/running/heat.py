"""A heat played through by bots and a dealer of the program, every card out of a shuffle it committed to."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from enum import Enum

from pitboss.floor.automatic import next_request, shuffle_is_due
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
from pitboss.play.commands import CloseBetting, CloseInsurance, CloseSurrender, DrawCard, KeepDoubles, PlaceWager
from pitboss.play.state import Awaits, Round
from pitboss.terms.powers import Role
from pitboss.terms.tournaments import TOURNAMENT_HEAD, TOURNAMENT_POWERS
from pitboss.tournament.heat.commands import Command, CountChips, OpenHeat, PassForm, RecoverChips, RevealForm, StartSession, WriteForm
from pitboss.tournament.heat.decide import step
from pitboss.tournament.heat.events import Event
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.ranking import HeatResult, result_of
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.heat.state import Heat, HeatStanding
from pitboss.tournament.running.bot import Punter, hand_wishes, side_wish, wager_wishes
from pitboss.tournament.running.temper import Temper, steady

DEALER = "house dealer"
SUPERVISOR = "house supervisor"
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
        while self.heat.session.standing is HeatStanding.PLAYING:
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
        if self.setup.undisclosed:
            checks = self.game.get(TOURNAMENT_POWERS["check-and-reveal-undisclosed-wagers"])
            self.do(SUPERVISOR, SignOn(SUPERVISOR, (checks.holder if checks else Role.GAMING_SUPERVISOR,)))
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
        for player in tuple(self.heat.wagering.forms):
            self.do(SUPERVISOR, RevealForm(player))
        self.do(DEALER, TakeUpCards())

    def _wagers(self) -> None:
        """Everybody in turn: a wager, a pass card or a form, and now and then a bet on sevens beside the wager."""
        marker, live = self.heat.wagering.marker, self.heat.leaving.live
        for seat in sorted(self.setup.seats, key=lambda each: (each.box < marker, each.box)):
            if seat.player not in live:
                continue
            temper = self.tempers.get(seat.player, steady)
            done = self._first(seat.player, wager_wishes(self.heat, Punter(seat.player, temper, self.chance), self.at))
            if isinstance(done, WriteForm):
                self.do(SUPERVISOR, PassForm(seat.player))
            side = side_wish(self.game, self.heat, seat.player, self.chance) if isinstance(done, PlaceWager) else None
            if side is not None:
                self.do(seat.player, side)

    def _first(self, by: str, wishes: Iterable[Command]) -> Command:
        """The first wish that the heat accepts."""
        for wish in wishes:
            try:
                self.do(by, wish)
            except Refused:
                continue
            return wish
        raise AssertionError(f"{by} can do nothing")

    def _decides(self, now: Round) -> None:
        hand = now.hands[now.turn]
        self._first(hand.stakes[0].player, hand_wishes(self.heat, hand.box))
