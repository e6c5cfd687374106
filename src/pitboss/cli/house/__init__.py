"""The words of the commands around the house: serve, settings, verify, export, replay, fair, backup. Their work is imported when needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pitboss.cli.help import OPEN, PROVE, command, examples
from pitboss.cli.words import Json

StoreUrl = Annotated[
    str,
    typer.Option("--store", metavar="URL", help="sqlite:///PATH or postgresql://…; else as `pitboss settings` has it.", show_default=False),
]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="A table by its name, such as main-1.", show_default=False)]
File = Annotated[str, typer.Argument(metavar="FILE", help="What `pitboss export` wrote; - is stdin.", show_default=False)]
MaybeLog = Annotated[
    str | None,
    typer.Argument(metavar="[FILE|ADDRESS]", help="What `pitboss export` wrote, or a house such as http://HOST:PORT.", show_default=False),
]
MaybeTable = Annotated[str | None, typer.Argument(metavar="[TABLE]", help="After an address: the table, by its name.", show_default=False)]
Against = Annotated[
    Path | None, typer.Option("--against", metavar="FILE", help="What `verify --json` said before: the logs must still go through there.")
]
ShoeNumber = Annotated[int | None, typer.Option("--shoe", metavar="N", min=1, help="One shoe, counted from 1.")]
RoundNumber = Annotated[int | None, typer.Option("--round", metavar="N", min=1, help="One round, counted from 1, for `adjudicate`.")]
AsLog = Annotated[bool, typer.Option("--log", help="With --round: the entries of the log, for `replay`.")]
To = Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Where to write; stdout without.")]
Copy = Annotated[Path, typer.Option("--to", metavar="FILE", help="A file that is not there yet.", show_default=False)]

Restored = Annotated[Path, typer.Argument(metavar="COPY", help="What `pitboss backup` wrote.", show_default=False)]
WithoutKey = Annotated[bool, typer.Option("--without-key", help="The key is lost: shoes in play will be declared lost.")]

Host = Annotated[str | None, typer.Option("--host", metavar="H", help="The address to listen on.", show_default=False)]
Port = Annotated[int | None, typer.Option("--port", metavar="P", min=0, max=65535, help="The port; 0 is any.", show_default=False)]
ServedStore = Annotated[
    str | None,
    typer.Option("--store", metavar="URL", help="sqlite:///PATH or postgresql://…; else the file in the data folder.", show_default=False),
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="A TOML file of settings; else settings.toml in the data folder.")
]
SetOne = Annotated[
    list[str], typer.Option("--set", metavar="NAME=VALUE", help="Any setting by its name: --set demo=no.", show_default=False)
]
Browser = Annotated[bool, typer.Option("--open", help="Open a browser at the pit, if there is one.")]


def serve(
    *,
    host: Host = None,
    port: Port = None,
    store: ServedStore = None,
    given: SetOne = [],  # noqa: B006  # Typer makes a list of its own for every call
    settings: SettingsFile = None,
    browser: Browser = False,
) -> None:
    """Serve the pit until told to stop."""
    from pitboss.cli.house.chosen import flags
    from pitboss.cli.house.serve import answer_serve

    answer_serve(flags(given, host=host, port=port, store=store), settings, in_browser=browser)


def settings(
    *,
    host: Host = None,
    port: Port = None,
    store: ServedStore = None,
    given: SetOne = [],  # noqa: B006
    settings: SettingsFile = None,
    json: Json = False,
) -> None:
    """List every setting with its value, where the value comes from, and what it means."""
    from pitboss.cli.house.chosen import flags
    from pitboss.cli.house.settings import answer_settings

    answer_settings(flags(given, host=host, port=port, store=store), settings, in_json=json)


def verify(store: StoreUrl = "", against: Against = None, json: Json = False) -> None:
    """Replay every log of a store; check chains, commands, postings, balances, snapshots and shuffles."""
    from pitboss.cli.house.verify import answer_verify

    answer_verify(store, against, in_json=json)


def export(
    table: Table, *, store: StoreUrl = "", shoe: ShoeNumber = None, round: RoundNumber = None, log: AsLog = False, to: To = None
) -> None:
    """Write a table, a shoe or a round to a file that can be replayed on another machine."""
    from pitboss.cli.house.export import Asked, answer_export

    answer_export(table, store, Asked(shoe, round, log), to)


def replay(file: File, json: Json = False) -> None:
    """Replay what was exported: check its hashes and money, and tell it with its rules."""
    from pitboss.cli.house.replay import answer_replay

    status = answer_replay(file, in_json=json)
    if status:
        raise typer.Exit(status)


fair = typer.Typer(help="The fair shuffle: published before the cut, shown at the end of the shoe.", epilog=examples("pitboss fair check"))
fair.callback()(lambda: None)


@command(
    fair,
    "check",
    "pitboss fair check",
    "pitboss fair check http://localhost:8000 vic-blackjack",
    short="Hold every shuffle to what was published before its cut.",
)
def check(file: MaybeLog = None, table: MaybeTable = None, store: StoreUrl = "", json: Json = False) -> None:
    """Check every shuffle that was shown against what was published, the cut and every card dealt; the house has no say in it."""
    from pitboss.cli.house.fair import answer_fair

    answer_fair(file, table, store, in_json=json)


def backup(to: Copy, store: StoreUrl = "") -> None:
    """Copy a store, in use or not, to one file, and verify the copy."""
    from pitboss.cli.house.backup import answer_backup

    answer_backup(store, to)


def restore(copy: Restored, store: StoreUrl = "", without_key: WithoutKey = False) -> None:
    """Put a copy where a store was or into an empty database: verified first, never beside a server that runs."""
    from pitboss.cli.house.restore import answer_restore

    answer_restore(copy, store, without_key=without_key)


def add(app: typer.Typer) -> None:
    """Put the commands around the house into the book of commands."""
    command(
        app, "serve", "pitboss serve", "pitboss serve --port 0 --open", short="Serve the pit to browsers until told to stop.", panel=OPEN
    )(serve)
    command(app, "settings", "pitboss settings", "pitboss settings --set demo=no", short="What can be set, and what it is.", panel=OPEN)(
        settings
    )
    command(app, "verify", "pitboss verify", short="Replay every log and check it.", panel=PROVE)(verify)
    command(
        app,
        "export",
        "pitboss export vic-blackjack --round 1 --to round.json",
        "pitboss export vic-blackjack --to table.json",
        short="Write a table, a shoe or a round to a file.",
        panel=PROVE,
    )(export)
    command(app, "replay", "pitboss replay table.json", short="Check and tell what was exported, on any machine.", panel=PROVE)(replay)
    app.add_typer(fair, name="fair", rich_help_panel=PROVE, short_help="Check that no shuffle was changed after its cut.")
    command(app, "backup", "pitboss backup --to copy.db", short="Copy a store, in use or not, to one file.", panel=PROVE)(backup)
    command(app, "restore", "pitboss restore copy.db", short="Put a copy back where a store was.", panel=PROVE)(restore)
