"""The program's next act at a table: a bot's request, or the turn of the house's dealer and shoe."""

from __future__ import annotations

import random
from dataclasses import dataclass

from pitboss.floor.automatic import CARD_AWAITED, WINDOWS, shuffle_is_due
from pitboss.floor.bots.temper import waits_for_others
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import Request
from pitboss.floor.rounds.state import OPEN_FOR_WAGERS
from pitboss.floor.state import Floor
from pitboss.house.timers.live import Live
from pitboss.house.timers.settings import Settings
from pitboss.house.timers.timer import Kind, Timer
from pitboss.play.com_bo.state import ComBoRound


@dataclass(frozen=True, slots=True)
class HouseTurn:
    """It is for the program to go on as dealer and shoe, once that time has come: the keeper of the table has the shoe.

    `awaited` are the people still waited for; `id` is the command id.
    """

    id: str
    at: int
    dealer: str
    awaited: tuple[str, ...]


def next_step(live: Live, now: int) -> Timer | HouseTurn | None:
    """What the program does next, and when; None where it waits for a person or the time."""
    floor, watch, clocks = live.floor, live.watch, live.settings.clocks
    if floor.opening.standing is not Standing.OPEN:
        return _last_shoe(live)
    request = _bots(live, now)
    if request is not None:
        return Timer(watch.stream, watch.head.position, Kind.STEP, watch.head.at + clocks.pace, request.by, request.do)
    awaited = _awaited(floor, live.settings)
    if not _is_the_house_s(floor, live.settings.dealer, awaited):
        return None
    pause = clocks.layout if floor.rounds.is_over else clocks.pace
    return HouseTurn(f"{watch.stream}:{watch.head.position}:{Kind.STEP.value}", watch.head.at + pause, live.settings.dealer, awaited)


def _last_shoe(live: Live) -> HouseTurn | None:
    """A table that has closed shows the order of the shoe it was dealt from, which will be dealt from no more."""
    floor, watch = live.floor, live.watch
    promised = floor.cards.commitment if floor.cards.source is Source.PROGRAM else ""
    if floor.opening.standing is not Standing.CLOSED or promised in ("", live.shown):
        return None
    return HouseTurn(f"{watch.stream}:{watch.head.position}:{Kind.STEP.value}", watch.head.at, live.settings.dealer, ())


def _bots(live: Live, now: int) -> Request | None:
    """The first bot with a wish, those who bet behind others last; each makes up its mind once a round, so asking twice changes nothing."""
    floor = live.floor
    betting = floor.rounds.now.awaits in OPEN_FOR_WAGERS
    ready = floor.cards.awaits is CardsAwait.NOTHING and not shuffle_is_due(floor.cards)
    for bot in sorted(live.settings.bots, key=lambda each: waits_for_others(each.temper)):
        there = bot.name in floor.boxes.present
        cuts = floor.cards.prep.cutter == bot.name
        if betting and there and not cuts and not ready:
            continue
        chance = random.Random(f"{live.watch.stream} {floor.rounds.number} {bot.name}")
        request = bot.request(live.game, floor, now, chance)
        if request is not None:
            return request
    return None


def _awaited(floor: Floor, settings: Settings) -> tuple[str, ...]:
    """The people who may still wager, or answer an offer."""
    bots = {bot.name for bot in settings.bots}
    playing = floor.rounds.players
    if floor.rounds.now.awaits in OPEN_FOR_WAGERS:
        return tuple(player for player in floor.boxes.present if player not in playing and player not in bots)
    return tuple(player for player in playing if player not in bots)


def _is_the_house_s(floor: Floor, dealer: str, awaited: tuple[str, ...]) -> bool:
    """Whether the next act is the program's: any card of its own shoe, and where it deals everything that is a dealer's."""
    rounds, cards = floor.rounds, floor.cards
    if floor.accidents.open is not None:
        return False
    if rounds.now.awaits in CARD_AWAITED:
        return cards.source is Source.PROGRAM
    if rounds.is_over:
        return bool(dealer)
    if not rounds.in_progress:
        if cards.source is not Source.PROGRAM:
            return False
        if cards.awaits is CardsAwait.NOTHING and not shuffle_is_due(cards):
            return bool(dealer and rounds.players and not awaited)
        offered = cards.awaits is CardsAwait.CUT and cards.prep.cutter in floor.boxes.present
        return not offered and (bool(dealer) or cards.awaits in (CardsAwait.BURN, CardsAwait.SHUFFLE))
    if isinstance(rounds.now, ComBoRound):
        return bool(dealer)
    return bool(dealer and rounds.now.awaits in WINDOWS and not awaited)
