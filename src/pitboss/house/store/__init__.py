"""The store: an append-only log of streams, chained by hashes, in an SQLite file or a PostgreSQL database."""

from pitboss.house.store.batch import Appended, Batch, Conflict, Mark, Repeated, Sealed
from pitboss.house.store.entry import Draft, Entry, Head, Stamp, chained
from pitboss.house.store.opening import open_store, opened
from pitboss.house.store.protocol import Access, Snapshot, Store, Tally

__all__ = [
    "Access",
    "Appended",
    "Batch",
    "Conflict",
    "Draft",
    "Entry",
    "Head",
    "Mark",
    "Repeated",
    "Sealed",
    "Snapshot",
    "Stamp",
    "Store",
    "Tally",
    "chained",
    "open_store",
    "opened",
]
