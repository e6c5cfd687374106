"""Tables of the floor, kept in the store: what a stream of a table means, and who appends to it."""

from pitboss.house.tables.asking import Answer, Asked, Outcome
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.keeper import TableKeeper
from pitboss.house.tables.loading import found_table, open_table
from pitboss.house.tables.state import TableState
from pitboss.house.tables.vault import Vault

__all__ = ["Answer", "Asked", "Outcome", "TableFounded", "TableKeeper", "TableState", "Vault", "found_table", "open_table"]
