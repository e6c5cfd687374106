"""A small client of the house, for bots and tests: people, money and tables over HTTP, commands and events over the socket.

It knows no rules: commands and events are JSON objects as `docs/house.md` has them, money is text, and the server judges.

- `House(address)`: come in, read the lobby, buy in, send commands by HTTP.
- `House.line()`: the socket; `Line.subscribe(table)` gives a `Feed` of entries, `Line.command(table, …)` the answer once it is durable.
- A lost connection is taken up again by itself: feeds resume by position, commands without an answer are asked again under their ids.
- `Refusal` is what the server said no to, `Lost` is a server that does not answer: each is one sentence.
"""

from pitboss.client.faults import Fault, Lost, Refusal
from pitboss.client.feed import Feed
from pitboss.client.house import House
from pitboss.client.line import Line
from pitboss.client.records import Answer, Chips, Entry, Json, Me, Page, Session, Wallet

__all__ = ["Answer", "Chips", "Entry", "Fault", "Feed", "House", "Json", "Line", "Lost", "Me", "Page", "Refusal", "Session", "Wallet"]
