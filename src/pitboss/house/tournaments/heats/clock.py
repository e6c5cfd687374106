"""What the program does next in a heat, and when: bots, the dealer, the supervisor where no person is on duty as one, and the clocks.

Everything follows from the log and the time, so that a restart finds it again; what is asked has a name made of the position it follows
from, so that two servers ask it once.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.floor.automatic import CARD_AWAITED, WINDOWS, shuffle_is_due
from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.cards.commands import Cut, OfferCut, RefuseCut
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.game import Game
from pitboss.floor.people.ranks import capacities
from pitboss.floor.state import Floor
from pitboss.house.streams.kind import Due
from pitboss.house.timers import CLOCK, Clocks, Settings
from pitboss.house.timers.absent import undecided
from pitboss.house.timers.choosing import silent
from pitboss.house.timers.live import Live
from pitboss.house.timers.watch import Watch, moment_key
from pitboss.house.tournaments.founding import HEAT_CLOCKS
from pitboss.house.tournaments.heats.keeper import GoOn
from pitboss.house.tournaments.heats.state import WAGERS, HeatTable
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import CloseBetting
from pitboss.play.state import Awaits, Round
from pitboss.terms.powers import Role
from pitboss.terms.tournament_wagers import NO_WAGER, NoWager
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.heat.commands import (
    CountChips,
    HandBackForm,
    HoldLateToMinimum,
    NoteAway,
    PassForm,
    RecoverChips,
    RevealForm,
    StartSession,
)
from pitboss.tournament.heat.decide import decide
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.forms import fault_of
from pitboss.tournament.heat.order import has_acted, sequence
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.state import HeatStanding
from pitboss.tournament.paper.wagering import Compulsory
from pitboss.tournament.running.bot import Punter, move, side_wish
from pitboss.tournament.running.temper import TEMPERS, steady


@dataclass(frozen=True, slots=True)
class Scene:
    """A heat as a server holds it: its game, its table, since when it waits, the bots with their tempers, its clocks, and who deals.

    `dealer` is the name under which the program deals, empty where a person does.
    """

    game: Game
    table: HeatTable
    watch: Watch
    bots: Mapping[str, str]
    clocks: Clocks = HEAT_CLOCKS
    dealer: str = HOUSE_DEALER
    away: frozenset[str] = frozenset()

    @property
    def floor(self) -> Floor:
        """The table of the floor."""
        return self.table.floor

    def accepts(self, by: str, at: int, command: Any) -> bool:
        """Whether the heat would accept a command."""
        try:
            decide(self.game, self.table.heat, HeatRequest(by, at, command))
        except (Refused, Malformed):
            return False
        return True


def coming(scene: Scene, now: int) -> Due | None:
    """The next thing that the program does, with the time from which it may; None where only a person can go on."""
    found = [each for each in _coming(scene, now) if isinstance(each.command, GoOn) or each.at > now or _lawful(scene, each, now)]
    return min(found, key=lambda each: each.at) if found else None


def _lawful(scene: Scene, due: Due, now: int) -> bool:
    return scene.accepts(due.by, now, due.command)


def _due(scene: Scene, by: str, command: Any, at: int = 0, subject: str = "") -> Due:
    head = scene.watch.head
    name = ":".join(part for part in (scene.watch.stream, str(head.position), type(command).__name__, subject) if part)
    return Due(name, max(at, head.at + scene.clocks.pace), by, command)


def _coming(scene: Scene, now: int) -> Iterator[Due]:
    session = scene.table.heat.session
    if session.setup is None:
        return
    match session.standing:
        case HeatStanding.SET_UP:
            yield _due(scene, CLOCK, StartSession(), session.setup.starts)
        case HeatStanding.OVER:
            yield from _ending(scene)
        case HeatStanding.PLAYING if session.dispute is None:
            yield from _playing(scene, max(now, session.away_until), session.away_until)
        case _:
            return


def _ending(scene: Scene) -> Iterator[Due]:
    """Count, take the chips back, close the table and show the last shoe."""
    heat, floor = scene.table.heat, scene.floor
    if heat.custody.counted is None:
        yield _due(scene, CLOCK, CountChips({each: heat.custody.held.get(each, 0) for each in heat.leaving.live}))
    elif not heat.custody.recovered:
        yield _due(scene, CLOCK, RecoverChips())
    elif floor.cards.source is Source.PROGRAM and floor.cards.commitment not in ("", scene.table.shown):
        yield _due(scene, HOUSE_DEALER, GoOn(HOUSE_DEALER))


def _playing(scene: Scene, at: int, rest: int) -> Iterator[Due]:
    floor = scene.floor
    if floor.accidents.open is not None:
        yield from (Due(timer.id, timer.at, timer.by, timer.do) for timer in silent(_live(scene), scene.away))
        return
    bot = _bot(scene, at)
    if bot is not None:
        yield _due(scene, *bot, rest)
    elif floor.rounds.is_over:
        yield from _after_round(scene, rest)
    elif floor.rounds.in_progress:
        yield from _in_round(scene)
    elif floor.cards.awaits is not CardsAwait.NOTHING or shuffle_is_due(floor.cards):
        yield from _cards(scene, rest)
    else:
        yield from _betting(scene, rest)


def _bot(scene: Scene, at: int) -> tuple[str, Any] | None:
    """The first bot with something to do."""
    heat = scene.table.heat
    for player, temper in scene.bots.items():
        if player not in heat.leaving.live:
            continue
        chance = random.Random(f"{scene.watch.stream} {heat.session.rounds} {heat.floor.cards.shoes} {player}")
        kind = TEMPERS.get(temper, steady)
        command = move(scene.game, heat, Punter(player, kind, chance), at)
        if command is not None:
            return player, command
        placed = heat.leaving.wagers.get(player, 0) and not heat.floor.rounds.in_progress and not heat.floor.rounds.is_over
        side = side_wish(scene.game, heat, player, random.Random(f"side {scene.watch.stream} {heat.session.rounds} {player}"))
        if placed and side is not None and scene.accepts(player, at, side) and not _has_side_bet(heat.floor, player):
            return player, side
    return None


def _has_side_bet(floor: Floor, player: str) -> bool:
    now = floor.rounds.now
    return isinstance(now, Round) and any(bet.player == player for box in now.boxes for bet in box.side)


def _cards(scene: Scene, rest: int) -> Iterator[Due]:
    cards = scene.floor.cards
    began = scene.watch.since.get(moment_key(scene.floor))
    if cards.awaits is CardsAwait.CUT and cards.prep.cutter in scene.floor.boxes.present:
        if scene.clocks.cut is None:
            return
        at = (began.at if began else scene.watch.head.at) + scene.clocks.cut
        yield _due(scene, CLOCK, RefuseCut(), max(at, rest))
    elif cards.awaits is CardsAwait.CUT and cards.prep.declined:
        yield _due(scene, CLOCK, Cut(cards.undealt // 2), rest)
        yield _due(scene, CLOCK, OfferCut(), rest)
    elif scene.dealer:
        yield _due(scene, scene.dealer, GoOn(scene.dealer), rest)


def _betting(scene: Scene, rest: int) -> Iterator[Due]:
    """Forms examined, everybody waited for, the late held to the minimum and then noted away; at last betting is closed.

    Where a person deals, that person sees who is in the seat, and enters wagers in his or her own time: the program notes nobody away.
    """
    heat = scene.table.heat
    setup = heat.session.setup
    assert setup is not None
    desk = HeatDesk(scene.game, heat, HOUSE_DEALER, scene.watch.head.at, {})
    forms = [player for player, form in heat.wagering.forms.items() if not form.checked_by]
    for player in forms:
        if not supervised(scene):
            yield from (_due(scene, CLOCK, each, rest) for each in (PassForm(player), HandBackForm(player)) if _right(scene, player, each))
            return
    since = max(scene.watch.since.get(WAGERS, scene.watch.head).at, rest)
    patience = heat.wagering.seconds or scene.clocks.betting
    missing = [player for player in sequence(desk) if not has_acted(desk, player)]
    if not missing or setup.compulsory is Compulsory.NONE:
        if scene.dealer and not forms and (heat.leaving.wagers or heat.wagering.passed or heat.wagering.forms):
            yield _due(scene, scene.dealer, CloseBetting(), rest if not missing else since + (patience or 0))
        if not missing or heat.leaving.wagers:
            return
    if patience is None:
        return
    for player in missing:
        held = player in heat.wagering.held or desk.game.get(NO_WAGER) is NoWager.DISQUALIFIED
        if heat.wagering.seconds and not held:
            yield _due(scene, CLOCK, HoldLateToMinimum(player), since + patience, player)
        grace = scene.clocks.grace if heat.wagering.seconds else 0
        gone = scene.clocks.grace if player in scene.away else patience + grace
        if scene.dealer:
            yield _due(scene, CLOCK, NoteAway(player), since + gone, player)


def _right(scene: Scene, player: str, command: Any) -> bool:
    faulty = bool(fault_of(HeatDesk(scene.game, scene.table.heat, CLOCK, scene.watch.head.at, {}), player))
    return faulty is isinstance(command, HandBackForm)


def supervised(scene: Scene) -> bool:
    """Whether a person is on duty who may examine and announce forms."""
    power = scene.game.get(TOURNAMENT_POWERS["check-and-reveal-undisclosed-wagers"])
    if power is None:
        return True
    people = scene.floor.people.roles
    return any(person != CLOCK and any(power.held_by(role) for role in capacities(scene.game, roles)) for person, roles in people.items())


def _in_round(scene: Scene) -> Iterator[Due]:
    now = scene.floor.rounds.now
    if now.awaits in CARD_AWAITED:
        if scene.floor.cards.source is Source.PROGRAM:
            yield _due(scene, HOUSE_DEALER, GoOn(HOUSE_DEALER))
    elif now.awaits is Awaits.DECISION:
        yield from _decision(scene)
    elif now.awaits in WINDOWS and scene.dealer and (scene.clocks.window is not None or not _waits_for_people(scene)):
        began = scene.watch.since.get(moment_key(scene.floor), scene.watch.head)
        yield _due(scene, scene.dealer, WINDOWS[now.awaits], began.at + (scene.clocks.window or 0) if _waits_for_people(scene) else 0)


def _waits_for_people(scene: Scene) -> bool:
    return any(player not in scene.bots and player not in scene.away for player in scene.floor.rounds.players)


def _decision(scene: Scene) -> Iterator[Due]:
    """The document's own rule for a player who does not decide: it holds in tournaments too, and draws where a hand must draw."""
    began = scene.watch.since.get(moment_key(scene.floor), scene.watch.head)
    yield from (Due(timer.id, timer.at, timer.by, timer.do) for timer in undecided(_live(scene), began, scene.away))


def _after_round(scene: Scene, rest: int) -> Iterator[Due]:
    """Forms announced, then the cards taken up."""
    heat = scene.table.heat
    at = max(scene.watch.head.at + scene.clocks.layout, rest)
    if heat.wagering.forms:
        if not supervised(scene):
            player = next(iter(heat.wagering.forms))
            yield _due(scene, CLOCK, RevealForm(player), rest, player)
        return
    if not scene.dealer:
        return
    everybody_plays_by_program = all(player in scene.bots for player in heat.leaving.live)
    yield _due(scene, scene.dealer, GoOn(scene.dealer), rest if everybody_plays_by_program else at)


def _live(scene: Scene) -> Live:
    return Live(scene.game, scene.floor, scene.watch, Settings(scene.clocks, scene.dealer, ()), scene.table.shown)


def on_duty(game: Game, clock_roles: Collection[Role]) -> tuple[Role, ...]:
    """The roles in which the clock is on duty in a heat: as at any table, and as the supervisor of forms."""
    power = game.get(TOURNAMENT_POWERS["check-and-reveal-undisclosed-wagers"])
    return tuple(dict.fromkeys((*clock_roles, *((power.holder,) if power else ()))))
