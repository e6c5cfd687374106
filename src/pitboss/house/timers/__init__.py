"""Clocks and the program's own part at a table: what is due, when, and which command it gives. Pure; the service asks and appends.

- `Settings(clocks, dealer, bots)`: how a table keeps time and which of its people are the program's.
- `Live`: a table as a server holds it; `opened(game, stream, settings)` at the beginning, `live.after([Recorded(position, at, event), …])`
  once events are in the stream. Its watch says since when each thing has been waited for, event by event: the same on every server
  and after a restart. `resumed(opened(…), floor, position, at, shown=…)` begins from a snapshot's state and the position it has come to.
- `due(live, now, away=…)`: every `Timer` whose time has come and whose command the table accepts now; `away` are players who dropped.
  `running(live)`: all that run, with their times, so that a server knows how long it may sleep.
- `Timer.id` is the command id: stream, position where its clock began, kind. Two servers, or one after a restart, make the same, so it
  happens once. `still_due(live, timer, now)` is asked before every try: a timer that lost a race against its player has nothing to say
  to the table as it stands then, so its command must never be decided again on a later state without being looked at.
- `next_step(live, now)`: the program's next act: a `Timer` of a bot's, or a `HouseTurn`, for which the keeper has the shoe:
  `keeper.goes_on(now, dealer=turn.dealer, awaited=turn.awaited, command=turn.id)`. After a lost race it is asked anew, too; a turn of
  which nothing comes waits for the next event.
- `objection_to_sender(game, floor, command, by)`: what the service must refuse a client before the floor is asked.
- `CLOCK`, `RESERVED`: names that no account may have. `clock_roles(game)`: in which roles the clock signs on.
"""

from pitboss.house.timers.actors import CLOCK, RESERVED, clock_roles
from pitboss.house.timers.due import due, running, still_due
from pitboss.house.timers.live import Live, Recorded, opened, resumed
from pitboss.house.timers.sender import objection_to_sender
from pitboss.house.timers.settings import Clocks, Settings
from pitboss.house.timers.steps import HouseTurn, next_step
from pitboss.house.timers.timer import Kind, Timer
from pitboss.house.timers.watch import Began, Watch

__all__ = [
    "CLOCK",
    "RESERVED",
    "Began",
    "Clocks",
    "HouseTurn",
    "Kind",
    "Live",
    "Recorded",
    "Settings",
    "Timer",
    "Watch",
    "clock_roles",
    "due",
    "next_step",
    "objection_to_sender",
    "opened",
    "resumed",
    "running",
    "still_due",
]
