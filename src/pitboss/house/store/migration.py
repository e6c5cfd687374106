"""Bringing a store up to date: Alembic says what is to be run, the back end runs it in one transaction."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from pitboss.house.store.faults import newer
from pitboss.house.store.place import StorePlace

REVISIONS = ("0001", "0002")
"""Every schema there has been, the oldest first; a test sees that these are Alembic's."""
HEAD = REVISIONS[-1]
VERSION = "SELECT version_num FROM alembic_version"
MIGRATIONS = Path(__file__).parent / "migrations"
BETWEEN = "\n\n--\n\n"
"""What stands between two statements; a statement may have several lines, and semicolons within."""


class Dialect(Enum):
    """Whose SQL."""

    SQLITE = "sqlite"
    POSTGRESQL = "postgresql"


def is_current(place: StorePlace, found: str) -> bool:
    """Whether a store has the schema of this program; refused if it has a later one. Empty is a store without any."""
    if found and found not in REVISIONS:
        raise newer(place, found)
    return found == HEAD


def statements(dialect: Dialect, found: str, to: str = HEAD) -> list[str]:
    """What leads from a schema to a later one, statement by statement, the note of the new version included."""
    if not found and to == HEAD:
        return new_store_in(dialect).read_text(encoding="utf-8").removesuffix("\n").split(BETWEEN)
    return by_alembic(dialect, found, to)


def new_store_in(dialect: Dialect) -> Path:
    """Where the statements for a new store are written down, so that nobody waits for Alembic; a test sees that they are Alembic's."""
    return MIGRATIONS / f"new.{dialect.value}.sql"


def write_new_stores() -> None:
    """Write them down again, after a migration was added."""
    for dialect in Dialect:
        new_store_in(dialect).write_text(BETWEEN.join(by_alembic(dialect, "", HEAD)) + "\n", encoding="utf-8")


def by_alembic(dialect: Dialect, found: str, to: str) -> list[str]:
    """The same, asked of Alembic."""
    from alembic.config import Config  # slow to import, and wanted only when a store is brought up to date
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    said: list[str] = []
    with EnvironmentContext(
        config,
        script,
        fn=lambda revision, _: script._upgrade_revs(to, revision),
        as_sql=True,
        starting_rev=found or None,
        destination_rev=to,
    ) as environment:
        environment.configure(dialect_name=dialect.value, transactional_ddl=False, dialect_opts={"paramstyle": "named"})
        environment.get_context().impl.static_output = lambda text: said.append(_trimmed(text))  # type: ignore[method-assign]
        environment.run_migrations()
    return [text for text in said if not text.startswith("--")]


def _trimmed(text: str) -> str:
    """A statement without the spaces that Alembic leaves at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())
