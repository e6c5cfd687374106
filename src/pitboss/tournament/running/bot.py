"""A bot in a heat: what it wagers, and whether it passes, writes a form or bets on sevens instead; and how it plays its hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from pitboss.floor.automatic import shuffle_is_due
from pitboss.floor.bots.strategy import sensible
from pitboss.floor.cards.commands import Cut
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.game import Game
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import Hit, PlaceSideBet, PlaceWager, Stand
from pitboss.play.state import Awaits, Round
from pitboss.tournament.heat.commands import Command, PlayPassCard, WriteForm
from pitboss.tournament.heat.decide import decide
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.paper.faults import SEVENS
from pitboss.tournament.paper.plan import Measure
from pitboss.tournament.running.temper import Seen, Temper, brought_within

LATE = 0.7
"""How far a session is when bots begin to use pass cards and forms."""
ONE_IN = 6
"""How often a bot that holds enough bets on sevens: one round in so many."""
MINUTE = 60


class Punter(NamedTuple):
    """A bot: its name, how it wagers, and where its chance comes from."""

    name: str
    temper: Temper
    chance: random.Random


def progress(heat: Heat, setup: Setup, at: int) -> float:
    """How far the session is, from 0 to 1."""
    session, (measure, number) = heat.session, setup.length
    if measure is Measure.ROUNDS:
        return session.rounds / number
    if measure is Measure.MINUTES:
        return min(1.0, (at - session.began) / (MINUTE * number))
    if measure is Measure.SHOES:
        cards = heat.floor.cards
        return min(1.0, (session.shoes + 1 - cards.undealt / max(1, sum(cards.pack))) / number)
    return 1.0


def seen_by(heat: Heat, setup: Setup, player: str, at: int) -> Seen:
    """What a player sees when it is time to wager."""
    held, session = heat.custody.held, heat.session
    others = tuple(held.get(each, 0) for each in heat.leaving.live if each != player)
    return Seen(held.get(player, 0), others, session.minimum, session.maximum, progress(heat, setup, at), setup.advance)


def wager_wishes(heat: Heat, punter: Punter, at: int) -> Iterator[Command]:
    """What a bot would do in place of a wager, the dearest wish first; the wager itself comes last and is always lawful."""
    setup, player = heat.session.setup, punter.name
    assert setup is not None
    seen, box = seen_by(heat, setup, player, at), setup.box_of(player)
    amount = brought_within(punter.temper(seen, punter.chance), seen)
    late, leads = seen.progress >= LATE, seen.held > max(seen.others, default=0)
    if late and leads and heat.wagering.passes.get(player):
        yield PlayPassCard(player)
    if late and not leads and heat.wagering.used.get(player, 0) < setup.undisclosed:
        yield WriteForm(player, "main", amount)
    yield PlaceWager(box, player, amount)


def side_wish(game: Game, heat: Heat, player: str, chance: random.Random) -> Command | None:
    """A bet on sevens beside the wager, now and then, where the game of the heat has it and the chips are there."""
    setup, least = heat.session.setup, heat.session.minimum
    if SEVENS not in game.side_bets or setup is None or chance.randrange(ONE_IN) or heat.custody.held.get(player, 0) < 2 * least:
        return None
    return PlaceSideBet(setup.box_of(player), player, SEVENS, least)


def hand_wishes(heat: Heat, box: int) -> Iterator[Command]:
    """How a bot would play the hand that is to decide, the dearest wish first."""
    for wish in (*sensible(heat.floor), Stand, Hit):
        yield wish(box)


def move(game: Game, heat: Heat, punter: Punter, at: int) -> Command | None:
    """The next command of a bot as the heat stands, one that the heat accepts; None where it has nothing to do."""
    for wish in _wishes(heat, punter, at):
        try:
            decide(game, heat, HeatRequest(punter.name, at, wish))
        except (Refused, Malformed):
            continue
        return wish
    return None


def _wishes(heat: Heat, punter: Punter, at: int) -> Iterator[Command]:
    floor, now, player = heat.floor, heat.floor.rounds.now, punter.name
    if floor.cards.awaits is CardsAwait.CUT:
        if floor.cards.prep.cutter == player:
            yield Cut(punter.chance.randrange(floor.cards.undealt // 3, 2 * floor.cards.undealt // 3))
    elif now.awaits is Awaits.WAGERS and not floor.rounds.in_progress and floor.cards.awaits is CardsAwait.NOTHING:
        acted = player in heat.leaving.wagers or player in heat.wagering.passed or player in heat.wagering.forms
        if player in heat.leaving.live and player not in heat.leaving.away and not acted and not shuffle_is_due(floor.cards):
            yield from wager_wishes(heat, punter, at)
    elif isinstance(now, Round) and now.awaits is Awaits.DECISION:
        hand = now.hands[now.turn]
        if hand.stakes and hand.stakes[0].player == player:
            yield from hand_wishes(heat, hand.box)
