"""A table's stream read back: from the last snapshot that fits, or from the start."""

from __future__ import annotations

from contextlib import suppress

from pitboss import __version__
from pitboss.house.clock import HOUSE
from pitboss.house.store import Batch, Conflict, Draft, Head, Mark, Snapshot, Stamp, Store, chained
from pitboss.house.store.entry import require_chain
from pitboss.house.store.faults import refused
from pitboss.house.tables.codec import VERSION, read_event, read_state, write_event
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.keeper import SNAPSHOT_EVERY, TableKeeper
from pitboss.house.tables.law import OpenGame
from pitboss.house.tables.names import stream_of
from pitboss.house.tables.state import TableState, follow
from pitboss.house.tables.vault import Vault
from pitboss.law.refusal import Malformed

FOUNDING = "founding"
"""The command id under which a table is founded: twice is once."""


async def found_table(store: Store, name: str, founding: TableFounded, by: str, *, time: int | None = None) -> str:
    """Begin the stream of a table; one that exists is left as it is if it was founded alike, and refused otherwise.

    Whenever it was founded: its own log says which law it stands on.
    """
    stream, body = stream_of(name), write_event(founding)
    entries = chained(stream, Head(), Stamp(HOUSE.now() if time is None else time, by, FOUNDING), [Draft(body, VERSION)])
    with suppress(Conflict):
        await store.append(Batch(stream, Head(), Mark(FOUNDING, by, entries[0].hash), entries))
    first = await store.read(stream, 0, 1)
    known = read_event(first[0].body, first[0].version)
    if not isinstance(known, TableFounded) or known.undated != founding.undated:
        raise refused("table-exists", f"there is a table {name!r} already, and it is another: choose another name")
    return stream


async def open_table(store: Store, name: str, open_game: OpenGame, vault: Vault, *, snapshot_every: int = SNAPSHOT_EVERY) -> TableKeeper:
    """The keeper of a table that was founded; it keeps a snapshot every so many entries."""
    stream = stream_of(name)
    state, head = await load(store, stream, vault)
    if state.founding is None:
        raise Malformed("table", f"there is no table {name!r} in the store")
    return TableKeeper(store, stream, open_game(state.founding), (state, head), vault, snapshot_every=snapshot_every)


async def load(store: Store, stream: str, vault: Vault | None = None) -> tuple[TableState, Head]:
    """What a stream has come to, and where it ends."""
    state, head = await from_snapshot(store, stream, vault)
    while entries := await store.read(stream, head.position):
        require_chain(entries, head)
        state = follow(state, [read_event(entry.body, entry.version) for entry in entries])
        head = entries[-1].head
    return state, head


async def from_snapshot(store: Store, stream: str, vault: Vault | None = None) -> tuple[TableState, Head]:
    """The latest snapshot that this program wrote of this very log, with this house's key; whatever does not fit is passed over."""
    for snapshot in await store.snapshots(stream):
        version, _, mark = snapshot.program.partition(" ")
        if version != __version__ or (vault is not None and mark != vault.mark(snapshot)) or not await _is_of_this_log(store, snapshot):
            continue
        try:
            return read_state(snapshot.state), Head(snapshot.position, snapshot.head)
        except Malformed:
            continue
    return TableState(), Head()


async def _is_of_this_log(store: Store, snapshot: Snapshot) -> bool:
    entries = await store.read(snapshot.stream, snapshot.position - 1, 1)
    return bool(entries) and entries[0].hash == snapshot.head
