"""The founding of a table: the first entry of its stream, which says what is played there, and by the law of which moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pitboss.floor.game import Purpose
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class TableFounded:
    """A table by the names that files use: its game, the options elected, the side bets it offers, and what was given leave for.

    `on` is the moment whose law it stands on and `instruments` are the documents in force then; both are empty in logs that are older
    than they. `as_of` marks a table of another day, for training or history: what it says is shown there, and its law never changes.
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    side_bets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    purpose: Purpose = Purpose.HOUSE
    face_down_approved_by: Role | None = None
    naturals_deferred_by: Role | None = None
    on: str = ""
    instruments: tuple[str, ...] = ()
    as_of: str = ""

    @property
    def undated(self) -> TableFounded:
        """The same table, whatever law it stands on."""
        return replace(self, on="", instruments=(), as_of="")


@dataclass(frozen=True, slots=True)
class LawChanged:
    """The table goes on by the law of another moment; or it closes, because the law has nothing more to go on by: `why` says so."""

    on: str
    instruments: tuple[str, ...]
    rule: str
    as_of: str = ""
    closes: bool = False
    why: str = ""

    def founding(self, before: TableFounded) -> TableFounded:
        """What is played at the table from now on."""
        return before if self.closes else replace(before, on=self.on, instruments=self.instruments, as_of=self.as_of)
