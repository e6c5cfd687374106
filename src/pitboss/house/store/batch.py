"""A batch: everything that one command appends to one stream, and what the store answers to it."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.house.store.entry import Entry, Head


@dataclass(frozen=True, slots=True)
class Mark:
    """A command that was accepted: its id, who gave it, and a digest of what was asked."""

    id: str
    actor: str
    asked: bytes


@dataclass(frozen=True, slots=True)
class Sealed:
    """An order of cards and its secret, encrypted, under the commitment that was published."""

    commitment: str
    box: bytes


@dataclass(frozen=True, slots=True)
class Batch:
    """The entries of one command, to be appended all or none, if the stream still ends where it is expected to."""

    stream: str
    expected: Head
    mark: Mark
    entries: tuple[Entry, ...]
    sealed: tuple[Sealed, ...] = ()

    def __post_init__(self) -> None:
        after = self.expected
        for entry in self.entries:
            assert (entry.stream, entry.position, entry.previous) == (self.stream, after.position + 1, after.hash), "a batch is a chain"
            after = entry.head

    @property
    def head(self) -> Head:
        """Where the stream ends after it."""
        return self.entries[-1].head if self.entries else self.expected


@dataclass(frozen=True, slots=True)
class Appended:
    """The batch is durable, and the stream ends here."""

    head: Head


@dataclass(frozen=True, slots=True)
class Repeated:
    """A command of that id was accepted before: its mark, and where its entries stand."""

    mark: Mark
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Behind:
    """Somebody else appended first: the stream ends here, and nothing was written."""

    head: Head


Verdict = Appended | Repeated | Behind


class Conflict(Exception):
    """The stream no longer ends where the writer thought: read on from there, decide again and append again."""

    def __init__(self, stream: str, expected: Head, head: Head) -> None:
        super().__init__(f"{stream} ends at {head.position}, not at {expected.position}")
        self.stream = stream
        self.head = head


def settled(batch: Batch, verdict: Verdict) -> Appended | Repeated:
    """What the writer of a batch is answered; `Conflict` if it lost."""
    if isinstance(verdict, Behind):
        raise Conflict(batch.stream, batch.expected, verdict.head)
    return verdict
