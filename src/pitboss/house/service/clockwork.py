"""Clockwork: one task a table that lets the time and the program do what is theirs, with command ids that no server can use twice."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from pitboss.floor.game import Purpose
from pitboss.house.service.room import Room
from pitboss.house.store.faults import Stopped
from pitboss.house.tables import Outcome
from pitboss.house.tables.lost import LOST
from pitboss.house.timers import HouseTurn, Timer, due, next_step, running
from pitboss.law.refusal import PitbossError, Refused

BREATH, LONG_BREATH = 0.05, 0.2
"""Seconds for which a table is left alone after something happened, so that a busy one is looked at some times a second, no more; longer
each time while nothing is due there."""
LONGEST = 60.0
PAUSE = 1.0
LOG = logging.getLogger("pitboss.clockwork")


async def keep_time(room: Room) -> None:
    """Do what is due at a table, then sleep until the next thing is, or something happens there."""
    breath = BREATH
    while True:
        room.changed.clear()
        try:
            acted = await _act(room)
        except Stopped as fault:
            LOG.warning("table stopped", extra={"table": room.id, "code": fault.code, "sentence": fault.sentence})
            await asyncio.sleep(PAUSE)
            continue
        except PitbossError as fault:  # refused as the table stands now, or somebody was quicker
            acted = fault.code == "overtaken" or await _lost_shoe(room, fault)
            if not acted:
                LOG.info("timer refused", extra={"table": room.id, "code": fault.code})
                await asyncio.sleep(PAUSE)
        except Exception:
            LOG.exception("clockwork failed", extra={"table": room.id})
            await asyncio.sleep(LONGEST)
            continue
        breath = BREATH if acted else await _pause(room, breath)
        await asyncio.sleep(breath)


async def _pause(room: Room, breath: float) -> float:
    """Wait until something is due or happens; the breath to take after it, longer where something had happened already."""
    begun = monotonic()
    with suppress(TimeoutError):
        async with asyncio.timeout(_until_next(room)):
            await room.changed.wait()
    return min(2 * breath, LONG_BREATH) if monotonic() - begun < breath else BREATH


async def _lost_shoe(room: Room, fault: PitbossError) -> bool:
    """Whether the shoe can be dealt from no more, which is then declared."""
    if not isinstance(fault, Refused) or fault.code not in LOST:
        return False
    with suppress(PitbossError):
        await room.lose_shoe(fault)
        return True
    return False


async def _act(room: Room) -> bool:
    """Do one thing that is due; False where nothing is."""
    now = room.now() // 1000
    if await room.mind_law():
        return True
    if room.used_by is not None and not room.floor.rounds.log:
        return False
    away = frozenset() if room.game.purpose is Purpose.TRAINING else frozenset(room.away)
    step = _ready(room, now, away)
    if step is None:
        return False
    if isinstance(step, HouseTurn):
        answer = await room.goes_on(step, now)
    else:
        answer = await room.do(step.request(now), step.id, room.unmoved())
    if answer is not None and answer.outcome is Outcome.BEFORE:
        await room.follow()
    return answer is not None and answer.outcome is Outcome.NOW


def _ready(room: Room, now: int, away: frozenset[str]) -> Timer | HouseTurn | None:
    ready = due(room.live, now, away=away)
    if ready:
        return ready[0]
    step = next_step(room.live, now)
    return step if step is not None and step.at <= now else None


def _until_next(room: Room) -> float:
    """Seconds until something may be due, by the clock alone."""
    now = room.now() // 1000
    ends = room.law_until
    times: list[float] = [] if ends is None or ends <= now else [ends]
    times += [timer.at for timer in running(room.live, away=room.away) if timer.at > now]
    step = next_step(room.live, now)
    if step is not None and step.at > now:
        times.append(step.at)
    return min(max(min(times) - room.now() / 1000, 0.01), LONGEST) if times else LONGEST
