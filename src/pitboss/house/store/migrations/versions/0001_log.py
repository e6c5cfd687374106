"""The log: streams, entries, postings and commands, which take additions only."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = ("stream", "entry", "posting", "command")

FORBID = """CREATE FUNCTION pitboss_forbid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the log is append-only: % of % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$"""

CONTIGUOUS = """CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.position <> 1 + coalesce((SELECT max(position) FROM entry WHERE stream = NEW.stream), 0)
BEGIN SELECT RAISE(ABORT, 'the log is append-only: an entry follows the last'); END"""


def upgrade() -> None:
    """Make the tables and the triggers that guard them."""
    op.create_table(
        "stream", sa.Column("name", sa.Text, primary_key=True), sa.Column("founded", sa.BigInteger, nullable=False), sqlite_with_rowid=False
    )
    op.create_table(
        "entry",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("position", sa.BigInteger, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("previous", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("stream", "position"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "posting",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("position", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("cents", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("stream", "position", "line"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "command",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("asked", sa.LargeBinary, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("stream", "id"),
        sqlite_with_rowid=False,
    )
    if op.get_context().dialect.name == "postgresql":
        _guard_on_server()
    else:
        _guard_in_file()


def _guard_on_server() -> None:
    op.execute(FORBID)
    for table in TABLES:
        op.execute(f"CREATE TRIGGER {table}_kept BEFORE UPDATE OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION pitboss_forbid()")
        op.execute(f"CREATE TRIGGER {table}_whole BEFORE TRUNCATE ON {table} FOR EACH STATEMENT EXECUTE FUNCTION pitboss_forbid()")


def _guard_in_file() -> None:
    for table in TABLES:
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{what.lower()} BEFORE {what} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, 'the log is append-only: {what} of {table} refused'); END"
            )
    op.execute(CONTIGUOUS)
