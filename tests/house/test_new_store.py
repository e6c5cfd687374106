"""A new store is made from statements that are written down: they must be what Alembic says."""

from __future__ import annotations

import pytest

from pitboss.house.store.migration import HEAD, Dialect, by_alembic, statements

AGAIN = "write them again: from pitboss.house.store.migration import write_new_stores; write_new_stores()"


@pytest.mark.parametrize("dialect", Dialect)
def test_what_is_written_down_is_what_alembic_says(dialect: Dialect) -> None:
    assert statements(dialect, "") == by_alembic(dialect, "", HEAD), AGAIN
