"""Every command of `pitboss`, walked from the first page down, with the examples its help page gives."""

from __future__ import annotations

from collections.abc import Iterator

import click
import typer

from pitboss.cli.help import PROMPT
from pitboss.cli.main import app

ROOT_COMMAND = typer.main.get_command(app)


def walked(command: click.Command = ROOT_COMMAND, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every page of help: the words that lead to it, and the command."""
    yield path, command
    if isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            yield from walked(command.commands[name], (*path, name))


def examples(command: click.Command) -> list[str]:
    """The lines that a help page says can be typed."""
    return [line.removeprefix(PROMPT) for line in (command.epilog or "").split("\n\n") if line.startswith(PROMPT)]
