"""Commands and events as JSON: one form for all of them, read off their classes, written and read strictly, with its schema.

A command is `{"do": "place-wager", "box": 1, "player": "ann", "amount": "25.00"}`, an event `{"event": "wager-placed", …, "rule": "…"}`.
Verbs and words are kebab-case, fields have the names of the code, cards are `"KD"`, money is a text with two decimals.

- `read_command(value, by="ann")`, `read_event(value)`: from parsed JSON, or `Malformed` in one sentence.
- `write_command(command)`, `write_event(event)`: back.
- `schema()`: one document that stands alone; `definitions("#/components/schemas/")`: the same parts for OpenAPI (`Command`, `Event`, …).
- `VERSION` of the form; `COMMANDS`, `EVENTS` by their names; `HOUSE_ONLY` commands are taken from no client.
"""

from pitboss.house.messages.kinds import COMMANDS, EVENTS, HOUSE_ONLY
from pitboss.house.messages.reading import read_command, read_event
from pitboss.house.messages.schema import definitions, schema
from pitboss.house.messages.words import VERSION, word
from pitboss.house.messages.writing import write_command, write_event

__all__ = [
    "COMMANDS",
    "EVENTS",
    "HOUSE_ONLY",
    "VERSION",
    "definitions",
    "read_command",
    "read_event",
    "schema",
    "word",
    "write_command",
    "write_event",
]
