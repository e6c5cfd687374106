"""Streams that are no table of the lobby: tournaments, their heats, promotions. What a kind brings, the house keeps, serves and audits.

- `StreamKind`: one record with everything that is a kind's own: events, commands, `step`, `evolve`, postings, words, views, timers.
- `StreamKeeper`: decides requests, appends what follows with its postings in one transaction, and answers once it is durable.
- `Hall`: a stream as one server keeps it, with what it remembers and who watches.
"""

from pitboss.house.streams.hall import Hall
from pitboss.house.streams.keeper import StreamAnswer, StreamKeeper, Wanted
from pitboss.house.streams.kind import Due, StreamKind, Told
from pitboss.house.streams.state import StreamState

__all__ = ["Due", "Hall", "StreamAnswer", "StreamKeeper", "StreamKind", "StreamState", "Told", "Wanted"]
