"""The tables of the store as they are now, for reports and to hold the migrations against; the hot path does not come this way."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, Table, Text

METADATA = MetaData()
ROWS: dict[str, Any] = {"sqlite_with_rowid": False}

STREAM = Table("stream", METADATA, Column("name", Text, primary_key=True), Column("founded", BigInteger, nullable=False), **ROWS)

ENTRY = Table(
    "entry",
    METADATA,
    Column("stream", Text, nullable=False),
    Column("position", BigInteger, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("previous", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    PrimaryKeyConstraint("stream", "position"),
    **ROWS,
)

POSTING = Table(
    "posting",
    METADATA,
    Column("stream", Text, nullable=False),
    Column("position", BigInteger, nullable=False),
    Column("line", Integer, nullable=False),
    Column("account", Text, nullable=False),
    Column("cents", BigInteger, nullable=False),
    PrimaryKeyConstraint("stream", "position", "line"),
    **ROWS,
)

COMMAND = Table(
    "command",
    METADATA,
    Column("stream", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("asked", LargeBinary, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("amount", Integer, nullable=False),
    PrimaryKeyConstraint("stream", "id"),
    **ROWS,
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("stream", Text, nullable=False),
    Column("position", BigInteger, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("program", Text, nullable=False),
    Column("state", Text, nullable=False),
    PrimaryKeyConstraint("stream", "position"),
    **ROWS,
)

SEALED = Table(
    "sealed",
    METADATA,
    Column("stream", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("box", LargeBinary, nullable=False),
    PrimaryKeyConstraint("stream", "commitment"),
    **ROWS,
)
